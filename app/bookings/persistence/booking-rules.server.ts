// The rules of bookings (domain/transitions.ts) as conditions of SQL.
import { and, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { ANSWER_TIME } from '#bookings/domain/answer-time.ts'
import { ANSWER_VIAS, OPEN_STATUSES, VISIT_MS } from '#bookings/domain/booking.ts'
import { answeredAfter, type BookingRule, startsInTime } from '#bookings/domain/transitions.ts'
import { reservas } from '#bookings/persistence/booking-tables.server.ts'

/** `isAllowed` of the domain for a row of `reservas`; a test compares both. */
export function allowedBy(rule: BookingRule, now: Date): SQL {
  const starts = startsInTime(rule, now)
  const isInTime =
    'after' in starts ? gt(reservas.scheduledAt, starts.after) : lte(reservas.scheduledAt, starts.until)
  const isOverdue = rule.isOverdue && isAnswerTimeOver(now)
  const isOver = rule.when === 'after-end' ? hasEnded(now) : undefined
  const outcomes = rule.outcomes && inArray(reservas.outcome, [...rule.outcomes])
  const from = inArray(reservas.status, [...rule.from])
  const isFrom = rule.orCancelledFor
    ? or(
        from,
        and(eq(reservas.status, 'cancelada'), inArray(reservas.cancelReason, [...rule.orCancelledFor])),
      )
    : from
  return sql`(${and(isFrom, isInTime, isOver, outcomes, isRecentlyAnswered(rule, now), isOverdue)})`
}

function isRecentlyAnswered(rule: BookingRule, now: Date): SQL | undefined {
  const { answeredAt, answeredVia } = reservas
  const places = [null, ...ANSWER_VIAS].flatMap(via => {
    const after = answeredAfter(rule, via, now)
    const isThere = via ? eq(answeredVia, via) : isNull(answeredVia)
    return after ? [and(isThere, gt(answeredAt, after))] : []
  })
  return places.length > 0 ? or(...places) : undefined
}

/** With its further hours, and the hour that its technician told. */
function hasEnded(now: Date): SQL | undefined {
  const { scheduledAt, horasExtra, openUntil } = reservas
  return and(
    sql`${scheduledAt} + ${horasExtra} * interval '1 hour' <= ${new Date(now.getTime() - VISIT_MS).toISOString()}::timestamptz`,
    or(isNull(openUntil), lte(openUntil, now)),
  )
}

/** Of a row of `reservas` of this name: the visit took place, and its two people agree on that. */
export function isCounted(visit: string): string {
  return `(${visit}.status = 'completada' and ${visit}.outcome <> 'contested')`
}

/**
 * Of a row of `reservas` of this name: minutes from the request to the technician's answer. Null where nobody had to answer: it was
 * accepted in advance, or withdrawn because its client could not receive it; and while nobody has.
 */
export function answerMinutes(visit: string): string {
  return `(case when ${visit}."answeredAt" >= ${visit}."createdAt" and not ${visit}."acceptedInAdvance"
      and (${visit}.answer = 'accepted' or ${visit}."cancelReason" is distinct from 'cliente')
    then extract(epoch from ${visit}."answeredAt" - ${visit}."createdAt") / 60 end)`
}

/** The middle of such minutes: 'Responde en', 'Respondiste en', and half of the answers on the board. */
export const medianMinutes = (minutes: string) => `percentile_cont(0.5) within group (order by ${minutes})`

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
