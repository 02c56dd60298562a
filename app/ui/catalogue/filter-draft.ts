// Section 2: the sidebar edits a draft; the applied filters are in the URL.
import { type CatalogueFilters, cleanSearch, writtenSearch } from '#domain/technicians/catalogue-filters.ts'
import { specialtySlug } from '#domain/technicians/specialties.ts'

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

const DEFAULT_HOUR = 9

export function draftOf(filters: CatalogueFilters): FilterDraft {
  return {
    esp: filters.esp ? specialtySlug(filters.esp) : '',
    ciudad: filters.ciudad ?? '',
    minRating: String(filters.minRating),
    minPrecio: String(filters.minPrecio ?? ''),
    maxPrecio: String(filters.maxPrecio ?? ''),
    orden: filters.orden,
    disponible: filters.disponible,
    perfect: filters.perfect,
    fecha: filters.fecha ?? '',
    hora: String(filters.hora ?? DEFAULT_HOUR),
  }
}

/** The form as a query string. Values are not validated here: the server accepts anything. */
export function searchFromForm(form: FormData): string {
  const fieldValue = (name: string) => String(form.get(name) ?? '')
  return writtenSearch(name => {
    if (name === 'q') return cleanSearch(fieldValue('q'))
    return name === 'hora' && fieldValue('fecha') === '' ? '' : fieldValue(name)
  })
}
