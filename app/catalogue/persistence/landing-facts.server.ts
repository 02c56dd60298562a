// The figures of a page by trade and city. Every statement is bounded, whatever the number of technicians.
import { sql } from 'drizzle-orm'
import type { CatalogueAnswer } from '#catalogue/domain/catalogue-answer.ts'
import { type LandingFacts, type LandingReview, mostFrequent } from '#catalogue/domain/landing-facts.ts'
import type { PooledDb } from '#platform/persistence/database.server.ts'
import { specialtyFrom } from '#technicians/domain/specialty-names.ts'

const SHOWN_REVIEWS = 3

/** From the first technicians of the trade and city; null when nobody is published there. */
export async function findLandingFacts(
  db: PooledDb,
  { technicians, nextCursor, tally, prices }: CatalogueAnswer,
): Promise<LandingFacts | null> {
  if (technicians.length === 0) return null
  const uids = technicians.flatMap(({ uid }) => uid ?? [])
  const [specialties, reviews] = await Promise.all([
    listSpecialtiesOf(db, uids),
    listLatestReviewsOf(db, uids, SHOWN_REVIEWS),
  ])
  return {
    tally,
    technicians,
    complete: nextCursor === null,
    prices: prices.max > 0 ? { min: prices.min, max: prices.max } : null,
    cities: mostFrequent(technicians.map(({ ciudad }) => ciudad.trim()).filter(Boolean)),
    trades: mostFrequent(specialties.flatMap(label => specialtyFrom(label) ?? [])),
    barrios: mostFrequent(technicians.map(({ barrio }) => barrio.trim()).filter(Boolean)),
    reviews,
  }
}

/** All of them, with repetitions: a card of the catalogue has only the first four. */
async function listSpecialtiesOf(db: PooledDb, uids: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ label: string }>(sql`
    select unnest(especialidades) as label from technicians where uid = any (${sql.param(uids)})`)
  return rows.map(({ label }) => label)
}

/** The newest of each technician come from the index, so nobody with many reviews makes this slow. */
async function listLatestReviewsOf(
  db: PooledDb,
  uids: readonly string[],
  limit: number,
): Promise<LandingReview[]> {
  const { rows } = await db.execute<{ [Key in keyof LandingReview]: LandingReview[Key] }>(sql`
    select latest.id::double precision as id, rating, comentario, "clienteNombre", nombre as "technicianName",
      to_char(latest."createdAt" at time zone 'America/Bogota', 'YYYY-MM-DD') as date
    from technicians, lateral (
        select * from reviews_public
        where "technicianId" = uid and aprobada and comentario <> ''
        order by "createdAt" desc limit ${limit}
      ) as latest
    where uid = any (${sql.param(uids)})
    order by latest."createdAt" desc, latest.id desc limit ${limit}`)
  return rows
}
