import type { Viewer } from '#accounts/domain/role.ts'
import type { Services } from '#app/services.ts'
import type { AnswerVia, BookingStatus } from '#bookings/domain/booking.ts'
import { bookableHoursAmong, cancelNoteFrom } from '#bookings/domain/cancellation.ts'
import { isAfter, isInTime, TRANSITIONS } from '#bookings/domain/transitions.ts'
import { findBookableHours } from '#bookings/persistence/bookable-technicians.server.ts'
import {
  changeBookingAsTechnician,
  offerAfterwards,
  undoAcceptance,
} from '#bookings/persistence/booking-writes.server.ts'
import { findBookingStateOfTechnician } from '#bookings/persistence/bookings.server.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'

/** Section 4: the technician's own pending booking before its hour. Accepting twice succeeds twice. */
export async function acceptBooking(
  { db, now }: Services,
  viewer: Viewer,
  key: number,
  /** Not on a page: it can be undone for longer. */
  via?: AnswerVia,
): Promise<Outcome<void, 'not-accepted'>> {
  if (viewer.role === 'cliente') return refused('not-accepted')
  const technicianId = viewer.uid
  if (await changeBookingAsTechnician(db, 'accept', { key, technicianId, now: now(), via })) return accepted()
  const booking = await findBookingStateOfTechnician(db, key, technicianId)
  return booking && isAfter('accept', booking) && isInTime(TRANSITIONS.accept, booking, now())
    ? accepted()
    : refused('not-accepted')
}

/** Shortly after accepting, before the client is told; in a chat within a minute. Undoing twice succeeds twice. */
export async function undoAcceptedBooking(
  { db, now }: Services,
  viewer: Viewer,
  key: number,
): Promise<Outcome<void, 'not-undone'>> {
  if (viewer.role === 'cliente') return refused('not-undone')
  const technicianId = viewer.uid
  if (await undoAcceptance(db, { key, technicianId, now: now() })) return accepted()
  const booking = await findBookingStateOfTechnician(db, key, technicianId)
  return booking && isAfter('undo', booking) ? accepted() : refused('not-undone')
}

interface Cancellation {
  /** The status that the page showed; refused if it has changed since. */
  readonly seen?: BookingStatus | undefined
  /** The technician's words, as the client reads them; cut at its maximum length. */
  readonly note?: string
  /** Starts of the hours offered instead; those that cannot be booked are dropped. */
  readonly offeredHours?: readonly Date[]
  /** With one tap, because the client said that the visit cannot be received; refused once that was taken back. */
  readonly isAsked?: boolean
}

/** Section 4: the technician's own booking that is neither cancelled nor past. Cancelling twice succeeds twice. */
export async function cancelBooking(
  services: Services,
  viewer: Viewer,
  key: number,
  { seen, note = '', offeredHours = [], isAsked = false }: Cancellation = {},
): Promise<Outcome<void, 'past-booking' | 'not-cancelled' | 'cannot-withdrawn'>> {
  if (viewer.role === 'cliente') return refused('not-cancelled')
  const { db, now } = services
  const technicianId = viewer.uid
  const change = {
    key,
    technicianId,
    now: now(),
    seen,
    note: cancelNoteFrom(note),
    isAsked,
    offeredHours: await bookableHoursOf(services, technicianId, offeredHours),
  }
  if (await changeBookingAsTechnician(db, 'cancel', change)) return accepted()
  const booking = await findBookingStateOfTechnician(db, key, technicianId)
  if (!booking) return refused('not-cancelled')
  if (!isInTime(TRANSITIONS.cancel, booking, now())) return refused('past-booking')
  if (isAfter('cancel', booking)) return accepted()
  return refused(isAsked && booking.status === seen ? 'cannot-withdrawn' : 'not-cancelled')
}

/** D61, D65: hours for an own visit to which the technician did not come; accepted in advance. Offering again replaces them. */
export async function offerHours(
  services: Services,
  viewer: Viewer,
  { key, hours }: { readonly key: number; readonly hours: readonly Date[] },
): Promise<Outcome<void, 'offer-empty' | 'offer-closed'>> {
  const { db, now } = services
  if (viewer.role === 'cliente') return refused('offer-closed')
  const offeredHours = await bookableHoursOf(services, viewer.uid, hours)
  if (offeredHours.length === 0) return refused('offer-empty')
  const isStored = await offerAfterwards(db, { key, technicianId: viewer.uid, now: now(), offeredHours })
  return isStored ? accepted() : refused('offer-closed')
}

async function bookableHoursOf(
  { db, now, isHoliday }: Services,
  technicianId: string,
  offered: readonly Date[],
): Promise<Date[]> {
  if (offered.length === 0) return []
  const hours = await findBookableHours(db, technicianId, { now: now(), isHoliday })
  return hours ? bookableHoursAmong(offered, hours.schedule, hours.calendar) : []
}
