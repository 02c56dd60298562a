import { DEFAULT_WEEKLY_HOURS, type Technician } from '#domain/technicians/technician.ts'
import type { Db } from '#persistence/database.server.ts'
import { technicians } from '#persistence/tables.server.ts'

export type NewTechnician = Pick<Technician, 'uid' | 'nombre' | 'slug' | 'ciudad' | 'barrio' | 'telefono'>

/** A private profile with its defaults (section 4); an existing one is left as it is. */
export async function insertTechnicianIfMissing(db: Db, technician: NewTechnician): Promise<void> {
  await db
    .insert(technicians)
    .values({ ...technician, horarios: DEFAULT_WEEKLY_HOURS })
    .onConflictDoNothing({ target: technicians.uid })
}
