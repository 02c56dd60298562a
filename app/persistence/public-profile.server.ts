// What everybody may see of a technician (section 2, public profile), and of the reviews (section 7).
import { and, count, desc, eq, or, sql } from 'drizzle-orm'
import type { Technician } from '#domain/technicians/technician.ts'
import type { Db } from '#persistence/database.server.ts'
import { reservas, reviewsPublic, technicians } from '#persistence/tables.server.ts'

export type PublicProfile = Omit<
  Technician,
  'tags' | 'publicado' | 'estado' | 'createdAt' | 'updatedAt' | 'deletedAt'
> & {
  /** Starts of the hours that are booked from now on. */
  readonly taken: readonly Date[]
}

const LONGEST_NAME_IN_URL = 200

/** By id, then by slug: the first that is published. */
export async function findPublishedTechnician(
  db: Db,
  slugOrId: string,
  now: Date,
): Promise<PublicProfile | null> {
  if (slugOrId.length > LONGEST_NAME_IN_URL || slugOrId.includes('\0') || !slugOrId.isWellFormed())
    return null
  const [row] = await db
    .select({
      uid: technicians.uid,
      nombre: technicians.nombre,
      slug: technicians.slug,
      descripcion: technicians.descripcion,
      bioCorta: technicians.bioCorta,
      ciudad: technicians.ciudad,
      barrio: technicians.barrio,
      telefono: technicians.telefono,
      fotoURL: technicians.fotoURL,
      especialidades: technicians.especialidades,
      servicios: technicians.servicios,
      zonasCobertura: technicians.zonasCobertura,
      aniosExperiencia: technicians.aniosExperiencia,
      tarifaBase: technicians.tarifaBase,
      moneda: technicians.moneda,
      disponible: technicians.disponible,
      disponibilidadTxt: technicians.disponibilidadTxt,
      horarios: technicians.horarios,
      excepciones: technicians.excepciones,
      ratingPromedio: technicians.ratingPromedio,
      resenasCount: technicians.resenasCount,
      verificado: technicians.verificado,
      certificaciones: technicians.certificaciones,
      licencias: technicians.licencias,
      taken: sql<number[]>`array(
        select extract(epoch from ${reservas.scheduledAt})::double precision * 1000 from ${reservas}
        where ${reservas.technicianId} = ${technicians.uid} and ${reservas.status} <> 'cancelada'
          and ${reservas.scheduledAt} > ${now.toISOString()}::timestamptz - interval '1 hour')`,
    })
    .from(technicians)
    .where(
      and(eq(technicians.publicado, true), or(eq(technicians.uid, slugOrId), eq(technicians.slug, slugOrId))),
    )
    .orderBy(desc(eq(technicians.uid, slugOrId)))
    .limit(1)
  return row ? { ...row, taken: row.taken.map(milliseconds => new Date(milliseconds)) } : null
}

export interface ApprovedReview {
  readonly id: number
  readonly rating: number
  readonly comentario: string
  readonly clienteNombre: string
  readonly createdAt: Date
}

const approvedReview = {
  id: reviewsPublic.id,
  rating: reviewsPublic.rating,
  comentario: reviewsPublic.comentario,
  clienteNombre: reviewsPublic.clienteNombre,
  createdAt: reviewsPublic.createdAt,
}

/** The newest first. */
export function listApprovedReviews(db: Db, limit = 6): Promise<ApprovedReview[]> {
  return db
    .select(approvedReview)
    .from(reviewsPublic)
    .where(eq(reviewsPublic.aprobada, true))
    .orderBy(desc(reviewsPublic.createdAt))
    .limit(limit)
}

export function listApprovedReviewsOf(db: Db, technicianId: string, limit = 20): Promise<ApprovedReview[]> {
  return db
    .select(approvedReview)
    .from(reviewsPublic)
    .where(and(eq(reviewsPublic.technicianId, technicianId), eq(reviewsPublic.aprobada, true)))
    .orderBy(desc(reviewsPublic.createdAt))
    .limit(limit)
}

/** How many approved reviews gave 5, 4, 3, 2 and 1, in that order. */
export async function findRatingDistribution(db: Db, technicianId: string): Promise<number[]> {
  const rows = await db
    .select({ rating: reviewsPublic.rating, count: count() })
    .from(reviewsPublic)
    .where(and(eq(reviewsPublic.technicianId, technicianId), eq(reviewsPublic.aprobada, true)))
    .groupBy(reviewsPublic.rating)
  return [5, 4, 3, 2, 1].map(rating => rows.find(row => row.rating === rating)?.count ?? 0)
}
