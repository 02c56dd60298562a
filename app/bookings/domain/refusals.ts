// Sections 5 and 8: the refusal codes of booking and agenda.
import type { SlotRefusal } from '#technicians/domain/slot.ts'

export type BookingRefusal =
  | SlotRefusal
  | 'past-slot'
  | 'sign-in-to-book'
  | 'technician-id-missing'
  | 'technician-unavailable'
  | 'technician-not-receiving'
  | 'own-booking'
  | 'client-not-accepted'
  /** By the technician whom this booking would replace. */
  | 'request-accepted'
  | 'closed-slot'
  | 'slot-taken'
  /** By this client. */
  | 'already-requested'
  | 'too-many-requests'
  | 'network-too-many-requests'
  | 'too-many-unanswered'
  | 'too-many-from-network'
  | 'technician-busy'
  | 'guarantee-not-repeatable'
  | QuoteBookingRefusal
  /** By somebody else, while the client chose when the quoted work is done. */
  | 'agreed-hour-taken'
  | 'booking-failed'

/** D66: a visit booked with an agreed quote. */
export type QuoteBookingRefusal =
  /** Of somebody else, or of another technician. */
  | 'quote-not-found'
  /** Declined, replaced, done at its own visit, or of a cancelled one. */
  | 'quote-not-agreed'
  | 'quote-has-date'
  | 'quote-lapsed'
  /** The hour is after the term. */
  | 'quote-hour-late'

export type AgendaRefusal =
  | 'sign-in-as-technician'
  | 'not-accepted'
  | 'not-undone'
  | 'not-cancelled'
  /** The client can receive the visit after all. */
  | 'cannot-withdrawn'
  | 'past-booking'
  /** Hours for a visit to which the technician did not come. */
  | 'offer-empty'
  | 'offer-closed'
  | 'offer-failed'

/** D64: hours that a technician blocks, or adds to a visit. */
export type HoursRefusal =
  | SlotRefusal
  | 'past-slot'
  | 'slot-taken'
  | 'invalid-further-hours'
  | 'visit-not-longer'
  | 'hours-blocked'
  | 'too-many-blocked'
  | 'too-many-requests'
  | 'hours-not-saved'

/** The technician's list of clients who are not accepted. */
export type ClientBlockRefusal = 'client-not-blocked' | 'client-not-allowed'

/** The client's changes of an existing booking. */
export type ClientChangeRefusal =
  | 'address-required'
  | 'address-closed'
  | 'address-not-saved'
  | 'rescue-not-dismissed'

/** After these the hour can be asked of somebody else. */
export const LOST_SLOT_CODES: readonly BookingRefusal[] = [
  'slot-taken',
  'closed-slot',
  'technician-not-receiving',
  'client-not-accepted',
  'technician-busy',
  'too-many-from-network',
]
