// Walks the table of notifications: each channel that a row names has its text, to whom the row says.
import { expect, test } from 'vitest'
import {
  type BookingNotification,
  goesBy,
  NOTIFICATIONS,
  ruleOf,
  ttlOf,
} from '#bookings/domain/notifications.ts'
import { bookingPushMessage } from '#bookings/notifications/push-messages.ts'
import { deliveryOf } from '#platform/domain/notification.ts'
import { DRAFTS, DUE_REMINDERS, PUSH_TEXTS, WHATSAPP_TEXTS } from '#server/jobs/booking-notifications.ts'
import { bookingEmail, bookingForEmail, drawn, ORIGIN, SENT_AT } from '#tests/support/people/emails.ts'

const KINDS = Object.keys(NOTIFICATIONS) as BookingNotification[]
const CONTEXT = { origin: ORIGIN, now: SENT_AT, trade: 'Plomería' }

test.each(KINDS)('%s has a text for each of its channels and for no other', kind => {
  const { channels } = ruleOf(kind)
  expect(channels).not.toEqual([])
  expect(kind in DRAFTS).toBe(channels.includes('email'))
  expect(kind in PUSH_TEXTS).toBe(channels.includes('push'))
  expect(kind in WHATSAPP_TEXTS).toBe(channels.includes('whatsapp'))
  expect(kind in DUE_REMINDERS).toBe(ruleOf(kind).reminder === true)
})

test.each(KINDS)('%s is told by e-mail and by push to the same person, in each of its statuses', kind => {
  const { to, statuses, opens } = ruleOf(kind)
  expect(statuses).not.toEqual([])
  for (const status of statuses) {
    const booking = bookingForEmail({ status, cannotReason: 'otro_dia', cannotAt: SENT_AT })
    if (goesBy('email', kind)) {
      const email = drawn(bookingEmail(kind, booking, CONTEXT))
      expect(email.to.address).toBe(to === 'technician' ? booking.technicianEmail : booking.clientEmail)
      expect(email.messageId).toBe(`<reserva-7-${kind}@tecniya.co>`)
      expect(email.subject).not.toBe('')
    }
    if (goesBy('push', kind)) {
      const { url, title, body } = bookingPushMessage(PUSH_TEXTS, kind, booking, SENT_AT)
      const list = to === 'technician' ? '/agenda' : '/mis-reservas'
      expect(url).toBe(opens === 'list' ? list : `${list}/7`)
      expect([title, body]).not.toContain('')
    }
  }
})

test('what ends with the visit is worth the time until it begins', () => {
  const booking = bookingForEmail({ scheduledAt: new Date(SENT_AT.getTime() + 60_000) })
  expect(ttlOf('soon', booking, SENT_AT)).toBe(60_000)
  expect(ttlOf('soon', booking, booking.scheduledAt)).toBe(0)
  expect(ttlOf('rate', booking, booking.scheduledAt)).toBe(86_400_000)
  expect(deliveryOf({ urgent: true, until: 60_000 })).toEqual({ ttlMs: 60_000, urgency: 'high' })
  expect(deliveryOf({ urgent: false, until: 1 }).urgency).toBe('normal')
})
