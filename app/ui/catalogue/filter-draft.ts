// Section 2: the sidebar works on a draft; what is applied stands in the URL.
import { type CatalogueFilters, cleanSearch, writtenSearch } from '#domain/technicians/catalogue-filters.ts'
import { specialtySlug } from '#domain/technicians/specialties.ts'

/** What the fields hold, as text, under the names of the query string. */
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

/** What the form asks for, as a query string. Reading it is left to the server, which understands anything. */
export function searchIn(form: FormData): string {
  const text = (name: string) => String(form.get(name) ?? '')
  return writtenSearch(name => {
    if (name === 'q') return cleanSearch(text('q'))
    return name === 'hora' && text('fecha') === '' ? '' : text(name)
  })
}
