import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type CatalogueCursor,
  catalogueCursorFrom,
  catalogueCursorText,
} from '#catalogue/domain/catalogue-cursor.ts'
import { CATALOGUE_ORDERS } from '#catalogue/domain/catalogue-filters.ts'

const text = fc.array(fc.nat(0x10ffff), { maxLength: 60 }).map(points =>
  String.fromCodePoint(...points)
    .toWellFormed()
    .replaceAll('\0', ''),
)
const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map(value => value + 0)
const digit = fc.nat(9)
const CURSORS: fc.Arbitrary<CatalogueCursor> = fc.record({
  ...{ orden: fc.constantFrom(...CATALOGUE_ORDERS), step: digit, rank: digit },
  ...{ key: number, name: text, uid: text },
})

const forged = (fields: unknown) => btoa(JSON.stringify(fields)).replaceAll('=', '')

test('a cursor survives writing and parsing', () => {
  fc.assert(
    fc.property(CURSORS, cursor => {
      const written = catalogueCursorText(cursor)
      expect(encodeURIComponent(written)).toBe(written)
      expect(catalogueCursorFrom(written)).toEqual({ ...cursor, key: cursor.key === 0 ? 0 : cursor.key })
    }),
  )
})

test('any other text is null, and nothing throws', () => {
  fc.assert(fc.property(fc.string(), written => catalogueCursorFrom(written) === null))
  fc.assert(fc.property(fc.base64String(), written => void catalogueCursorFrom(written)))
})

test.each([
  [['rating', 0, 0, null, 'ana', 'a1']],
  [['drop', 0, 0, 1, 'ana', 'a1']],
  [['rating', 0, 0, '1', 'ana', 'a1']],
  [['rating', -1, 0, 1, 'ana', 'a1']],
  [['rating', 0, 0.5, 1, 'ana', 'a1']],
  [['rating', 0, 1000, 1, 'ana', 'a1']],
  [['rating', 0, 0, 1, 'ana']],
  [['rating', 0, 0, 1, 'a\0a', 'a1']],
  [['rating', 0, 0, 1, 7, 'a1']],
  [{ orden: 'rating' }],
  [null],
])('%j is not a cursor', fields => {
  expect(catalogueCursorFrom(forged(fields))).toBeNull()
})

test('a text that is too long is not a cursor', () => {
  expect(catalogueCursorFrom(forged(['rating', 0, 0, 1, 'a'.repeat(5000), 'a1']))).toBeNull()
})
