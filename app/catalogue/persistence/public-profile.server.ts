// The public profile page: published technicians and approved reviews.

import { and, count, desc, eq, ne, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { ERASED_NAME, NAMELESS_REVIEWER } from '#accounts/domain/account-deletion.ts'
import { users } from '#accounts/persistence/account-tables.server.ts'
import type { ProfileTrust } from '#catalogue/domain/profile-trust.ts'
import { listPublicCredentials } from '#catalogue/persistence/public-credentials.server.ts'
import { pick } from '#platform/domain/records.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import type { Db, PooledDb } from '#platform/persistence/database.server.ts'
import { withoutNames } from '#reviews/domain/names-in-text.ts'
import type { ProfileReview, PublicReview } from '#reviews/domain/public-review.ts'
import {
  QUALITIES,
  type Quality,
  type QualityAverages,
  type QualityTotal,
  qualityAverages,
} from '#reviews/domain/review-rating.ts'
import { reviewReplies, reviewsPublic } from '#reviews/persistence/review-tables.server.ts'
import { isTechnicianId, PUBLIC_FIELDS } from '#technicians/domain/technician.ts'
import { readableTechnicians } from '#technicians/persistence/readable-technicians.server.ts'
import { listShownJobPhotos } from '#technicians/persistence/technician-photos.server.ts'
import { technicianSlugs, technicians } from '#technicians/persistence/technician-tables.server.ts'
import { findReputation } from '#visits/persistence/reputation.server.ts'

const profile = {
  ...pick(technicians, PUBLIC_FIELDS),
  excepciones: technicians.excepciones,
  horasBloqueadas: technicians.horasBloqueadas,
  isReadable: technicians.isReadable,
}

/** Whether the id, slug or former slug is one of a technician, published or not. */
export async function isTechnician(db: Db, slugOrId: string): Promise<boolean> {
  if (!isTechnicianId(slugOrId)) return false
  const { rows } = await db.execute(sql`
    select from technicians where uid = ${slugOrId} or slug in (${slugOrId}, ${slugOrId.toLowerCase()})
    union all select from technician_slugs where slug in (${slugOrId}, ${slugOrId.toLowerCase()}) limit 1`)
  return rows.length > 0
}

/**
 * By id, slug or former slug; then the same in lower case, because QR codes are often printed in capitals. Published
 * profiles only.
 */
export async function findPublishedTechnician(db: Db, slugOrId: string) {
  if (!isTechnicianId(slugOrId)) return null
  const lowerCase = slugOrId.toLowerCase()
  const found = await findExact(db, slugOrId)
  return found ?? (lowerCase === slugOrId ? null : findExact(db, lowerCase))
}

async function findExact(db: Db, slugOrId: string) {
  const rows = await db
    .select(profile)
    .from(technicians)
    .where(
      and(eq(technicians.publicado, true), or(eq(technicians.slug, slugOrId), eq(technicians.uid, slugOrId))),
    )
    .orderBy(desc(eq(technicians.uid, slugOrId)))
    .limit(1)
  return readableTechnicians(rows)[0] ?? (await findByFormerSlug(db, slugOrId))
}

async function findByFormerSlug(db: Db, slug: string) {
  const rows = await db
    .select(profile)
    .from(technicianSlugs)
    .innerJoin(technicians, eq(technicians.uid, technicianSlugs.uid))
    .where(and(eq(technicianSlugs.slug, slug), technicians.publicado))
    .limit(1)
  return readableTechnicians(rows)[0] ?? null
}

const review = {
  id: reviewsPublic.id,
  rating: reviewsPublic.rating,
  comentario: reviewsPublic.comentario,
  clienteNombre: reviewsPublic.clienteNombre,
  date: sql<string>`to_char(${reviewsPublic.createdAt} at time zone 'America/Bogota', 'YYYY-MM-DD')`,
}

const reply = sql<
  ProfileReview['reply']
>`case when ${reviewReplies.reviewId} is not null then json_build_object(
  'texto', ${reviewReplies.texto},
  'date', to_char(${reviewReplies.createdAt} at time zone 'America/Bogota', 'YYYY-MM-DD')) end`

/** The newest with something to read, for the home page. */
export function listApprovedReviews(db: Db, limit: number): Promise<PublicReview[]> {
  return db
    .select(review)
    .from(reviewsPublic)
    .where(and(eq(reviewsPublic.aprobada, true), ne(reviewsPublic.comentario, '')))
    .orderBy(desc(reviewsPublic.createdAt))
    .limit(limit)
}

/** Under which a client was known who deleted the account: the review has lost the name since then. */
const departedNames = sql<
  string[]
>`case when ${reviewsPublic.clienteNombre} = ${NAMELESS_REVIEWER} then array(
  select name from ${users} where uid = ${reviewsPublic.clientId}
  union select "clientName" from reservas where "clientId" = ${reviewsPublic.clientId}) else '{}' end`

/** The answer to a review loses the name of its client with the review, and gets it back with the account. */
function namelessReply({ departedNames, reply, ...shown }: ReviewRow): ProfileReview {
  const names = departedNames.filter(name => name !== ERASED_NAME)
  const texto = reply && withoutNames(reply.texto, names)
  return { ...shown, reply: reply && texto ? { ...reply, texto } : null }
}

type ReviewRow = ProfileReview & { readonly departedNames: readonly string[] }

export async function listApprovedReviewsOf(db: Db, uid: string, limit: number): Promise<ProfileReview[]> {
  const rows = await db
    .select({ ...review, reply, departedNames })
    .from(reviewsPublic)
    .leftJoin(
      reviewReplies,
      and(eq(reviewReplies.reviewId, reviewsPublic.id), eq(reviewReplies.aprobada, true)),
    )
    .where(and(eq(reviewsPublic.aprobada, true), eq(reviewsPublic.technicianId, uid)))
    .orderBy(desc(reviewsPublic.createdAt), desc(reviewsPublic.id))
    .limit(limit)
  return rows.map(namelessReply)
}

export interface ReviewSummary {
  /** Counts for five stars, four … one. */
  readonly distribution: number[]
  readonly qualities: QualityAverages
}

/** Of the approved reviews. */
export async function findReviewSummary(db: Db, uid: string): Promise<ReviewSummary> {
  const rows = await db
    .select({
      rating: reviewsPublic.rating,
      reviews: count(),
      puntualidad: totalOf(reviewsPublic.puntualidad),
      limpieza: totalOf(reviewsPublic.limpieza),
      precioAcordado: totalOf(reviewsPublic.precioAcordado),
    })
    .from(reviewsPublic)
    .where(and(eq(reviewsPublic.aprobada, true), eq(reviewsPublic.technicianId, uid)))
    .groupBy(reviewsPublic.rating)
  const totals = Object.fromEntries(
    QUALITIES.map(quality => [
      quality,
      {
        sum: rows.reduce((sum, row) => sum + row[quality].sum, 0),
        count: rows.reduce((sum, row) => sum + row[quality].count, 0),
      },
    ]),
  ) as Record<Quality, QualityTotal>
  return {
    distribution: [5, 4, 3, 2, 1].map(stars => rows.find(({ rating }) => rating === stars)?.reviews ?? 0),
    qualities: qualityAverages(totals),
  }
}

const totalOf = (column: PgColumn) =>
  sql<QualityTotal>`json_build_object('sum', coalesce(sum(${column}), 0), 'count', count(${column}))`

/** Valid credentials, answer figures and shown job photos of a technician: named statements, at the same time. */
export async function findProfileTrust(db: PooledDb, uid: string, now: Date): Promise<ProfileTrust> {
  const [credentials, reputation, jobPhotos] = await Promise.all([
    listPublicCredentials(db, uid, bogotaDate(now)),
    findReputation(db, uid, now),
    listShownJobPhotos(db, uid),
  ])
  return { credentials, reputation, jobPhotos }
}
