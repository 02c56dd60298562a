// Section 4: the e-mails sent when a booking changes.

import {
  type BookingNews,
  type BookingNotification,
  type BookingStatus,
  isGuaranteeVisit,
  type NotifiedBooking,
  OPEN_STATUSES,
} from '#bookings/domain/booking.ts'
import {
  type BookingDraft,
  type EmailContext,
  type EmailFacts,
  factsOf,
} from '#bookings/notifications/booking-email-parts.server.ts'
import {
  briefCalendarEvent,
  calendarFile,
  clientCalendarEvent,
} from '#bookings/notifications/calendar-file.server.ts'
import {
  cancelledByTechnicianDraft,
  expiredDraft,
  overdueDraft,
  technicianWithdrawnDraft,
} from '#bookings/notifications/cancellation-emails.server.ts'
import {
  cannotReceiveDraft,
  canReceiveDraft,
  offerTakenDraft,
  replacedDraft,
} from '#bookings/notifications/client-answer-emails.server.ts'
import {
  calendarNote,
  confirmedDraft,
  rateDraft,
  soonDraft,
  tomorrowDraft,
} from '#bookings/notifications/client-emails.server.ts'
import {
  addressCompletedDraft,
  bookedDraft,
  clientWithdrawnDraft,
  requestedDraft,
  unansweredDraft,
} from '#bookings/notifications/technician-emails.server.ts'
import type { Email } from '#platform/mail/email-layout.server.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { firstNameOf, shortNameOf } from '#platform/wording/person-names.ts'

interface Kind {
  readonly to: 'technician' | 'client'
  readonly draft: (booking: NotifiedBooking, facts: EmailFacts) => BookingDraft
  /** The e-mail is sent only while the booking has one of these. */
  readonly statuses: readonly BookingStatus[]
}

// biome-ignore format: it is read as a table.
const KINDS: Record<BookingNotification, Kind> = {
  requested: { to: 'technician', draft: requestedDraft, statuses: ['solicitada'] },
  booked: { to: 'technician', draft: bookedDraft, statuses: ['confirmada'] },
  unanswered: { to: 'technician', draft: unansweredDraft, statuses: ['solicitada'] },
  'address-completed': { to: 'technician', draft: addressCompletedDraft, statuses: ['solicitada', 'confirmada'] },
  'client-withdrawn': { to: 'technician', draft: clientWithdrawnDraft, statuses: ['cancelada'] },
  confirmada: { to: 'client', draft: confirmedDraft, statuses: ['confirmada'] },
  tomorrow: { to: 'client', draft: tomorrowDraft, statuses: ['confirmada'] },
  soon: { to: 'client', draft: soonDraft, statuses: ['confirmada'] },
  'cannot-receive': { to: 'technician', draft: cannotReceiveDraft, statuses: OPEN_STATUSES },
  'can-receive': { to: 'technician', draft: canReceiveDraft, statuses: OPEN_STATUSES },
  'offer-taken': { to: 'technician', draft: offerTakenDraft, statuses: ['confirmada'] },
  replaced: { to: 'technician', draft: replacedDraft, statuses: ['cancelada'] },
  overdue: { to: 'client', draft: overdueDraft, statuses: ['solicitada'] },
  rate: { to: 'client', draft: rateDraft, statuses: ['completada'] },
  cancelada: { to: 'client', draft: cancelledByTechnicianDraft, statuses: ['cancelada'] },
  expired: { to: 'client', draft: expiredDraft, statuses: ['cancelada'] },
  'technician-withdrawn': { to: 'client', draft: technicianWithdrawnDraft, statuses: ['cancelada'] },
}

export function bookingEmail(
  notice: BookingNotification,
  booking: NotifiedBooking,
  context: EmailContext,
): Email {
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
      const event = detail(clientCalendarEvent, briefCalendarEvent)(booking)
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
const NOTIFIED_BY_GUARANTEE_CASE: readonly BookingNotification[] = [
  'expired',
  'cancelada',
  'technician-withdrawn',
]

/** False when the booking changed while the message was queued: it is not sent. */
export function isStillCurrent(
  { news: notice, line, answeredAt }: Omit<BookingNews, 'key'>,
  booking: Pick<
    NotifiedBooking,
    'status' | 'isReviewed' | 'withdrawnBy' | 'answeredAt' | 'precio' | 'cannotAt'
  >,
): boolean {
  const { status, isReviewed, withdrawnBy, precio, cannotAt } = booking
  if (line !== undefined && line !== withdrawnBy) return false
  if (answeredAt !== undefined && answeredAt !== booking.answeredAt?.getTime()) return false
  if (isGuaranteeVisit({ precio }) && NOTIFIED_BY_GUARANTEE_CASE.includes(notice)) return false
  // It was taken back, or told again.
  if (notice === 'cannot-receive' && cannotAt === null) return false
  if (notice === 'can-receive' && cannotAt !== null) return false
  return KINDS[notice].statuses.includes(status) && !(notice === 'rate' && isReviewed)
}
