import { technicianSlug } from '#domain/technicians/slug.ts'
import type { Db } from '#persistence/database.server.ts'
import { insertTechnicianIfMissing } from '#persistence/technicians/technicians.server.ts'
import type { SignInUser } from '#persistence/users/users.server.ts'

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
