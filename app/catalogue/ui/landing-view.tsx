import type { CatalogueCard } from '#catalogue/domain/catalogue-card.ts'
import type { LandingReview } from '#catalogue/domain/landing-facts.ts'
import { TechnicianGrid } from '#catalogue/ui/card/technician-grid.tsx'
import { LandingHero, type LandingHeroProps, LandingLinks } from '#catalogue/ui/landing-parts.tsx'
import type { FactText, LandingLinks as Links, Question } from '#catalogue/wording/landing-texts.ts'
import { TextLink } from '#platform/ui/basics/button.tsx'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { reviewDateText } from '#platform/wording/dates.ts'
import { firstNameOf, technicianName } from '#platform/wording/person-names.ts'
import { UsualPrices } from '#prices/ui/usual-prices.tsx'
import type { ShownPrices } from '#prices/wording/usual-prices.ts'
import { ReviewCard } from '#reviews/ui/review-card.tsx'

interface LandingViewProps extends LandingHeroProps {
  facts: readonly FactText[]
  /** Null where too few were paid, or without a trade and a city. */
  usual: ShownPrices | null
  /** All usual prices of this trade in this city. */
  pricesPath: string | null
  listTitle: string
  technicians: readonly CatalogueCard[]
  /** The catalogue with the filters of this page. */
  comparePath: string
  links: Links
  questions: readonly Question[]
  reviews: readonly LandingReview[]
  today: string
}

const COLUMNS = 'mt-4 grid gap-3.5 sm:grid-cols-2 sm:gap-5 md:grid-cols-3 lg:gap-6'

/** A page by trade and city. */
export function LandingView(props: LandingViewProps) {
  const { technicians, comparePath, questions, reviews, today } = props
  return (
    <>
      <LandingHero crumbs={props.crumbs} heading={props.heading} sentence={props.sentence} hasFacts />
      <div className="container-page">
        <FactsCard facts={props.facts} />
        {props.usual && (
          <UsualPrices
            usual={props.usual}
            link={props.pricesPath === null ? null : { label: 'Todos los precios', to: props.pricesPath }}
          />
        )}
        <section aria-labelledby="tecnicos" className="mt-10 md:mt-14">
          <div className="flex flex-wrap items-center justify-between gap-x-6">
            <h2 id="tecnicos" className="type-h2">
              {props.listTitle}
            </h2>
            <TextLink to={comparePath}>
              Filtrar y comparar
              <Icon of="arrow-right" size={18} className="ml-2" />
            </TextLink>
          </div>
          <TechnicianGrid
            technicians={technicians}
            today={today}
            className={COLUMNS}
            photoSizes="(width >= 80rem) 23.125rem, (width >= 56.25rem) 33vw, 50vw"
            eagerCount={technicians.length}
          />
        </section>
        <LandingLinks {...props.links} />
        <div className="mt-12 grid gap-12 md:mt-14 md:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] lg:grid-cols-[minmax(0,1fr)_27rem] lg:gap-16">
          <Questions questions={questions} />
          <LandingReviews reviews={reviews} today={today} />
        </div>
      </div>
    </>
  )
}

const ICONS: Record<FactText['topic'], IconName> = {
  people: 'users',
  price: 'receipt',
  hour: 'clock',
  rating: 'star',
}

/** Rows on a phone, two by two on a tablet, side by side on a wide screen. */
function FactsCard({ facts }: { facts: readonly FactText[] }) {
  return (
    <ul
      aria-label="En cifras"
      className="relative -mt-9 grid rounded-16 border border-paper-200 bg-white px-4 py-1.5 shadow-2 sm:grid-cols-2 sm:gap-x-4 sm:gap-y-5 sm:p-6 md:flex md:gap-0"
    >
      {facts.map(fact => (
        <li
          key={fact.topic}
          className="min-w-0 border-paper-200 py-2.5 not-first:border-t sm:flex sm:gap-3.5 sm:py-0 sm:not-first:border-t-0 md:flex-auto md:not-first:border-l md:not-first:pl-6 md:not-last:pr-4"
        >
          <Fact {...fact} />
        </li>
      ))}
    </ul>
  )
}

/** On a phone the icon is beside the label and the note at the right of the value. */
function Fact({ topic, label, value, note }: FactText) {
  return (
    <>
      <span className="hidden size-11 shrink-0 place-items-center rounded-12 bg-petrol-50 text-petrol-600 sm:grid">
        <Icon of={ICONS[topic]} size={22} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-1.5 text-support text-ink-600">
          <Icon of={ICONS[topic]} size={16} className="text-petrol-600 sm:hidden" />
          {label}
        </p>
        <div className="flex flex-wrap items-baseline gap-x-3 sm:block">
          <p className="text-17/6 font-extrabold tracking-[-0.022em] md:text-20">{value}</p>
          {note && <p className="grow basis-18 text-right text-support text-ink-600 sm:text-left">{note}</p>}
        </div>
      </div>
    </>
  )
}

const OPEN_AT_FIRST = 2

function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <section aria-labelledby="preguntas" className="min-w-0">
      <h2 id="preguntas" className="type-h2">
        Lo que la gente pregunta
      </h2>
      <div className="mt-4 border-t border-paper-200">
        {questions.map(({ question, answer }, index) => (
          <details key={question} open={index < OPEN_AT_FIRST} className="group border-b border-paper-200">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-8 py-3.5 hover:text-petrol-700 [&::-webkit-details-marker]:hidden">
              <h3 className="text-body font-bold">{question}</h3>
              <Icon of="chevron-down" size={18} className="text-petrol-600 group-open:rotate-180" />
            </summary>
            <p className="max-w-[42rem] pb-5 text-ink-700">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}

interface LandingReviewsProps {
  reviews: readonly LandingReview[]
  today: string
}

function LandingReviews({ reviews, today }: LandingReviewsProps) {
  if (reviews.length === 0) return null
  return (
    <section aria-labelledby="resenas" className="min-w-0">
      <h2 id="resenas" className="type-h2">
        Lo que cuentan
      </h2>
      <ul className="mt-4 grid gap-3.5">
        {reviews.map(review => (
          <li key={review.id} className="flex">
            <ReviewCard
              review={review}
              note={`a ${firstNameOf(technicianName(review.technicianName))} · ${reviewDateText(review.date, today)}`}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
