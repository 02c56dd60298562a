import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { POLICY_VERSION } from '#domain/rights/authorization.ts'
import { technicianSlug } from '#domain/technicians/slug.ts'
import type { Registration } from '#domain/users/credentials.ts'
import { isWeakPassword } from '#domain/users/password.ts'
import type { SignedIn } from '#identity/identity.server.ts'
import { insertTechnicianIfMissing } from '#persistence/technicians/technicians.server.ts'

export type RegisterRefusal = 'email-already-in-use' | 'weak-password' | 'too-many-requests'

export async function registerAccount(
  { db, identity, limits, log, now }: Services,
  { person, network }: { person: Registration; network: string },
): Promise<Outcome<SignedIn, RegisterRefusal>> {
  if (isWeakPassword(person.password, person)) return refused('weak-password')
  if (!(await limits.consume('register-network', network))) return refused('too-many-requests')

  // D31: any role other than tecnico is stored as cliente.
  const role = person.role === 'tecnico' ? 'tecnico' : 'cliente'
  const outcome = await identity.signUp({
    ...person,
    role,
    authorizedVersion: POLICY_VERSION,
    authorizedAt: now(),
  })
  if (!outcome.ok) return outcome
  const { uid, cookies } = outcome.value

  if (role === 'tecnico') {
    const { name: nombre, ciudad, barrio, telefono } = person
    try {
      await insertTechnicianIfMissing(db, {
        uid,
        nombre,
        slug: technicianSlug(nombre, uid),
        ciudad,
        barrio,
        telefono,
      })
    } catch (error) {
      // D40: the account stays; the record is created at the next sign-in or when the editor is first opened.
      log.warn({ err: error, uid }, 'technician record not written at registration')
    }
  }
  return accepted({ uid, cookies })
}
