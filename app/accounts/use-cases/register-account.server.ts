import { POLICY_VERSION } from '#accounts/domain/authorization.ts'
import type { Registration } from '#accounts/domain/credentials.ts'
import type { DeviceUse } from '#accounts/domain/device.ts'
import { REGISTER_NETWORK_LIMIT } from '#accounts/domain/limits.ts'
import type { SignedIn } from '#accounts/identity/identity.server.ts'
import { isWeakPassword } from '#accounts/identity/weak-password.server.ts'
import { ensureTechnician } from '#accounts/persistence/technician-record.server.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { addJob } from '#platform/persistence/jobs.server.ts'

export type RegisterRefusal = 'email-already-in-use' | 'weak-password' | 'too-many-requests'

export async function registerAccount(
  { db, identity, limits, log, now }: Services,
  {
    person,
    network,
    headers = new Headers(),
    device,
  }: { person: Registration; network: string; headers?: Headers; device?: DeviceUse },
): Promise<Outcome<SignedIn, RegisterRefusal>> {
  if (isWeakPassword(person.password, person)) return refused('weak-password')
  if (!(await limits.consume(REGISTER_NETWORK_LIMIT, network))) return refused('too-many-requests')

  // D31: any role other than tecnico is stored as cliente.
  const role = person.role === 'tecnico' ? 'tecnico' : 'cliente'
  const authorization = { authorizedVersion: POLICY_VERSION, authorizedAt: now() }
  const outcome = await identity.signUp({ ...person, role, ...authorization }, device)
  if (!outcome.ok) return outcome
  const { uid, cookies } = outcome.value

  // D40: the account stays; the record is created at the next sign-in or when the editor is first opened.
  await ensureTechnician(db, { ...person, uid, role }).catch(error => {
    log.warn({ err: error, uid }, 'technician record not written at registration')
  })
  // The account stands without either: the e-mail can be asked for in /perfil.
  const known = await Promise.all([
    identity.devices.remember(headers, uid),
    addJob(db, 'send-confirmation-mail', { uid }),
  ]).then(
    ([cookie]) => [cookie],
    error => {
      log.warn({ err: error, uid }, 'address not asked to be confirmed at registration')
      return []
    },
  )
  return accepted({ uid, cookies: [...cookies, ...known] })
}
