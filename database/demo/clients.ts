// The demo clients and the administrator. Only the three demo accounts have a password.
import { BLOCKED_CLIENT, CLIENTS_BY_REGION, REGIONS, type Region } from '#database/demo/client-entries.ts'
import { demoId, mailAt, mailOf } from '#database/demo/person-ids.ts'
import { createRandom } from '#database/seeded-random.ts'
import { DAY_MS } from '#platform/domain/time.ts'

export const DEMO_PASSWORD = 'demo-tecniya'
export const DEMO_CLIENT = { name: 'María Eugenia Salazar', email: mailAt('cliente') } as const
export const DEMO_TECHNICIAN = { name: 'Carlos Andrés Rojas', email: mailAt('tecnico') } as const
export const DEMO_ADMIN = { name: 'Camila Duarte', email: mailAt('admin') } as const

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
  readonly region: Region
  readonly address: string
}

const OLDEST_DAYS_AGO = 800
const NEWEST_DAYS_AGO = 200

export function demoClients(now: Date): DemoClient[] {
  return (Object.keys(CLIENTS_BY_REGION) as Region[]).flatMap(region =>
    CLIENTS_BY_REGION[region]
      .trim()
      .split('\n')
      .map(row => clientFrom(row, region, now)),
  )
}

function clientFrom(row: string, region: Region, now: Date): DemoClient {
  const [name = '', ciudad = '', barrio = '', street = '', telefono = ''] = row
    .split('|')
    .map(cell => cell.trim())
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
    blocked: name === BLOCKED_CLIENT,
    createdAt,
    updatedAt: createdAt,
    deletedAt: null,
    region,
    address: `${street}, ${barrio}, ${ciudad}`,
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

export function regionOf(ciudad: string): Region | null {
  const regions = Object.keys(REGIONS) as Region[]
  return regions.find(region => (REGIONS[region] as readonly string[]).includes(ciudad)) ?? null
}
