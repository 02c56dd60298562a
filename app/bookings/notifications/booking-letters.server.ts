// Section 4: the letters sent when a booking changes.

import type { BookingNotice, BookingStatus } from '#bookings/domain/booking.ts'
import { isGuaranteeVisit } from '#bookings/domain/guarantee-visit.ts'
import type { NotifiedBooking } from '#bookings/domain/notified-booking.ts'
import type { BookingDraft, LetterContext } from '#bookings/notifications/booking-draft.server.ts'
import { clientCalendarEvent } from '#bookings/notifications/calendar-events.server.ts'
import { calendarFile } from '#bookings/notifications/calendar-file.server.ts'
import {
  cancelledByTechnicianDraft,
  expiredDraft,
  technicianWithdrawnDraft,
} from '#bookings/notifications/cancellation-letters.server.ts'
import {
  calendarNote,
  confirmedDraft,
  rateDraft,
  soonDraft,
  tomorrowDraft,
} from '#bookings/notifications/client-letters.server.ts'
import { plainBookingDraft } from '#bookings/notifications/plain-booking.server.ts'
import {
  addressCompletedDraft,
  clientWithdrawnDraft,
  requestedDraft,
  unansweredDraft,
} from '#bookings/notifications/technician-letters.server.ts'
import { composeLetter } from '#platform/mail/letter-layout.server.ts'
import type { Letter } from '#platform/mail/mail.server.ts'
import { BRAND } from '#platform/wording/brand.ts'

interface Kind {
  readonly draft: (booking: NotifiedBooking, context: LetterContext) => BookingDraft
  /** The letter is sent only while the booking has one of these. */
  readonly statuses: readonly BookingStatus[]
}

const KINDS: Record<BookingNotice, Kind> = {
  requested: { draft: requestedDraft, statuses: ['solicitada'] },
  unanswered: { draft: unansweredDraft, statuses: ['solicitada'] },
  'address-completed': { draft: addressCompletedDraft, statuses: ['solicitada', 'confirmada'] },
  confirmada: { draft: confirmedDraft, statuses: ['confirmada'] },
  tomorrow: { draft: tomorrowDraft, statuses: ['confirmada'] },
  soon: { draft: soonDraft, statuses: ['confirmada'] },
  rate: { draft: rateDraft, statuses: ['completada'] },
  cancelada: { draft: cancelledByTechnicianDraft, statuses: ['cancelada'] },
  expired: { draft: expiredDraft, statuses: ['cancelada'] },
  'technician-withdrawn': { draft: technicianWithdrawnDraft, statuses: ['cancelada'] },
  'client-withdrawn': { draft: clientWithdrawnDraft, statuses: ['cancelada'] },
}

export function bookingLetter(
  notice: BookingNotice,
  booking: NotifiedBooking,
  context: LetterContext,
): Letter {
  const { to, withCalendar = false, parts, ...draft } = KINDS[notice].draft(booking, context)
  const { technicianName, technicianEmail, clientName, clientEmail, servicio, address } = booking
  return composeLetter({
    ...draft,
    to:
      to === 'technician'
        ? { name: technicianName, address: technicianEmail }
        : { name: clientName, address: clientEmail },
    preview: [servicio, address].filter(Boolean).join(' · '),
    parts: withCalendar ? [...parts, calendarNote()] : parts,
    messageId: `<reserva-${booking.key}-${notice}@tecniya.co>`,
    calendar: withCalendar ? calendarFile(BRAND.name, [clientCalendarEvent(booking)]) : undefined,
    plain: plainBookingDraft(notice, booking, context, { to, withCalendar }),
  })
}

/** Of a visit by guarantee: its case tells it and leads to another hour. */
const TOLD_BY_GUARANTEE_CASE: readonly BookingNotice[] = ['expired', 'cancelada', 'technician-withdrawn']

/**
 * False when the booking changed while the letter was queued: it is not sent. `line` is the act of moderation that the
 * letter is about.
 */
export function isStillCurrent(
  notice: BookingNotice,
  booking: Pick<NotifiedBooking, 'status' | 'isReviewed' | 'withdrawnBy' | 'precio'>,
  line?: number,
): boolean {
  const { status, isReviewed, withdrawnBy, precio } = booking
  if (line !== undefined && line !== withdrawnBy) return false
  if (isGuaranteeVisit({ precio }) && TOLD_BY_GUARANTEE_CASE.includes(notice)) return false
  return KINDS[notice].statuses.includes(status) && !(notice === 'rate' && isReviewed)
}
