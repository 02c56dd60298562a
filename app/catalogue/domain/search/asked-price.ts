// D43: the price that the text of a search asks for: 'menos de 60 mil', 'entre 50 y 90 mil', 'tengo 50 lucas', 'barato'.
import type { CatalogueFilters, CatalogueOrder } from '#catalogue/domain/catalogue-filters.ts'

export type AskedPrice = Pick<CatalogueFilters, 'minPrecio' | 'maxPrecio'>

/** Amounts that a visit may cost; above it is not about a price here. */
const LOWEST = 5_000
const HIGHEST = 20_000_000

const TENS: Record<string, number> = {
  diez: 10,
  quince: 15,
  veinte: 20,
  veinticinco: 25,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
  cien: 100,
  ciento: 100,
  doscientos: 200,
  trescientos: 300,
}
const NUMBER = `(?:\\$ ?)?(?:\\d{1,9}(?: \\d{3}){0,2}|${Object.keys(TENS).join('|')})(?: y cinco)?`
const SCALE = '(?: ?(?:mil|k|lucas?|luquitas|barras|millon(?:es)?|palos))?(?: ?(?:pesos|cop|pesitos))?'
/** 'de 12 mil btu' is no price. */
const NO_UNIT =
  '(?! ?(?:btu|kilos?|kg|pulgadas?|metros?|mts?|m2|litros?|watts?|w|voltios?|cm|mm|grados|lumens|horas?|dias?|anos?|am|pm)\\b)(?=\\s|$)'
const amount = (name: string) => `(?<${name}>${NUMBER}${SCALE})${NO_UNIT}`

const MOST =
  '(?:(?:que )?no (?:me )?(?:cobre|cueste|valga|pase|supere|salga|cobren|pasen|suba|exceda|llegue)(?: de| a)?(?: en)?(?: mas)?(?: de| a)?|(?:no )?mas barato (?:de|que)|por menos de|menos de|menor(?:es)? (?:de|a)|inferior a|por debajo de|no mas de|maximo(?: de)?|max|como mucho|a lo sumo|tope(?: de)?|hasta(?: por)?|solo tengo|tengo|cuento con|(?:mi )?presupuesto(?: es)?(?: maximo)?(?: de)?|pago(?: hasta)?|puedo pagar(?: hasta)?|por(?: unos)?|que cobren?(?: como)?|de a|unos|como)'
const LEAST = '(?:mas de|desde|minimo|a partir de|por encima de)'
const RULES: readonly RegExp[] = [
  new RegExp(`^(?:entre|de|desde) ${amount('low')} (?:y|a|hasta|o) ${amount('high')}`),
  new RegExp(`^${MOST} (?:los |unos |de )?${amount('high')}`),
  new RegExp(`^${LEAST} ${amount('low')}`),
  new RegExp(
    `^(?<high>(?:\\$ ?)?${NUMBER}(?: ?(?:mil|k|lucas?|luquitas|barras))?) (?:pesos|pesitos|maximo|max|como mucho|o menos|de presupuesto)(?=\\s|$)`,
  ),
  /^(?<high>\$ ?\d{1,9}(?: \d{3}){0,2}(?: ?(?:mil|k))?|\d{2,3} ?(?:k|lucas?|luquitas|barras))(?=\s|$)/,
]

const CHEAP =
  /^(?:(?:el|la|los|las|lo) )?(?:(?:mas|muy|bien|super) )?(?:(?:barat|economic|ekonomic|economiqu|baratic)(?:[oa]s?|it[oa]s?)|barato|bajo costo|a bajo precio|bajos? precios?|buen precio|buenos precios|precios? (?:bajos?|comodos?|favorable|economicos?|modicos?)|comodo precio|menor precio|no (?:tan |muy |sea |sean )?(?:tan |muy )?car[oa]s?|(?:que )?no (?:cobre|cobren) (?:tan |muy )?(?:car[oa]|duro|mucho)|menos cuesta|menos cobre|menos cobra)(?=\s|$)/

/** What was paid or billed: 'me llegó un recibo de 300 mil'. */
const PAST = /^(?:llego|recibo|factura|cobraron|pague|pagamos|costo|compre|valio|multa|salio)$/

export type PriceMatch = { readonly length: number } & (
  | { readonly kind: 'price'; readonly price: AskedPrice }
  | { readonly kind: 'order'; readonly orden: CatalogueOrder }
)

/** The price that the words begin with, in words; null for none. `before` are the words that stand before. */
export function priceAt(text: string, before: readonly string[]): PriceMatch | null {
  const cheap = CHEAP.exec(text)
  if (cheap) return { kind: 'order', orden: 'precio_asc', length: cheap[0].split(' ').length }
  if (before.slice(-4).some(word => PAST.test(word))) return null
  for (const rule of RULES) {
    const found = rule.exec(text)
    const price = found && askedPrice(found.groups ?? {})
    if (price) return { kind: 'price', price, length: found[0].split(' ').length }
  }
  return null
}

function askedPrice({ low, high }: Record<string, string | undefined>): AskedPrice | null {
  const highest = pesosOf(high)
  // 'entre 50 y 90 mil'
  const lowest = pesosOf(low, highest)
  if (highest === null && lowest === null) return null
  if ((low !== undefined && lowest === null) || (high !== undefined && highest === null)) return null
  const isTurned = lowest !== null && highest !== null && lowest > highest
  return { minPrecio: isTurned ? highest : lowest, maxPrecio: isTurned ? lowest : highest }
}

function pesosOf(text: string | undefined, like: number | null = null): number | null {
  if (text === undefined) return null
  const [word = ''] = /[a-z]+/.exec(text) ?? []
  const digits = text.replace(/\D/g, '')
  const number = digits === '' ? (TENS[word] ?? 0) + (text.includes(' y cinco') ? 5 : 0) : Number(digits)
  const isScaled = /mil|k|luca|luquitas|barras/.test(text) && number < 1_000
  const scaled = /millon|palos/.test(text) ? number * 1_000_000 : isScaled ? number * 1_000 : number
  const pesos = scaled < 1_000 && like !== null && like >= 1_000 ? scaled * 1_000 : scaled
  return pesos >= LOWEST && pesos <= HIGHEST ? pesos : null
}
