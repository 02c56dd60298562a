import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#persistence/database.server.ts'
import { technicians } from '#persistence/tables.server.ts'

/** False when there is no profile to put it on. */
export async function updateOwnPhoto(db: Db, uid: string, fotoURL: string, now: Date): Promise<boolean> {
  const changed = await db
    .update(technicians)
    .set({ fotoURL, updatedAt: now })
    .where(and(eq(technicians.uid, uid), isNull(technicians.deletedAt)))
    .returning({ uid: technicians.uid })
  return changed.length > 0
}

/** Which of these photos a technician refers to, deleted ones included: an address ends with the photo's name. */
export async function findReferencedPhotos(db: Db, publicIds: string[]): Promise<Set<string>> {
  const shown = await db.execute<{ id: string }>(sql`
    select wanted.id from unnest(${sql.param(publicIds)}::text[]) as wanted (id)
     where exists (select from technicians where substring("fotoURL" from '[^/]+/[^/]+$') = wanted.id)`)
  return new Set(shown.rows.map(({ id }) => id))
}
