// Accounts and sessions written straight into the database, without the cost of a password hash and a request each.
import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { POLICY_VERSION } from '#accounts/domain/authorization.ts'
import type { Registration } from '#accounts/domain/credentials.ts'
import type { Viewer } from '#accounts/domain/role.ts'
import type { PasswordCost } from '#accounts/identity/password-hash.server.ts'
import { technicianSlug } from '#platform/domain/slug.ts'
import { DEFAULT_WEEKLY_HOURS } from '#technicians/domain/technician.ts'

/** A pg pool or client. */
interface Queryable {
  query(text: string, values: unknown[]): Promise<unknown>
}

/** A program accepts the cookies made here if this is its AUTH_SECRET. */
export const SIGNING_SECRET = 'a secret of the tests, long enough to be one'
/** That of production is proven by the tests of the hash and of the start in production. */
export const PASSWORD_COST: PasswordCost = { memory: 8, passes: 1, parallelism: 1 }
const COOKIE_NAME = 'tecniya-session'

export interface SignedInPerson {
  readonly uid: string
  readonly name: string
  readonly email: string
  /** The Cookie header. */
  readonly cookie: string
}

export async function signedInPeople(
  pool: Queryable,
  count: number,
  role: 'cliente' | 'tecnico' | 'admin' = 'cliente',
): Promise<SignedInPerson[]> {
  const people = Array.from({ length: count }, (_, index) => {
    const uid = randomUUID()
    return { uid, name: `Persona ${index}`, email: `${uid}@correo.co` }
  })
  const column = (name: 'uid' | 'name' | 'email') => people.map(person => person[name])
  await pool.query(
    `insert into users (uid, name, email, "emailVerified", role, ciudad, barrio, "authorizedVersion", "authorizedAt")
     select uid, name, email, true, $4, 'Cali', 'San Fernando', $5, now() from unnest($1::text[], $2::text[], $3::text[]) as p (uid, name, email)`,
    [column('uid'), column('name'), column('email'), role, POLICY_VERSION],
  )
  const cookies = await storeSessions(pool, column('uid'))
  return people.map((person, index) => ({ ...person, cookie: cookies[index] ?? '' }))
}

/** As use cases and helpers name a person. */
export function viewerOf({ uid, name, email }: SignedInPerson): Viewer {
  return { uid, name, email, role: 'cliente', ciudad: '' }
}

/** Published technicians who work every day of the week, at every hour that can be booked. */
export async function signedInTechnicians(pool: Queryable, count: number): Promise<SignedInPerson[]> {
  const people = await signedInPeople(pool, count, 'tecnico')
  await pool.query(
    `insert into technicians (uid, nombre, slug, ciudad, telefono, especialidades, publicado, horarios)
     select uid, name, uid, 'Cali', '+57 300 555 0101', '{Plomería}', true, $3
     from unnest($1::text[], $2::text[]) as t (uid, name)`,
    [people.map(({ uid }) => uid), people.map(({ name }) => name), JSON.stringify(EVERY_DAY)],
  )
  return people
}

const ALL_DAY = [{ inicio: '00:00', fin: '24:00' }]
const EVERY_DAY = Object.fromEntries(
  ['lun', 'mar', 'mie', 'jue', 'vie', 'sab', 'dom'].map(day => [day, ALL_DAY]),
)

/** The rows that a registration writes, with a confirmed address. Returns the uid. */
export async function storeAccount(
  pool: Queryable,
  person: Registration,
  passwordHash: string,
): Promise<string> {
  const uid = randomUUID()
  const { name, email, role, ciudad, barrio, telefono } = person
  await pool.query(
    `with stored as (
       insert into users
         (uid, name, email, "emailVerified", role, ciudad, barrio, telefono, "authorizedVersion", "authorizedAt")
       values ($1, $2, $3, true, $4, $5, $6, $7, $9, now())
       returning uid)
     insert into accounts (id, "accountId", "providerId", "userId", password)
     select uid, uid, 'credential', uid, $8 from stored`,
    [uid, name, email, role, ciudad, barrio, telefono, passwordHash, POLICY_VERSION],
  )
  if (role === 'tecnico')
    await pool.query(
      `insert into technicians (uid, nombre, slug, ciudad, barrio, telefono, horarios)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [uid, name, technicianSlug(name, uid), ciudad, barrio, telefono, JSON.stringify(DEFAULT_WEEKLY_HOURS)],
    )
  return uid
}

/** One session each. Returns their Cookie headers. */
export async function storeSessions(pool: Queryable, uids: string[]): Promise<string[]> {
  const tokens = uids.map(() => randomBytes(24).toString('base64url'))
  await pool.query(
    `insert into sessions (id, token, "userId", "expiresAt")
     select token, token, uid, now() + interval '30 days' from unnest($1::text[], $2::text[]) as s (token, uid)`,
    [tokens, uids],
  )
  return tokens.map(signedCookie)
}

function signedCookie(token: string): string {
  const signature = createHmac('sha256', SIGNING_SECRET).update(token).digest('base64')
  return `${COOKIE_NAME}=${encodeURIComponent(`${token}.${signature}`)}`
}
