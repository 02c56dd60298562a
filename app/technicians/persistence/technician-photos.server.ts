import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#platform/persistence/database.server.ts'
import { technicians } from '#technicians/persistence/technician-tables.server.ts'

/** False when there is no profile. */
export async function updateOwnPhoto(db: Db, uid: string, fotoURL: string, now: Date): Promise<boolean> {
  const changed = await db
    .update(technicians)
    .set({ fotoURL, updatedAt: now })
    .where(and(eq(technicians.uid, uid), isNull(technicians.deletedAt)))
    .returning({ uid: technicians.uid })
  return changed.length > 0
}

/** Which of these photos some technician uses, deleted and hidden ones included; a photo URL ends with its public id. */
export async function findReferencedPhotos(db: Db, publicIds: string[]): Promise<Set<string>> {
  const used = await db.execute<{ id: string }>(sql`
    select photo.id from unnest(${sql.param(publicIds)}::text[]) as photo (id)
     where exists (select from technicians where substring("fotoURL" from '[^/]+/[^/]+$') = photo.id)
        or exists (select from job_photos where substring(url from '[^/]+/[^/]+$') = photo.id)`)
  return new Set(used.rows.map(({ id }) => id))
}

export interface PhotoOwner {
  readonly uid: string
  /** The technician is published, and the photo was not hidden. */
  readonly isPublic: boolean
}

/** Of a profile photo or the photo of a past job. Null when no technician uses it. */
export async function findPhotoOwner(db: Db, publicId: string): Promise<PhotoOwner | null> {
  const { rows } = await db.execute<{ uid: string; isPublic: boolean }>(sql`
    select uid, publicado as "isPublic"
      from technicians where substring("fotoURL" from '[^/]+/[^/]+$') = ${publicId}
    union all
    select uid, publicado and "hiddenAt" is null
      from job_photos join technicians on uid = "technicianId"
     where substring(url from '[^/]+/[^/]+$') = ${publicId}
     order by "isPublic" desc limit 1`)
  return rows[0] ?? null
}
