// Published technicians, written straight into the database.
import { randomBytes } from 'node:crypto'
import { technicianSlug } from '#platform/domain/slug.ts'

type Sql = (query: string, values?: unknown[]) => Promise<unknown>

export interface PublishedTechnician {
  readonly uid: string
  readonly slug: string
  readonly nombre: string
}

interface TechnicianFields {
  nombre?: string
  ciudad?: string
  barrio?: string
  especialidades?: string[]
  tarifaBase?: number | null
  ratingPromedio?: number
  resenasCount?: number
  telefono?: string
  fields?: Record<string, unknown>
}

/** A city that no other test uses. */
export function newCity(): string {
  return `Villa ${randomBytes(4).toString('hex')}`
}

export async function publishTechnician(
  sql: Sql,
  wanted: TechnicianFields = {},
): Promise<PublishedTechnician> {
  const uid = randomBytes(12).toString('hex')
  const nombre = wanted.nombre ?? `Rosalba ${uid.slice(0, 6)}`
  const record = {
    uid,
    nombre,
    slug: technicianSlug(nombre, uid),
    bioCorta: 'Llego a la hora, explico el daño y dejo limpio.',
    ciudad: wanted.ciudad ?? 'Cali',
    barrio: wanted.barrio ?? 'Granada',
    telefono: wanted.telefono ?? '+57 312 555 0148',
    especialidades: wanted.especialidades ?? ['Plomería'],
    tarifaBase: wanted.tarifaBase === undefined ? 60_000 : wanted.tarifaBase,
    moneda: 'COP',
    ratingPromedio: wanted.ratingPromedio ?? 0,
    resenasCount: wanted.resenasCount ?? 0,
    publicado: true,
    ...wanted.fields,
  }
  await sql('insert into users (uid, name, email, "emailVerified", role) values ($1, $2, $3, true, $4)', [
    uid,
    nombre,
    `${uid}@correo.co`,
    'tecnico',
  ])
  const columns = Object.keys(record)
  await sql(
    `insert into technicians (${columns.map(name => `"${name}"`).join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(record).map(value =>
      value !== null && typeof value === 'object' && !Array.isArray(value) ? JSON.stringify(value) : value,
    ),
  )
  return { uid, slug: record.slug, nombre }
}

/** Names sort in the order of the catalogue. */
export async function publishMany(
  sql: Sql,
  count: number,
  wanted: TechnicianFields,
): Promise<PublishedTechnician[]> {
  const published: PublishedTechnician[] = []
  for (let n = 0; n < count; n++) {
    const nombre = `${wanted.nombre ?? 'Rosalba'} ${String(n).padStart(2, '0')}`
    published.push(await publishTechnician(sql, { ...wanted, nombre }))
  }
  return published
}

export function cataloguePath(city: string): string {
  return `/tecnicos?ciudad=${encodeURIComponent(city)}`
}

const ALL_DAY = [{ inicio: '08:00', fin: '20:00' }]
/** On Friday in the morning, on Saturday not at all. */
export const HOURS_BUT_SATURDAY = {
  lun: ALL_DAY,
  mar: ALL_DAY,
  mie: ALL_DAY,
  jue: ALL_DAY,
  vie: [{ inicio: '08:00', fin: '12:00' }],
  sab: [],
  dom: ALL_DAY,
}
