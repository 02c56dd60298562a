// Generated bookings around the handwritten ones: a year of history and the coming days.

import { z } from 'zod'
import { DEMO_CLIENT, DEMO_TECHNICIAN } from '#database/demo/accounts.ts'
import { type BookedSlots, endOf, slotsBetween, startOf } from '#database/demo/booked-slots.ts'
import {
  type DemoBooking,
  type DemoReview,
  NO_SERVICE,
  randomService,
} from '#database/demo/bookings/booking.ts'
import texts from '#database/demo/bookings/generated-texts.json' with { type: 'json' }
import { paidVisit } from '#database/demo/bookings/paid.ts'
import {
  type DemoPeople,
  hoursAfter,
  pastUpdatedAt,
  requestedLately,
} from '#database/demo/bookings/place-handwritten.ts'
import { type DemoClient, regionOf } from '#database/demo/clients.ts'
import type { CommentPicker } from '#database/demo/reviews/comment-picker.ts'
import type { DemoTechnician } from '#database/demo/technicians.ts'
import { createRandom, type Random } from '#database/seeded-random.ts'
import { addDays, bogotaDate, DAY_MS, HOUR_MS } from '#platform/domain/time.ts'
import { USUAL } from '#prices/domain/usual-price.ts'
import type { StarCount } from '#reviews/domain/review-rating.ts'
import type { Slot } from '#technicians/domain/free-hours.ts'
import { SPECIALTIES, type SpecialtyLabel } from '#technicians/domain/specialties.ts'

const HISTORY_DAYS = 420
/** Days between an account's creation and its first booking. */
const SETTLING_DAYS = 6
/** The last days hold handwritten bookings only, so that these stay the newest. */
const HANDWRITTEN_DAYS = 9
const HANDWRITTEN_DAYS_OF_DEMO_TECHNICIAN = 30
const SPARE_SLOTS = 3
const MAX_UNRATED = 4
const MAX_CANCELLED = 3
/** With more, this week would be five times the one before. */
const MAX_UPCOMING = 2
const LABELS = SPECIALTIES.map(({ label }) => label)
const BY_TRADE = z.record(z.enum(LABELS), z.array(z.string().min(1)).min(1))
const TEXTS = z.strictObject({ cancelNotes: z.array(z.string()), descriptions: BY_TRADE }).parse(texts)

export function generateHistory(
  technician: DemoTechnician,
  alreadyRated: readonly DemoReview[],
  people: DemoPeople,
  bookedSlots: BookedSlots,
  comments: CommentPicker,
  now: Date,
): DemoBooking[] {
  const random = createRandom(`${technician.nombre} history`)
  const ratings = random.shuffled(remainingRatings(technician, alreadyRated))
  const kinds: (StarCount | 'unrated' | 'tecnico' | 'sin_respuesta')[] = [...ratings]
  if (ratings.length > 0) {
    for (let left = random.below(MAX_UNRATED); left > 0; left--) kinds.push('unrated')
    for (let left = random.below(MAX_CANCELLED); left > 0; left--) {
      kinds.push(random.pick(['tecnico', 'sin_respuesta'] as const))
    }
  }
  const details = createRandom(`${technician.nombre} services`)
  const slots = sampleSlots(slotsBetween(technician, ...historySpan(technician, now)), kinds.length, random)
  const clientQueue = random.shuffled(clientsNear(technician, people))
  return random.shuffled(kinds).flatMap(kind => {
    const visit = nextVisit(slots, technician, clientQueue, bookedSlots)
    if (!visit) return []
    const { slot, client } = visit
    const trade = tradeOf(technician, random)
    const cancelReason = kind === 'tecnico' || kind === 'sin_respuesta' ? kind : undefined
    if (!cancelReason) bookedSlots.book(technician, client, slot)
    const service = randomService(technician, trade, details)
    return {
      technician,
      client,
      slot,
      status: cancelReason ? 'cancelada' : 'completada',
      cancelReason,
      cancelNote: cancelReason === 'tecnico' ? details.pick(TEXTS.cancelNotes) : '',
      offeredHours: cancelReason === 'tecnico' ? hoursAfter(technician, slot) : [],
      drawings: [],
      ...service,
      paid: cancelReason ? undefined : paidVisit({ technician, client, slot, trade, service }, now),
      description: random.pick(TEXTS.descriptions[trade]),
      place: { address: client.address, barrio: client.barrio, ciudad: client.ciudad },
      especialidad: trade,
      createdAt: new Date(startOf(slot).getTime() - DAY_MS - random.below(3 * DAY_MS)),
      updatedAt: pastUpdatedAt(cancelReason, slot),
      review:
        typeof kind === 'number' ? reviewOf(kind, trade, technician, slot, comments, random) : undefined,
    }
  })
}

export function generateUpcoming(
  technician: DemoTechnician,
  people: DemoPeople,
  bookedSlots: BookedSlots,
  now: Date,
): DemoBooking[] {
  if (!technician.publicado || !technician.disponible || technician.nombre === DEMO_TECHNICIAN.name) return []
  const random = createRandom(`${technician.nombre} upcoming`)
  const details = createRandom(`${technician.nombre} upcoming services`)
  const clients = random.shuffled(clientsNear(technician, people)).slice(0, random.below(MAX_UPCOMING))
  return clients.flatMap(client => {
    const [first = [], second = [], third = []] = bookedSlots.freeDaysAhead(technician, client)
    const slots = [...first, ...second, ...third]
    if (slots.length === 0) return []
    const slot = bookedSlots.book(technician, client, random.pick(slots))
    const isConfirmed = random.below(5) < 3 || technician.confirmaAlInstante
    const answeredAgo = 2 * HOUR_MS + random.below(2 * DAY_MS)
    const requestedAt = isConfirmed ? new Date(now.getTime() - answeredAgo) : requestedLately(slot, now)
    const trade = tradeOf(technician, random)
    return {
      technician,
      client,
      slot,
      status: isConfirmed ? 'confirmada' : 'solicitada',
      cancelNote: '',
      offeredHours: [],
      drawings: [],
      ...randomService(technician, trade, details),
      description: random.pick(TEXTS.descriptions[trade]),
      place: { address: client.address, barrio: client.barrio, ciudad: client.ciudad },
      especialidad: trade,
      createdAt: requestedAt,
      updatedAt: isConfirmed ? new Date(requestedAt.getTime() + HOUR_MS) : requestedAt,
    }
  })
}

/** More visits of a year, of trades that so many of the region do: what is usual there is known (D73). Without a rating. */
export function generatePaidHistory(
  technician: DemoTechnician,
  people: DemoPeople,
  bookedSlots: BookedSlots,
  now: Date,
): DemoBooking[] {
  const trades = sharedTrades(technician, people)
  const isNew = technician.entry.stars.every(count => count === 0)
  if (trades.length === 0 || isNew || technician.nombre === DEMO_TECHNICIAN.name) return []
  const random = createRandom(`${technician.nombre} paid history`)
  const span = historySpan(technician, now)
  const slots = sampleSlots(slotsBetween(technician, ...span), PAID_PER_TRADE * trades.length, random)
  const clientQueue = random.shuffled(clientsNear(technician, people))
  return Array.from({ length: PAID_PER_TRADE * trades.length }, (_, nth) => nth).flatMap(nth => {
    const trade = trades[nth % trades.length]
    const visit = nextVisit(slots, technician, clientQueue, bookedSlots)
    if (!visit || !trade) return []
    const { slot, client } = visit
    bookedSlots.book(technician, client, slot)
    // Every other one names no service; by turns these need all that the trade does.
    const round = Math.floor(nth / trades.length)
    const service = round % 2 === 0 ? NO_SERVICE : randomService(technician, trade, random)
    return {
      technician,
      client,
      slot,
      status: 'completada' as const,
      cancelNote: '',
      offeredHours: [],
      drawings: [],
      ...service,
      paid: paidVisit({ technician, client, slot, trade, service }, now, Math.floor(round / 2)),
      description: random.pick(TEXTS.descriptions[trade]),
      place: { address: client.address, barrio: client.barrio, ciudad: client.ciudad },
      especialidad: trade,
      createdAt: new Date(startOf(slot).getTime() - DAY_MS - random.below(3 * DAY_MS)),
      updatedAt: pastUpdatedAt(undefined, slot),
    }
  })
}

const PAID_PER_TRADE = 36

function sharedTrades(technician: DemoTechnician, { technicians }: DemoPeople): SpecialtyLabel[] {
  const region = regionOf(technician.ciudad)
  const near = technicians.filter(({ publicado, ciudad }) => publicado && regionOf(ciudad) === region)
  return LABELS.filter(
    label =>
      technician.publicado &&
      technician.especialidades.includes(label) &&
      near.filter(({ especialidades }) => especialidades.includes(label)).length >= USUAL.minTechnicians,
  )
}

/** The ratings of a technician's entry that no handwritten review covers. */
function remainingRatings({ entry }: DemoTechnician, alreadyRated: readonly DemoReview[]): StarCount[] {
  return entry.stars.flatMap((count, index) => {
    const stars = (5 - index) as StarCount
    const handwritten = alreadyRated.filter(({ rating, aprobada }) => aprobada && rating === stars).length
    return Array.from({ length: Math.max(0, count - handwritten) }, () => stars)
  })
}

function historySpan({ nombre, createdAt }: DemoTechnician, now: Date): [first: string, last: string] {
  const handwrittenDays =
    nombre === DEMO_TECHNICIAN.name ? HANDWRITTEN_DAYS_OF_DEMO_TECHNICIAN : HANDWRITTEN_DAYS
  const settled = createdAt.getTime() + SETTLING_DAYS * DAY_MS
  const from = Math.max(settled, now.getTime() - HISTORY_DAYS * DAY_MS)
  return [bogotaDate(new Date(from)), addDays(bogotaDate(now), -handwrittenDays)]
}

function clientsNear(technician: DemoTechnician, { clients }: DemoPeople): DemoClient[] {
  const region = regionOf(technician.ciudad)
  return clients.filter(
    ({ region: home, name, blocked }) => home === region && name !== DEMO_CLIENT.name && !blocked,
  )
}

/** Random slots in order of time, some more than needed; `nextVisit` takes them from the end. */
function sampleSlots(slots: readonly Slot[], needed: number, random: Random): Slot[] {
  const indexes = new Set<number>()
  while (indexes.size < Math.min(needed + SPARE_SLOTS, slots.length)) indexes.add(random.below(slots.length))
  return slots.filter((_, index) => indexes.has(index))
}

/** Takes the latest remaining slot and the first client who is free then; that client moves to the end of the queue. */
function nextVisit(
  slots: Slot[],
  technician: DemoTechnician,
  clientQueue: DemoClient[],
  bookedSlots: BookedSlots,
) {
  for (let slot = slots.pop(); slot; slot = slots.pop()) {
    const start = startOf(slot).getTime()
    const index = clientQueue.findIndex(
      client =>
        client.createdAt.getTime() + SETTLING_DAYS * DAY_MS < start &&
        bookedSlots.isFree(technician, client, slot as Slot),
    )
    const [client] = index < 0 ? [] : clientQueue.splice(index, 1)
    if (client) {
      clientQueue.push(client)
      return { slot, client }
    }
  }
  return undefined
}

function tradeOf({ especialidades }: DemoTechnician, random: Random): SpecialtyLabel {
  return random.pick(LABELS.filter(label => especialidades.includes(label)))
}

function reviewOf(
  rating: StarCount,
  trade: SpecialtyLabel,
  technician: DemoTechnician,
  slot: Slot,
  comments: CommentPicker,
  random: Random,
): DemoReview {
  return {
    rating,
    comentario: comments.next(rating, trade, technician.uid, random),
    createdAt: new Date(endOf(slot).getTime() + HOUR_MS + random.below(2 * DAY_MS)),
    aprobada: true,
  }
}
