import { describe, expect, test } from 'vitest'
import { type CatalogueFilters, catalogueSearch, NO_FILTERS } from '#catalogue/domain/catalogue-filters.ts'
import { draftOf, searchFromForm } from '#catalogue/ui/filter-draft.ts'

/** The form as a browser submits it: unchecked switches are left out. */
function formOf(filters: CatalogueFilters): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...draftOf(filters), q: filters.q }))
    if (value !== false) form.set(name, value === true ? '1' : value)
  return form
}

describe('searchFromForm', () => {
  test.each<Partial<CatalogueFilters>>([
    {},
    { q: 'fuga de agua', esp: 'Lavadoras / Secadoras', ciudad: 'Bogotá' },
    { minRating: 4.5, minPrecio: 0, maxPrecio: 90_000, orden: 'precio_desc' },
    { disponible: true, perfect: true },
    { fecha: '2026-11-20', hora: 8 },
    { fecha: '2026-11-20' },
  ])('builds the same query string as catalogueSearch for %j', part => {
    const filters = { ...NO_FILTERS, ...part }
    expect(searchFromForm(formOf(filters))).toBe(catalogueSearch(filters))
  })

  test('cleans the text, and drops the hour without a day', () => {
    const form = formOf(NO_FILTERS)
    form.set('q', '  fuga \n de   agua ')
    form.set('hora', '15')
    expect(searchFromForm(form)).toBe('?q=fuga+de+agua')
  })

  test('writes prices as numbers, the lower never above the upper', () => {
    const form = formOf(NO_FILTERS)
    form.set('minPrecio', '90.000')
    form.set('maxPrecio', '60.000')
    expect(searchFromForm(form)).toBe('?minPrecio=60000&maxPrecio=60000')
    form.set('maxPrecio', 'caro')
    expect(searchFromForm(form)).toBe('?minPrecio=90000')
  })
})
