// The demo technicians as rows.
import { z } from 'zod'
import { DEMO_TECHNICIAN } from '#database/demo/accounts.ts'
import type { DemoUser } from '#database/demo/clients.ts'
import { demoId, mailOf, photoIdOf } from '#database/demo/person-ids.ts'
import barranquilla from '#database/demo/technicians/barranquilla.json' with { type: 'json' }
import bogota from '#database/demo/technicians/bogota.json' with { type: 'json' }
import bucaramanga from '#database/demo/technicians/bucaramanga.json' with { type: 'json' }
import cali from '#database/demo/technicians/cali.json' with { type: 'json' }
import cartagena from '#database/demo/technicians/cartagena.json' with { type: 'json' }
import coffeeRegion from '#database/demo/technicians/coffee-region.json' with { type: 'json' }
import {
  type DayExceptions,
  type LicenceEntry,
  TECHNICIAN,
  type TechnicianEntry,
} from '#database/demo/technicians/entry.ts'
import medellin from '#database/demo/technicians/medellin.json' with { type: 'json' }
import unpublished from '#database/demo/technicians/unpublished.json' with { type: 'json' }
import { createRandom } from '#database/seeded-random.ts'
import { pick } from '#platform/domain/records.ts'
import { technicianSlug } from '#platform/domain/slug.ts'
import { addDays, bogotaDate, DAY_MS } from '#platform/domain/time.ts'
import {
  fieldsOf,
  type HourExceptions,
  type Licence,
  type Technician,
  type TimeRange,
} from '#technicians/domain/technician.ts'

const ENTRIES = z
  .array(TECHNICIAN)
  .parse([bogota, medellin, cali, barranquilla, bucaramanga, cartagena, coffeeRegion, unpublished].flat())

/** What is stored as the entry has it; dates in the others are relative. */
const ENTRY_FIELDS = fieldsOf('line', 'text', 'flag', 'years', 'price', 'texts', 'services', 'week')
const DAYS_PER_MONTH = 30
const NEWEST_DAYS_AGO = 3
const MODERATED_AFTER_MONTHS = 5

export interface DemoTechnician extends Technician {
  readonly email: string
  readonly photoId: string
  readonly entry: TechnicianEntry
}

export function demoTechnicians(now: Date): DemoTechnician[] {
  return ENTRIES.map(entry => technicianFrom(entry, now))
}

function technicianFrom(entry: TechnicianEntry, now: Date): DemoTechnician {
  const { nombre, publicado, deletedDaysAgo } = entry
  const uid = demoId('technician', nombre)
  const photoId = photoIdOf(nombre)
  const today = bogotaDate(now)
  const random = createRandom(nombre)
  const joinedDaysAgo = NEWEST_DAYS_AGO + entry.joinedMonthsAgo * DAYS_PER_MONTH
  const createdAt = new Date(now.getTime() - joinedDaysAgo * DAY_MS - random.below(DAY_MS))
  return {
    uid,
    ...pick(entry, ENTRY_FIELDS),
    slug: technicianSlug(nombre, uid),
    descripcion: entry.descripcion,
    fotoURL: photoUrl(photoId),
    moneda: entry.moneda,
    excepciones: exceptionsFrom(entry.exceptions, today),
    horasBloqueadas: [],
    ratingPromedio: 0,
    resenasCount: 0,
    publicado,
    verificado: entry.verificado,
    // Whoever joined months ago has been moderated.
    estado:
      entry.estado ?? (publicado && entry.joinedMonthsAgo >= MODERATED_AFTER_MONTHS ? 'publicado' : null),
    licencias: entry.licencias.map(licence => licenceFrom(licence, today)),
    createdAt,
    updatedAt: new Date(createdAt.getTime() + random.below(now.getTime() - createdAt.getTime())),
    deletedAt: deletedDaysAgo === undefined ? null : new Date(now.getTime() - deletedDaysAgo * DAY_MS),
    email: nombre === DEMO_TECHNICIAN.name ? DEMO_TECHNICIAN.email : mailOf(nombre),
    photoId,
    entry,
  }
}

/** The URL of a photo at the embedded image host. */
function photoUrl(photoId: string): string {
  return `/image/upload/c_fill,g_auto,w_640,h_640,q_auto,f_auto/tech_photos/${photoId}`
}

function exceptionsFrom({ daysOff, shortDays, holidays }: DayExceptions, today: string): HourExceptions {
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
