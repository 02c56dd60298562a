import { expect, test } from 'vitest'
import { answerDeadline, answerMoment, isAnswerTimeOver } from '#bookings/domain/answer-time.ts'

test.each([
  [
    'days ahead: a day after the request',
    '2026-11-16T15:00:00Z',
    '2026-11-20T15:00:00Z',
    '2026-11-17T15:00:00Z',
  ],
  ['a day and two hours: both', '2026-11-16T15:00:00Z', '2026-11-17T17:00:00Z', '2026-11-17T15:00:00Z'],
  ['tomorrow: two hours before it', '2026-11-16T15:00:00Z', '2026-11-17T13:00:00Z', '2026-11-17T11:00:00Z'],
  [
    'four hours ahead: two hours before it',
    '2026-11-16T15:00:00Z',
    '2026-11-16T19:00:00Z',
    '2026-11-16T17:00:00Z',
  ],
  ['nearer: half of the time', '2026-11-16T15:00:00Z', '2026-11-16T18:00:00Z', '2026-11-16T16:30:00Z'],
  ['an hour ahead: half of it', '2026-11-16T15:00:00Z', '2026-11-16T16:00:00Z', '2026-11-16T15:30:00Z'],
])('%s', (_, createdAt, scheduledAt, deadline) => {
  const request = { createdAt: new Date(createdAt), scheduledAt: new Date(scheduledAt) }
  expect(answerDeadline(request).toISOString()).toBe(new Date(deadline).toISOString())
  const end = new Date(deadline)
  expect(isAnswerTimeOver(request, end)).toBe(true)
  expect(isAnswerTimeOver(request, new Date(end.getTime() - 1))).toBe(false)
})

test('people read it as a day and an hour of Bogotá', () => {
  const request = {
    createdAt: new Date('2026-11-16T15:00:00Z'),
    scheduledAt: new Date('2026-11-17T13:00:00Z'),
  }
  expect(answerMoment(request)).toEqual({ date: '2026-11-17', start: '06:00' })
})
