import { expect, test } from 'vitest'
import { homeFiltersFrom, homeSearch, isFiltered } from '#site/ui/home/home-filters.ts'

const parse = (search: string) => homeFiltersFrom(new URLSearchParams(search))

test('the specialty is parsed by slug, label or synonym, and written as slug', () => {
  const filters = parse(
    '?q=%20fuga%20&esp=Reparaci%C3%B3n%20de%20neveras&ciudad=Cali&orden=precio_asc&disponible=1',
  )
  expect(filters).toEqual({
    q: 'fuga',
    esp: 'Neveras',
    ciudad: 'Cali',
    orden: 'precio_asc',
    disponible: true,
  })
  expect(homeSearch(filters)).toBe('?q=fuga&esp=neveras&ciudad=Cali&orden=precio_asc&disponible=1')
})

test('filters that only the catalogue has are dropped', () => {
  expect(homeSearch(parse('?minRating=4&perfect=1&maxPrecio=9000&q=luz'))).toBe('?q=luz')
})

test('a text, a specialty, a city or availability filters the list; the order does not', () => {
  expect(isFiltered(parse('?orden=precio_desc'))).toBe(false)
  for (const search of ['?q=a', '?esp=plomeria', '?ciudad=Cali', '?disponible=1'])
    expect(isFiltered(parse(search))).toBe(true)
})
