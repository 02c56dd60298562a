import { HeroPortraits } from '#catalogue/ui/hero-portraits.tsx'
import { CATALOGUE_HEADLINE } from '#catalogue/wording/catalogue-texts.ts'

interface CatalogueHeroProps {
  /** The heading of pages by trade or city; null otherwise. */
  heading: string | null
  text: string
  /** There is a search: on phones the hero is one line, so that the first result is on the first screen. */
  searched?: boolean
}

const LARGE = 'type-h1-hero max-w-md md:max-w-none'
const ONE_LINE = 'max-md:max-w-none max-md:truncate max-md:text-body max-md:tracking-[-0.022em]'
const ABOVE = 'mb-1 block text-label font-semibold tracking-normal text-petrol-200'

export function CatalogueHero({ heading, text, searched = false }: CatalogueHeroProps) {
  return (
    <section className="on-dark tile-arcs text-white">
      <div
        className={`container-page flex items-end justify-between gap-10 md:h-42 ${searched ? 'max-md:h-11' : 'max-sm:min-h-43'}`}
      >
        <div className={`min-w-0 self-center md:py-4 ${searched ? '' : 'max-md:py-6'}`}>
          {searched ? (
            <h1 className={`${LARGE} ${ONE_LINE}`}>
              {heading ? (
                <>
                  <span className="md:mb-1 md:block md:text-label md:font-semibold md:tracking-normal md:text-petrol-200">
                    {CATALOGUE_HEADLINE}
                  </span>
                  <span className="max-md:sr-only"> {heading}</span>
                </>
              ) : (
                CATALOGUE_HEADLINE
              )}
            </h1>
          ) : (
            <>
              {heading && <p className={ABOVE}>{CATALOGUE_HEADLINE}</p>}
              <h1 className={LARGE}>{heading ?? CATALOGUE_HEADLINE}</h1>
            </>
          )}
          <p
            className={`mt-2 max-w-xl text-body text-petrol-100 md:text-lead ${searched ? 'max-md:hidden' : ''}`}
          >
            {text}
          </p>
        </div>
        <HeroPortraits />
      </div>
    </section>
  )
}
