// Photos that bookings, their messages and receipts, guarantee cases and reports hold: which of them are no longer needed.
import { and, inArray, type SQL, sql } from 'drizzle-orm'
import { PROBLEM_PHOTO_KEPT_DAYS } from '#bookings/domain/problem-photo.ts'
import { problemPhotos, reservaFotos, reservas } from '#bookings/persistence/booking-tables.server.ts'
import {
  guaranteeCases,
  guaranteeEvents,
  guaranteePhotos,
} from '#guarantee/persistence/guarantee-tables.server.ts'
import { UNUSED_PHOTO_KEPT_DAYS } from '#platform/domain/photo.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { reportPhotos, reports } from '#reports/persistence/report-tables.server.ts'
import {
  receiptPhotos,
  receipts,
  visitMessagePhotos,
  visitMessages,
} from '#visits/persistence/visit-tables.server.ts'

/**
 * Deletes the rows of photos whose visits are all more than 90 days ago, whose guarantee cases closed and whose reports
 * were decided as long ago, or that nothing holds a day after the upload. The candidates are locked before they are judged again: a booking made meanwhile keeps its photo.
 */
export async function deleteExpiredProblemPhotos(db: Db, now: Date): Promise<number> {
  const isExpired = expiredAt(now)
  return db.transaction(async tx => {
    const candidates = await tx
      .select({ id: problemPhotos.id })
      .from(problemPhotos)
      .where(isExpired)
      .for('update', { skipLocked: true })
    if (candidates.length === 0) return 0
    const ids = candidates.map(({ id }) => id)
    const deleted = await tx
      .delete(problemPhotos)
      .where(and(inArray(problemPhotos.id, ids), isExpired))
      .returning({ id: problemPhotos.id })
    return deleted.length
  })
}

function expiredAt(now: Date): SQL {
  const instant = sql`${now.toISOString()}::timestamptz`
  const days = sql`make_interval(days => ${PROBLEM_PHOTO_KEPT_DAYS})`
  return sql`coalesce(greatest(
    (select max(${reservas.scheduledAt}) + ${days} from ${reservaFotos}
      join ${reservas} on ${reservas.key} = ${reservaFotos.reservaKey} where ${reservaFotos.photoId} = ${problemPhotos.id}),
    (select max(${reservas.scheduledAt}) + ${days} from ${visitMessagePhotos}
      join ${visitMessages} on ${visitMessages.id} = ${visitMessagePhotos.messageId}
      join ${reservas} on ${reservas.key} = ${visitMessages.reservaKey}
      where ${visitMessagePhotos.photoId} = ${problemPhotos.id}),
    (select max(${reservas.scheduledAt}) + ${days} from ${receiptPhotos}
      join ${receipts} on ${receipts.id} = ${receiptPhotos.receiptId}
      join ${reservas} on ${reservas.key} = ${receipts.reservaKey}
      where ${receiptPhotos.photoId} = ${problemPhotos.id}),
    (select max(coalesce(${guaranteeCases.closedAt}, 'infinity')) + ${days} from ${guaranteePhotos}
      join ${guaranteeEvents} on ${guaranteeEvents.id} = ${guaranteePhotos.eventId}
      join ${guaranteeCases} on ${guaranteeCases.id} = ${guaranteeEvents.caseId}
      where ${guaranteePhotos.photoId} = ${problemPhotos.id}),
    (select max(coalesce(${reports.decidedAt}, 'infinity')) + ${days} from ${reportPhotos}
      join ${reports} on ${reports.id} = ${reportPhotos.reportId} where ${reportPhotos.photoId} = ${problemPhotos.id})),
    ${problemPhotos.createdAt} + make_interval(days => ${UNUSED_PHOTO_KEPT_DAYS})) < ${instant}`
}
