import { HeroPortraits } from '#catalogue/ui/hero-portraits.tsx'
import { CATALOGUE_HEADLINE } from '#catalogue/wording/catalogue-texts.ts'

interface CatalogueHeroProps {
  /** The heading of pages by trade or city; null otherwise. */
  heading: string | null
  text: string
}

export function CatalogueHero({ heading, text }: CatalogueHeroProps) {
  return (
    <section className="on-dark tile-arcs text-white">
      <div className="container-page flex items-end justify-between gap-10 max-sm:min-h-43 md:h-42">
        <div className="self-center py-6 md:py-4">
          {heading && <p className="mb-1 text-label font-semibold text-petrol-200">{CATALOGUE_HEADLINE}</p>}
          <h1 className="max-w-md text-[1.875rem]/[2.0625rem] font-extrabold tracking-[-0.03em] md:max-w-none md:text-[2.75rem]/[3rem]">
            {heading ?? CATALOGUE_HEADLINE}
          </h1>
          <p className="mt-2 max-w-xl text-body text-petrol-100 md:text-lead">{text}</p>
        </div>
        <HeroPortraits />
      </div>
    </section>
  )
}
