import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isWindowOpen,
  MESSAGE_STATES,
  type MessageProgress,
  progressAfterStatus,
} from '#accounts/domain/whatsapp-message.ts'
import { HOUR_MS } from '#platform/domain/time.ts'
import { DELIVERY_STATES } from '#platform/domain/whatsapp.ts'

const AT = new Date('2026-11-19T15:00:00Z')
const SENT: MessageProgress = {
  ...{ state: 'sending', sentAt: null, deliveredAt: null, readAt: null, failedAt: null },
  errorCode: null,
}

test('whatever the order and the repetitions of the statuses, the last word is the same', () => {
  const statuses = fc.array(fc.constantFrom(...DELIVERY_STATES), { minLength: 1 })
  fc.assert(
    fc.property(statuses, states => {
      const end = states.reduce(
        (message, state) => progressAfterStatus(message, { state, at: AT, errorCode: 131026 }),
        SENT,
      )
      const expected = (['read', 'delivered', 'failed', 'sent'] as const).find(each => states.includes(each))
      expect(end.state).toBe(expected)
      expect(end.errorCode).toBe(expected === 'failed' ? 131026 : null)
    }),
  )
})

test('the first moment of each status stays', () => {
  const later = new Date(AT.getTime() + 1)
  const once = progressAfterStatus(SENT, { state: 'delivered', at: AT, errorCode: null })
  expect(progressAfterStatus(once, { state: 'delivered', at: later, errorCode: null }).deliveredAt).toEqual(
    AT,
  )
})

test('every state has its place in the order', () => {
  for (const state of MESSAGE_STATES)
    expect(progressAfterStatus({ ...SENT, state }, { state: 'read', at: AT, errorCode: null }).state).toBe(
      'read',
    )
})

test('free text may be sent for 24 hours', () => {
  const after = (ms: number) => isWindowOpen(AT, new Date(AT.getTime() + ms))
  expect([isWindowOpen(null, AT), after(24 * HOUR_MS - 1), after(24 * HOUR_MS)]).toEqual([false, true, false])
})
