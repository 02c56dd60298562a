// Letters about bookings to an address that nobody confirmed: day, hour, what happened and where to see it.

import type { BookingNotice } from '#bookings/domain/booking.ts'
import { isGuaranteeVisit } from '#bookings/domain/guarantee-visit.ts'
import type { NotifiedBooking } from '#bookings/domain/notified-booking.ts'
import { factsOf, type LetterContext } from '#bookings/notifications/booking-draft.server.ts'
import { plainCalendarEvent } from '#bookings/notifications/calendar-events.server.ts'
import { calendarFile } from '#bookings/notifications/calendar-file.server.ts'
import type { PlainDraft } from '#platform/mail/letter-layout.server.ts'
import { plainParts } from '#platform/mail/plain-parts.server.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { fullRelativeDayText, ofRelativeDayText, relativeHourText } from '#platform/wording/relative-day.ts'

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
