// Letters to the client about a visit that stands: confirmed, tomorrow, soon, and the rating afterwards.
import { hasStreetAndNumber } from '#bookings/domain/address.ts'
import type { NotifiedBooking } from '#bookings/domain/booking.ts'
import {
  type BookingDraft,
  contactPart,
  factsOf,
  type LetterContext,
  serviceRows,
  technicianOf,
  visitHead,
} from '#bookings/notifications/booking-letter-parts.server.ts'
import { bookAgainLink } from '#bookings/notifications/cancellation-letters.server.ts'
import { clientMessageText } from '#bookings/wording/client-bookings.ts'
import {
  box,
  button,
  confirmedBadge,
  greeting,
  type LetterPart,
  note,
  paragraph,
  rows,
  strong,
} from '#platform/mail/letter-parts.server.ts'
import { CALENDAR_FILE_NAME } from '#platform/mail/mail.server.ts'
import { relativeDayText } from '#platform/wording/relative-day.ts'

export function confirmedDraft(booking: NotifiedBooking, context: LetterContext): BookingDraft {
  const { technician, moment } = factsOf(booking, context)
  return {
    ...visitDraft(booking, context, [
      confirmedBadge('Confirmada'),
      greetClient(booking, context),
      paragraph([strong(booking.technicianName), ` confirmó tu visita.${knownText(booking)}`]),
    ]),
    subject: `Confirmada: ${technician} va ${moment}`,
  }
}

export function tomorrowDraft(booking: NotifiedBooking, context: LetterContext): BookingDraft {
  const { technician, moment } = factsOf(booking, context)
  return {
    ...visitDraft(booking, context, [
      greetClient(booking, context),
      paragraph([strong(booking.technicianName), ` te visita ${moment}.`]),
    ]),
    subject: `Recuerda: ${technician} va ${moment}`,
  }
}

export function soonDraft(booking: NotifiedBooking, context: LetterContext): BookingDraft {
  const { technician, moment } = factsOf(booking, context)
  const { withCalendar: _, ...draft } = visitDraft(booking, context, [
    greetClient(booking, context),
    paragraph([strong(booking.technicianName), ` llega ${moment}.`]),
  ])
  return { ...draft, subject: `Falta poco: ${technician} llega ${moment}` }
}

export function rateDraft(booking: NotifiedBooking, context: LetterContext): BookingDraft {
  const { today, technician, myBookings } = factsOf(booking, context)
  return {
    to: 'client',
    subject: `¿Cómo te fue con ${technician}?`,
    head: visitHead(booking, today, technicianOf(booking)),
    parts: [
      greetClient(booking, context),
      paragraph([
        strong(booking.technicianName),
        ` te visitó ${relativeDayText(booking.date, today)}. Cuéntanos cómo te fue: ayuda a otros a escoger.`,
      ]),
      rows(serviceRows(booking)),
      button({ text: 'Calificar la visita', link: myBookings }),
      ...(booking.acceptsClient ? [bookAgainButton(booking, context)] : []),
    ],
  }
}

function bookAgainButton(booking: NotifiedBooking, context: LetterContext): LetterPart {
  const text = `Reservar de nuevo con ${factsOf(booking, context).technician}`
  return button({ text, link: bookAgainLink(booking, context, booking.technicianId) }, 'outline')
}

function visitDraft(
  booking: NotifiedBooking,
  context: LetterContext,
  opening: readonly LetterPart[],
): Omit<BookingDraft, 'subject'> & { withCalendar: boolean } {
  const { today, technician, myBookings } = factsOf(booking, context)
  const { address } = booking
  const isComplete = hasStreetAndNumber(address)
  return {
    to: 'client',
    head: visitHead(booking, today, technicianOf(booking)),
    withCalendar: true,
    parts: [
      ...opening,
      rows([...serviceRows(booking), { label: 'Dirección', value: address }]),
      ...(isComplete ? [] : [missingAddress(technician)]),
      isComplete
        ? button({ text: 'Ver mi reserva', link: myBookings })
        : button({ text: 'Completar la dirección', link: `${myBookings}/${booking.key}/direccion` }),
      contactPart(booking, booking.technicianPhone, clientMessageText(booking, booking.clientName)),
    ],
  }
}

export function calendarNote(): LetterPart {
  return note(['Va adjunta ', strong(CALENDAR_FILE_NAME), ': ábrela y queda en tu calendario.'])
}

function missingAddress(technician: string): LetterPart {
  return box('amber', [
    [strong('Faltan la calle y el número.'), ` Complétalos para que ${technician} sepa a dónde ir.`],
  ])
}

function greetClient(booking: NotifiedBooking, context: LetterContext): LetterPart {
  return greeting(factsOf(booking, context).client)
}

/** ' Ya tiene tu dirección y tus fotos.' */
function knownText({ address, photoCount }: NotifiedBooking): string {
  const known = [
    ...(hasStreetAndNumber(address) ? ['tu dirección'] : []),
    ...(photoCount > 0 ? [photoCount === 1 ? 'tu foto' : 'tus fotos'] : []),
  ]
  return known.length === 0 ? '' : ` Ya tiene ${known.join(' y ')}.`
}
