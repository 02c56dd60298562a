// The bookings of one day for administrators, without cancelled ones, by hour.
import { sql } from 'drizzle-orm'
import type { AdminBooking } from '#moderation/domain/panel-rows.ts'
import type { AdminPage } from '#platform/domain/list-cursor.ts'
import { ADMIN_PAGE_SIZE, instantCursor, type ListCursor } from '#platform/domain/list-cursor.ts'
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
    select key::double precision as key, status, start, "clientId", "clientName", "technicianId", "technicianName",
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
