import { expect, test } from 'vitest'
import { isGuaranteeVisit } from '#bookings/domain/guarantee-visit.ts'

test('a visit by guarantee is the one whose price is zero', () => {
  expect([0, 60_000, null].map(precio => isGuaranteeVisit({ precio }))).toEqual([true, false, false])
})
