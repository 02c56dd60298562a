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
import type { WrittenPart } from '#catalogue/wording/search-summary.ts'
import { parsePrice } from '#technicians/domain/parse-price.ts'
import { specialtySlug } from '#technicians/domain/specialties.ts'

/** The form as a query string, with prices as numbers in order. The rest is not validated: the server accepts anything. */
export function searchFromForm(form: FormData): string {
  const fieldValue = (name: string) => String(form.get(name) ?? '')
  const prices = orderedPrices(fieldValue('minPrecio'), fieldValue('maxPrecio'))
  const place = placeFrom(fieldValue('ciudad'))
  return writtenSearch(name => {
    if (name === 'q') return cleanSearch(fieldValue('q'))
    if (name === 'ciudad' || name === 'lugar') return place[name]
    if (name === 'minPrecio' || name === 'maxPrecio') return parsePrice(prices[name])
    const hasDay = fieldValue('fecha') !== '' || fieldValue('libreDesde') !== ''
    return name === 'hora' && !hasDay ? '' : fieldValue(name)
  })
}

/** The filters of the fields: all but the text. */
export function searchOfFields(filters: CatalogueFilters): string {
  return catalogueSearch({ ...filters, q: '' })
}

/** The fields in which each kind of part is shown. */
const FIELDS = {
  trade: ['esp'],
  place: ['ciudad'],
  day: ['fecha', 'libreDesde', 'libreHasta', 'hora'],
  price: ['minPrecio', 'maxPrecio'],
  order: ['orden'],
} as const

/**
 * What the text asks for is shown in the fields too. A field that is left as it is gets the value that was chosen, if any:
 * the text goes on saying the rest. What is changed takes the place of what the text says.
 */
export function withoutReplaced(
  form: FormData,
  filters: CatalogueFilters,
  applied: CatalogueFilters,
  written: readonly WrittenPart[],
): FormData {
  const [chosen, shown] = [fieldValues(filters), fieldValues(applied)]
  const replaced = Object.entries(FIELDS).flatMap(([kind, names]) => {
    if (names.some(name => fieldText(form, name) !== shown[name])) return kind
    for (const name of names) form.set(name, chosen[name])
    return []
  })
  const isReplaced = ({ kind }: WrittenPart) => replaced.includes(kind)
  if (cleanSearch(String(form.get('q') ?? '')) === filters.q && written.some(isReplaced))
    form.set(
      'q',
      written
        .filter(part => !isReplaced(part))
        .map(({ text }) => text)
        .join(' '),
    )
  return form
}

function fieldValues(filters: CatalogueFilters) {
  const { esp, fecha, libreDesde, libreHasta, hora, minPrecio, maxPrecio, orden } = filters
  return {
    esp: esp === null ? '' : specialtySlug(esp),
    ciudad: placeValue(filters),
    fecha: fecha ?? '',
    libreDesde: libreDesde ?? '',
    libreHasta: libreHasta ?? '',
    hora: String(hora ?? ''),
    minPrecio: String(minPrecio ?? ''),
    maxPrecio: String(maxPrecio ?? ''),
    orden,
  }
}

/** Prices as numbers, whatever their points. */
function fieldText(form: FormData, name: keyof ReturnType<typeof fieldValues>): string {
  const text = String(form.get(name) ?? '')
  return name === 'minPrecio' || name === 'maxPrecio' ? String(parsePrice(text) ?? '') : text
}
