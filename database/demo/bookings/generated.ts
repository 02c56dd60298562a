// The ordinary traffic around the bookings written one by one: a year of history and the days to come.
import { SPECIALTIES, type SpecialtyLabel } from '#domain/technicians/specialties.ts'
import { DAY_MS, dateOf, daysAfter, HOUR_MS } from '../bogota-time.ts'
import { DEMO_CLIENT, DEMO_TECHNICIAN, type DemoClient, regionOf } from '../clients.ts'
import { type Diary, endOf, type Slot, slotsBetween, startOf } from '../diary.ts'
import { type Random, randomFrom } from '../random.ts'
import type { CommentBook } from '../reviews/comment-book.ts'
import type { DemoTechnician } from '../technicians.ts'
import type { DemoBooking, DemoReview, Stars } from './booking.ts'
import { type Cast, pastUpdatedAt } from './from-told.ts'
import { REQUESTS } from './requests.ts'

const HISTORY_DAYS = 420
const SETTLING_DAYS = 6
/** The last days belong to what was written one by one, so that it stays the newest. */
const QUIET_DAYS = 9
const QUIET_DAYS_OF_DEMO = 30
const SPARE_SLOTS = 3
const MOST_UNRATED = 4
const MOST_CANCELLED = 3
const MOST_UPCOMING = 4

const LABELS: readonly SpecialtyLabel[] = SPECIALTIES.map(({ label }) => label)

export function historyOf(
  technician: DemoTechnician,
  alreadyRated: readonly DemoReview[],
  cast: Cast,
  diary: Diary,
  comments: CommentBook,
  now: Date,
): DemoBooking[] {
  const random = randomFrom(`${technician.nombre} history`)
  const ratings = random.shuffled(ratingsLeft(technician, alreadyRated))
  const wanted: (Stars | 'unrated' | 'tecnico' | 'sin_respuesta')[] = [...ratings]
  if (ratings.length > 0) {
    for (let left = random.below(MOST_UNRATED); left > 0; left--) wanted.push('unrated')
    for (let left = random.below(MOST_CANCELLED); left > 0; left--) {
      wanted.push(random.pick(['tecnico', 'sin_respuesta'] as const))
    }
  }
  const slots = handful(slotsBetween(technician, ...historySpan(technician, now)), wanted.length, random)
  const line = random.shuffled(clientsNear(technician, cast))
  return random.shuffled(wanted).flatMap(kind => {
    const visit = nextVisit(slots, technician, line, diary)
    if (!visit) return []
    const { slot, client } = visit
    const trade = tradeOf(technician, random)
    const cancelReason = kind === 'tecnico' || kind === 'sin_respuesta' ? kind : undefined
    if (!cancelReason) diary.take(technician, client, slot)
    return {
      technician,
      client,
      slot,
      status: cancelReason ? 'cancelada' : 'completada',
      cancelReason,
      description: random.pick(REQUESTS[trade]),
      address: client.address,
      createdAt: new Date(startOf(slot).getTime() - DAY_MS - random.below(3 * DAY_MS)),
      updatedAt: pastUpdatedAt(cancelReason, slot),
      review:
        typeof kind === 'number' ? reviewOf(kind, trade, technician, slot, comments, random) : undefined,
    }
  })
}

export function upcomingOf(technician: DemoTechnician, cast: Cast, diary: Diary, now: Date): DemoBooking[] {
  if (!technician.publicado || !technician.disponible || technician.nombre === DEMO_TECHNICIAN.name) return []
  const random = randomFrom(`${technician.nombre} upcoming`)
  const clients = random.shuffled(clientsNear(technician, cast)).slice(0, random.below(MOST_UPCOMING))
  return clients.flatMap(client => {
    const [first = [], second = [], third = []] = diary.daysAhead(technician, client)
    const slots = [...first, ...second, ...third]
    if (slots.length === 0) return []
    const slot = diary.take(technician, client, random.pick(slots))
    const isConfirmed = random.below(5) < 3
    const askedAt = new Date(now.getTime() - 2 * HOUR_MS - random.below(2 * DAY_MS))
    return {
      technician,
      client,
      slot,
      status: isConfirmed ? 'confirmada' : 'solicitada',
      description: random.pick(REQUESTS[tradeOf(technician, random)]),
      address: client.address,
      createdAt: askedAt,
      updatedAt: isConfirmed ? new Date(askedAt.getTime() + HOUR_MS) : askedAt,
    }
  })
}

/** The ratings a technician still has to get, once those written one by one are taken out. */
function ratingsLeft({ entry }: DemoTechnician, alreadyRated: readonly DemoReview[]): Stars[] {
  return entry.stars.flatMap((count, index) => {
    const stars = (5 - index) as Stars
    const told = alreadyRated.filter(({ rating, aprobada }) => aprobada && rating === stars).length
    return Array.from({ length: Math.max(0, count - told) }, () => stars)
  })
}

function historySpan({ nombre, createdAt }: DemoTechnician, now: Date): [first: string, last: string] {
  const quietDays = nombre === DEMO_TECHNICIAN.name ? QUIET_DAYS_OF_DEMO : QUIET_DAYS
  const settled = createdAt.getTime() + SETTLING_DAYS * DAY_MS
  const from = Math.max(settled, now.getTime() - HISTORY_DAYS * DAY_MS)
  return [dateOf(new Date(from)), daysAfter(dateOf(now), -quietDays)]
}

function clientsNear(technician: DemoTechnician, { clients }: Cast): DemoClient[] {
  const region = regionOf(technician.ciudad)
  return clients.filter(
    ({ region: home, name, blocked }) => home === region && name !== DEMO_CLIENT.name && !blocked,
  )
}

/** Some hours more than are needed, in order of time; they are used from the end. */
function handful(slots: readonly Slot[], needed: number, random: Random): Slot[] {
  const places = new Set<number>()
  while (places.size < Math.min(needed + SPARE_SLOTS, slots.length)) places.add(random.below(slots.length))
  return slots.filter((_, place) => places.has(place))
}

/** The latest hour that is left and the first client in line for whom it is free; who comes goes to the end. */
function nextVisit(slots: Slot[], technician: DemoTechnician, line: DemoClient[], diary: Diary) {
  for (let slot = slots.pop(); slot; slot = slots.pop()) {
    const start = startOf(slot).getTime()
    const place = line.findIndex(
      client =>
        client.createdAt.getTime() + SETTLING_DAYS * DAY_MS < start &&
        diary.isFree(technician, client, slot as Slot),
    )
    const [client] = place < 0 ? [] : line.splice(place, 1)
    if (client) {
      line.push(client)
      return { slot, client }
    }
  }
  return undefined
}

function tradeOf({ especialidades }: DemoTechnician, random: Random): SpecialtyLabel {
  return random.pick(LABELS.filter(label => especialidades.includes(label)))
}

function reviewOf(
  rating: Stars,
  trade: SpecialtyLabel,
  technician: DemoTechnician,
  slot: Slot,
  comments: CommentBook,
  random: Random,
): DemoReview {
  return {
    rating,
    comentario: comments.next(rating, trade, technician.uid, random),
    createdAt: new Date(endOf(slot).getTime() + HOUR_MS + random.below(2 * DAY_MS)),
    aprobada: true,
  }
}
