import type { SignInUser } from '#accounts/persistence/users.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { technicianSlug } from '#technicians/domain/slug.ts'
import { insertTechnicianIfMissing } from '#technicians/persistence/technicians.server.ts'

/** Creates the technician's record if there is none; D40: also at sign-in, if it could not be written at registration. */
export async function ensureTechnician(db: Db, user: SignInUser): Promise<void> {
  if (user.role !== 'tecnico') return
  const { uid, name: nombre, ciudad, barrio, telefono } = user
  await insertTechnicianIfMissing(db, {
    uid,
    nombre,
    slug: technicianSlug(nombre, uid),
    ciudad,
    barrio,
    telefono,
  })
}
