// Technicians for the booking form and the booking itself: published ones only (D16).

import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { TechnicianToBook } from '#bookings/domain/booking-form-data.ts'
import { takenHours } from '#bookings/persistence/booking-tables.server.ts'
import { listTakenHours } from '#bookings/persistence/bookings.server.ts'
import { acceptsClient } from '#bookings/persistence/client-blocks.server.ts'
import { isHourAt } from '#bookings/persistence/taken-hours.server.ts'
import type { Db, PooledDb } from '#platform/persistence/database.server.ts'
import { preparedStatement } from '#platform/persistence/prepared.server.ts'
import { type Calendar, hoursAhead, type Moment, type Schedule } from '#technicians/domain/free-hours.ts'
import { readableTechnicians } from '#technicians/persistence/readable-technicians.server.ts'
import { technicians } from '#technicians/persistence/technician-tables.server.ts'

const columns = {
  uid: technicians.uid,
  nombre: technicians.nombre,
  slug: technicians.slug,
  ciudad: technicians.ciudad,
  especialidades: technicians.especialidades,
  fotoURL: technicians.fotoURL,
  verificado: technicians.verificado,
  ratingPromedio: technicians.ratingPromedio,
  resenasCount: technicians.resenasCount,
  tarifaBase: technicians.tarifaBase,
  servicios: technicians.servicios,
  zonasCobertura: technicians.zonasCobertura,
  disponible: technicians.disponible,
  confirmaAlInstante: technicians.confirmaAlInstante,
  horarios: technicians.horarios,
  excepciones: technicians.excepciones,
  horasBloqueadas: technicians.horasBloqueadas,
  version: sql<string>`${technicians}.xmin::text`,
  isReadable: technicians.isReadable,
}

const CACHE_ENTRIES_MAX = 2_000
/** Per database. No invalidation: insertBooking checks the version, so a stale entry costs one failed insert. */
const caches = new WeakMap<PooledDb, LRUCache<string, TechnicianToBook>>()

function cacheOf(db: PooledDb): LRUCache<string, TechnicianToBook> {
  const cache = caches.get(db) ?? new LRUCache<string, TechnicianToBook>({ max: CACHE_ENTRIES_MAX })
  caches.set(db, cache)
  return cache
}

/** As last read; may be stale: good enough to try an insert, never to refuse a request. */
export function findCachedTechnician(db: PooledDb, uid: string): TechnicianToBook | null {
  return cacheOf(db).get(uid) ?? null
}

const technicianToBook = preparedStatement(db =>
  db
    .select(columns)
    .from(technicians)
    .where(and(eq(technicians.uid, sql.placeholder('uid')), technicians.publicado))
    .prepare('find_technician_to_book'),
)

export async function findTechnicianToBook(db: PooledDb, uid: string): Promise<TechnicianToBook | null> {
  const rows = await technicianToBook(db).execute({ uid })
  const [row] = readableTechnicians(rows)
  // Setting undefined deletes the entry.
  cacheOf(db).set(uid, row)
  return row ?? null
}

/** Those with nothing booked at that instant, in the order of `uids`; the caller checks their schedule. */
export async function listUnbooked(
  db: Db,
  uids: readonly string[],
  { clientId, at }: { readonly clientId: string; readonly at: Date },
): Promise<TechnicianToBook[]> {
  if (uids.length === 0) return []
  const booked = db
    .select({ key: takenHours.key })
    .from(takenHours)
    .where(and(eq(takenHours.technicianId, technicians.uid), isHourAt(at)))
  const rows = await db
    .select(columns)
    .from(technicians)
    .where(
      and(
        inArray(technicians.uid, [...uids]),
        technicians.publicado,
        technicians.disponible,
        notExists(booked),
        acceptsClient(technicians.uid, clientId),
      ),
    )
  return inOrderOf(uids, readableTechnicians(rows))
}

// The hours that a technician can still offer.

export interface BookableHours {
  readonly schedule: Schedule
  readonly calendar: Calendar
}

/** Null while the technician is not published: nobody can book then. */
export async function findBookableHours(
  db: PooledDb,
  uid: string,
  moment: Moment,
): Promise<BookableHours | null> {
  const [schedule, taken] = await Promise.all([
    findTechnicianToBook(db, uid),
    listTakenHours(db, uid, hoursAhead(moment.now)),
  ])
  return schedule && { schedule, calendar: { ...moment, taken } }
}

/** In the order of the uids. */
export function inOrderOf<Row extends { readonly uid: string }>(uids: readonly string[], rows: Row[]): Row[] {
  const position = new Map(uids.map((uid, index) => [uid, index]))
  return rows.toSorted((a, b) => (position.get(a.uid) ?? 0) - (position.get(b.uid) ?? 0))
}
