import { and, asc, count, eq, gt, isNull, sql } from 'drizzle-orm'
import { rateLimit } from '#platform/domain/rate-limit.ts'
import { HOUR_MS } from '#platform/domain/time.ts'
import type { Db, PooledDb } from '#platform/persistence/database.server.ts'
import {
  JOB_PHOTOS_MAX,
  type JobPhoto,
  type JobPhotoText,
  type OwnJobPhoto,
} from '#technicians/domain/job-photo.ts'
import { lockTechnician } from '#technicians/persistence/technician-moderation.server.ts'
import { jobPhotos, technicians } from '#technicians/persistence/technician-tables.server.ts'

export const PHOTO_LIMIT = rateLimit('photo-person', 30, HOUR_MS)

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

// Photos of past jobs. Writes lock the technician's row, so that positions stay 1, 2, 3 … without gaps.

const photo = {
  id: jobPhotos.id,
  url: jobPhotos.url,
  caption: jobPhotos.caption,
  month: sql<string>`to_char(${jobPhotos.month}, 'YYYY-MM')`,
}

/** What the public sees of a published profile. */
export async function listShownJobPhotos(db: PooledDb, uid: string): Promise<JobPhoto[]> {
  const { rows } = await db.$client.query<JobPhoto>({
    name: 'list_shown_job_photos',
    text: `select id::integer, url, caption, to_char(month, 'YYYY-MM') as month from job_photos
      where "technicianId" = $1 and "hiddenAt" is null order by position`,
    values: [uid],
  })
  return rows
}

/** Hidden ones included, for the owner and administrators. */
export function listJobPhotosOf(db: Db, uid: string): Promise<OwnJobPhoto[]> {
  return db
    .select({ ...photo, isHidden: sql<boolean>`${jobPhotos.hiddenAt} is not null` })
    .from(jobPhotos)
    .where(eq(jobPhotos.technicianId, uid))
    .orderBy(asc(jobPhotos.position))
}

export async function countJobPhotos(db: Db, uid: string): Promise<number> {
  const [row] = await db.select({ photos: count() }).from(jobPhotos).where(eq(jobPhotos.technicianId, uid))
  return row?.photos ?? 0
}

/** False when there are eight already. */
export function insertJobPhoto(
  db: Db,
  uid: string,
  { url, caption, month }: JobPhotoText & { url: string },
  now: Date,
): Promise<boolean> {
  return db.transaction(async tx => {
    await lockTechnician(tx, uid)
    const photos = await countJobPhotos(tx, uid)
    if (photos >= JOB_PHOTOS_MAX) return false
    await tx
      .insert(jobPhotos)
      .values({ technicianId: uid, url, caption, month: `${month}-01`, position: photos + 1, createdAt: now })
    return true
  })
}

/** False when there is no such photo of this technician. */
export async function updateJobPhoto(
  db: Db,
  uid: string,
  id: number,
  { caption, month }: JobPhotoText,
): Promise<boolean> {
  const changed = await db
    .update(jobPhotos)
    .set({ caption, month: `${month}-01` })
    .where(and(eq(jobPhotos.id, id), eq(jobPhotos.technicianId, uid)))
    .returning({ id: jobPhotos.id })
  return changed.length > 0
}

/** Swaps it with its neighbour; at the end of the list it stays. False when there is no such photo of this technician. */
export function moveJobPhoto(db: Db, uid: string, id: number, by: -1 | 1): Promise<boolean> {
  return db.transaction(async tx => {
    await lockTechnician(tx, uid)
    const position = await findPosition(tx, uid, id)
    if (position === null) return false
    const neighbour = position + by
    const [other] = await tx
      .update(jobPhotos)
      .set({ position })
      .where(and(eq(jobPhotos.technicianId, uid), eq(jobPhotos.position, neighbour)))
      .returning({ id: jobPhotos.id })
    if (other) await tx.update(jobPhotos).set({ position: neighbour }).where(eq(jobPhotos.id, id))
    return true
  })
}

/** False when there is no such photo of this technician. The file is deleted by the sweep of unused photos. */
export function deleteJobPhoto(db: Db, uid: string, id: number): Promise<boolean> {
  return db.transaction(async tx => {
    await lockTechnician(tx, uid)
    const position = await findPosition(tx, uid, id)
    if (position === null) return false
    await tx.delete(jobPhotos).where(eq(jobPhotos.id, id))
    await tx
      .update(jobPhotos)
      .set({ position: sql`${jobPhotos.position} - 1` })
      .where(and(eq(jobPhotos.technicianId, uid), gt(jobPhotos.position, position)))
    return true
  })
}

export async function findJobPhotoOwner(db: Db, id: number): Promise<string | null> {
  const [row] = await db.select({ uid: jobPhotos.technicianId }).from(jobPhotos).where(eq(jobPhotos.id, id))
  return row?.uid ?? null
}

/** After the technician's row, in the order of account-moderation.server.ts. */
export async function lockJobPhoto(
  db: Db,
  id: number,
): Promise<{ caption: string; hiddenAt: Date | null } | null> {
  const { caption, hiddenAt } = jobPhotos
  const [row] = await db
    .select({ caption, hiddenAt })
    .from(jobPhotos)
    .where(eq(jobPhotos.id, id))
    .for('no key update')
  return row ?? null
}

export async function writeJobPhotoHidden(db: Db, id: number, hiddenAt: Date | null): Promise<void> {
  await db.update(jobPhotos).set({ hiddenAt }).where(eq(jobPhotos.id, id))
}

async function findPosition(db: Db, uid: string, id: number): Promise<number | null> {
  const [row] = await db
    .select({ position: jobPhotos.position })
    .from(jobPhotos)
    .where(and(eq(jobPhotos.id, id), eq(jobPhotos.technicianId, uid)))
  return row?.position ?? null
}
