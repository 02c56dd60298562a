// The demo clients and the administrator.
import { z } from 'zod'
import { DEMO_ADMIN, DEMO_CLIENT } from '#database/demo/accounts.ts'
import regions from '#database/demo/clients.json' with { type: 'json' }
import { demoId, mailOf } from '#database/demo/person-ids.ts'
import { createRandom } from '#database/seeded-random.ts'
import { DAY_MS } from '#platform/domain/time.ts'

const TEXT = z.string().min(1)
const CLIENT = z.strictObject({
  name: TEXT,
  ciudad: TEXT,
  barrio: TEXT,
  street: TEXT,
  telefono: TEXT,
  blocked: z.boolean().default(false),
})
/** Generated bookings pair technicians with clients of the same region. */
const REGIONS = z
  .array(z.strictObject({ region: TEXT, cities: z.array(TEXT), clients: z.array(CLIENT) }))
  .parse(regions)

/** The columns of `users` that the demo data fills. */
export interface DemoUser {
  readonly uid: string
  readonly name: string
  readonly email: string
  readonly emailVerified: boolean
  readonly image: string | null
  readonly role: 'cliente' | 'tecnico' | 'admin'
  readonly ciudad: string
  readonly barrio: string
  readonly telefono: string
  readonly blocked: boolean
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly deletedAt: Date | null
}

export interface DemoClient extends DemoUser {
  readonly region: string
  /** Street, number and apartment. */
  readonly address: string
}

const OLDEST_DAYS_AGO = 800
const NEWEST_DAYS_AGO = 200

export function demoClients(now: Date): DemoClient[] {
  return REGIONS.flatMap(({ region, clients }) => clients.map(entry => clientFrom(entry, region, now)))
}

function clientFrom(entry: z.infer<typeof CLIENT>, region: string, now: Date): DemoClient {
  const { name, ciudad, barrio, street, telefono, blocked } = entry
  const daysAgo = NEWEST_DAYS_AGO + createRandom(name).below(OLDEST_DAYS_AGO - NEWEST_DAYS_AGO)
  const createdAt = new Date(now.getTime() - daysAgo * DAY_MS - createRandom(`${name} hour`).below(DAY_MS))
  return {
    uid: demoId('client', name),
    name,
    email: name === DEMO_CLIENT.name ? DEMO_CLIENT.email : mailOf(name),
    emailVerified: true,
    image: null,
    role: 'cliente',
    ciudad,
    barrio,
    telefono,
    blocked,
    createdAt,
    updatedAt: createdAt,
    deletedAt: null,
    region,
    address: street,
  }
}

export function demoAdmin(now: Date): DemoUser {
  const createdAt = new Date(now.getTime() - (OLDEST_DAYS_AGO + 1) * DAY_MS)
  return {
    uid: demoId('admin', DEMO_ADMIN.name),
    name: DEMO_ADMIN.name,
    email: DEMO_ADMIN.email,
    emailVerified: true,
    image: null,
    role: 'admin',
    ciudad: 'Bogotá',
    barrio: 'Teusaquillo',
    telefono: '+57 300 555 0100',
    blocked: false,
    createdAt,
    updatedAt: createdAt,
    deletedAt: null,
  }
}

export function regionOf(ciudad: string): string | null {
  return REGIONS.find(({ cities }) => cities.includes(ciudad))?.region ?? null
}
