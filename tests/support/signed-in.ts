// People who are signed in already, by the hundred: real rows, and cookies as the program itself would have signed them.
import { createHmac, randomBytes, randomUUID } from 'node:crypto'

/** A pool, or whatever else asks the database. */
interface Asking {
  query(text: string, values: unknown[]): Promise<unknown>
}

/** What a program must be told as AUTH_SECRET to know these people. */
export const SIGNING_SECRET = 'a secret of the tests, long enough to be one'
const COOKIE = 'tecniya-session'

export interface SignedInPerson {
  readonly uid: string
  readonly name: string
  readonly email: string
  /** As a browser sends it. */
  readonly cookie: string
}

export async function signedInPeople(
  pool: Asking,
  count: number,
  role: 'cliente' | 'tecnico' | 'admin' = 'cliente',
): Promise<SignedInPerson[]> {
  const people = Array.from({ length: count }, (_, at) => {
    const uid = randomUUID()
    const token = randomBytes(24).toString('base64url')
    return { uid, token, name: `Persona ${at}`, email: `${uid}@correo.co`, cookie: cookieOf(token) }
  })
  const column = (name: 'uid' | 'name' | 'email' | 'token') => people.map(person => person[name])
  await pool.query(
    `insert into users (uid, name, email, role, ciudad, barrio)
     select uid, name, email, $4, 'Cali', 'San Fernando' from unnest($1::text[], $2::text[], $3::text[]) as p (uid, name, email)`,
    [column('uid'), column('name'), column('email'), role],
  )
  await pool.query(
    `insert into sessions (id, token, "userId", "expiresAt")
     select token, token, uid, now() + interval '30 days' from unnest($1::text[], $2::text[]) as s (token, uid)`,
    [column('token'), column('uid')],
  )
  return people.map(({ token: _, ...person }) => person)
}

/** Published technicians who work every day of the week, all the hours that are offered. */
export async function signedInTechnicians(pool: Asking, count: number): Promise<SignedInPerson[]> {
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

function cookieOf(token: string): string {
  const signature = createHmac('sha256', SIGNING_SECRET).update(token).digest('base64')
  return `${COOKIE}=${encodeURIComponent(`${token}.${signature}`)}`
}
