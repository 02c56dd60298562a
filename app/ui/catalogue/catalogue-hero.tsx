import { CATALOGUE_HEADLINE } from '#content/catalogue-texts.ts'

interface CatalogueHeroProps {
  /** The heading of pages by trade or city; null otherwise. */
  heading: string | null
  text: string
}

const PORTRAITS = [
  { file: 'helmet-woman', classes: 'h-31 bg-tint-mist' },
  { file: 'oscar-ivan', classes: 'h-35.5 bg-tint-olive' },
  { file: 'sandra', classes: 'h-31 bg-tint-steel' },
  { file: 'nelson', classes: 'h-35.5 bg-tint-sage' },
] as const

export function CatalogueHero({ heading, text }: CatalogueHeroProps) {
  return (
    <section className="on-dark tile-arcs text-white">
      <div className="container-page flex items-end justify-between gap-10 md:h-42">
        <div className="self-center py-6 md:py-4">
          {heading && <p className="mb-1 text-label font-semibold text-petrol-200">{CATALOGUE_HEADLINE}</p>}
          <h1 className="max-w-md text-[1.875rem]/[2.0625rem] font-extrabold tracking-[-0.03em] md:max-w-none md:text-[2.75rem]/[3rem]">
            {heading ?? CATALOGUE_HEADLINE}
          </h1>
          <p className="mt-2 max-w-xl text-body text-petrol-100 md:text-lead">{text}</p>
        </div>
        <div aria-hidden="true" className="hidden shrink-0 items-end gap-3.5 lg:flex">
          {PORTRAITS.map(({ file, classes }) => (
            <span key={file} className={`arch-standing flex w-27 ${classes}`}>
              <img
                src={`/people/${file}.svg`}
                width={288}
                height={306}
                alt=""
                className="size-full object-cover object-top"
              />
            </span>
          ))}
        </div>
      </div>
    </section>
  )
}
