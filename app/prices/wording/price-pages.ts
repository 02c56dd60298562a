// Headings, crumbs, meta tags and structured data of /precios and its pages: only what the page shows.
import { BRAND } from '#platform/wording/brand.ts'
import { listText } from '#platform/wording/list-text.ts'
import { breadcrumbs, publicPageMeta } from '#platform/wording/page-meta.ts'
import { numberText } from '#platform/wording/price.ts'
import { PRICES_PATH, pricesPath } from '#prices/domain/price-paths.ts'
import { USUAL, type UsualPrice } from '#prices/domain/usual-price.ts'
import { receiptVisitsText, USUAL_SENTENCE, usualRangeText } from '#prices/wording/usual-prices.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'

/** Null, null: all trades. */
export interface PriceSubject {
  readonly trade: SpecialtyLabel | null
  readonly ciudad: string | null
}

/** 'lavadoras y secadoras', 'iluminación LED' */
function tradeInSentence(trade: SpecialtyLabel): string {
  const words = trade.replace(' / ', ' y ').split(' ')
  return words
    .map(word => (word.length > 1 && word === word.toUpperCase() ? word : word.toLowerCase()))
    .join(' ')
}

/** 'Precios de plomería en Bogotá' */
export function pricesHeading({ trade, ciudad }: PriceSubject): string {
  if (trade === null) return 'Cuánto cuesta un arreglo'
  return `Precios de ${tradeInSentence(trade)}${ciudad === null ? '' : ` en ${ciudad}`}`
}

interface PricesCrumb {
  readonly name: string
  readonly path: string
}

/** The last one is the page itself. */
export function pricesCrumbs({ trade, ciudad }: PriceSubject): PricesCrumb[] {
  const crumbs = [{ name: 'Precios', path: PRICES_PATH }]
  if (trade !== null) crumbs.push({ name: trade, path: pricesPath(trade) ?? PRICES_PATH })
  if (trade !== null && ciudad !== null)
    crumbs.push({ name: ciudad, path: pricesPath(trade, ciudad) ?? PRICES_PATH })
  return crumbs
}

/** '6 arreglos, 86 visitas con comprobante.' */
export function pricesSentence(prices: readonly UsualPrice[]): string {
  const visits = prices.reduce((sum, price) => sum + price.visits, 0)
  const repairs = prices.length === 1 ? 'Un arreglo' : `${numberText(prices.length)} arreglos`
  return `${repairs}, ${receiptVisitsText(visits)} en los últimos ${USUAL.months} meses.`
}

const NAMED_CITIES = 3

/** 'Bogotá, Soacha, Chía y 4 más' */
export function someCitiesText(cities: readonly string[]): string {
  const left = cities.length - NAMED_CITIES
  if (left <= 1) return listText(cities)
  return `${cities.slice(0, NAMED_CITIES).join(', ')} y ${numberText(left)} más`
}

export const NO_PRICES_TEXT =
  'Mostramos lo normal desde cinco visitas pagadas de tres técnicos, con comprobante. Nunca usamos los precios de otra ciudad.'

/** 'Todavía no hay precios de plomería en Leticia' */
export function noPricesTitle({ trade, ciudad }: PriceSubject): string {
  const what = trade === null ? '' : ` de ${tradeInSentence(trade)}`
  return `Todavía no hay precios${what}${ciudad === null ? '' : ` en ${ciudad}`}`
}

interface PricesMeta {
  readonly subject: PriceSubject
  /** Of a trade in a city, else none. */
  readonly prices: readonly UsualPrice[]
  /** The page shows something. */
  readonly isKnown: boolean
}

export function pricesMeta({ subject, prices, isKnown }: PricesMeta, origin: string) {
  const crumbs = pricesCrumbs(subject)
  const path = crumbs.at(-1)?.path ?? PRICES_PATH
  const title = pricesHeading(subject)
  return [
    ...publicPageMeta({
      title,
      description: descriptionOf(subject, prices),
      origin,
      path,
      indexed: isKnown,
    }),
    breadcrumbs(origin, [{ name: 'Inicio', path: '/' }, ...crumbs]),
    ...(subject.ciudad === null || prices.length === 0
      ? []
      : [dataset(title, subject.ciudad, prices, origin + path)]),
  ]
}

const NAMED_PRICES = 3

/** 'Destape de cañería: $ 60.000 a $ 120.000. …' */
function descriptionOf({ ciudad }: PriceSubject, prices: readonly UsualPrice[]): string {
  if (ciudad === null || prices.length === 0) return `${USUAL_SENTENCE} Por oficio, arreglo y ciudad.`
  const named = prices.slice(0, NAMED_PRICES).map(price => `${price.trouble.name}: ${usualRangeText(price)}.`)
  return `${named.join(' ')} ${USUAL_SENTENCE}`
}

/** schema.org Dataset: what was paid is no offer of anybody. */
function dataset(name: string, ciudad: string, prices: readonly UsualPrice[], url: string) {
  const computedAt = prices[0]?.computedAt
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'Dataset',
      name,
      description: `${USUAL_SENTENCE} De la décima a la nonagésima parte de los comprobantes de visitas en ${ciudad}.`,
      url,
      inLanguage: 'es-CO',
      isAccessibleForFree: true,
      ...(computedAt && { dateModified: computedAt.toISOString() }),
      creator: { '@type': 'Organization', name: BRAND.name },
      spatialCoverage: { '@type': 'City', name: ciudad, addressCountry: 'CO' },
      variableMeasured: prices.map(({ trouble, low, high }) => ({
        '@type': 'PropertyValue',
        name: trouble.name,
        minValue: low,
        maxValue: high,
        unitText: 'COP',
      })),
    },
  }
}
