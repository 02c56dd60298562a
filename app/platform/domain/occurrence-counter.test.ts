import fc from 'fast-check'
import { expect, test } from 'vitest'
import { occurrenceCounter } from '#platform/domain/occurrence-counter.ts'

test('occurrences are counted wherever the parts are cut', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('&', '--x', '-', 'x', 'ñ'), { maxLength: 40 }),
      fc.constantFrom('&', '--x'),
      fc.integer({ min: 1, max: 7 }),
      (pieces, separator, size) => {
        const bytes = new TextEncoder().encode(pieces.join(''))
        const count = occurrenceCounter(separator)
        let counted = 0
        for (let at = 0; at < bytes.length; at += size) counted = count(bytes.subarray(at, at + size))
        expect(counted).toBe(pieces.join('').split(separator).length - 1)
      },
    ),
  )
})
