import { eq } from 'drizzle-orm'
import type { Db } from '#platform/persistence/database.server.ts'
import { DEFAULT_WEEKLY_HOURS, type OwnTechnician, type Technician } from '#technicians/domain/technician.ts'
import { ownTechnicianColumns } from '#technicians/persistence/readable-technicians.server.ts'
import { technicians } from '#technicians/persistence/technician-tables.server.ts'

export type NewTechnician = Pick<Technician, 'uid' | 'nombre' | 'slug' | 'ciudad' | 'barrio' | 'telefono'>

/** Section 4: an unpublished profile with defaults; an existing one stays as it is. */
export async function insertTechnicianIfMissing(db: Db, technician: NewTechnician): Promise<void> {
  await db
    .insert(technicians)
    .values({ ...technician, horarios: DEFAULT_WEEKLY_HOURS })
    .onConflictDoNothing({ target: technicians.uid })
}

/** Published or not; null while there is none. */
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
  const [row] = await db
    .select(ownTechnicianColumns)
    .from(technicians)
    .where(eq(technicians.uid, uid))
    .limit(1)
  return row ?? null
}
