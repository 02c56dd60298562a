import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Registration } from '#accounts/domain/credentials.ts'
import type { DeviceUse } from '#accounts/domain/device.ts'
import type { SetCookies } from '#accounts/identity/sessions.server.ts'
import { markEmailConfirmed } from '#accounts/persistence/users.server.ts'
import { registerAccount } from '#accounts/use-cases/register-account.server.ts'
import { signIn } from '#accounts/use-cases/sign-in.server.ts'
import type { Services } from '#app/services.ts'

export const PASSWORD = 'gotera-lunes-7'
export const NETWORK = '203.0.113.7'

/** A registration form with a unique email address. */
export function newPerson(changes: Partial<Registration> = {}): Registration {
  const tag = randomBytes(4).toString('hex')
  return {
    name: 'Ana Restrepo',
    email: `ana-${tag}@correo.co`,
    password: PASSWORD,
    ciudad: 'Cali',
    barrio: 'San Fernando',
    telefono: '+57 300 555 0148',
    role: 'cliente',
    ...changes,
  }
}

export interface Member extends Registration {
  readonly uid: string
  /** Request headers of a browser signed in as this person. */
  readonly browser: Headers
}

/** A person with an account, a confirmed address and one session. */
export async function newMember(services: Services, changes: Partial<Registration> = {}): Promise<Member> {
  const person = newPerson(changes)
  const outcome = await registerAccount(services, { person, network: NETWORK })
  if (!outcome.ok) throw new Error(`registration was refused: ${outcome.code}`)
  await confirmAddress(services, outcome.value.uid)
  const browser = browserWith(outcome.value.cookies.filter(cookie => cookie.includes('session')))
  const found = await services.identity.findViewer(browser)
  if (!found) throw new Error('registration did not sign in')
  return { ...person, uid: found.viewer.uid, browser }
}

/** As if the link had been opened: no e-mail about it is left in the queue. */
async function confirmAddress({ db }: Services, uid: string): Promise<void> {
  await markEmailConfirmed(db, uid)
  await db.execute(sql`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs where task_identifier = 'send-confirmation-mail' and locked_at is null))`)
}

/** The Cookie header for these Set-Cookie values. */
export function browserWith(cookies: SetCookies): Headers {
  return new Headers({ cookie: cookies.map(cookie => cookie.split(';')[0]).join('; ') })
}

interface SignInOptions {
  readonly network?: string
  readonly headers?: Headers
  readonly device?: DeviceUse
}

export function tryToSignIn(
  services: Services,
  who: { email: string; password: string },
  { network = NETWORK, headers = new Headers(), device }: SignInOptions = {},
): ReturnType<typeof signIn> {
  const { email, password } = who
  return signIn(services, { email, password, network, headers, ...(device && { device }) })
}
