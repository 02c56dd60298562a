import { eq } from 'drizzle-orm'
import { DEFAULT_WEEKLY_HOURS, type OwnTechnician, type Technician } from '#domain/technicians/technician.ts'
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

/** The profile of a person, whatever its state; null while there is none. */
export async function findOwnTechnician(
  db: Db,
  uid: string,
): Promise<Pick<Technician, 'nombre' | 'slug' | 'publicado'> | null> {
  const { nombre, slug, publicado } = technicians
  const [row] = await db
    .select({ nombre, slug, publicado })
    .from(technicians)
    .where(eq(technicians.uid, uid))
    .limit(1)
  return row ?? null
}

/** A technician's own record, published or not. */
export async function findOwnProfile(db: Db, uid: string): Promise<OwnTechnician | null> {
  const [row] = await db.select().from(technicians).where(eq(technicians.uid, uid)).limit(1)
  return row ?? null
}
