// Hearts: reads, and the statements of the use cases that keep and let go.
import { and, count, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { users } from '#accounts/persistence/account-tables.server.ts'
import { isCounted } from '#bookings/persistence/booking-rules.server.ts'
import { reservas } from '#bookings/persistence/booking-tables.server.ts'
import { favourites } from '#catalogue/persistence/favourite-tables.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { technicians } from '#technicians/persistence/technician-tables.server.ts'

interface Pair {
  readonly clientId: string
  readonly technicianId: string
}

const isPair = ({ clientId, technicianId }: Pair) =>
  and(eq(favourites.clientId, clientId), eq(favourites.technicianId, technicianId))

/** The ids of those whom a client keeps: a bounded list, read beside what a page shows. */
export async function listFavouriteIds(db: Db, clientId: string): Promise<Set<string>> {
  const rows = await db
    .select({ uid: favourites.technicianId })
    .from(favourites)
    .where(and(eq(favourites.clientId, clientId), isNotNull(favourites.keptAt)))
  return new Set(rows.map(({ uid }) => uid))
}

export async function isFavourite(db: Db, pair: Pair): Promise<boolean> {
  const rows = await db
    .select({ at: favourites.keptAt })
    .from(favourites)
    .where(and(isPair(pair), isNotNull(favourites.keptAt)))
  return rows.length > 0
}

/** How many clients keep this technician; accounts that are deleted do not count. */
export async function countKeepers(db: Db, technicianId: string): Promise<number> {
  const [row] = await db
    .select({ keepers: count() })
    .from(favourites)
    .innerJoin(users, eq(users.uid, favourites.clientId))
    .where(
      and(eq(favourites.technicianId, technicianId), isNotNull(favourites.keptAt), isNull(users.deletedAt)),
    )
  return row?.keepers ?? 0
}

/** One heart of a client at a time: the next statements of the transaction see the others. */
export async function lockKeeper(tx: Db, clientId: string): Promise<void> {
  await tx.select({ uid: users.uid }).from(users).where(eq(users.uid, clientId)).for('no key update')
}

export interface Keepable {
  readonly uid: string
  readonly nombre: string
  readonly isKept: boolean
}

/** Somebody with a profile that is published, or whom the client had before. */
export async function findKeepable(db: Db, pair: Pair): Promise<Keepable | null> {
  const [row] = await db
    .select({
      uid: technicians.uid,
      nombre: technicians.nombre,
      isKept: sql<boolean>`${favourites.keptAt} is not null`,
    })
    .from(technicians)
    .leftJoin(favourites, and(eq(favourites.technicianId, technicians.uid), isPair(pair)))
    .where(
      and(
        eq(technicians.uid, pair.technicianId),
        or(eq(technicians.publicado, true), isNotNull(favourites.clientId)),
      ),
    )
  return row ?? null
}

export async function countOtherFavourites(tx: Db, { clientId, technicianId }: Pair): Promise<number> {
  const [row] = await tx
    .select({ kept: count() })
    .from(favourites)
    .where(
      and(
        eq(favourites.clientId, clientId),
        ne(favourites.technicianId, technicianId),
        isNotNull(favourites.keptAt),
      ),
    )
  return row?.kept ?? 0
}

export async function storeFavourite(tx: Db, pair: Pair, now: Date): Promise<void> {
  await tx
    .insert(favourites)
    .values({ ...pair, keptAt: now })
    .onConflictDoUpdate({
      target: [favourites.clientId, favourites.technicianId],
      set: { keptAt: sql`coalesce(${favourites.keptAt}, excluded."keptAt")`, removedAt: null },
    })
}

/** The heart goes; of somebody who served the client it is remembered, so that the list leaves them out. */
export async function removeFavourite(tx: Db, pair: Pair, now: Date): Promise<void> {
  await tx.delete(favourites).where(isPair(pair))
  await tx.execute(sql`
    insert into ${favourites} ("clientId", "technicianId", "removedAt")
    select ${pair.clientId}, ${pair.technicianId}, ${now.toISOString()}::timestamptz
    where exists (select from ${reservas} where "clientId" = ${pair.clientId}
      and "technicianId" = ${pair.technicianId} and ${sql.raw(isCounted('reservas'))})
    on conflict do nothing`)
}
