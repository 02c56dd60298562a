// Section 4: the e-mails sent when a booking changes.

import type { NotifiedBooking } from '#bookings/domain/booking.ts'
import { clientCasePath, technicianCasePath } from '#bookings/domain/booking-paths.ts'
import { type NotifiedBy, ruleOf } from '#bookings/domain/notifications.ts'
import { addressText } from '#bookings/domain/visit-place.ts'
import {
  addressStateOf,
  type BookingDraft,
  type EmailContext,
  type EmailFacts,
  factsOf,
} from '#bookings/notifications/booking-email-parts.server.ts'
import { calendarFile, clientCalendarEvent } from '#bookings/notifications/calendar-file.server.ts'
import {
  cancelledByTechnicianDraft,
  expiredDraft,
  overdueDraft,
  technicianWithdrawnDraft,
} from '#bookings/notifications/cancellation-emails.server.ts'
import {
  offerTakenDraft,
  quoteBookedDraft,
  repeatBookedDraft,
  replacedDraft,
} from '#bookings/notifications/client-answer-emails.server.ts'
import { confirmedDraft, soonDraft, tomorrowDraft } from '#bookings/notifications/client-emails.server.ts'
import {
  nobodyHomeDraft,
  notDoneDraft,
  notDoneTechnicianDraft,
} from '#bookings/notifications/not-done-emails.server.ts'
import {
  addressCompletedDraft,
  bookedDraft,
  clientWithdrawnDraft,
  requestedDraft,
  unansweredDraft,
} from '#bookings/notifications/technician-emails.server.ts'
import { reducedBooking, reducedOptions } from '#bookings/notifications/unconfirmed-booking.ts'
import { CASE_LINK_TEXT } from '#bookings/wording/bookings.ts'
import type { Email } from '#platform/mail/email-layout.server.ts'
import { closingLink, type EmailPart } from '#platform/mail/email-parts.server.ts'
import { told, writtenFrom } from '#platform/mail/unconfirmed-mailbox.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { firstNameOf, shortNameOf } from '#platform/wording/person-names.ts'

type WriteDraft = (booking: NotifiedBooking, facts: EmailFacts) => BookingDraft
export type BookingDrafts = Readonly<Record<NotifiedBy<'email'>, WriteDraft>>

/** Those of cannot-receive, can-receive and rate are in `visits`. */
export const BOOKING_DRAFTS = {
  requested: requestedDraft,
  booked: bookedDraft,
  unanswered: unansweredDraft,
  'address-completed': addressCompletedDraft,
  'client-withdrawn': clientWithdrawnDraft,
  'offer-taken': offerTakenDraft,
  'quote-booked': quoteBookedDraft,
  'repeat-booked': repeatBookedDraft,
  replaced: replacedDraft,
  confirmada: confirmedDraft,
  tomorrow: tomorrowDraft,
  soon: soonDraft,
  overdue: overdueDraft,
  cancelada: cancelledByTechnicianDraft,
  expired: expiredDraft,
  'technician-withdrawn': technicianWithdrawnDraft,
  'not-done': notDoneDraft,
  'not-done-technician': notDoneTechnicianDraft,
  'nobody-home': nobodyHomeDraft,
} satisfies Partial<BookingDrafts>

export function bookingEmail(
  drafts: BookingDrafts,
  kind: NotifiedBy<'email'>,
  booking: NotifiedBooking,
  context: EmailContext,
): Email {
  const { technicianName, technicianEmail, clientName, clientEmail } = booking
  const isToTechnician = ruleOf(kind).to === 'technician'
  return {
    to: isToTechnician
      ? { name: technicianName, address: technicianEmail }
      : { name: clientName, address: clientEmail },
    messageId: `<reserva-${booking.key}-${kind}@tecniya.co>`,
    greets: isToTechnician ? firstNameOf(technicianName) : shortNameOf(clientName),
    write: writtenFrom(
      { booking, options: context.options ?? [], addressState: addressStateOf(booking) },
      { booking: reducedBooking, options: reducedOptions, addressState: told },
      ({ booking, ...facts }) => {
        const { withCalendar, ...draft } = drafts[kind](booking, factsOf(booking, { ...context, ...facts }))
        return {
          ...draft,
          parts: [...draft.parts, ...caseParts(booking, isToTechnician, context)],
          preview: [booking.servicio, addressText(booking)].filter(Boolean).join(' · '),
          calendar: withCalendar
            ? calendarFile(BRAND.name, [clientCalendarEvent(booking, context.origin)])
            : undefined,
        }
      },
    ),
  }
}

/** D77: of a visit that repeats a work. */
function caseParts(
  { repeatOf }: NotifiedBooking,
  isToTechnician: boolean,
  { origin }: EmailContext,
): EmailPart[] {
  if (repeatOf === null) return []
  const path = isToTechnician ? technicianCasePath(repeatOf) : clientCasePath(repeatOf)
  return [closingLink({ text: CASE_LINK_TEXT, link: `${origin}${path}` })]
}
