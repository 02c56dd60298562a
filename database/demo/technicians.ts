// The demo technicians as rows.
import { DEMO_TECHNICIAN, type DemoUser } from '#database/demo/clients.ts'
import { demoId, mailOf, photoIdOf } from '#database/demo/person-ids.ts'
import { BARRANQUILLA } from '#database/demo/technicians/barranquilla.ts'
import { BOGOTA_NORTH } from '#database/demo/technicians/bogota-north.ts'
import { BOGOTA_NORTH_EAST } from '#database/demo/technicians/bogota-north-east.ts'
import { BOGOTA_SOUTH } from '#database/demo/technicians/bogota-south.ts'
import { BOGOTA_WEST } from '#database/demo/technicians/bogota-west.ts'
import { BUCARAMANGA } from '#database/demo/technicians/bucaramanga.ts'
import { CALI_NORTH } from '#database/demo/technicians/cali-north.ts'
import { CALI_SOUTH } from '#database/demo/technicians/cali-south.ts'
import { CARTAGENA } from '#database/demo/technicians/cartagena.ts'
import { COFFEE_REGION } from '#database/demo/technicians/coffee-region.ts'
import type { DayExceptions, LicenceEntry, TechnicianEntry } from '#database/demo/technicians/entry.ts'
import { MANIZALES_AND_IBAGUE } from '#database/demo/technicians/manizales-and-ibague.ts'
import { MEDELLIN_EAST } from '#database/demo/technicians/medellin-east.ts'
import { MEDELLIN_WEST } from '#database/demo/technicians/medellin-west.ts'
import { SOACHA } from '#database/demo/technicians/soacha.ts'
import { BLOCKED, DELETED, DRAFT, UNDER_REVIEW } from '#database/demo/technicians/unpublished.ts'
import { VALLE_DE_ABURRA } from '#database/demo/technicians/valle-de-aburra.ts'
import { createRandom } from '#database/seeded-random.ts'
import { technicianSlug } from '#platform/domain/slug.ts'
import { addDays, bogotaDate, DAY_MS } from '#platform/domain/time.ts'
import type { HourExceptions, Licence, Technician, TimeRange } from '#technicians/domain/technician.ts'

const PUBLISHED: readonly TechnicianEntry[] = [
  ...SOACHA,
  ...BOGOTA_NORTH,
  ...BOGOTA_NORTH_EAST,
  ...BOGOTA_WEST,
  ...BOGOTA_SOUTH,
  ...MEDELLIN_WEST,
  ...MEDELLIN_EAST,
  ...VALLE_DE_ABURRA,
  ...CALI_SOUTH,
  ...CALI_NORTH,
  ...BARRANQUILLA,
  ...BUCARAMANGA,
  ...CARTAGENA,
  ...COFFEE_REGION,
  ...MANIZALES_AND_IBAGUE,
]
const UNPUBLISHED: readonly TechnicianEntry[] = [...UNDER_REVIEW, ...BLOCKED, DRAFT, DELETED]

const DAYS_PER_MONTH = 30
const NEWEST_DAYS_AGO = 3
const DELETED_DAYS_AGO = 20
const MODERATED_AFTER_MONTHS = 5

export interface DemoTechnician extends Technician {
  readonly email: string
  readonly photoId: string
  readonly entry: TechnicianEntry
}

export function demoTechnicians(now: Date): DemoTechnician[] {
  return [
    ...PUBLISHED.map(entry => technicianFrom(entry, true, now)),
    ...UNPUBLISHED.map(entry => technicianFrom(entry, false, now)),
  ]
}

function technicianFrom(entry: TechnicianEntry, publicado: boolean, now: Date): DemoTechnician {
  const { nombre } = entry
  const uid = demoId('technician', nombre)
  const photoId = photoIdOf(nombre)
  const today = bogotaDate(now)
  const random = createRandom(nombre)
  const joinedDaysAgo = NEWEST_DAYS_AGO + entry.joinedMonthsAgo * DAYS_PER_MONTH
  const createdAt = new Date(now.getTime() - joinedDaysAgo * DAY_MS - random.below(DAY_MS))
  return {
    uid,
    nombre,
    slug: technicianSlug(nombre, uid),
    descripcion: entry.descripcion ?? '',
    bioCorta: entry.bioCorta,
    tags: entry.tags,
    ciudad: entry.ciudad,
    barrio: entry.barrio,
    telefono: entry.telefono,
    fotoURL: photoUrl(photoId),
    especialidades: entry.especialidades,
    servicios: entry.servicios,
    zonasCobertura: entry.zonasCobertura,
    aniosExperiencia: entry.aniosExperiencia,
    tarifaBase: entry.tarifaBase,
    moneda: entry.moneda === null ? null : 'COP',
    disponible: entry.disponible ?? true,
    disponibilidadTxt: entry.disponibilidadTxt ?? '',
    horarios: entry.horarios,
    excepciones: exceptionsFrom(entry.exceptions ?? {}, today),
    ratingPromedio: 0,
    resenasCount: 0,
    publicado,
    verificado: entry.verificado,
    // Whoever joined months ago has been moderated.
    estado:
      entry.estado ?? (publicado && entry.joinedMonthsAgo >= MODERATED_AFTER_MONTHS ? 'publicado' : null),
    certificaciones: entry.certificaciones ?? [],
    licencias: (entry.licencias ?? []).map(licence => licenceFrom(licence, today)),
    createdAt,
    updatedAt: new Date(createdAt.getTime() + random.below(now.getTime() - createdAt.getTime())),
    deletedAt: entry === DELETED ? new Date(now.getTime() - DELETED_DAYS_AGO * DAY_MS) : null,
    email: nombre === DEMO_TECHNICIAN.name ? DEMO_TECHNICIAN.email : mailOf(nombre),
    photoId,
    entry,
  }
}

/** The URL of a photo at the embedded image host. */
function photoUrl(photoId: string): string {
  return `/image/upload/c_fill,g_auto,w_640,h_640,q_auto,f_auto/tech_photos/${photoId}`
}

function exceptionsFrom(
  { daysOff = [], shortDays = {}, holidays }: DayExceptions,
  today: string,
): HourExceptions {
  const fechas: Record<string, readonly TimeRange[]> = {}
  for (const days of daysOff) fechas[addDays(today, days)] = []
  for (const [days, ranges] of Object.entries(shortDays)) fechas[addDays(today, Number(days))] = ranges
  return {
    ...(Object.keys(fechas).length > 0 && { fechas }),
    ...(holidays && { festivos: true }),
  }
}

function licenceFrom({ validForMonths, ...licence }: LicenceEntry, today: string): Licence {
  return { ...licence, vence: endOfMonth(today, validForMonths) }
}

/** The last day of the month `monthsAhead` months after that of `date`. */
function endOfMonth(date: string, monthsAhead: number): string {
  const [year = 0, month = 0] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month + monthsAhead, 0)).toISOString().slice(0, 10)
}

/** The account of a technician. */
export function userOf(technician: DemoTechnician): DemoUser {
  const { uid, nombre, email, ciudad, barrio, telefono, createdAt } = technician
  return {
    uid,
    name: nombre,
    email,
    emailVerified: true,
    image: null,
    role: 'tecnico',
    ciudad,
    barrio,
    telefono,
    blocked: false,
    createdAt,
    updatedAt: createdAt,
    deletedAt: null,
  }
}
