// Section 2: the sidebar edits a draft; the applied filters are in the URL.
import { type CatalogueFilters, cleanSearch, writtenSearch } from '#catalogue/domain/catalogue-filters.ts'
import { orderedPrices, priceText } from '#catalogue/ui/price-scale.ts'
import { parsePrice } from '#technicians/domain/parse-price.ts'
import { specialtySlug } from '#technicians/domain/specialties.ts'

/** The field values as text, under the names of the query string. */
export interface FilterDraft {
  readonly esp: string
  readonly ciudad: string
  readonly minRating: string
  readonly minPrecio: string
  readonly maxPrecio: string
  readonly orden: string
  readonly disponible: boolean
  readonly perfect: boolean
  readonly fecha: string
  readonly hora: string
}

export function draftOf(filters: CatalogueFilters): FilterDraft {
  return {
    esp: filters.esp ? specialtySlug(filters.esp) : '',
    ciudad: filters.ciudad ?? '',
    minRating: String(filters.minRating),
    minPrecio: priceText(filters.minPrecio),
    maxPrecio: priceText(filters.maxPrecio),
    orden: filters.orden,
    disponible: filters.disponible,
    perfect: filters.perfect,
    fecha: filters.fecha ?? '',
    hora: String(filters.hora ?? ''),
  }
}

/** The form as a query string, with prices as numbers in order. The rest is not validated: the server accepts anything. */
export function searchFromForm(form: FormData): string {
  const fieldValue = (name: string) => String(form.get(name) ?? '')
  const prices = orderedPrices(fieldValue('minPrecio'), fieldValue('maxPrecio'))
  return writtenSearch(name => {
    if (name === 'q') return cleanSearch(fieldValue('q'))
    if (name === 'minPrecio' || name === 'maxPrecio') return parsePrice(prices[name])
    return name === 'hora' && fieldValue('fecha') === '' ? '' : fieldValue(name)
  })
}
