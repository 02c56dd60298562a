import { expect, test } from 'vitest'
import { tradesIn } from '#catalogue/domain/search/described-work.ts'
import { demoBookings } from '#database/demo/bookings.ts'
import { demoClients } from '#database/demo/clients.ts'
import { COMMENTS, PRAISE_BY_TRADE } from '#database/demo/reviews/texts.ts'
import { qualitiesOf, replyRows, reviewRows } from '#database/demo/reviews.ts'
import { demoTechnicians } from '#database/demo/technicians.ts'
import { REPLY_MAX_LENGTH } from '#reviews/domain/review-reply.ts'

const NOW = new Date('2026-11-16T14:25:00-05:00')
const BOOKINGS = demoBookings({ technicians: demoTechnicians(NOW), clients: demoClients(NOW) }, NOW)
const REVIEWS = reviewRows(BOOKINGS)

test('each review belongs to a completed booking, one per booking', () => {
  for (const { review, status } of BOOKINGS) if (review) expect(status).toBe('completada')
  expect(new Set(REVIEWS.map(({ bookingId }) => bookingId)).size).toBe(REVIEWS.length)
})

test('ten are pending, two were rejected with a reason, the rest are approved', () => {
  const rejected = REVIEWS.filter(({ rejectedAt }) => rejectedAt)
  expect(rejected).toHaveLength(2)
  expect(rejected.every(({ rejectReason, aprobada }) => rejectReason && !aprobada)).toBe(true)
  expect(REVIEWS.filter(({ aprobada, rejectedAt }) => !aprobada && !rejectedAt)).toHaveLength(10)
  expect(REVIEWS.length).toBeLessThan(900)
})

test('comments are varied, well-formed and used at most twice', () => {
  const written = [...Object.values(PRAISE_BY_TRADE), ...Object.values(COMMENTS)].flat()
  expect(new Set(written).size).toBe(written.length)
  const comments = REVIEWS.map(({ comentario }) => comentario).filter(Boolean)
  const uses = Map.groupBy(comments, comment => comment)
  expect(uses.size).toBeGreaterThan(120)
  for (const [comment, times] of uses) {
    expect(times.length, comment).toBeLessThanOrEqual(2)
    expect(comment).toBe(comment.normalize('NFC').trim())
    expect(comment).toMatch(/[.?]$/)
  }
  expect(REVIEWS.some(({ comentario }) => comentario === '')).toBe(true)
})

test('comments of any trade name nothing of one, and praise for a trade is for who has it', () => {
  for (const comment of Object.values(COMMENTS).flat())
    expect([comment, tradesIn(comment)]).toEqual([comment, []])
  for (const { technician, review } of BOOKINGS)
    for (const [trade, praise] of Object.entries(PRAISE_BY_TRADE))
      if (review && praise.includes(review.comentario)) expect(technician.especialidades).toContain(trade)
})

test('no technician has the same comment twice', () => {
  for (const reviews of Map.groupBy(REVIEWS, ({ technicianId }) => technicianId).values()) {
    const comments = reviews.map(({ comentario }) => comentario).filter(Boolean)
    expect(new Set(comments).size).toBe(comments.length)
  }
})

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

test('every handwritten answer is given', () => {
  const written = reviews.flatMap(({ reply }) => reply ?? [])
  expect(written).toHaveLength(4)
  for (const { texto } of written) expect(replies.some(reply => reply.texto === texto)).toBe(true)
})
