// Bookings for administrators: those of one day, and those of a technician.

import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import { clientNameOrId, reservas } from '#bookings/persistence/booking-tables.server.ts'
import { bookingColumns } from '#bookings/persistence/bookings.server.ts'
import type { AdminBooking } from '#moderation/domain/panel-rows.ts'
import type { DossierBooking } from '#moderation/domain/person-dossier.ts'
import { ADMIN_PAGE_SIZE, type AdminPage, instantCursor, type ListCursor } from '#platform/domain/lists.ts'
import { pick } from '#platform/domain/records.ts'
import { instantText } from '#platform/persistence/admin-search.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { SITUATION_FIELDS } from '#visits/domain/situation.ts'
import { situationColumns, withSaid } from '#visits/persistence/situation.server.ts'
import { visitProgress } from '#visits/persistence/visit-tables.server.ts'

const { key, scheduledAt } = reservas

/** Of a row of a list. */
export const rowColumns = {
  ...pick(bookingColumns, [...SITUATION_FIELDS, 'key', 'start', 'servicio']),
  ...situationColumns,
  clientId: reservas.clientId,
  cursor: sql<string>`${instantText(sql`${scheduledAt}`)}`,
}

export const bookingCursorFrom = (cursor: ListCursor | null) =>
  cursor && /^\d{1,15}$/.test(cursor.id) ? instantCursor(cursor) : null

type Cursor = ReturnType<typeof bookingCursorFrom>

/** Beyond the last row of the page before. */
export const beyond = (cursor: Cursor, direction: '>' | '<') =>
  cursor
    ? sql`(${scheduledAt}, ${key}) ${sql.raw(direction)} (${cursor.value}::timestamptz, ${cursor.id}::bigint)`
    : undefined

export function bookingPageOf<Row extends { readonly key: number; readonly cursor: string }>(
  rows: readonly Row[],
  cursor: Cursor,
): AdminPage<Omit<Row, 'cursor'>> {
  const shown = rows.slice(0, ADMIN_PAGE_SIZE)
  const last = rows.length > ADMIN_PAGE_SIZE ? shown.at(-1) : undefined
  return {
    rows: shown.map(({ cursor: _, ...row }) => row),
    next: last
      ? { shown: (cursor?.shown ?? 0) + shown.length, value: last.cursor, id: String(last.key) }
      : null,
  }
}

/** Without cancelled ones, by hour. `date` is 'YYYY-MM-DD' in Bogotá. */
export async function listBookingsOfDay(
  db: Db,
  date: string,
  cursor: ListCursor | null,
): Promise<AdminPage<AdminBooking>> {
  const after = bookingCursorFrom(cursor)
  const midnight = (day: number) =>
    sql`((${date}::date + ${day}::integer)::timestamp at time zone 'America/Bogota')`
  const { clientName, technicianId, technicianName, status } = reservas
  const rows = await db
    .select({ ...rowColumns, clientName, technicianId, technicianName })
    .from(reservas)
    .leftJoin(visitProgress, eq(visitProgress.reservaKey, key))
    .where(
      and(
        ne(status, 'cancelada'),
        sql`${scheduledAt} >= ${midnight(0)} and ${scheduledAt} < ${midnight(1)}`,
        beyond(after, '>'),
      ),
    )
    .orderBy(asc(scheduledAt), asc(key))
    .limit(ADMIN_PAGE_SIZE + 1)
  return bookingPageOf(rows.map(withSaid), after)
}

/** Of a technician, latest first: from the cursor on; or from the booking `first` on, which is the first of the page. */
export async function listBookingsForAdmin(
  db: Db,
  uid: string,
  { cursor, first }: { cursor: ListCursor | null; first: number | null },
): Promise<AdminPage<DossierBooking>> {
  const since = bookingCursorFrom(cursor)
  const fromFirst: SQL | undefined =
    first === null
      ? undefined
      : sql`(${scheduledAt}, ${key}) <= (select "scheduledAt", key from reservas as f where f.key = ${first})`
  const { precio, description } = reservas
  const rows = await db
    .select({ ...rowColumns, clientName: clientNameOrId, precio, description })
    .from(reservas)
    .leftJoin(visitProgress, eq(visitProgress.reservaKey, key))
    .where(and(eq(reservas.technicianId, uid), since ? beyond(since, '<') : fromFirst))
    .orderBy(desc(scheduledAt), desc(key))
    .limit(ADMIN_PAGE_SIZE + 1)
  return bookingPageOf(rows.map(withSaid), since)
}
