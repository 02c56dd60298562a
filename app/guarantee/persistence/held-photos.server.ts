// Photos that bookings, their messages and guarantee cases hold: who may open them, and which are no longer needed.
import { and, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '#accounts/domain/role.ts'
import { PROBLEM_PHOTO_KEPT_DAYS, UNUSED_PROBLEM_PHOTO_KEPT_DAYS } from '#bookings/domain/problem-photo.ts'
import { problemPhotos, reservaFotos, reservas } from '#bookings/persistence/booking-tables.server.ts'
import {
  guaranteeCases,
  guaranteeEvents,
  guaranteePhotos,
} from '#guarantee/persistence/guarantee-tables.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { visitMessagePhotos, visitMessages } from '#visits/persistence/visit-tables.server.ts'

/** The photo if the viewer may open it: its owner, the technician of a booking, who got it in a message, either side of a case that holds it, an administrator. */
export async function findProblemPhotoFor(
  db: Db,
  id: string,
  { uid, role }: Pick<Viewer, 'uid' | 'role'>,
): Promise<{ id: string } | null> {
  const bookingsOfTechnician = db
    .select({ key: reservas.key })
    .from(reservaFotos)
    .innerJoin(reservas, eq(reservas.key, reservaFotos.reservaKey))
    .where(and(eq(reservaFotos.photoId, problemPhotos.id), eq(reservas.technicianId, uid)))
  const messagesToPerson = db
    .select({ id: visitMessages.id })
    .from(visitMessagePhotos)
    .innerJoin(visitMessages, eq(visitMessages.id, visitMessagePhotos.messageId))
    .where(and(eq(visitMessagePhotos.photoId, problemPhotos.id), eq(visitMessages.recipientUid, uid)))
  const casesOfParty = db
    .select({ id: guaranteeCases.id })
    .from(guaranteePhotos)
    .innerJoin(guaranteeEvents, eq(guaranteeEvents.id, guaranteePhotos.eventId))
    .innerJoin(guaranteeCases, eq(guaranteeCases.id, guaranteeEvents.caseId))
    .where(
      and(
        eq(guaranteePhotos.photoId, problemPhotos.id),
        or(eq(guaranteeCases.clientId, uid), eq(guaranteeCases.technicianId, uid)),
      ),
    )
  const [photo] = await db
    .select({ id: problemPhotos.id })
    .from(problemPhotos)
    .where(
      and(
        eq(problemPhotos.id, id),
        role === 'admin'
          ? undefined
          : or(
              eq(problemPhotos.clientId, uid),
              exists(bookingsOfTechnician),
              exists(messagesToPerson),
              exists(casesOfParty),
            ),
      ),
    )
  return photo ?? null
}

/**
 * Deletes the rows of photos whose visits are all more than 90 days ago and whose guarantee cases closed as long ago, or
 * that nothing holds a day after the upload. The candidates are locked before they are judged again: a booking made meanwhile keeps its photo.
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
    (select max(coalesce(${guaranteeCases.closedAt}, 'infinity')) + ${days} from ${guaranteePhotos}
      join ${guaranteeEvents} on ${guaranteeEvents.id} = ${guaranteePhotos.eventId}
      join ${guaranteeCases} on ${guaranteeCases.id} = ${guaranteeEvents.caseId}
      where ${guaranteePhotos.photoId} = ${problemPhotos.id})),
    ${problemPhotos.createdAt} + make_interval(days => ${UNUSED_PROBLEM_PHOTO_KEPT_DAYS})) < ${instant}`
}
