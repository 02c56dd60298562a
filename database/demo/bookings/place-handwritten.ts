// Turns handwritten bookings into bookings: finds the client, the technician and a free slot.
import type { VisitPlace } from '#bookings/domain/visit-place.ts'
import { visitTrade } from '#bookings/domain/visit-trade.ts'
import { tradesIn } from '#catalogue/domain/search/described-work.ts'
import { type BookedSlots, endOf, slotsBetween, startOf } from '#database/demo/booked-slots.ts'
import {
  type BookedService,
  type DemoBooking,
  type DemoReview,
  serviceNamed,
} from '#database/demo/bookings/booking.ts'
import type {
  Ahead,
  HandwrittenPast,
  HandwrittenReview,
  HandwrittenUpcoming,
} from '#database/demo/bookings/handwritten.ts'
import { type DemoClient, regionOf } from '#database/demo/clients.ts'
import type { DemoTechnician } from '#database/demo/technicians.ts'
import { addDays, bogotaDate, DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/domain/time.ts'
import type { Slot } from '#technicians/domain/free-hours.ts'

export interface DemoPeople {
  readonly technicians: readonly DemoTechnician[]
  readonly clients: readonly DemoClient[]
}

const REQUESTED_BEFORE_MS = 30 * HOUR_MS
const WAITING_MS = 3 * HOUR_MS
const REVIEWED_AFTER_MS = 7 * HOUR_MS
/** Among so many of the latest free slots the requested hour of day is searched. */
const SEARCHED_SLOTS = 15
const NEWEST_REVIEW_MS = 20 * 60_000
const CANCELLED_BEFORE_MS = 3 * HOUR_MS
const OFFERED_HOURS = 2

export function placeUpcoming(
  handwritten: HandwrittenUpcoming,
  people: DemoPeople,
  bookedSlots: BookedSlots,
  now: Date,
): DemoBooking {
  const client = clientNamed(handwritten.client, people)
  for (const name of handwritten.technicians) {
    const technician = technicianNamed(name, people)
    const slot = slotAhead(handwritten.ahead, technician, client, bookedSlots, now)
    if (!slot) continue
    const requestedAt = requestedBefore(handwritten, slot, now)
    const isCancelled = handwritten.status === 'cancelada'
    const { cancelNote, offered, drawings, cannot } = handwritten
    return {
      technician,
      client,
      slot: isCancelled ? slot : bookedSlots.book(technician, client, slot),
      status: handwritten.status,
      cancelReason: isCancelled ? 'tecnico' : undefined,
      cancelNote,
      offeredHours: offered.flatMap(ahead => {
        const instead = slotAhead(ahead, technician, client, bookedSlots, now)
        return instead ? [startOf(instead)] : []
      }),
      cannot: cannot && { ...cannot, at: new Date(now.getTime() - cannot.minutesAgo * MINUTE_MS) },
      drawings,
      ...askedOf(handwritten, technician, handwritten.technicians),
      place: placeOf(handwritten, technician, client),
      createdAt: requestedAt,
      updatedAt: upcomingUpdatedAt(handwritten.status, requestedAt, now),
    }
  }
  throw new Error(`No free slot: ${handwritten.technicians.join(', ')}`)
}

/** A request that waits was sent so late that it can still be answered in time (D60). */
export function requestedLately(slot: Slot, now: Date): Date {
  const leftMs = startOf(slot).getTime() - now.getTime()
  return new Date(now.getTime() - Math.min(WAITING_MS, leftMs / 4))
}

function requestedBefore(
  { status, ahead, requestedHoursAgo }: HandwrittenUpcoming,
  slot: Slot,
  now: Date,
): Date {
  if (requestedHoursAgo !== undefined) return new Date(now.getTime() - requestedHoursAgo * HOUR_MS)
  if (status === 'solicitada') return requestedLately(slot, now)
  return new Date(now.getTime() - REQUESTED_BEFORE_MS + ahead.slotIndex * HOUR_MS)
}

function upcomingUpdatedAt(status: HandwrittenUpcoming['status'], requestedAt: Date, now: Date): Date {
  if (status === 'cancelada') return new Date(now.getTime() - CANCELLED_BEFORE_MS)
  return status === 'confirmada' ? new Date(requestedAt.getTime() + HOUR_MS) : requestedAt
}

/** What is asked for, and the trade that follows from it. */
function askedOf(
  { servicio, description }: Pick<HandwrittenPast, 'servicio' | 'description'>,
  technician: DemoTechnician,
  candidates: readonly string[],
): BookedService & Pick<DemoBooking, 'description' | 'especialidad'> {
  const booked = serviceOf(servicio, technician, candidates)
  const { especialidades } = technician
  const asked = { servicio: booked.servicio, searched: [], description, especialidades }
  return { ...booked, description, especialidad: visitTrade(asked, tradesIn) }
}

/** A misspelt name is an error; of several technicians only one may have the service. */
function serviceOf(
  servicio: string | undefined,
  technician: DemoTechnician,
  candidates: readonly string[],
): BookedService {
  const found = serviceNamed(technician, servicio)
  if (servicio && !found.servicio && candidates.length === 1)
    throw new Error(`${technician.nombre} has no service ${servicio}`)
  return found
}

/** The next working hours after a cancelled one. */
export function hoursAfter(technician: DemoTechnician, { date }: Slot): Date[] {
  return slotsBetween(technician, addDays(date, 1), addDays(date, 5)).slice(0, OFFERED_HOURS).map(startOf)
}

function slotAhead(
  { day, slotIndex }: Ahead,
  technician: DemoTechnician,
  client: DemoClient,
  bookedSlots: BookedSlots,
  now: Date,
): Slot | undefined {
  const tomorrow = addDays(bogotaDate(now), 1)
  let dayIndex = 0
  for (const slots of bookedSlots.freeDaysAhead(technician, client)) {
    const isRequestedDay = day === 'tomorrow' ? slots[0]?.date === tomorrow : dayIndex === day
    if (isRequestedDay) return slots[Math.min(slotIndex, slots.length - 1)]
    dayIndex++
  }
  return undefined
}

export function placePast(
  handwritten: HandwrittenPast,
  people: DemoPeople,
  bookedSlots: BookedSlots,
  now: Date,
): DemoBooking {
  const client = clientNamed(handwritten.client, people)
  const technician = technicianNamed(handwritten.technician, people)
  const { cancelReason, daysAgo, hoursAgo } = handwritten
  const before = new Date(now.getTime() - daysAgo * DAY_MS - hoursAgo * HOUR_MS)
  const latestSlots = bookedSlots.latestFreeBefore(before, technician, client, SEARCHED_SLOTS)
  const slot = latestSlots.find(({ hour }) => hour === handwritten.hour) ?? latestSlots[0]
  if (!slot) throw new Error(`${technician.nombre} had no free slot`)
  return {
    technician,
    client,
    slot: cancelReason ? slot : bookedSlots.book(technician, client, slot),
    status: cancelReason ? 'cancelada' : 'completada',
    cancelReason,
    cancelNote: handwritten.cancelNote,
    offeredHours: cancelReason === 'tecnico' ? hoursAfter(technician, slot) : [],
    drawings: handwritten.drawings,
    ...askedOf(handwritten, technician, [handwritten.technician]),
    place: placeOf(handwritten, technician, client),
    createdAt: new Date(startOf(slot).getTime() - 2 * DAY_MS),
    updatedAt: pastUpdatedAt(cancelReason, slot),
    review: handwritten.review && reviewFrom(handwritten.review, slot, now),
  }
}

/** Not answered: at the start of the slot. Cancelled: the day before. Completed: at its end. */
export function pastUpdatedAt(cancelReason: DemoBooking['cancelReason'], slot: Slot): Date {
  if (!cancelReason) return endOf(slot)
  return cancelReason === 'sin_respuesta' ? startOf(slot) : new Date(startOf(slot).getTime() - DAY_MS)
}

function reviewFrom(
  { stars, comment, hoursAgo, state, qualities, reply }: HandwrittenReview,
  slot: Slot,
  now: Date,
): DemoReview {
  const latest = now.getTime() - NEWEST_REVIEW_MS
  const createdAt = new Date(
    hoursAgo === undefined
      ? Math.min(endOf(slot).getTime() + REVIEWED_AFTER_MS, latest)
      : now.getTime() - hoursAgo * HOUR_MS,
  )
  const rejected = typeof state === 'object' ? { at: new Date(latest), reason: state.rejected } : undefined
  return {
    rating: stars,
    comentario: comment,
    createdAt,
    aprobada: state === undefined,
    rejected,
    qualities,
    reply,
  }
}

/** Barrio and city are the last two parts of a written address. */
function placeOf(
  { address, awayAddress }: Pick<HandwrittenPast, 'address' | 'awayAddress'>,
  technician: DemoTechnician,
  client: DemoClient,
): VisitPlace {
  const isAway = regionOf(technician.ciudad) !== client.region
  const written = address ?? (isAway ? awayAddress : undefined)
  if (!written) return { address: client.address, barrio: client.barrio, ciudad: client.ciudad }
  const parts = written.split(', ')
  const [barrio = '', ciudad = ''] = parts.splice(-2)
  return { address: parts.join(', '), barrio, ciudad }
}

function clientNamed(name: string, { clients }: DemoPeople): DemoClient {
  const client = clients.find(each => each.name === name)
  if (!client) throw new Error(`No demo client is called ${name}`)
  return client
}

function technicianNamed(nombre: string, { technicians }: DemoPeople): DemoTechnician {
  const technician = technicians.find(each => each.nombre === nombre)
  if (!technician) throw new Error(`No demo technician is called ${nombre}`)
  return technician
}
