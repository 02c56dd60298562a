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
import { composeLetter, type PlainDraft } from '#platform/mail/letter-layout.server.ts'
import { plainParts } from '#platform/mail/letter-parts.server.ts'
import type { Letter } from '#platform/mail/mail.server.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { fullRelativeDayText, ofRelativeDayText, relativeHourText } from '#platform/wording/relative-day.ts'

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

// Letters about bookings to an address that nobody confirmed: day, hour, what happened and where to see it.

interface PlainText {
  readonly subject: string
  readonly sentences: readonly string[]
  readonly button: string
  readonly isCancelled?: boolean
}

interface PlainFacts {
  /** 'hoy 11:00' */
  readonly hour: string
  /** 'hoy a las 11:00' */
  readonly moment: string
  /** 'de hoy a las 11:00' */
  readonly ofMoment: string
  readonly isGuarantee: boolean
}

const NO_COST = 'No te cuesta nada. En «Mis reservas» ves qué más puedes hacer.'

const TEXTS: Record<BookingNotice, (facts: PlainFacts) => PlainText> = {
  requested: ({ hour, isGuarantee }) => ({
    subject: `${isGuarantee ? 'Garantía' : 'Nueva visita'}: ${hour}`,
    sentences: [
      isGuarantee
        ? 'Tu cliente escogió cuándo repites el trabajo. Es sin costo, por la garantía.'
        : 'Te pidieron una visita.',
      'Responde antes de esa hora: después la solicitud se cancela sola.',
    ],
    button: 'Aceptar o cancelar',
  }),
  unanswered: ({ hour }) => ({
    subject: `Esperan tu respuesta: ${hour}`,
    sentences: ['Tu cliente sigue esperando que le digas si puedes ir.'],
    button: 'Aceptar o cancelar',
  }),
  'address-completed': ({ hour }) => ({
    subject: `Ya tienes la dirección: ${hour}`,
    sentences: ['Tu cliente ya puso la dirección de la visita.'],
    button: 'Ver mi agenda',
  }),
  'client-withdrawn': ({ hour }) => ({
    subject: `Cancelamos una visita: ${hour}`,
    sentences: [
      `La cuenta de tu cliente ya no está activa en ${BRAND.name}, así que cancelamos su visita.`,
      'No tienes que hacer nada: esa hora ya está libre en tu agenda para otro cliente.',
    ],
    button: 'Ver mi agenda',
    isCancelled: true,
  }),
  confirmada: ({ moment }) => ({
    subject: `Confirmada: tu visita es ${moment}`,
    sentences: ['El técnico confirmó tu visita.'],
    button: 'Ver mi reserva',
  }),
  tomorrow: ({ moment }) => ({
    subject: `Recuerda: tu visita es ${moment}`,
    sentences: ['Esta es la hora de tu visita.'],
    button: 'Ver mi reserva',
  }),
  soon: ({ moment }) => ({
    subject: `Falta poco: tu visita es ${moment}`,
    sentences: ['El técnico ya va a llegar.'],
    button: 'Ver mi reserva',
  }),
  rate: () => ({
    subject: '¿Cómo te fue con tu visita?',
    sentences: ['Cuéntanos cómo te fue: ayuda a otros a escoger.'],
    button: 'Calificar la visita',
  }),
  cancelada: ({ ofMoment }) => ({
    subject: `Se canceló tu visita ${ofMoment}`,
    sentences: [`El técnico no puede ir y canceló la visita. ${NO_COST}`],
    button: 'Ver mis reservas',
    isCancelled: true,
  }),
  expired: ({ ofMoment }) => ({
    subject: `Se canceló tu solicitud ${ofMoment}`,
    sentences: [`El técnico no alcanzó a responder y tu solicitud se canceló sola. ${NO_COST}`],
    button: 'Ver mis reservas',
    isCancelled: true,
  }),
  'technician-withdrawn': ({ ofMoment }) => ({
    subject: `Cancelamos tu visita ${ofMoment}`,
    sentences: [`El técnico dejó de atender en ${BRAND.name}, así que cancelamos la visita. ${NO_COST}`],
    button: 'Ver mis reservas',
    isCancelled: true,
  }),
}

export function plainBookingDraft(
  notice: BookingNotice,
  booking: NotifiedBooking,
  context: LetterContext,
  { to, withCalendar }: { to: 'technician' | 'client'; withCalendar: boolean },
): PlainDraft {
  const { date, start, end } = booking
  const { today, moment, agenda, myBookings } = factsOf(booking, context)
  const { subject, sentences, button, isCancelled } = TEXTS[notice]({
    hour: relativeHourText(date, start, today),
    moment,
    ofMoment: `${ofRelativeDayText(date, today)} a las ${start}`,
    isGuarantee: isGuaranteeVisit(booking),
  })
  return {
    subject,
    head: {
      day: fullRelativeDayText(date, today),
      hour: start,
      below: isCancelled ? 'cancelada' : `a ${end}`,
    },
    parts: plainParts(sentences, { text: button, link: to === 'technician' ? agenda : myBookings }),
    calendar: withCalendar ? calendarFile(BRAND.name, [plainCalendarEvent(booking)]) : undefined,
  }
}
