import { describe, expect, test } from 'vitest'
import {
  type CatalogueFilters,
  catalogueSearch,
  NO_FILTERS,
  placeValue,
} from '#catalogue/domain/catalogue-filters.ts'
import { searchFromForm, withoutReplaced } from '#catalogue/ui/filter-draft.ts'
import type { ReplacedTexts } from '#catalogue/wording/search-summary.ts'
import { specialtySlug } from '#technicians/domain/specialties.ts'

/** The form as a browser submits it: unchecked switches are left out. */
function formOf(filters: CatalogueFilters): FormData {
  const form = new FormData()
  const { lugar, ...fields } = {
    ...filters,
    ciudad: placeValue(filters),
    esp: filters.esp && specialtySlug(filters.esp),
  }
  for (const [name, value] of Object.entries(fields))
    if (value !== false) form.set(name, value === true ? '1' : String(value ?? ''))
  return form
}

describe('searchFromForm', () => {
  test.each<Partial<CatalogueFilters>>([
    {},
    { q: 'fuga de agua', esp: 'Lavadoras / Secadoras', ciudad: 'Bogotá' },
    { ciudad: 'Bogotá', lugar: 'Suba', fecha: '2026-11-20', hora: 'manana' },
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

describe('what the text names', () => {
  const applied = { ...NO_FILTERS, q: 'nevera mañana suba', fecha: '2026-11-17' }
  const TEXTS = { withoutDay: 'nevera suba', withoutPlace: 'nevera mañana', withoutBoth: 'nevera' }
  const searched = (changes: Partial<CatalogueFilters>, texts: Partial<ReplacedTexts> = {}) => {
    const form = withoutReplaced(formOf({ ...applied, ...changes }), applied, { ...TEXTS, ...texts })
    return decodeURIComponent(searchFromForm(form))
  }

  test('stays in the text while the fields show the same day and no other place', () => {
    expect(searched({ disponible: true })).toBe('?q=nevera+mañana+suba&disponible=1')
  })

  test('leaves the text when another day, none, or a place is chosen', () => {
    expect(searched({ fecha: '2026-11-20', hora: 9 })).toBe('?q=nevera+suba&fecha=2026-11-20&hora=9')
    expect(searched({ fecha: null })).toBe('?q=nevera+suba')
    expect(searched({ ciudad: 'Cali' })).toBe('?q=nevera+mañana&ciudad=Cali')
    expect(searched({ ciudad: 'Cali', fecha: null })).toBe('?q=nevera&ciudad=Cali')
  })

  test('is left alone in another text, and where it names neither', () => {
    expect(searched({ q: 'estufa mañana' })).toBe('?q=estufa+mañana&fecha=2026-11-17')
    const neither = { withoutDay: null, withoutPlace: null }
    expect(searched({ ciudad: 'Cali' }, neither)).toBe('?q=nevera+mañana+suba&ciudad=Cali&fecha=2026-11-17')
  })
})
