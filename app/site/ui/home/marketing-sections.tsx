import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import type { PublicReview } from '#reviews/domain/public-review.ts'
import { ReviewCard } from '#reviews/ui/review-card.tsx'
import { SectionHeading } from '#site/ui/home/section-heading.tsx'
import {
  BENEFITS,
  BENEFITS_LABEL,
  type BenefitTopic,
  COUNTERS,
  COUNTERS_LABEL,
  PLAIN_REASONS,
  REASONS_TITLE,
  type ReasonTopic,
  SUPPORT_REASON,
  TESTIMONIAL,
  TESTIMONIALS_TITLE,
  VERIFIED_REASON,
} from '#site/wording/home-texts.ts'

export const BENEFIT_ICONS: Record<BenefitTopic, IconName> = {
  discounts: 'percent',
  express: 'timer',
  support: 'headphones',
  guarantee: 'shield-check',
}

/** Four benefits in one card with dividers. */
export function Benefits() {
  return (
    <section
      id="ofertas"
      tabIndex={-1}
      aria-label={BENEFITS_LABEL}
      className="container-page pt-5 outline-none md:pt-6"
    >
      <ul className="grid divide-y divide-paper-200 rounded-20 border border-paper-200 bg-white px-[1.125rem] shadow-2 sm:grid-cols-2 sm:divide-y-0 sm:p-3 lg:grid-cols-4 lg:divide-x lg:p-0 lg:py-5.5">
        {BENEFITS.map(({ topic, title, text }) => (
          <li
            key={topic}
            className="flex items-center gap-3.5 py-3.5 sm:p-4 lg:py-1 lg:pr-2 lg:pl-5 lg:first:pl-7"
          >
            <span className="grid size-12 shrink-0 place-items-center rounded-12 bg-petrol-50 text-petrol-600">
              <Icon of={BENEFIT_ICONS[topic]} size={22} />
            </span>
            <p>
              <span className="block font-bold">{title}</span>
              <span className="block text-support text-ink-600">{text}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const REASON_ICONS: Record<ReasonTopic, IconName> = {
  price: 'receipt',
  booking: 'calendar-check',
  reviews: 'star',
  guarantee: 'shield-check',
}

/** A bento grid of six: one with portraits, one with a conversation, four with an icon. */
export function Reasons() {
  return (
    <section aria-labelledby="razones-titulo" className="container-page mt-14 md:mt-20">
      <SectionHeading id="razones-titulo" title={REASONS_TITLE} />
      <ReasonTiles />
    </section>
  )
}

/** The six tiles. */
export function ReasonTiles() {
  return (
    <ul className="mt-5 grid grid-cols-2 gap-3 md:mt-7 md:grid-cols-4 md:gap-5">
      <VerifiedReason />
      {PLAIN_REASONS.map(reason => (
        <li
          key={reason.topic}
          className="rounded-20 border border-paper-200 bg-white p-4 shadow-1 md:min-h-52 md:p-[1.625rem]"
        >
          <IconTile icon={REASON_ICONS[reason.topic]} className="bg-petrol-50 text-petrol-600" />
          <h3 className="mt-3 type-h3 md:mt-[1.125rem]">{reason.title}</h3>
          <p className="mt-1 text-support/5 text-ink-600 md:text-label/[1.4375rem]">{reason.text}</p>
        </li>
      ))}
      <SupportReason />
    </ul>
  )
}

function IconTile({ icon, className }: { icon: IconName; className: string }) {
  return (
    <span className={`grid size-[2.625rem] place-items-center rounded-12 md:size-12 ${className}`}>
      <Icon of={icon} size={22} />
    </span>
  )
}

function VerifiedReason() {
  return (
    <li className="tile-soft col-span-2 flex flex-col gap-x-6 overflow-hidden rounded-20 px-[1.375rem] pt-[1.375rem] text-white sm:flex-row sm:justify-between md:pt-[1.625rem] md:pl-[1.625rem]">
      <div className="max-w-md pb-5 md:max-w-[14rem] md:pb-6">
        <IconTile icon="badge-check" className="bg-primary-400 text-ink-900" />
        <h3 className="mt-4 text-24/7.5 font-extrabold tracking-[-0.022em]">{VERIFIED_REASON.title}</h3>
        <p className="mt-1.5 text-label/[1.4375rem] text-petrol-50">{VERIFIED_REASON.text}</p>
      </div>
      <div aria-hidden="true" className="flex items-end justify-center gap-2 self-stretch sm:self-end">
        {VERIFIED_REASON.people.map((src, index) => (
          <img
            key={src}
            src={src}
            alt=""
            width="288"
            height="306"
            loading="lazy"
            className={`arch-standing min-w-0 flex-1 object-cover object-bottom sm:w-[5.25rem] sm:flex-none ${index === 1 ? 'aspect-[.7] sm:aspect-[.61]' : 'aspect-[.82] sm:aspect-[.73]'}`}
          />
        ))}
      </div>
    </li>
  )
}

function SupportReason() {
  return (
    <li className="col-span-2 gap-6 rounded-20 border border-primary-200 bg-primary-100 p-[1.375rem] sm:flex sm:items-center sm:justify-between md:p-[1.625rem]">
      <div className="sm:max-w-[13rem]">
        <IconTile icon="headphones" className="bg-white text-petrol-600" />
        <h3 className="mt-4 type-h3">{SUPPORT_REASON.title}</h3>
        <p className="mt-1 text-label/[1.4375rem] text-ink-700">{SUPPORT_REASON.text}</p>
      </div>
      <div aria-hidden="true" className="mt-4 grid gap-2 text-label/[1.3125rem] sm:mt-0 sm:max-w-[18rem]">
        <p className="ml-7 max-w-[17.125rem] justify-self-end rounded-16 rounded-br-[0.25rem] bg-petrol-600 px-3.5 py-2.5 text-white">
          {SUPPORT_REASON.question}
        </p>
        <p className="mr-7 max-w-[17.125rem] justify-self-start rounded-16 rounded-bl-[0.25rem] bg-white px-3.5 py-2.5">
          {SUPPORT_REASON.answer}
        </p>
      </div>
    </li>
  )
}

export function Counters() {
  return (
    <section aria-label={COUNTERS_LABEL} className="container-page mt-14 md:mt-[5.5rem]">
      <dl className="grid grid-cols-2 gap-x-5 gap-y-8 border-y-2 border-ink-900 py-7 sm:grid-cols-3 md:flex md:justify-between md:py-10">
        {COUNTERS.map(({ figure, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end max-sm:last:odd:col-span-2 max-sm:last:odd:flex-row-reverse max-sm:last:odd:items-baseline max-sm:last:odd:gap-2.5"
          >
            <dt className="text-label text-ink-600">{label}</dt>
            <dd className="type-counter text-petrol-600">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

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
        <blockquote className="mt-5 text-22/7.5 font-bold tracking-[-0.022em] text-pretty sm:max-lg:mt-0 lg:mt-7 lg:text-28/9.25">
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
