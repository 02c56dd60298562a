import { expect, test } from 'vitest'
import { searchTextOf, withSearchText } from '#catalogue/ui/requested-search.ts'

test('a new text keeps the other filters and drops the cursor', () => {
  expect(withSearchText('?esp=pintura&orden=precio_asc&cursor=abc', 'casa')).toBe(
    '?q=casa&esp=pintura&orden=precio_asc',
  )
  expect(withSearchText('?q=casa&ciudad=Cali', 'muro')).toBe('?q=muro&ciudad=Cali')
})

test('an empty text drops the parameter', () => {
  expect(withSearchText('?q=casa', '')).toBe('')
  expect(withSearchText('?q=casa&perfect=1', '')).toBe('?perfect=1')
})

test('the text is cleaned as the server cleans it', () => {
  expect(searchTextOf('?q=++dos%00palabras+')).toBe('dos palabras')
  expect(searchTextOf('?esp=pintura')).toBe('')
})
