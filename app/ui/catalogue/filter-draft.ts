// Section 2: the sidebar works on a draft; what is applied stands in the URL.
import { type CatalogueFilters, readFilters } from '#domain/technicians/catalogue-filters.ts'
import { SPECIALTIES } from '#domain/technicians/specialties.ts'

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
    esp: SPECIALTIES.find(({ label }) => label === filters.esp)?.slug ?? '',
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

/** What a form asks for, read the way the server reads the same form from a URL; its list of specialties sends slugs. */
export function filtersIn(form: FormData): CatalogueFilters {
  const params = new URLSearchParams()
  for (const [name, value] of form) if (typeof value === 'string') params.set(name, value)
  return readFilters(params, text => SPECIALTIES.find(({ slug }) => slug === text)?.label ?? null)
}
