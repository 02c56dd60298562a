// Section 2: the sidebar edits a draft; the applied filters are in the URL.
import { type CatalogueFilters, cleanSearch, writtenSearch } from '#catalogue/domain/catalogue-filters.ts'
import { orderedPrices, priceText } from '#catalogue/ui/price-scale.ts'
import { parsePrice } from '#technicians/domain/parse-price.ts'
import { specialtySlug } from '#technicians/domain/specialties.ts'

type Drafted = Omit<CatalogueFilters, 'q'>

/** The field values, switches apart as text, under the names of the query string. */
export type FilterDraft = {
  readonly [Name in keyof Drafted]: Drafted[Name] extends boolean ? boolean : string
}

export function draftOf(filters: CatalogueFilters): FilterDraft {
  const { esp, minPrecio, maxPrecio } = filters
  const written = {
    ...filters,
    esp: esp && specialtySlug(esp),
    minPrecio: priceText(minPrecio),
    maxPrecio: priceText(maxPrecio),
  }
  const fields = Object.entries(written).map(([name, value]) => [
    name,
    typeof value === 'boolean' ? value : String(value ?? ''),
  ])
  return Object.fromEntries(fields)
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
