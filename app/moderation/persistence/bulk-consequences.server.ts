// D56: what an act on several technicians would do to others, with real numbers.
import { and, count, countDistinct, inArray } from 'drizzle-orm'
import { TRANSITIONS } from '#bookings/domain/transitions.ts'
import { allowedBy } from '#bookings/persistence/booking-rules.server.ts'
import { reservas } from '#bookings/persistence/booking-tables.server.ts'
import type { BulkCommand, BulkConsequences } from '#moderation/domain/bulk.ts'
import { hasChanged, moderationVersion } from '#moderation/domain/moderation-act.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { technicianAfter } from '#technicians/domain/technician-moderation.ts'
import { technicians } from '#technicians/persistence/technician-tables.server.ts'

/** Rows that changed since they were shown, or are gone, are left out: the act leaves them alone. */
export async function findBulkConsequences(
  db: Db,
  { act, rows }: Pick<BulkCommand, 'act' | 'rows'>,
  now: Date,
): Promise<BulkConsequences> {
  // PostgreSQL reads no NUL, and no id of ours has one.
  const seen = new Map(rows.map(row => [row.uid, row.seen] as const).filter(([uid]) => !uid.includes('\0')))
  const { uid, nombre, publicado, estado, verificado, deletedAt } = technicians
  const found =
    seen.size === 0
      ? []
      : await db
          .select({ uid, nombre, moderation: { publicado, estado, verificado, deletedAt } })
          .from(technicians)
          .where(inArray(uid, [...seen.keys()]))
          .orderBy(nombre)
  const changed = found.filter(
    ({ uid: id, moderation }) =>
      moderation.deletedAt === null &&
      moderationVersion(moderation) === seen.get(id) &&
      hasChanged(moderation, technicianAfter(act, moderation, now)),
  )
  const hidden = act === 'publish' ? [] : changed.filter(({ moderation }) => moderation.publicado)
  const [visits] =
    hidden.length === 0
      ? []
      : await db
          .select({ count: count(), clients: countDistinct(reservas.clientId) })
          .from(reservas)
          .where(
            and(
              inArray(
                reservas.technicianId,
                hidden.map(each => each.uid),
              ),
              allowedBy(TRANSITIONS.withdraw, now),
            ),
          )
  return {
    act,
    names: changed.map(each => each.nombre),
    hidden: hidden.length,
    visits: visits?.count ?? 0,
    clients: visits?.clients ?? 0,
  }
}
