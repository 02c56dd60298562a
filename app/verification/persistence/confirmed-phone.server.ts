import { and, eq, min, ne } from 'drizzle-orm'
import type { Db } from '#platform/persistence/database.server.ts'
import { reservas, technicians } from '#platform/persistence/tables.server.ts'

/** The day ('YYYY-MM-DD') of the first completed visit with the technician's present phone; null without one. */
export async function findConfirmedPhone(db: Db, uid: string): Promise<string | null> {
  const [visit] = await db
    .select({ date: min(reservas.date) })
    .from(technicians)
    .innerJoin(
      reservas,
      and(eq(reservas.technicianId, technicians.uid), eq(reservas.technicianPhone, technicians.telefono)),
    )
    .where(and(eq(technicians.uid, uid), ne(technicians.telefono, ''), eq(reservas.status, 'completada')))
  return visit?.date ?? null
}
