// 'Lo normal en Bogotá', in words. It tells what was paid and never judges a price.

import { filterPriceText, numberText } from '#platform/wording/price.ts'
import {
  barsOn,
  type PriceBar,
  type PriceScale,
  scaleOf,
  USUAL,
  type UsualPrice,
} from '#prices/domain/usual-price.ts'

export const USUAL_SENTENCE = `Lo que de verdad se pagó, repuestos incluidos, en los últimos ${USUAL.months} meses.`

export const usualTitle = (ciudad: string) => `Lo normal en ${ciudad}`

type PriceRange = Pick<UsualPrice, 'low' | 'high'>

/** '$ 75.000 a $ 220.000', or one price. */
export function usualRangeText({ low, high }: PriceRange): string {
  return low === high ? filterPriceText(low) : `${filterPriceText(low)} a ${filterPriceText(high)}`
}

export function receiptVisitsText(visits: number): string {
  return `${numberText(visits)} visitas con comprobante`
}

/** '14 visitas' */
export const visitsText = ({ visits }: Pick<UsualPrice, 'visits'>) => `${numberText(visits)} visitas`

export const HOW_COMPUTED_TITLE = 'Cómo lo calculamos'

export const HOW_COMPUTED: readonly string[] = [
  `Sumamos los comprobantes de las visitas que se hicieron y se pagaron en esta ciudad en los últimos ${USUAL.months} meses. Si uno se corrigió, cuenta una sola vez, ya corregido.`,
  'Las visitas de garantía y los cobros en disputa no cuentan.',
  `El rango deja por fuera la décima parte más barata y la décima más cara, y va redondeado a ${filterPriceText(USUAL.roundedTo)}.`,
  `Cada barra es un tramo de ${filterPriceText(USUAL.barWidth)}, o más ancho si los precios varían mucho. Lo que se sale del todo queda en la barra de la punta.`,
  'Con menos de cinco visitas, o de tres técnicos, no mostramos nada. Nunca usamos los precios de otra ciudad.',
  'Lo calculamos cada noche, sin nombres ni direcciones.',
]

export interface PriceInWords {
  readonly name: string
  readonly range: string
  readonly visits: string
}

/** One trouble, as it is shown. */
export interface ShownPrice extends PriceInWords {
  readonly key: string
  /** '14 visitas' */
  readonly count: string
  /** The bars, read out. */
  readonly label: string
  readonly bars: readonly PriceBar[]
}

export interface ShownPrices {
  readonly ciudad: string
  /** Most visits first; at least one. */
  readonly prices: readonly ShownPrice[]
  /** The ends of the scale that all of them share. */
  readonly ends: readonly [from: string, until: string]
}

/** Null for none: then nothing is said. */
export function shownPrices(prices: readonly UsualPrice[]): ShownPrices | null {
  const [first] = prices
  if (!first) return null
  const scale = scaleOf(prices)
  return {
    ciudad: first.ciudad,
    prices: prices.map(price => shownPrice(price, scale)),
    ends: [filterPriceText(scale.from), filterPriceText(scale.until)],
  }
}

export function shownPrice(price: UsualPrice, scale: PriceScale = scaleOf([price])): ShownPrice {
  const { trade, trouble, ciudad } = price
  const words = priceInWords(price)
  return {
    ...words,
    key: `${trade} ${trouble.key}`,
    count: visitsText(price),
    label: `${trouble.name} en ${ciudad}: ${words.range}, ${words.visits}.`,
    bars: barsOn(scale, price),
  }
}

/** Where no bars are drawn. */
export const priceInWords = (price: UsualPrice): PriceInWords => ({
  name: price.trouble.name,
  range: usualRangeText(price),
  visits: receiptVisitsText(price.visits),
})
