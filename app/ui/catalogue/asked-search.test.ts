import { expect, test } from 'vitest'
import { searchWith, textIn } from '#ui/catalogue/asked-search.ts'

test('another text keeps the other filters and begins at the first page', () => {
  expect(searchWith('?esp=pintura&orden=precio_asc&cursor=abc', 'casa')).toBe(
    '?q=casa&esp=pintura&orden=precio_asc',
  )
  expect(searchWith('?q=casa&ciudad=Cali', 'muro')).toBe('?q=muro&ciudad=Cali')
})

test('no text is no question', () => {
  expect(searchWith('?q=casa', '')).toBe('')
  expect(searchWith('?q=casa&perfect=1', '')).toBe('?perfect=1')
})

test('the text is read as the server reads it', () => {
  expect(textIn('?q=++dos%00palabras+')).toBe('dos palabras')
  expect(textIn('?esp=pintura')).toBe('')
})
