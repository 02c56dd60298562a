// Section 2: the sidebar edits a draft, which is the state of its fields; the applied filters are in the URL.
import {
  type CatalogueFilters,
  catalogueSearch,
  cleanSearch,
  placeFrom,
  placeValue,
  writtenSearch,
} from '#catalogue/domain/catalogue-filters.ts'
import { orderedPrices } from '#catalogue/ui/price-text.ts'
import type { ReplacedTexts } from '#catalogue/wording/search-summary.ts'
import { parsePrice } from '#technicians/domain/parse-price.ts'

/** The form as a query string, with prices as numbers in order. The rest is not validated: the server accepts anything. */
export function searchFromForm(form: FormData): string {
  const fieldValue = (name: string) => String(form.get(name) ?? '')
  const prices = orderedPrices(fieldValue('minPrecio'), fieldValue('maxPrecio'))
  const place = placeFrom(fieldValue('ciudad'))
  return writtenSearch(name => {
    if (name === 'q') return cleanSearch(fieldValue('q'))
    if (name === 'ciudad' || name === 'lugar') return place[name]
    if (name === 'minPrecio' || name === 'maxPrecio') return parsePrice(prices[name])
    return name === 'hora' && fieldValue('fecha') === '' ? '' : fieldValue(name)
  })
}

/** The filters of the fields: all but the text. */
export function searchOfFields(filters: CatalogueFilters): string {
  return catalogueSearch({ ...filters, q: '' })
}

/**
 * A day that the text of the search asks for is shown in the fields too: left as it is, the text goes on saying it. Another
 * day, or a place, takes the place of those that the text names.
 */
export function withoutReplaced(form: FormData, applied: CatalogueFilters, texts: ReplacedTexts): FormData {
  const fieldValue = (name: string) => String(form.get(name) ?? '')
  const { withoutDay, withoutPlace, withoutBoth } = texts
  if (cleanSearch(fieldValue('q')) !== applied.q) return form
  const isDayKept = fieldValue('fecha') === applied.fecha && fieldValue('hora') === String(applied.hora ?? '')
  const isPlaceKept = ['', placeValue(applied)].includes(fieldValue('ciudad'))
  if (withoutDay !== null && isDayKept) form.set('fecha', '')
  const day = isDayKept ? null : withoutDay
  const place = isPlaceKept ? null : withoutPlace
  const q = day !== null && place !== null ? withoutBoth : (day ?? place)
  if (q !== null) form.set('q', q)
  return form
}
