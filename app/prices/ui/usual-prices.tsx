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
  /** What follows from them: all prices, or who does it. */
  link?: { readonly label: string; readonly to: string } | null
}

/** After the figures of a trade in a city. */
export function UsualPrices({ usual, link }: UsualPricesProps) {
  return (
    <section
      aria-labelledby="lo-normal"
      className={`mt-10 grid grid-cols-1 md:mt-14 md:gap-x-6 ${link ? 'md:grid-cols-[minmax(0,1fr)_auto_auto]' : 'md:grid-cols-[minmax(0,1fr)_auto]'}`}
    >
      <div>
        <h2 id="lo-normal" className="type-h2 scroll-mt-16">
          {usualTitle(usual.ciudad)}
        </h2>
        <p className="mt-1 text-support text-ink-600 md:text-body">{USUAL_SENTENCE}</p>
      </div>
      <PriceCards usual={usual} className="md:order-3 md:col-span-full" />
      <HowComputed />
      {link && (
        <p className="md:order-1 md:self-end">
          <TextLink to={link.to}>
            {link.label}
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
  return (
    <details className="group unfolded-on-wide">
      <summary className="flex min-h-15 list-none items-center gap-3 px-4 py-2 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span className="block text-label font-bold">{price.name}</span>
          <span className="block text-support text-ink-600">{price.count}</span>
        </span>
        <StackedRange range={price.range} />
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

/** '$ 60.000' over 'a $ 120.000', at the end of a row. */
export function StackedRange({ range }: { range: string }) {
  const [low, high] = range.split(' a ')
  return (
    <span className="shrink-0 text-right text-label font-extrabold tracking-[-0.022em]">
      {low}
      {high && <span className="block"> a {high}</span>}
    </span>
  )
}

/** Under the cards; on wide screens beside the title, and what it unfolds above the cards. */
export function HowComputed() {
  return (
    <details className="mt-1 md:contents md:[&::details-content]:order-2 md:[&::details-content]:col-span-full md:[&:not([open])::details-content]:hidden">
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
