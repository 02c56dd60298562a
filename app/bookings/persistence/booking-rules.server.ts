// The rules of bookings (domain/transitions.ts) as conditions of SQL.
import { and, gt, inArray, lte, type SQL, sql } from 'drizzle-orm'
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
  return sql`(${and(inArray(reservas.status, [...rule.from]), isInTime, isRecent)})`
}

export const isOpen: SQL = inArray(reservas.status, OPEN_STATUSES)
