import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dueAfter } from '#guarantee/domain/guarantee-state.ts'
import { isDecisionOverdue } from '#guarantee/domain/overdue-decision.ts'
import { DAY_MS } from '#platform/domain/time.ts'

const instants = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2027-12-31T00:00:00Z'),
  noInvalidDate: true,
})

test('a decision is overdue when the term is over that both sides were told', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: 0, max: 12 * DAY_MS }), (stepAt, waitMs) => {
      const now = new Date(stepAt.getTime() + waitMs)
      expect(isDecisionOverdue({ turn: 'admin', stepAt }, now)).toBe(
        now >= (dueAfter('disputed', stepAt) as Date),
      )
      expect(isDecisionOverdue({ turn: 'client', stepAt }, now)).toBe(false)
    }),
  )
})
