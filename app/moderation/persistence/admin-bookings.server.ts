// The bookings of one day for administrators, without cancelled ones, by hour.

import { sql } from 'drizzle-orm'
import type { AdminBooking } from '#moderation/domain/panel-rows.ts'
import type { DossierBooking } from '#moderation/domain/person-dossier.ts'
import { ADMIN_PAGE_SIZE, type AdminPage, instantCursor, type ListCursor } from '#platform/domain/lists.ts'
import { instantText } from '#platform/persistence/admin-search.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'

/** `date` is 'YYYY-MM-DD' in Bogotá. */
export async function listBookingsOfDay(
  db: Db,
  date: string,
  cursor: ListCursor | null,
): Promise<AdminPage<AdminBooking>> {
  const after = cursor && /^\d{1,15}$/.test(cursor.id) ? instantCursor(cursor) : null
  const midnight = (day: number) =>
    sql`((${date}::date + ${day}::integer)::timestamp at time zone 'America/Bogota')`
  const { rows } = await db.execute<AdminBooking & { value: string } & Record<string, unknown>>(sql`
    select key::double precision as key, status, start, servicio, "clientId", "clientName", "technicianId", "technicianName",
      ${instantText(sql`"scheduledAt"`)} as value
    from reservas
    where status <> 'cancelada' and "scheduledAt" >= ${midnight(0)} and "scheduledAt" < ${midnight(1)}
      ${after ? sql`and ("scheduledAt", key) > (${after.value}::timestamptz, ${after.id}::bigint)` : sql``}
    order by "scheduledAt", key limit ${ADMIN_PAGE_SIZE + 1}`)
  const shown = rows.slice(0, ADMIN_PAGE_SIZE)
  const last = rows.length > ADMIN_PAGE_SIZE ? shown.at(-1) : undefined
  return {
    rows: shown.map(({ value: _, ...row }) => row),
    next: last
      ? { shown: (after?.shown ?? 0) + shown.length, value: last.value, id: String(last.key) }
      : null,
  }
}

// Every booking of a technician for administrators, latest first.

/** From the cursor on; or from the booking `first` on, which is the first of the page. */
export async function listBookingsForAdmin(
  db: Db,
  uid: string,
  { cursor, first }: { cursor: ListCursor | null; first: number | null },
): Promise<AdminPage<DossierBooking>> {
  const since = cursor && /^\d{1,15}$/.test(cursor.id) ? instantCursor(cursor) : null
  const start = since
    ? sql`and ("scheduledAt", key) < (${since.value}::timestamptz, ${since.id}::bigint)`
    : first !== null
      ? sql`and ("scheduledAt", key) <= (select "scheduledAt", key from reservas where key = ${first})`
      : sql``
  const { rows } = await db.execute<DossierBooking & { sortValue: string } & Record<string, unknown>>(sql`
    select key::double precision as key, "clientId",
      coalesce(nullif(btrim("clientName"), ''), (select name from users where uid = "clientId"), "clientId") as "clientName",
      date::text as date, start, status, servicio, precio, description, "cancelReason",
      ${instantText(sql`"scheduledAt"`)} as "sortValue"
    from reservas where "technicianId" = ${uid} ${start}
    order by "scheduledAt" desc, key desc limit ${ADMIN_PAGE_SIZE + 1}`)
  const shown = rows.slice(0, ADMIN_PAGE_SIZE)
  const last = rows.length > ADMIN_PAGE_SIZE ? shown.at(-1) : undefined
  return {
    rows: shown.map(({ sortValue: _, ...row }) => row),
    next: last
      ? { shown: (since?.shown ?? 0) + shown.length, value: last.sortValue, id: String(last.key) }
      : null,
  }
}
