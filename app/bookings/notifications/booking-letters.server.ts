// Section 4: the letters sent when a booking changes.

import {
  type BookingNotice,
  type BookingStatus,
  isGuaranteeVisit,
  type NotifiedBooking,
} from '#bookings/domain/booking.ts'
import {
  type BookingDraft,
  factsOf,
  type LetterContext,
  type LetterFacts,
} from '#bookings/notifications/booking-letter-parts.server.ts'
import {
  calendarFile,
  clientCalendarEvent,
  plainCalendarEvent,
} from '#bookings/notifications/calendar-file.server.ts'
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
import {
  addressCompletedDraft,
  clientWithdrawnDraft,
  requestedDraft,
  unansweredDraft,
} from '#bookings/notifications/technician-letters.server.ts'
import type { Letter } from '#platform/mail/letter-layout.server.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { firstNameOf, shortNameOf } from '#platform/wording/person-names.ts'

interface Kind {
  readonly to: 'technician' | 'client'
  readonly draft: (booking: NotifiedBooking, facts: LetterFacts) => BookingDraft
  /** The letter is sent only while the booking has one of these. */
  readonly statuses: readonly BookingStatus[]
}

// biome-ignore format: it is read as a table.
const KINDS: Record<BookingNotice, Kind> = {
  requested: { to: 'technician', draft: requestedDraft, statuses: ['solicitada'] },
  unanswered: { to: 'technician', draft: unansweredDraft, statuses: ['solicitada'] },
  'address-completed': { to: 'technician', draft: addressCompletedDraft, statuses: ['solicitada', 'confirmada'] },
  'client-withdrawn': { to: 'technician', draft: clientWithdrawnDraft, statuses: ['cancelada'] },
  confirmada: { to: 'client', draft: confirmedDraft, statuses: ['confirmada'] },
  tomorrow: { to: 'client', draft: tomorrowDraft, statuses: ['confirmada'] },
  soon: { to: 'client', draft: soonDraft, statuses: ['confirmada'] },
  rate: { to: 'client', draft: rateDraft, statuses: ['completada'] },
  cancelada: { to: 'client', draft: cancelledByTechnicianDraft, statuses: ['cancelada'] },
  expired: { to: 'client', draft: expiredDraft, statuses: ['cancelada'] },
  'technician-withdrawn': { to: 'client', draft: technicianWithdrawnDraft, statuses: ['cancelada'] },
}

export function bookingLetter(
  notice: BookingNotice,
  booking: NotifiedBooking,
  context: LetterContext,
): Letter {
  const { to, draft } = KINDS[notice]
  const { technicianName, technicianEmail, clientName, clientEmail, servicio, address } = booking
  const isToTechnician = to === 'technician'
  return {
    to: isToTechnician
      ? { name: technicianName, address: technicianEmail }
      : { name: clientName, address: clientEmail },
    messageId: `<reserva-${booking.key}-${notice}@tecniya.co>`,
    greets: isToTechnician ? firstNameOf(technicianName) : shortNameOf(clientName),
    write(detail) {
      const { withCalendar, parts, ...rest } = draft(booking, factsOf(booking, context, detail))
      const event = detail(clientCalendarEvent, plainCalendarEvent)(booking)
      return {
        ...rest,
        preview: [servicio, address].filter(Boolean).join(' · '),
        parts: [...parts, detail(withCalendar, false) ? calendarNote() : null],
        calendar: withCalendar ? calendarFile(BRAND.name, [event]) : undefined,
      }
    },
  }
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
