import { eq } from 'drizzle-orm'
import type { Db } from '#platform/persistence/database.server.ts'
import type { OwnTechnician, Technician } from '#technicians/domain/technician.ts'
import { ownTechnicianColumns } from '#technicians/persistence/readable-technicians.server.ts'
import { technicians } from '#technicians/persistence/technician-tables.server.ts'

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
