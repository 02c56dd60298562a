import type { PublicReview } from '#reviews/domain/public-review.ts'
import { ReviewCard } from '#reviews/ui/review-card.tsx'
import { SectionHeading } from '#site/ui/home/section-heading.tsx'
import { TESTIMONIAL, TESTIMONIALS_TITLE } from '#site/wording/home-testimonials.ts'

/** One long testimonial and, beside it, the latest reviews. */
export function Testimonials({ reviews }: { reviews: readonly PublicReview[] }) {
  return (
    <section aria-labelledby="voces-titulo" className="container-page mt-16 md:mt-24">
      <SectionHeading id="voces-titulo" title={TESTIMONIALS_TITLE} />
      <div className="mt-5 grid grid-cols-1 gap-4 md:mt-7 md:gap-6 lg:grid-cols-[25rem_minmax(0,1fr)]">
        <Testimonial />
        {reviews.length > 0 && <Reviews reviews={reviews} />}
      </div>
    </section>
  )
}

function Testimonial() {
  return (
    <figure className="rounded-20 bg-ink-900 p-6 text-white sm:max-lg:flex sm:max-lg:gap-8 md:p-9">
      <img
        src={TESTIMONIAL.portrait}
        alt=""
        width="288"
        height="306"
        loading="lazy"
        className="arch-standing aspect-[.92] w-21 shrink-0 self-start object-cover object-bottom sm:w-37"
      />
      <div>
        <blockquote className="mt-5 text-[1.375rem]/[1.875rem] font-bold tracking-[-0.022em] text-pretty sm:max-lg:mt-0 lg:mt-7 lg:text-[1.75rem]/[2.3125rem]">
          {TESTIMONIAL.quote}
        </blockquote>
        <figcaption className="mt-4 text-label/[1.4375rem] lg:mt-5">
          <span className="block font-bold">{TESTIMONIAL.name}</span>
          <span className="block text-ink-300">{TESTIMONIAL.place}</span>
        </figcaption>
      </div>
    </figure>
  )
}

/** On a phone a horizontal scroller. */
function Reviews({ reviews }: { reviews: readonly PublicReview[] }) {
  return (
    // biome-ignore-start lint/a11y/noNoninteractiveTabindex: a scroller must be reachable from the keyboard.
    <ul
      aria-label="Reseñas de clientes"
      tabIndex={0}
      className="relative -mx-(--gutter) flex snap-x snap-mandatory scroll-px-(--gutter) gap-3 overflow-x-auto px-(--gutter) pb-2 sm:mx-0 sm:grid sm:snap-none sm:grid-cols-2 sm:gap-4 sm:overflow-visible sm:px-0 sm:pb-0 md:grid-cols-3"
    >
      {reviews.map(review => (
        <li key={review.id} className="flex w-[17rem] shrink-0 snap-start sm:w-auto">
          <ReviewCard review={review} />
        </li>
      ))}
    </ul>
    // biome-ignore-end lint/a11y/noNoninteractiveTabindex: as above.
  )
}
