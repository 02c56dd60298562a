// The approved reviews of a technician with his answers, for himself.

import { sql } from 'drizzle-orm'
import { instantCursor, type ListCursor } from '#platform/domain/lists.ts'
import { instantText } from '#platform/persistence/admin-search.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import type { QualityRatings } from '#reviews/domain/review-rating.ts'
import type { OwnReview, ReplyState } from '#reviews/domain/review-reply.ts'
import { replyState } from '#reviews/persistence/review-replies.server.ts'

export const OWN_REVIEWS_PAGE_SIZE = 20

type OwnRow = Omit<OwnReview, 'qualities' | 'reply'> &
  QualityRatings & {
    readonly texto: string | null
    readonly state: ReplyState
    readonly rejectReason: string | null
    readonly replyDate: string
    readonly sortValue: string
  }

interface OwnPage {
  readonly since: ListCursor | null
  /** Before all others, wherever it stands: a link leads to it, or it was answered just now. */
  readonly first: number | null
}

/** Those without an answer first, and those whose answer was rejected; of both kinds the newest first. */
export async function listReviewsOfTechnician(
  db: Db,
  uid: string,
  { since: cursor, first }: OwnPage,
): Promise<{ rows: OwnReview[]; next: ListCursor | null }> {
  const since = ownCursor(cursor)
  const isAnswered = sql`(review_replies."reviewId" is not null and review_replies."rejectedAt" is null)`
  const isFirst = sql`coalesce(r.id = ${first}::bigint, false)`
  const after = since
    ? sql`and (${isFirst} or ${isAnswered} > ${since.isAnswered} or (${isAnswered} = ${since.isAnswered}
        and (r."createdAt", r.id) < (${since.value}::timestamptz, ${since.id}::bigint)))`
    : sql``
  const { rows } = await db.execute<OwnRow & Record<string, unknown>>(sql`
    select r.id::double precision as id, r.rating, r.comentario, r."clienteNombre", r.puntualidad, r.limpieza,
      r."precioAcordado", ${bogotaDate(sql`r."createdAt"`)} as date, texto, review_replies."rejectReason",
      ${replyState} as state, ${bogotaDate(sql`review_replies."createdAt"`)} as "replyDate", ${isAnswered}::text || ' ' || ${instantText(sql`r."createdAt"`)} as "sortValue"
    from reviews_public as r left join review_replies on "reviewId" = r.id
    where r."technicianId" = ${uid} and r.aprobada ${after}
    order by ${isFirst} desc, ${isAnswered}, r."createdAt" desc, r.id desc limit ${OWN_REVIEWS_PAGE_SIZE + 1}`)
  const shown = rows.slice(0, OWN_REVIEWS_PAGE_SIZE)
  const last = rows.length > OWN_REVIEWS_PAGE_SIZE ? shown.at(-1) : undefined
  return {
    rows: shown.map(ownReview),
    next: last
      ? { shown: (since?.shown ?? 0) + shown.length, value: last.sortValue, id: String(last.id) }
      : null,
  }
}

/** Of 'true 2026-11-16T15:00:00.000000Z'. */
function ownCursor(cursor: ListCursor | null): (ListCursor & { isAnswered: boolean }) | null {
  const [isAnswered, value = ''] = cursor?.value.split(' ') ?? []
  if (!cursor || !/^\d{1,15}$/.test(cursor.id) || (isAnswered !== 'true' && isAnswered !== 'false'))
    return null
  const since = instantCursor({ ...cursor, value })
  return since && { ...since, isAnswered: isAnswered === 'true' }
}

function ownReview(row: OwnRow): OwnReview {
  const { id, rating, comentario, clienteNombre, date, puntualidad, limpieza, precioAcordado } = row
  const { texto, state, rejectReason, replyDate } = row
  return {
    id,
    rating,
    comentario,
    clienteNombre,
    date,
    qualities: { puntualidad, limpieza, precioAcordado },
    reply: texto === null ? null : { texto, state, rejectReason, date: replyDate },
  }
}

const bogotaDate = (column: ReturnType<typeof sql>) =>
  sql`to_char(${column} at time zone 'America/Bogota', 'YYYY-MM-DD')`
