import { expect, test } from 'vitest'
import type { InsteadBy, MessageState } from '#accounts/domain/whatsapp-message.ts'
import { deliveryMark } from '#visits/domain/message-delivery.ts'

const markOf = (state: MessageState, insteadBy: InsteadBy | null = null, readAt: Date | null = null) =>
  deliveryMark({ message: 1, state, insteadBy }, readAt)

test('a message is sent, delivered, then read; before that nothing is said', () => {
  const states = ['waiting', 'sending', 'sent', 'delivered', 'read', 'failed'] as const
  expect(states.map(state => markOf(state))).toEqual([null, null, 'sent', 'delivered', 'read', null])
  expect(deliveryMark(undefined, null)).toBeNull()
})

test('what did not arrive says what was done instead, until it arrives or is read on the page', () => {
  expect(markOf('failed', 'email')).toBe('by-email')
  expect(markOf('sent', 'email')).toBe('by-email')
  expect(markOf('failed', 'none')).toBe('nowhere')
  expect(markOf('delivered', 'email')).toBe('delivered')
  expect(markOf('failed', 'email', new Date())).toBe('read')
  expect(deliveryMark(undefined, new Date())).toBe('read')
})
