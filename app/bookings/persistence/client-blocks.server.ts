// Clients whom a technician does not accept.
import { and, count, desc, eq, max, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { users } from '#accounts/persistence/account-tables.server.ts'
import type { Booking } from '#bookings/domain/booking.ts'
import { TRANSITIONS } from '#bookings/domain/transitions.ts'
import { allowedBy } from '#bookings/persistence/booking-rules.server.ts'
import { clientBlocks, clientNameOrId, reservas } from '#bookings/persistence/booking-tables.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { technicians } from '#technicians/persistence/technician-tables.server.ts'

interface Pair {
  readonly technicianId: string
  readonly clientId: string
}

/** The condition that this technician accepts this client. */
export function acceptsClient(technicianId: PgColumn | string, clientId: PgColumn | string): SQL<boolean> {
  return sql<boolean>`not exists (select from ${clientBlocks} as block
    where block."technicianId" = ${technicianId} and block."clientId" = ${clientId})`
}

const isPair = ({ technicianId, clientId }: Pair) =>
  and(eq(clientBlocks.technicianId, technicianId), eq(clientBlocks.clientId, clientId))

export async function isClientBlocked(db: Db, pair: Pair): Promise<boolean> {
  const rows = await db.select({ at: clientBlocks.createdAt }).from(clientBlocks).where(isPair(pair))
  return rows.length > 0
}

/**
 * In the transaction of the use case. Locks the technician's row, for which bookings take a share lock: one that came
 * first is committed, one that comes later sees the block.
 */
export async function insertClientBlock(db: Db, { technicianId, clientId }: Pair, now: Date): Promise<void> {
  await db
    .select({ uid: technicians.uid })
    .from(technicians)
    .where(eq(technicians.uid, technicianId))
    .for('no key update')
  await db.insert(clientBlocks).values({ technicianId, clientId, createdAt: now }).onConflictDoNothing()
}

export async function deleteClientBlock(db: Db, pair: Pair): Promise<void> {
  await db.delete(clientBlocks).where(isPair(pair))
}

export async function countClientBlocks(db: Db, technicianId: string): Promise<number> {
  const [row] = await db
    .select({ blocks: count() })
    .from(clientBlocks)
    .where(eq(clientBlocks.technicianId, technicianId))
  return row?.blocks ?? 0
}

export interface BlockedClient {
  readonly clientId: string
  readonly name: string
  readonly since: Date
  /** 'YYYY-MM-DD' of the latest visit or request with this technician. */
  readonly lastVisit: string | null
}

/** The newest first. */
export function listBlockedClients(db: Db, technicianId: string): Promise<BlockedClient[]> {
  const { clientId, createdAt } = clientBlocks
  return db
    .select({
      clientId,
      name: sql<string>`coalesce(nullif(btrim(${users.name}), ''), ${clientId})`,
      since: createdAt,
      lastVisit: max(reservas.date),
    })
    .from(clientBlocks)
    .innerJoin(users, eq(users.uid, clientId))
    .leftJoin(
      reservas,
      and(eq(reservas.technicianId, clientBlocks.technicianId), eq(reservas.clientId, clientId)),
    )
    .where(eq(clientBlocks.technicianId, technicianId))
    .groupBy(clientId, users.name, createdAt)
    .orderBy(desc(createdAt), clientId)
}

/** The client of a technician's own booking, in any status. */
export async function findClientOfBooking(
  db: Db,
  key: number,
  technicianId: string,
): Promise<Pick<Booking, 'clientId' | 'clientName'> | null> {
  const [row] = await db
    .select({ clientId: reservas.clientId, clientName: clientNameOrId })
    .from(reservas)
    .where(and(eq(reservas.key, key), eq(reservas.technicianId, technicianId)))
  return row ?? null
}

export type OpenVisit = Pick<Booking, 'key' | 'date' | 'start' | 'servicio' | 'status'>

/** Requests and visits of a client that the technician can still cancel, the next one first. */
export function listOpenVisits(db: Db, { technicianId, clientId }: Pair, now: Date): Promise<OpenVisit[]> {
  const { key, date, start, servicio, status, scheduledAt } = reservas
  return db
    .select({ key, date, start, servicio, status })
    .from(reservas)
    .where(
      and(
        eq(reservas.technicianId, technicianId),
        eq(reservas.clientId, clientId),
        allowedBy(TRANSITIONS.cancel, now),
      ),
    )
    .orderBy(scheduledAt, key)
}
