// Handwritten bookings of the demo accounts and for the home and moderation pages. Times are relative to the moment of
// loading.
import { z } from 'zod'
import { CANNOT_REASONS } from '#bookings/domain/booking.ts'
import past from '#database/demo/bookings/past.json' with { type: 'json' }
import upcoming from '#database/demo/bookings/upcoming.json' with { type: 'json' }
import { DAMAGE_DRAWINGS } from '#database/demo/drawings/damage-drawings.ts'
import { STARS } from '#reviews/domain/review-rating.ts'

const TEXT = z.string().min(1)
const STAR_COUNT = z.literal(STARS)

const AHEAD = z.strictObject({
  /** Index among the coming days that have free slots, or tomorrow's date. */
  day: z.union([z.int(), z.literal('tomorrow')]),
  /** Index among the free slots of that day. */
  slotIndex: z.int(),
})

const HANDWRITTEN = z.strictObject({
  client: TEXT,
  description: TEXT,
  /** One of the technician's services; without it 'No sé, que lo revise'. */
  servicio: TEXT.optional(),
  drawings: z.array(z.enum(DAMAGE_DRAWINGS)).default([]),
  cancelNote: z.string().default(''),
  /** Instead of the client's own address. */
  address: TEXT.optional(),
  /** The address when the technician works in another region. */
  awayAddress: TEXT.optional(),
})

const UPCOMING = HANDWRITTEN.extend({
  /** The first of these who has a free slot is booked. */
  technicians: z.array(TEXT).min(1),
  ahead: AHEAD,
  /** 'cancelada' is by the technician. */
  status: z.enum(['solicitada', 'confirmada', 'cancelada']),
  /** Instead of the cancelled hour. Generated bookings fill the first three days. */
  offered: z.array(AHEAD).default([]),
  /** Instead of a request that can still be answered in time. */
  requestedHoursAgo: z.int().optional(),
  /** The client cannot receive it. */
  cannot: z
    .strictObject({ motivo: z.enum(CANNOT_REASONS), texto: z.string().default(''), minutesAgo: z.int() })
    .optional(),
})

const REPLY = z.strictObject({
  texto: TEXT,
  minutesLater: z.int(),
  isWaiting: z.literal(true).optional(),
  /** Why it was rejected. */
  rejected: TEXT.optional(),
})

const REVIEW = z.strictObject({
  stars: STAR_COUNT,
  comment: TEXT,
  /** When the review was written; by default some hours after the visit. */
  hoursAgo: z.number().optional(),
  state: z.union([z.literal('pending'), z.strictObject({ rejected: TEXT })]).optional(),
  qualities: z
    .strictObject({ puntualidad: STAR_COUNT, limpieza: STAR_COUNT, precioAcordado: STAR_COUNT })
    .optional(),
  reply: REPLY.optional(),
})

const PAST = HANDWRITTEN.extend({
  technician: TEXT,
  daysAgo: z.int().default(0),
  hoursAgo: z.int().default(0),
  /** The preferred hour of the day. */
  hour: z.int().optional(),
  cancelReason: z.enum(['tecnico', 'sin_respuesta', 'moderacion']).optional(),
  review: REVIEW.optional(),
})

export type Ahead = z.infer<typeof AHEAD>
export type HandwrittenUpcoming = z.infer<typeof UPCOMING>
export type HandwrittenPast = z.infer<typeof PAST>
export type HandwrittenReview = z.infer<typeof REVIEW>
export type HandwrittenReply = z.infer<typeof REPLY>

export const UPCOMING_BOOKINGS = z.array(UPCOMING).parse(upcoming)

/** In the order of the file: the slots that one takes are not free for the next. */
export const PAST_BOOKINGS = z.array(PAST).parse(Object.values(past).flat())
