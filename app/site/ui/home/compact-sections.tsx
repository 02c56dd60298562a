// What the home page shows to everybody, shorter below what is the viewer's own: rows that scroll, and two folds.
import type { ReactNode } from 'react'
import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import type { PublicReview } from '#reviews/domain/public-review.ts'
import { ReviewCard } from '#reviews/ui/review-card.tsx'
import { Steps } from '#site/ui/home/how-it-works.tsx'
import { BENEFIT_ICONS, ReasonTiles } from '#site/ui/home/marketing-sections.tsx'
import {
  BENEFITS,
  BENEFITS_LABEL,
  COUNTERS,
  COUNTERS_LABEL,
  REASONS_SUMMARY,
  REASONS_TITLE,
  STEPS_SUMMARY,
  STEPS_TITLE,
  TESTIMONIAL,
  TESTIMONIALS_TITLE,
} from '#site/wording/home-texts.ts'

const EDGE_ROW =
  'relative -mx-(--gutter) flex snap-x scroll-px-(--gutter) overflow-x-auto px-(--gutter) py-1 [scrollbar-width:none]'

/** It scrolls to the edges of the screen; its entries decide their widths. */
export const SCROLL_ROW = `${EDGE_ROW} lg:fade-sides`

export function BenefitsRow() {
  return (
    <section
      id="ofertas"
      tabIndex={-1}
      aria-label={BENEFITS_LABEL}
      className="container-page pt-4 outline-none"
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable from the keyboard. */}
      <ul aria-label={BENEFITS_LABEL} tabIndex={0} className={`${SCROLL_ROW} gap-2.5`}>
        {BENEFITS.map(({ topic, title, text }) => (
          <li
            key={topic}
            className="flex min-h-14 shrink-0 snap-start items-center gap-3 rounded-12 border border-paper-200 bg-white py-1.5 pr-4 pl-3.5 lg:flex-1"
          >
            <Icon of={BENEFIT_ICONS[topic]} size={20} className="text-petrol-600" />
            <p>
              <span className="block text-label/5 font-bold whitespace-nowrap">{title}</span>
              <span className="block text-small whitespace-nowrap text-ink-600">{text}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** How it works and why, each behind its title. A link to #servicios opens its fold. */
export function FoldedMarketing() {
  return (
    <div className="container-page mt-8 grid items-start gap-2.5 md:mt-12 lg:grid-cols-2 lg:gap-4">
      <Fold icon="layers" title={STEPS_TITLE} summary={STEPS_SUMMARY} id="servicios">
        <Steps />
      </Fold>
      <Fold icon="shield-check" title={REASONS_TITLE} summary={REASONS_SUMMARY} id="razones">
        <ReasonTiles />
      </Fold>
    </div>
  )
}

interface FoldProps {
  icon: IconName
  title: string
  summary: string
  /** Of what is folded: who follows a link to it opens the fold. */
  id: string
  children: ReactNode
}

function Fold({ icon, title, summary, id, children }: FoldProps) {
  return (
    <details className="group/fold rounded-16 border border-paper-200 bg-white open:bg-paper-50 lg:open:col-span-2">
      <summary className="flex min-h-14 list-none items-center gap-3 rounded-16 px-4 lg:min-h-16 [&::-webkit-details-marker]:hidden">
        <Icon of={icon} className="shrink-0 text-petrol-600" />
        <h2 className="min-w-0 flex-1 text-label/5 font-bold">{title}</h2>
        <span className="hidden text-support text-ink-600 sm:inline">{summary}</span>
        <Icon of="chevron-down" size={18} className="shrink-0 text-ink-600 group-open/fold:rotate-180" />
      </summary>
      <div id={id} tabIndex={-1} className="scroll-mt-24 px-4 pb-5 outline-none">
        {children}
      </div>
    </details>
  )
}

/** On wide screens all of it fits. */
const COUNTERS_ROW = `${EDGE_ROW} gap-6 border-y border-paper-200 lg:mx-0 lg:justify-between lg:px-0`

/** The figures in one line. */
export function CountersLine() {
  return (
    <section aria-label={COUNTERS_LABEL} className="container-page mt-8 md:mt-12">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable from the keyboard. */}
      <ul tabIndex={0} className={COUNTERS_ROW}>
        {COUNTERS.map(({ figure, label }) => (
          <li
            key={label}
            className="flex min-h-12 shrink-0 snap-start items-baseline gap-1.5 py-2.5 text-support whitespace-nowrap text-ink-600"
          >
            <strong className="text-20/6 font-extrabold tracking-[-0.022em] text-petrol-600">{figure}</strong>
            {label}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The latest reviews and the long testimonial in one row. */
export function VoicesRow({ reviews }: { reviews: readonly PublicReview[] }) {
  return (
    <section aria-labelledby="voces-titulo" className="container-page mt-8 md:mt-12">
      <h2 id="voces-titulo" className="type-h2">
        {TESTIMONIALS_TITLE}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable from the keyboard. */}
      <ul aria-label="Reseñas de clientes" tabIndex={0} className={`${SCROLL_ROW} mt-2 gap-3`}>
        {reviews.map(review => (
          <li key={review.id} className="flex w-[17rem] shrink-0 snap-start lg:w-[20rem]">
            <ReviewCard review={review} />
          </li>
        ))}
        <li className="flex w-[17rem] shrink-0 snap-start lg:w-[20rem]">
          <figure className="flex w-full flex-col rounded-16 bg-ink-900 p-[1.125rem] text-white md:p-5">
            <blockquote className="text-label/[1.4375rem] font-semibold">{TESTIMONIAL.quote}</blockquote>
            <figcaption className="mt-auto flex items-center gap-2.5 pt-5 text-support">
              <Avatar name={TESTIMONIAL.name} src={TESTIMONIAL.portrait} className="size-9 rounded-pill" />
              <span>
                <span className="block font-bold">{TESTIMONIAL.name}</span>
                <span className="block text-ink-300">{TESTIMONIAL.place}</span>
              </span>
            </figcaption>
          </figure>
        </li>
      </ul>
    </section>
  )
}
