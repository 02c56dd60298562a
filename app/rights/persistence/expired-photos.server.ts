// Photos of problems that whatever holds them no longer needs.
import { and, inArray, type SQL, sql } from 'drizzle-orm'
import { PROBLEM_PHOTO_KEPT_DAYS } from '#bookings/domain/problem-photo.ts'
import { problemPhotos } from '#bookings/persistence/booking-tables.server.ts'
import { UNUSED_PHOTO_KEPT_DAYS } from '#platform/domain/photo.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { heldPhotos } from '#reports/persistence/report-tables.server.ts'

/**
 * Deletes the rows of photos whose visits are all more than 90 days ago, whose guarantee cases closed and whose reports
 * were decided as long ago, or that nothing holds a day after the upload. The candidates are locked before they are checked again: a booking made meanwhile keeps its photo.
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
  return sql`coalesce(
    (select max(${heldPhotos.heldUntil}) + make_interval(days => ${PROBLEM_PHOTO_KEPT_DAYS}) from ${heldPhotos}
      where ${heldPhotos.photoId} = ${problemPhotos.id}),
    ${problemPhotos.createdAt} + make_interval(days => ${UNUSED_PHOTO_KEPT_DAYS})) < ${now.toISOString()}::timestamptz`
}
