// D15: reviews and answers to them for administrators: pending ones oldest first, decided ones newest first.

import { type SQL, sql } from 'drizzle-orm'
import {
  ADMIN_PAGE_SIZE,
  type AdminPage,
  instantCursor,
  type ListCursor,
  type Tally,
} from '#platform/domain/lists.ts'
import { cappedCount, instantText, tallyOf } from '#platform/persistence/admin-search.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import type { AdminReview } from '#reviews/domain/review-moderation.ts'
import type { QualityRatings } from '#reviews/domain/review-rating.ts'

/** Of a review or an answer. */
export const WAITING = sql`not aprobada and "rejectedAt" is null`
const DECIDED = sql`(aprobada or "rejectedAt" is not null)`
/** The answers of technicians wait in the same queue. */
export const WAITING_REVIEWS = sql`from (select from reviews_public where ${WAITING}
  union all select from review_replies where ${WAITING}) as waiting`

export async function countWaitingReviews(db: Db): Promise<Tally> {
  const { rows } = await db.execute<{ count: number }>(sql`select ${cappedCount(WAITING_REVIEWS)} as count`)
  return tallyOf(rows[0]?.count ?? 0)
}

export function listWaitingReviews(db: Db, cursor: ListCursor | null): Promise<AdminPage<AdminReview>> {
  return listReviews(db, cursor, { decided: false, after: sql`>`, direction: sql`asc` })
}

export function listDecidedReviews(db: Db, cursor: ListCursor | null): Promise<AdminPage<AdminReview>> {
  return listReviews(db, cursor, { decided: true, after: sql`<`, direction: sql`desc` })
}

type Row = Omit<AdminReview, 'qualities' | 'reply' | 'decided'> &
  QualityRatings & {
    readonly texto: string
    readonly revision: number
    readonly position: number
    readonly sortValue: string
  }

/** Each table is read by its own index up to one page; `position` orders a review before its answer at the same instant. */
async function listReviews(
  db: Db,
  cursor: ListCursor | null,
  { decided, after, direction }: { decided: boolean; after: SQL; direction: SQL },
): Promise<AdminPage<AdminReview>> {
  const since = cursor && /^\d{1,15}$/.test(cursor.id) ? instantCursor(cursor) : null
  const entries = (id: SQL, position: SQL, table: SQL) => sql`
    (select ${id} as id, "createdAt", ${position} as position from ${table} where ${decided ? DECIDED : WAITING}
      ${since ? sql`and ("createdAt", ${position}) ${after} (${since.value}::timestamptz, ${since.id}::bigint)` : sql``}
      order by "createdAt" ${direction}, ${id} ${direction} limit ${ADMIN_PAGE_SIZE + 1})`
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    with entries as (
      ${entries(sql`id`, sql`id * 2`, sql`reviews_public`)}
      union all
      ${entries(sql`"reviewId"`, sql`"reviewId" * 2 + 1`, sql`review_replies`)}
      order by "createdAt" ${direction}, position ${direction} limit ${ADMIN_PAGE_SIZE + 1})
    select case when p."reviewId" is null then 'review' else 'reply' end as kind, r.id::double precision as id, rating, comentario,
      puntualidad, limpieza, "precioAcordado", "clienteNombre", "clientId", nombre as "technicianName", "technicianId", "fotoURL" as "technicianFotoURL",
      p.texto, p.revision, coalesce(p.aprobada, r.aprobada) as aprobada,
      (select json_build_object('date', date, 'servicio', servicio) from reservas where key = "reservaKey") as visit,
      case when p."reviewId" is null then r."rejectReason" else p."rejectReason" end as "rejectReason",
      to_char(e."createdAt" at time zone 'America/Bogota', 'YYYY-MM-DD') as date,
      e.position::double precision as position, ${instantText(sql`e."createdAt"`)} as "sortValue"
    from entries as e join reviews_public as r using (id) left join technicians on uid = "technicianId"
      left join review_replies as p on p."reviewId" = e.id and e.position % 2 = 1
    order by e."createdAt" ${direction}, e.position ${direction}`)
  const shown = rows.slice(0, ADMIN_PAGE_SIZE)
  const last = rows.length > ADMIN_PAGE_SIZE ? shown.at(-1) : undefined
  return {
    rows: shown.map(row => adminReview(row, decided)),
    next: last
      ? { shown: (since?.shown ?? 0) + shown.length, value: last.sortValue, id: String(last.position) }
      : null,
  }
}

function adminReview(row: Row, decided: boolean): AdminReview {
  const { puntualidad, limpieza, precioAcordado, texto, revision, position: _, sortValue: __, ...rest } = row
  return {
    ...rest,
    decided,
    qualities: { puntualidad, limpieza, precioAcordado },
    reply: rest.kind === 'reply' ? { texto, revision } : null,
  }
}
