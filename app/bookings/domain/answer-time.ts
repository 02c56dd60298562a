// D60: until when a request is to be answered. After that the client is offered others; D14 ends it.
import type { Booking } from '#bookings/domain/booking.ts'
import { bogotaDate, bogotaTime, DAY_MS, HOUR_MS } from '#platform/domain/time.ts'

export const ANSWER_TIME = {
  maxMs: DAY_MS,
  beforeVisitMs: 2 * HOUR_MS,
  /** A visit that was nearer than this when it was requested: half of the time that was left. */
  nearMs: 4 * HOUR_MS,
} as const

type Request = Pick<Booking, 'createdAt' | 'scheduledAt'>

/** SQL asks for the same: `answerDeadlineOf`. */
export function answerDeadline({ createdAt, scheduledAt }: Request): Date {
  const created = createdAt.getTime()
  const start = scheduledAt.getTime()
  if (start - created < ANSWER_TIME.nearMs) return new Date(Math.floor((created + start) / 2))
  return new Date(Math.min(created + ANSWER_TIME.maxMs, start - ANSWER_TIME.beforeVisitMs))
}

/** The deadline as people read it, in Bogotá. */
export type AnswerMoment = Pick<Booking, 'date' | 'start'>

export function answerMoment(request: Request): AnswerMoment {
  const deadline = answerDeadline(request)
  return { date: bogotaDate(deadline), start: bogotaTime(deadline) }
}

export function isAnswerTimeOver(request: Request, now: Date): boolean {
  return answerDeadline(request) <= now
}
