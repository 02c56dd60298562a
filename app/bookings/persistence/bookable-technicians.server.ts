// Technicians for the booking form and the booking itself: published ones only (D16).
import { and, eq, inArray, ne, notExists, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { TechnicianToBook } from '#bookings/domain/technician-to-book.ts'
import { reservas } from '#bookings/persistence/booking-tables.server.ts'
import { acceptsClient } from '#bookings/persistence/client-blocks.server.ts'
import { inOrderOf, listColleagueUids } from '#bookings/persistence/colleagues.server.ts'
import type { Db, PooledDb } from '#platform/persistence/database.server.ts'
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
  horarios: technicians.horarios,
  excepciones: technicians.excepciones,
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

export async function findTechnicianToBook(db: PooledDb, uid: string): Promise<TechnicianToBook | null> {
  const rows = await db
    .select(columns)
    .from(technicians)
    .where(and(eq(technicians.uid, uid), technicians.publicado))
    .limit(1)
  const [row] = readableTechnicians(rows)
  // Setting undefined deletes the entry.
  cacheOf(db).set(uid, row)
  return row ?? null
}

/** Others of the same specialty and city with nothing booked at that instant; the caller checks their working hours. */
export async function listUnbookedColleagues(
  db: Db,
  technician: Pick<TechnicianToBook, 'uid' | 'ciudad' | 'especialidades'>,
  { clientId, at }: { clientId: string; at: Date },
): Promise<TechnicianToBook[]> {
  const uids = await listColleagueUids(db, technician, clientId)
  if (uids.length === 0) return []
  const booked = db
    .select({ key: reservas.key })
    .from(reservas)
    .where(
      and(
        eq(reservas.technicianId, technicians.uid),
        eq(reservas.scheduledAt, at),
        ne(reservas.status, 'cancelada'),
      ),
    )
  const rows = await db
    .select(columns)
    .from(technicians)
    .where(
      and(
        inArray(technicians.uid, uids),
        technicians.publicado,
        technicians.disponible,
        notExists(booked),
        acceptsClient(technicians.uid, clientId),
      ),
    )
  return inOrderOf(uids, readableTechnicians(rows))
}
