import { describe, expect, test } from 'vitest'
import { type CatalogueFilters, catalogueSearch, NO_FILTERS } from '#domain/technicians/catalogue-filters.ts'
import { draftOf, searchIn } from '#ui/catalogue/filter-draft.ts'

/** The form as a browser sends it: switches that are off are left out. */
function formOf(filters: CatalogueFilters): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...draftOf(filters), q: filters.q }))
    if (value !== false) form.set(name, value === true ? '1' : value)
  return form
}

describe('the form of the sidebar', () => {
  test.each<Partial<CatalogueFilters>>([
    {},
    { q: 'fuga de agua', esp: 'Lavadoras / Secadoras', ciudad: 'Bogotá' },
    { minRating: 4.5, minPrecio: 0, maxPrecio: 90_000, orden: 'precio_desc' },
    { disponible: true, perfect: true },
    { fecha: '2026-11-20', hora: 8 },
  ])('asks for %j in the address that links to it have', part => {
    const filters = { ...NO_FILTERS, ...part }
    expect(searchIn(formOf(filters))).toBe(catalogueSearch(filters))
  })

  test('asks for the text as it is understood, and for no hour without a day', () => {
    const form = formOf(NO_FILTERS)
    form.set('q', '  fuga \n de   agua ')
    form.set('hora', '15')
    expect(searchIn(form)).toBe('?q=fuga+de+agua')
  })
})
