// The rows of the reviews. Each belongs to a completed booking.

import type { PoolClient } from 'pg'
import type { DemoBooking } from '#database/demo/bookings/booking.ts'
import type { HandwrittenReply } from '#database/demo/bookings/handwritten.ts'
import { REPLIES_TO_PRAISE } from '#database/demo/reviews/texts.ts'
import { createRandom } from '#database/seeded-random.ts'
import { MINUTE_MS } from '#platform/domain/time.ts'
import { NO_QUALITIES, type QualityRatings, STARS, type StarCount } from '#reviews/domain/review-rating.ts'
import { bookingId } from '#technicians/domain/slot.ts'

export interface ReviewRow {
  readonly bookingId: string
  readonly technicianId: string
  readonly clientId: string
  readonly clienteNombre: string
  readonly rating: number
  readonly comentario: string
  readonly aprobada: boolean
  readonly rejectedAt: Date | null
  readonly rejectReason: string | null
  readonly createdAt: Date
  /** Handwritten; the others are generated. */
  readonly qualities?: QualityRatings
  readonly reply?: HandwrittenReply
}

/** Oldest first. */
export function reviewRows(bookings: readonly DemoBooking[]): ReviewRow[] {
  return bookings
    .flatMap(booking => reviewRow(booking) ?? [])
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
}

function reviewRow(booking: DemoBooking): ReviewRow | undefined {
  const { review, technician, client, slot } = booking
  if (!review) return undefined
  return {
    bookingId: bookingId(technician.uid, slot),
    technicianId: technician.uid,
    clientId: client.uid,
    clienteNombre: client.name,
    rating: review.rating,
    comentario: review.comentario,
    aprobada: review.aprobada,
    rejectedAt: review.rejected?.at ?? null,
    rejectReason: review.rejected?.reason ?? null,
    createdAt: review.createdAt,
    qualities: review.qualities,
    reply: review.reply,
  }
}

// Qualities of most demo reviews, and answers of technicians in every state.

const CLIENTS_WITHOUT_QUALITIES = ['Camila Ospina']

export interface ReplyRow {
  readonly bookingId: string
  readonly texto: string
  readonly aprobada: boolean
  readonly rejectedAt: Date | null
  readonly rejectReason: string | null
  readonly createdAt: Date
}

/** Near the stars, and a little better for the agreed price. */
export function qualitiesOf(review: ReviewRow): QualityRatings {
  const { rating, clienteNombre, technicianId, comentario } = review
  if (review.qualities) return review.qualities
  const random = createRandom(`qualities ${technicianId} ${clienteNombre} ${comentario}`)
  if (CLIENTS_WITHOUT_QUALITIES.includes(clienteNombre) || random.chance(0.25)) return NO_QUALITIES
  const near = (better: number): StarCount | null => {
    if (random.chance(0.1)) return null
    const worse = random.chance(0.25) ? 1 : 0
    return STARS.find(stars => stars === Math.min(5, rating + better - worse)) ?? 1
  }
  return { puntualidad: near(0), limpieza: near(0), precioAcordado: near(1) }
}

/** The handwritten answers, and thanks for every sixth approved review with a comment and five stars. */
export function replyRows(reviews: readonly ReviewRow[], now: Date): ReplyRow[] {
  return reviews.flatMap(review => {
    const { bookingId, comentario, createdAt, reply: written } = review
    if (!review.aprobada || !comentario) return []
    const writtenAt = (minutes: number) =>
      new Date(Math.min(createdAt.getTime() + minutes * MINUTE_MS, now.getTime() - 5 * MINUTE_MS))
    if (written) {
      const at = writtenAt(written.minutesLater)
      const rejected = written.rejected ?? null
      return [
        {
          bookingId,
          texto: written.texto,
          aprobada: !written.isWaiting && rejected === null,
          rejectedAt: rejected === null ? null : writtenAt(written.minutesLater + 90),
          rejectReason: rejected,
          createdAt: at,
        },
      ]
    }
    const random = createRandom(`reply ${review.technicianId} ${review.clienteNombre} ${comentario}`)
    if (review.rating < 5 || !random.chance(1 / 6)) return []
    return [
      {
        bookingId,
        texto: random.pick(REPLIES_TO_PRAISE),
        aprobada: true,
        rejectedAt: null,
        rejectReason: null,
        createdAt: writtenAt(60 + random.below(36 * 60)),
      },
    ]
  })
}

const SET_QUALITIES = `
  update reviews_public as r
  set puntualidad = row.puntualidad, limpieza = row.limpieza, "precioAcordado" = row."precioAcordado"
  from jsonb_to_recordset($1::jsonb)
    as row ("bookingId" text, puntualidad smallint, limpieza smallint, "precioAcordado" smallint)
  join reservas as b on b.id = row."bookingId" and b.status = 'completada'
  where r."reservaKey" = b.key`

const INSERT_REPLIES = `
  insert into review_replies ("reviewId", texto, aprobada, "rejectedAt", "rejectReason", "createdAt")
  select r.id, row.texto, row.aprobada, row."rejectedAt", row."rejectReason", row."createdAt"
  from jsonb_to_recordset($1::jsonb) as row ("bookingId" text, texto text, aprobada boolean,
    "rejectedAt" timestamptz, "rejectReason" text, "createdAt" timestamptz)
  join reservas as b on b.id = row."bookingId" and b.status = 'completada'
  join reviews_public as r on r."reservaKey" = b.key`

const INSERT_TRAIL = `
  insert into moderation_trail (at, "actorUid", act, "targetKind", "targetId", before, after, reason)
  select coalesce("rejectedAt", "createdAt" + interval '1 hour') as at, $1::text,
    case when aprobada then 'approve' else 'reject' end, 'reply', "reviewId"::text,
    jsonb_build_object('texto', texto, 'aprobada', false, 'rejectedAt', null, 'rejectReason', null),
    jsonb_build_object('texto', texto, 'aprobada', aprobada, 'rejectedAt', "rejectedAt", 'rejectReason', "rejectReason"),
    "rejectReason"
  from review_replies where aprobada or "rejectedAt" is not null order by at, "reviewId"`

export async function storeReviewTrust(
  client: PoolClient,
  { reviews, adminUid, now }: { reviews: readonly ReviewRow[]; adminUid: string; now: Date },
): Promise<void> {
  const qualities = reviews.map(review => ({ bookingId: review.bookingId, ...qualitiesOf(review) }))
  await client.query(SET_QUALITIES, [JSON.stringify(qualities)])
  await client.query(INSERT_REPLIES, [JSON.stringify(replyRows(reviews, now))])
  await client.query(INSERT_TRAIL, [adminUid])
}
