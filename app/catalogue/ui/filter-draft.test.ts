import { describe, expect, test } from 'vitest'
import {
  type CatalogueFilters,
  catalogueSearch,
  NO_FILTERS,
  placeValue,
} from '#catalogue/domain/catalogue-filters.ts'
import { searchFromForm, withoutReplaced } from '#catalogue/ui/filter-draft.ts'
import type { WrittenPart } from '#catalogue/wording/search-summary.ts'
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
  const filters = { ...NO_FILTERS, q: 'nevera mañana suba' }
  const applied: CatalogueFilters = {
    ...filters,
    esp: 'Neveras',
    ciudad: 'Bogotá',
    lugar: 'Suba',
    fecha: '2026-11-17',
  }
  const WRITTEN: WrittenPart[] = [
    { kind: 'trade', text: 'nevera' },
    { kind: 'day', text: 'mañana' },
    { kind: 'place', text: 'suba' },
  ]
  const searched = (changes: Partial<CatalogueFilters>, chosen: Partial<CatalogueFilters> = {}) => {
    const form = formOf({ ...applied, ...changes })
    return decodeURIComponent(
      searchFromForm(withoutReplaced(form, { ...filters, ...chosen }, applied, WRITTEN)),
    )
  }

  test('stays in the text while the fields show the same', () => {
    expect(searched({ disponible: true })).toBe('?q=nevera+mañana+suba&disponible=1')
  })

  test('leaves the text when another trade, place or day is chosen, or none', () => {
    expect(searched({ fecha: '2026-11-20', hora: 9 })).toBe('?q=nevera+suba&fecha=2026-11-20&hora=9')
    expect(searched({ fecha: null })).toBe('?q=nevera+suba')
    expect(searched({ esp: 'Pintura' })).toBe('?q=mañana+suba&esp=pintura')
    expect(searched({ ciudad: 'Cali', lugar: null, fecha: null })).toBe('?q=nevera&ciudad=Cali')
    expect(searched({ esp: null, ciudad: null, lugar: null, fecha: null })).toBe('')
  })

  test('leaves a chosen city as it was chosen, when the text narrows it', () => {
    expect(searched({}, { ciudad: 'Bogotá' })).toBe('?q=nevera+mañana+suba&ciudad=Bogotá')
  })

  test('is not carried over into another text', () => {
    expect(searched({ q: 'estufa' })).toBe('?q=estufa')
    expect(searched({ q: 'estufa', ciudad: 'Cali', lugar: null })).toBe('?q=estufa&ciudad=Cali')
  })
})
