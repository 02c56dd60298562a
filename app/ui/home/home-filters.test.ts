import { expect, test } from 'vitest'
import { homeFiltersFrom, homeSearch, isNarrowed } from '#ui/home/home-filters.ts'

const read = (search: string) => homeFiltersFrom(new URLSearchParams(search))

test('the query of the home page is read by slug, label or synonym, and written by slug', () => {
  const filters = read(
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

test('what only the catalogue knows is left out', () => {
  expect(homeSearch(read('?minRating=4&perfect=1&maxPrecio=9000&q=luz'))).toBe('?q=luz')
})

test('an order alone narrows nothing; a word, a trade, a city or being available does', () => {
  expect(isNarrowed(read('?orden=precio_desc'))).toBe(false)
  for (const search of ['?q=a', '?esp=plomeria', '?ciudad=Cali', '?disponible=1'])
    expect(isNarrowed(read(search))).toBe(true)
})
