// D15: reviews for administrators: pending ones oldest first, decided ones newest first.
import { type SQL, sql } from 'drizzle-orm'
import { instantCursor, type ListCursor } from '#domain/moderation/list-cursor.ts'
import { ADMIN_PAGE_SIZE } from '#domain/moderation/panel-query.ts'
import type { AdminReview } from '#domain/moderation/panel-rows.ts'
import { instantText } from '#persistence/admin/admin-search.server.ts'
import type { AdminPage } from '#persistence/admin/admin-technicians.server.ts'
import type { Db } from '#persistence/database.server.ts'

export function listWaitingReviews(db: Db, cursor: ListCursor | null): Promise<AdminPage<AdminReview>> {
  return listReviews(db, cursor, {
    which: sql`not aprobada and "rejectedAt" is null`,
    after: sql`>`,
    order: sql`r."createdAt", r.id`,
  })
}

export function listDecidedReviews(db: Db, cursor: ListCursor | null): Promise<AdminPage<AdminReview>> {
  return listReviews(db, cursor, {
    which: sql`(aprobada or "rejectedAt" is not null)`,
    after: sql`<`,
    order: sql`r."createdAt" desc, r.id desc`,
  })
}

async function listReviews(
  db: Db,
  cursor: ListCursor | null,
  { which, after, order }: { which: SQL; after: SQL; order: SQL },
): Promise<AdminPage<AdminReview>> {
  const since = cursor && /^\d{1,15}$/.test(cursor.id) ? instantCursor(cursor) : null
  const { rows } = await db.execute<AdminReview & { sortValue: string } & Record<string, unknown>>(sql`
    select r.id::double precision as id, rating, comentario, "clienteNombre", nombre as "technicianName",
      "technicianId", aprobada, "rejectReason",
      (aprobada or "rejectedAt" is not null) as decided,
      to_char(r."createdAt" at time zone 'America/Bogota', 'YYYY-MM-DD') as date, ${instantText(sql`r."createdAt"`)} as "sortValue"
    from reviews_public as r join technicians on uid = "technicianId"
    where ${which} ${since ? sql`and (r."createdAt", r.id) ${after} (${since.value}::timestamptz, ${since.id}::bigint)` : sql``}
    order by ${order} limit ${ADMIN_PAGE_SIZE + 1}`)
  const shown = rows.slice(0, ADMIN_PAGE_SIZE)
  const last = rows.length > ADMIN_PAGE_SIZE ? shown.at(-1) : undefined
  return {
    rows: shown.map(({ sortValue: _, ...row }) => row),
    next: last
      ? { shown: (since?.shown ?? 0) + shown.length, value: last.sortValue, id: String(last.id) }
      : null,
  }
}
