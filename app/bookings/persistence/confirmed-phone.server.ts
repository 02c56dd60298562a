import { sql } from 'drizzle-orm'
import { isCounted } from '#bookings/persistence/booking-rules.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'

/** The day ('YYYY-MM-DD') of the first completed visit with the technician's present phone; null without one. */
export async function findConfirmedPhone(db: Db, uid: string): Promise<string | null> {
  const { rows } = await db.execute<{ date: string | null }>(sql`
    select min(visit.date)::text as date
      from technicians join reservas as visit
        on visit."technicianId" = technicians.uid and visit."technicianPhone" = technicians.telefono
     where technicians.uid = ${uid} and technicians.telefono <> '' and ${sql.raw(isCounted('visit'))}`)
  return rows[0]?.date ?? null
}
