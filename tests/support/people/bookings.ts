// People and hours for tests about bookings: real rows, without the price of registering each person.
import { randomUUID } from 'node:crypto'
import type { Viewer } from '#accounts/domain/role.ts'
import type { BookingDetails } from '#bookings/domain/request-form.ts'
import { addDays } from '#platform/domain/time.ts'
import { type RequestedSlot, requestedSlotFrom } from '#technicians/domain/slot.ts'
import type { TestDatabase } from '#tests/support/program/database.ts'

/** The slot of a booking request; `hour` has two digits. */
export function at(date: string, hour: string): { slot: RequestedSlot } {
  const slot = requestedSlotFrom({ date, hour })
  if (!slot.ok) throw new Error(`${slot.code}: ${date} ${hour}`)
  return { slot: slot.value }
}

/** Monday 16 November 2026 at 15:00 in Bogotá. */
export const MONDAY = '2026-11-16'
export const MONDAY_AT_15 = at(MONDAY, '15')
export const MONDAY_AT_15_INSTANT = new Date('2026-11-16T20:00:00Z')

export async function newClients(database: TestDatabase, count: number): Promise<Viewer[]> {
  const clients = Array.from({ length: count }, (_, at): Viewer => {
    const uid = `client-${randomUUID()}`
    return { uid, name: `Cliente ${at}`, email: `${uid}@correo.co`, role: 'cliente', ciudad: '' }
  })
  await database.rows(
    `insert into users (uid, name, email, role, "emailVerified")
     select *, true from unnest($1::text[], $2::text[], $3::text[], $4::text[])`,
    [
      clients.map(({ uid }) => uid),
      clients.map(({ name }) => name),
      clients.map(({ email }) => email),
      clients.map(({ role }) => role),
    ],
  )
  return clients
}

export async function newClient(database: TestDatabase): Promise<Viewer> {
  const [client] = await newClients(database, 1)
  if (!client) throw new Error('nobody came')
  return client
}

/** Published, with the default hours: Monday to Friday, 08:00 to 18:00. */
export async function newTechnician(
  database: TestDatabase,
  changes: { publicado?: boolean } = {},
): Promise<Viewer> {
  const uid = `technician-${randomUUID()}`
  const viewer: Viewer = {
    uid,
    name: 'Luz Marina Cárdenas',
    email: `${uid}@correo.co`,
    role: 'tecnico',
    ciudad: '',
  }
  await database.rows(
    `insert into users (uid, name, email, "emailVerified", role) values ($1, $2, $3, true, 'tecnico')`,
    [uid, viewer.name, viewer.email],
  )
  await database.rows(
    `insert into technicians (uid, nombre, slug, ciudad, telefono, especialidades, publicado)
     values ($1, $2, $1, 'Cali', '+57 300 555 0101', '{Plomería}', $3)`,
    [uid, viewer.name, changes.publicado ?? true],
  )
  return viewer
}

export function details(changes: Partial<BookingDetails> = {}): BookingDetails & { network: string } {
  return {
    network: randomUUID(),
    description: 'Gotea el lavaplatos',
    address: 'Cra. 8 # 24-31',
    barrio: '',
    ciudad: '',
    formKey: randomUUID(),
    servicio: '',
    esp: 'plomeria',
    fotos: [],
    de: null,
    caso: null,
    cotizacion: null,
    ...changes,
  }
}

/** A request for a slot of its own: ten hours a day, from Monday 16 November on. */
export function requestNumber(
  n: number,
  technicianId: string,
  changes: Partial<BookingDetails & { network: string }> = {},
) {
  const date = addDays(MONDAY, Math.floor(n / 50) * 7 + (n % 5))
  const hour = String(8 + (Math.floor(n / 5) % 10)).padStart(2, '0')
  return { technicianId, ...at(date, hour), ...details(), ...changes }
}

/** E-mails that wait to be sent, by their news, oldest first. */
export async function emailsAbout({ rows }: TestDatabase, key?: number): Promise<string[]> {
  const jobs = await rows<{ news: string }>(
    `select payload ->> 'news' as news from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'send-booking-mail' and ($1::int is null or (payload ->> 'key')::int = $1) order by j.id`,
    [key ?? null],
  )
  return jobs.map(({ news }) => news)
}

export async function bookingsOf({ rows }: TestDatabase, technician: Viewer) {
  return rows<{ key: number; status: string; clientId: string; cancelReason: string | null }>(
    `select key::int, status, "clientId", "cancelReason" from reservas where "technicianId" = $1 order by key`,
    [technician.uid],
  )
}
