// Photos of the problem: whose they are.
import { sql } from 'drizzle-orm'
import { problemPhotos } from '#bookings/persistence/booking-tables.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'

export async function insertProblemPhoto(
  db: Db,
  photo: { readonly id: string; readonly clientId: string; readonly createdAt: Date },
): Promise<void> {
  await db.insert(problemPhotos).values(photo)
}

/** Which of these photos have a row. */
export async function findStoredProblemPhotos(db: Db, ids: string[]): Promise<Set<string>> {
  const stored = await db.execute<{ id: string }>(
    sql`select id from ${problemPhotos} where id = any(${sql.param(ids)}::uuid[])`,
  )
  return new Set(stored.rows.map(({ id }) => id))
}
