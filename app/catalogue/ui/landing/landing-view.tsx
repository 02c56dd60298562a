import type { CatalogueCard } from '#catalogue/domain/catalogue-card.ts'
import type { LandingReview } from '#catalogue/domain/landing-facts.ts'
import { TechnicianGrid } from '#catalogue/ui/card/technician-grid.tsx'
import { FactsCard } from '#catalogue/ui/landing/facts-card.tsx'
import { LandingHero, type LandingHeroProps } from '#catalogue/ui/landing/landing-hero.tsx'
import { LandingLinks } from '#catalogue/ui/landing/landing-links.tsx'
import { LandingReviews } from '#catalogue/ui/landing/landing-reviews.tsx'
import { Questions } from '#catalogue/ui/landing/questions.tsx'
import type { LandingLinks as Links } from '#catalogue/wording/landing/landing-links.ts'
import type { Question } from '#catalogue/wording/landing/landing-questions.ts'
import type { FactText } from '#catalogue/wording/landing/landing-texts.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { TextLink } from '#platform/ui/basics/text-link.tsx'

interface LandingViewProps extends LandingHeroProps {
  facts: readonly FactText[]
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
      <LandingHero crumbs={props.crumbs} heading={props.heading} sentence={props.sentence} />
      <div className="container-page">
        <FactsCard facts={props.facts} />
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
