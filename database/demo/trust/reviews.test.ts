import { expect, test } from 'vitest'
import { demoBookings } from '#database/demo/bookings.ts'
import { demoClients } from '#database/demo/clients.ts'
import { reviewRows } from '#database/demo/reviews.ts'
import { demoTechnicians } from '#database/demo/technicians.ts'
import { WRITTEN_REPLIES } from '#database/demo/trust/reply-texts.ts'
import { qualitiesOf, replyRows } from '#database/demo/trust/reviews.ts'
import { REPLY_MAX_LENGTH } from '#reviews/domain/review-reply.ts'

const NOW = new Date('2026-11-16T14:25:00-05:00')
const reviews = reviewRows(
  demoBookings({ technicians: demoTechnicians(NOW), clients: demoClients(NOW) }, NOW),
)
const replies = replyRows(reviews, NOW)

test('most reviews rate qualities, the same in every run', () => {
  const rated = reviews.filter(review => Object.values(qualitiesOf(review)).some(value => value !== null))
  expect(rated.length).toBeGreaterThan(reviews.length / 2)
  expect(rated.length).toBeLessThan(reviews.length)
  expect(reviews.map(qualitiesOf)).toEqual(reviews.map(qualitiesOf))
})

test('answers are approved, waiting and rejected, one per approved review and after it', () => {
  expect(new Set(replies.map(({ bookingId }) => bookingId)).size).toBe(replies.length)
  expect(replies.filter(({ aprobada }) => aprobada).length).toBeGreaterThan(10)
  expect(replies.filter(({ aprobada, rejectedAt }) => !aprobada && !rejectedAt)).toHaveLength(2)
  expect(replies.filter(({ rejectedAt, rejectReason }) => rejectedAt && rejectReason)).toHaveLength(1)
  for (const { texto, bookingId, createdAt } of replies) {
    const review = reviews.find(each => each.bookingId === bookingId)
    expect(review?.aprobada).toBe(true)
    expect(texto.length).toBeLessThanOrEqual(REPLY_MAX_LENGTH)
    expect(createdAt.getTime()).toBeGreaterThan(review?.createdAt.getTime() ?? Number.NaN)
    expect(createdAt.getTime()).toBeLessThan(NOW.getTime())
  }
})

test('every handwritten answer finds its review', () => {
  for (const { texto } of WRITTEN_REPLIES) expect(replies.some(reply => reply.texto === texto)).toBe(true)
})
