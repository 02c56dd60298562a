import type { Viewer } from '#accounts/domain/role.ts'
import type { Services } from '#app/services.ts'
import type { BookingRefusal, QuoteBookingRefusal } from '#bookings/domain/refusals.ts'
import type { BookingDetails } from '#bookings/domain/request-form.ts'
import { searchedTradesFrom, type TradesIn, visitTrade } from '#bookings/domain/visit-trade.ts'
import {
  findCachedTechnician,
  findTechnicianToBook,
} from '#bookings/persistence/bookable-technicians.server.ts'
import { countRefusedBooking } from '#bookings/persistence/booking-outcomes.server.ts'
import { findExistingBooking } from '#bookings/persistence/bookings.server.ts'
import {
  type AgreedQuote,
  type GuaranteeRepeat,
  insertBooking,
} from '#bookings/persistence/insert-booking.server.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { rateLimit } from '#platform/domain/rate-limit.ts'
import { HOUR_MS } from '#platform/domain/time.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { rateLimitedAttempt } from '#platform/persistence/rate-limits.server.ts'
import { hourStateAt, isSlotPast } from '#technicians/domain/free-hours.ts'
import { bookingId, type RequestedSlot } from '#technicians/domain/slot.ts'

const BOOKING_PERSON_LIMIT = rateLimit('booking-person', 60, HOUR_MS)
const BOOKING_NETWORK_LIMIT = rateLimit('booking-network', 600, HOUR_MS)

interface BookingRequest extends BookingDetails {
  readonly technicianId: string
  readonly slot: RequestedSlot
  readonly network: string
}

interface Visit {
  readonly clientId: string
  readonly technicianId: string
  readonly slot: RequestedSlot
  readonly now: Date
}

/** What subjects above this one know of the form, handed in by the page. */
interface KnownAbove {
  readonly tradesIn?: TradesIn
  /** The case in which this client may book a free visit of this technician. */
  readonly findRepeat?: (db: Db, caso: number, visit: Visit) => Promise<GuaranteeRepeat | null>
  /** D66: the agreed quote with which this client may book this hour of this technician. */
  readonly findQuote?: (
    db: Db,
    cotizacion: number,
    visit: Visit,
  ) => Promise<Outcome<AgreedQuote, QuoteBookingRefusal>>
}

/** The insert fails when the technician's row changed since it was read; then it is read again. */
const ATTEMPTS_MAX = 3

/** Section 5, Booking. A repeated submission of the same form gets the same answer as the first. */
export async function requestBooking(
  services: Services,
  viewer: Viewer,
  request: BookingRequest,
  above: KnownAbove = {},
): Promise<Outcome<void, BookingRefusal>> {
  const attempted = await tryToBook(services, viewer, request, above)
  const outcome = await countUncounted(services, viewer, request, attempted)
  if (outcome.ok) return outcome
  if (outcome.code !== 'slot-taken' && request.formKey !== null) {
    // The refusal may come from what changed since this form was booked: the hour passed, the limit was reached …
    const id = bookingId(request.technicianId, request.slot)
    const existing = await findExistingBooking(services.db, { ...request, id, clientId: viewer.uid })
    if (existing === 'same-form') return accepted()
  }
  countRefusedBooking(outcome.code)
  return outcome
}

/** Refused before the transaction that counts attempts. */
const UNCOUNTED: readonly BookingRefusal[] = [
  'past-slot',
  'own-booking',
  'guarantee-not-repeatable',
  'quote-not-found',
  'quote-not-agreed',
  'quote-has-date',
  'quote-lapsed',
  'quote-hour-late',
  'technician-unavailable',
  'technician-not-receiving',
  'closed-slot',
]

/** Requests that cannot be booked cost reads too: they count against the same limits. */
async function countUncounted(
  { limits }: Services,
  { uid }: Viewer,
  { network }: BookingRequest,
  outcome: Outcome<void, BookingRefusal>,
): Promise<Outcome<void, BookingRefusal>> {
  if (outcome.ok || !UNCOUNTED.includes(outcome.code)) return outcome
  if (!(await limits.consume(BOOKING_PERSON_LIMIT, uid))) return refused('too-many-requests')
  if (!(await limits.consume(BOOKING_NETWORK_LIMIT, network))) return refused('network-too-many-requests')
  return outcome
}

async function tryToBook(
  { db, now: clock, isHoliday }: Services,
  viewer: Viewer,
  request: BookingRequest,
  { findRepeat, findQuote, tradesIn = () => [] }: KnownAbove,
): Promise<Outcome<void, BookingRefusal>> {
  const { technicianId, slot, description, address, barrio, ciudad, servicio, fotos, de, network } = request
  const { caso, cotizacion } = request
  const searched = searchedTradesFrom([request.esp])
  const now = clock()
  if (isSlotPast(slot, now)) return refused('past-slot')
  if (viewer.uid === technicianId) return refused('own-booking')

  const visit = { clientId: viewer.uid, technicianId, slot, now }
  const repeat = caso === null ? null : ((await findRepeat?.(db, caso, visit)) ?? null)
  if (caso !== null && !repeat) return refused('guarantee-not-repeatable')
  // Quoted work is not free.
  const quoted = cotizacion === null || repeat ? null : await findQuote?.(db, cotizacion, visit)
  if (quoted && !quoted.ok) return quoted
  const quote = quoted?.value ?? null
  if (cotizacion !== null && !quote) return refused('quote-not-found')

  const id = bookingId(technicianId, slot)
  let { formKey } = request
  let cached = findCachedTechnician(db, technicianId)
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    const technician = cached ?? (await findTechnicianToBook(db, technicianId))
    if (!technician) return refused('technician-unavailable')
    const state = hourStateAt(slot, technician, { taken: [], isHoliday, now })
    if (state !== 'free' && !cached)
      return refused(state === 'not-receiving' ? 'technician-not-receiving' : 'closed-slot')
    if (state === 'free') {
      const { servicios, especialidades } = technician
      const service = servicios.find(({ nombre }) => nombre === servicio)
      const asked = { servicio: service?.nombre ?? '', searched, description, especialidades }
      // The repeated or quoted work keeps its name, even when it is not offered any more.
      const work = repeat ?? quote
      const insertion = await insertBooking(db, {
        id,
        technicianId,
        technicianVersion: technician.version,
        client: viewer,
        slot,
        description,
        address,
        barrio,
        ciudad,
        formKey,
        servicio: work ? work.servicio : asked.servicio,
        especialidad: work ? work.especialidad : visitTrade(asked, tradesIn),
        // A price of 0 means that it is agreed; stored, that a visit is free by guarantee.
        precio: repeat ? 0 : (quote ? quote.total : service?.precioSugerido) || null,
        fotos,
        rebookedFrom: de,
        repeat,
        quote,
        now,
        attempts: {
          person: rateLimitedAttempt(BOOKING_PERSON_LIMIT, viewer.uid),
          network: rateLimitedAttempt(BOOKING_NETWORK_LIMIT, network),
        },
      })
      if (insertion === 'booked') return accepted()
      if (insertion !== 'not-booked' && insertion !== 'lock-timeout') return refused(insertion)
      const existing = await findExistingBooking(db, { ...request, id, clientId: viewer.uid })
      if (existing === 'same-form') return accepted()
      if (existing === 'own') return refused('already-requested')
      if (existing === 'taken') return refused(quote ? 'agreed-hour-taken' : 'slot-taken')
      // Another attempt would wait as long again.
      if (insertion === 'lock-timeout') return refused('booking-failed')
      // The key belongs to the cancelled booking.
      if (existing === 'changed-form') formKey = null
    }
    cached = null
  }
  return refused('booking-failed')
}
