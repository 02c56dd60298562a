import { TextLink } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { PriceBars } from '#prices/ui/price-bars.tsx'
import {
  HOW_COMPUTED,
  HOW_COMPUTED_TITLE,
  type ShownPrice,
  type ShownPrices,
  USUAL_SENTENCE,
  usualTitle,
} from '#prices/wording/usual-prices.ts'

interface UsualPricesProps {
  usual: ShownPrices
  /** Where all of them are, from a page that shows a few. */
  allPath?: string | null
}

/** After the figures of a trade in a city. */
export function UsualPrices({ usual, allPath }: UsualPricesProps) {
  return (
    <section
      aria-labelledby="lo-normal"
      className="mt-10 grid grid-cols-1 md:mt-14 md:grid-cols-[minmax(0,1fr)_auto] md:gap-x-6"
    >
      <div>
        <h2 id="lo-normal" className="type-h2 scroll-mt-16">
          {usualTitle(usual.ciudad)}
        </h2>
        <p className="mt-1 text-support text-ink-600 md:text-body">{USUAL_SENTENCE}</p>
      </div>
      <PriceCards usual={usual} className="md:order-3 md:col-span-2" />
      <HowComputed />
      {allPath && (
        <p className="md:order-4 md:col-span-2 md:mt-1">
          <TextLink to={allPath}>
            Todos los precios
            <Icon of="arrow-right" size={18} className="ml-2" />
          </TextLink>
        </p>
      )}
    </section>
  )
}

/** Columns on wide screens; on phones the first is open and the others are rows. */
function PriceCards({ usual: { prices, ends }, className }: { usual: ShownPrices; className: string }) {
  return (
    <ul
      className={`${className} mt-3.5 overflow-hidden rounded-16 border border-paper-200 bg-white max-md:divide-y max-md:divide-paper-200 md:mt-4 md:grid ${prices.length === 1 ? 'md:max-w-md' : prices.length === 2 ? 'md:grid-cols-2' : 'md:grid-cols-3'}`}
    >
      {prices.map((price, index) => (
        <li key={price.key} className="min-w-0 border-paper-200 md:-mt-px md:-ml-px md:border-t md:border-l">
          {index === 0 ? (
            <div className="px-4 py-3.5 md:px-6 md:py-5">
              <PriceFigures price={price} />
              <Scaled price={price} ends={ends} />
            </div>
          ) : (
            <FoldedPrice price={price} ends={ends} />
          )}
        </li>
      ))}
    </ul>
  )
}

interface PriceProps {
  price: ShownPrice
  ends: ShownPrices['ends']
}

function PriceFigures({ price: { name, range, visits } }: Pick<PriceProps, 'price'>) {
  return (
    <>
      <h3 className="text-label font-bold">{name}</h3>
      <p className="mt-1 text-24/7.5 font-extrabold tracking-[-0.022em]">{range}</p>
      <p className="text-support text-ink-600">{visits}</p>
    </>
  )
}

/** The bars over the ends of their scale. */
function Scaled({ price, ends: [from, until] }: PriceProps) {
  return (
    <div className="mt-3">
      <PriceBars price={price} className="h-12 md:h-14" />
      <p aria-hidden="true" className="mt-1 flex justify-between text-small text-ink-600">
        <span>{from}</span>
        <span>{until}</span>
      </p>
    </div>
  )
}

function FoldedPrice({ price, ends }: PriceProps) {
  const [low, high] = price.range.split(' a ')
  return (
    <details className="group unfolded-on-wide">
      <summary className="flex min-h-15 list-none items-center gap-3 px-4 py-2 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span className="block text-label font-bold">{price.name}</span>
          <span className="block text-support text-ink-600">{price.count}</span>
        </span>
        <span className="shrink-0 text-right text-label font-extrabold tracking-[-0.022em]">
          {low}
          {high && <span className="block">a {high}</span>}
        </span>
        <Icon of="chevron-down" size={18} className="shrink-0 text-petrol-600 group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-3.5 md:px-6 md:py-5">
        <div className="max-md:hidden">
          <PriceFigures price={price} />
        </div>
        <Scaled price={price} ends={ends} />
      </div>
    </details>
  )
}

/** Under the cards; on wide screens beside the title, and what it unfolds above the cards. */
export function HowComputed() {
  return (
    <details className="mt-1 md:contents md:[&::details-content]:order-2 md:[&::details-content]:col-span-2 md:[&:not([open])::details-content]:hidden">
      <summary className="inline-flex min-h-11 self-end md:order-1 list-none items-center gap-2 rounded-8 font-bold text-petrol-600 hover:text-petrol-700 [&::-webkit-details-marker]:hidden">
        <Icon of="info" size={18} />
        {HOW_COMPUTED_TITLE}
      </summary>
      <ul className="max-w-[42rem] list-disc pb-2 pl-5 md:pt-1.5 text-support text-ink-700">
        {HOW_COMPUTED.map(sentence => (
          <li key={sentence} className="mt-1.5">
            {sentence}
          </li>
        ))}
      </ul>
    </details>
  )
}
