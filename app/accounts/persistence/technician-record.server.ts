// The record of a technician begins with the account; from then on it belongs to `technicians`.
import { sql } from 'drizzle-orm'
import type { AccountDetails } from '#accounts/domain/credentials.ts'
import type { SignInUser } from '#accounts/persistence/users.server.ts'
import { technicianSlug } from '#platform/domain/slug.ts'
import type { Db } from '#platform/persistence/database.server.ts'

/** Creates the technician's record if there is none; D40: also at sign-in, if it could not be written at registration. */
export async function ensureTechnician(db: Db, user: SignInUser): Promise<void> {
  if (user.role === 'tecnico') await insertTechnicianIfMissing(db, user)
}

/** Section 4: an unpublished profile with the defaults of the table; an existing one stays as it is. */
export async function insertTechnicianIfMissing(
  db: Db,
  { uid, name, ciudad, barrio, telefono }: AccountDetails & { readonly uid: string },
): Promise<void> {
  await db.execute(sql`
    insert into technicians (uid, nombre, slug, ciudad, barrio, telefono)
    values (${uid}, ${name}, ${technicianSlug(name, uid)}, ${ciudad}, ${barrio}, ${telefono})
    on conflict (uid) do nothing`)
}
