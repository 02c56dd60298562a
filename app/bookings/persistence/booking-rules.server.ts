// The rules of bookings (domain/transitions.ts) as conditions of SQL.
import { and, gt, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { ANSWER_TIME } from '#bookings/domain/answer-time.ts'
import { OPEN_STATUSES } from '#bookings/domain/booking.ts'
import { answeredAfter, type BookingRule, startsInTime } from '#bookings/domain/transitions.ts'
import { reservas } from '#bookings/persistence/booking-tables.server.ts'

/** `isAllowed` of the domain for a row of `reservas`; a test compares both. */
export function allowedBy(rule: BookingRule, now: Date): SQL {
  const starts = startsInTime(rule, now)
  const isInTime =
    'after' in starts ? gt(reservas.scheduledAt, starts.after) : lte(reservas.scheduledAt, starts.until)
  const after = answeredAfter(rule, now)
  const isRecent = after ? gt(reservas.answeredAt, after) : undefined
  const isOverdue = rule.isOverdue && isAnswerTimeOver(now)
  return sql`(${and(inArray(reservas.status, [...rule.from]), isInTime, isRecent, isOverdue)})`
}

const milliseconds = (ms: number) => sql`${ms} * interval '1 millisecond'`

/** `answerDeadline` of the domain for a row of `reservas`; a test compares both. */
export const answerDeadlineOf = sql<Date>`date_trunc('milliseconds',
  case when ${reservas.scheduledAt} - ${reservas.createdAt} < ${milliseconds(ANSWER_TIME.nearMs)}
    then ${reservas.createdAt} + (${reservas.scheduledAt} - ${reservas.createdAt}) / 2
    else least(${reservas.createdAt} + ${milliseconds(ANSWER_TIME.maxMs)},
      ${reservas.scheduledAt} - ${milliseconds(ANSWER_TIME.beforeVisitMs)}) end)`

function isAnswerTimeOver(now: Date): SQL {
  return sql`${answerDeadlineOf} <= ${now.toISOString()}::timestamptz`
}

export const isOpen: SQL = inArray(reservas.status, OPEN_STATUSES)
