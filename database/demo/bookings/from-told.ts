// Gives the bookings written one by one their hours and their people.
import { DAY_MS, dateOf, daysAfter, HOUR_MS } from '../bogota-time.ts'
import { type DemoClient, regionOf } from '../clients.ts'
import { type Diary, endOf, type Slot, startOf } from '../diary.ts'
import type { DemoTechnician } from '../technicians.ts'
import type { DemoBooking, DemoReview } from './booking.ts'
import type { Ahead, ToldPast, ToldReview, ToldUpcoming } from './told.ts'

export interface Cast {
  readonly technicians: readonly DemoTechnician[]
  readonly clients: readonly DemoClient[]
}

const ASKED_BEFORE_MS = 30 * HOUR_MS
const REVIEWED_AFTER_MS = 7 * HOUR_MS
/** How many of the latest free hours are looked at for the one that was told. */
const LOOKED_AT = 15
const JUST_NOW_MS = 20 * 60_000

export function upcomingFrom(told: ToldUpcoming, cast: Cast, diary: Diary, now: Date): DemoBooking {
  const client = clientNamed(told.client, cast)
  for (const name of told.technicians) {
    const technician = technicianNamed(name, cast)
    const slot = slotAhead(told.ahead, technician, client, diary, now)
    if (!slot) continue
    const askedAt = new Date(now.getTime() - ASKED_BEFORE_MS + told.ahead.place * HOUR_MS)
    return {
      technician,
      client,
      slot: diary.take(technician, client, slot),
      status: told.status,
      description: told.description,
      address: addressOf(told, technician, client),
      createdAt: askedAt,
      updatedAt: told.status === 'confirmada' ? new Date(askedAt.getTime() + HOUR_MS) : askedAt,
    }
  }
  throw new Error(`Nobody has a free hour: ${told.technicians.join(', ')}`)
}

function slotAhead(
  { day, place }: Ahead,
  technician: DemoTechnician,
  client: DemoClient,
  diary: Diary,
  now: Date,
): Slot | undefined {
  const tomorrow = daysAfter(dateOf(now), 1)
  let nth = 0
  for (const slots of diary.daysAhead(technician, client)) {
    const isTheDay = day === 'tomorrow' ? slots[0]?.date === tomorrow : nth === day
    if (isTheDay) return slots[Math.min(place, slots.length - 1)]
    nth++
  }
  return undefined
}

export function pastFrom(told: ToldPast, cast: Cast, diary: Diary, now: Date): DemoBooking {
  const client = clientNamed(told.client, cast)
  const technician = technicianNamed(told.technicians[0] ?? '', cast)
  const before = new Date(now.getTime() - told.hoursAgo * HOUR_MS)
  const latest = diary.latestBefore(before, technician, client, LOOKED_AT)
  const slot = latest.find(({ hour }) => hour === told.hour) ?? latest[0]
  if (!slot) throw new Error(`${technician.nombre} had no free hour`)
  return {
    technician,
    client,
    slot: told.cancelReason ? slot : diary.take(technician, client, slot),
    status: told.cancelReason ? 'cancelada' : 'completada',
    cancelReason: told.cancelReason,
    description: told.description,
    address: addressOf(told, technician, client),
    createdAt: new Date(startOf(slot).getTime() - 2 * DAY_MS),
    updatedAt: pastUpdatedAt(told.cancelReason, slot),
    review: told.review && reviewFrom(told.review, slot, now),
  }
}

/** Nobody answered: at the hour itself. Cancelled: the day before. Done: when it ended. */
export function pastUpdatedAt(cancelReason: DemoBooking['cancelReason'], slot: Slot): Date {
  if (!cancelReason) return endOf(slot)
  return cancelReason === 'sin_respuesta' ? startOf(slot) : new Date(startOf(slot).getTime() - DAY_MS)
}

function reviewFrom({ stars, comment, hoursAgo, state }: ToldReview, slot: Slot, now: Date): DemoReview {
  const atLatest = now.getTime() - JUST_NOW_MS
  const createdAt = new Date(
    hoursAgo === undefined
      ? Math.min(endOf(slot).getTime() + REVIEWED_AFTER_MS, atLatest)
      : now.getTime() - hoursAgo * HOUR_MS,
  )
  const rejected = typeof state === 'object' ? { at: new Date(atLatest), reason: state.rejected } : undefined
  return { rating: stars, comentario: comment, createdAt, aprobada: state === undefined, rejected }
}

function addressOf(
  { address, awayAddress }: Pick<ToldPast, 'address' | 'awayAddress'>,
  technician: DemoTechnician,
  client: DemoClient,
): string {
  const isAway = regionOf(technician.ciudad) !== client.region
  return address ?? (isAway ? awayAddress : undefined) ?? client.address
}

function clientNamed(name: string, { clients }: Cast): DemoClient {
  const client = clients.find(each => each.name === name)
  if (!client) throw new Error(`No demo client is called ${name}`)
  return client
}

function technicianNamed(nombre: string, { technicians }: Cast): DemoTechnician {
  const technician = technicians.find(each => each.nombre === nombre)
  if (!technician) throw new Error(`No demo technician is called ${nombre}`)
  return technician
}
