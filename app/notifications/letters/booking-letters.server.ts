// Section 4: the letters sent when a booking changes. Names and notes are user input: letterHtml escapes them.
import { BRAND } from '#content/brand.ts'
import type { Booking, BookingNotice, BookingStatus } from '#domain/bookings/booking.ts'
import { calendarEvent, calendarFile } from '#notifications/calendar-file.server.ts'
import { letterHtml } from '#notifications/letter-html.server.ts'
import type { Letter } from '#notifications/mail.server.ts'
import { dayText } from '#wording/dates.ts'

export interface BookingForLetter extends Booking {
  readonly technicianEmail: string
  readonly updatedAt: Date
}

interface Draft {
  readonly to: 'technician' | 'client'
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly button: { readonly text: string; readonly path: string }
  readonly withCalendar?: boolean
}

export function bookingLetter(notice: BookingNotice, booking: BookingForLetter, origin: string): Letter {
  const { to, subject, paragraphs, button, withCalendar } = draftOf(notice, booking)
  const person =
    to === 'technician'
      ? { name: booking.technicianName, address: booking.technicianEmail }
      : { name: booking.clientName, address: booking.clientEmail }
  const link = `${origin}${button.path}`
  const all = [`Hola, ${person.name}:`, ...paragraphs]
  return {
    to: person,
    subject,
    text: [...all, `${button.text}: ${link}`, BRAND.signature].join('\n\n'),
    html: letterHtml({ paragraphs: all, button: { text: button.text, link } }),
    messageId: `<reserva-${booking.key}-${notice}@tecniya.co>`,
    ...(withCalendar && {
      calendar: calendarFile(BRAND.name, [calendarEvent(booking, `Visita de ${booking.technicianName}`)]),
    }),
  }
}

const STATUSES_OF: Record<BookingNotice, readonly BookingStatus[]> = {
  requested: ['solicitada'],
  unanswered: ['solicitada'],
  confirmada: ['confirmada'],
  cancelada: ['cancelada'],
  expired: ['cancelada'],
  tomorrow: ['confirmada'],
  soon: ['confirmada'],
  'address-completed': ['solicitada', 'confirmada'],
  rate: ['completada'],
  'technician-withdrawn': ['cancelada'],
  'client-withdrawn': ['cancelada'],
}

/** False when the booking changed while the letter was queued: it is not sent. */
export function isStillCurrent(notice: BookingNotice, { status }: Booking): boolean {
  return STATUSES_OF[notice].includes(status)
}

const MY_BOOKINGS = { text: 'Ver mis reservas', path: '/mis-reservas' }

function draftOf(notice: BookingNotice, booking: BookingForLetter): Draft {
  const { technicianName: technician, clientName: client, technicianId } = booking
  const when = `${dayText(booking.date)} a las ${booking.start}`
  const note = booking.description ? [`Descripción del servicio: ${booking.description}`] : []
  const where = booking.address ? [`Dirección: ${booking.address}`] : []
  switch (notice) {
    case 'requested':
      return {
        to: 'technician',
        subject: `${client} quiere reservarte el ${when}`,
        paragraphs: [
          `${client} pidió una visita para el ${when}.`,
          ...note,
          ...where,
          'Respóndele pronto: si nadie contesta antes de la hora, la reserva se cancela sola.',
        ],
        button: { text: 'Aceptar o cancelar en mi agenda', path: '/agenda' },
      }
    case 'unanswered':
      return {
        to: 'technician',
        subject: `${client} espera tu respuesta: ${when}`,
        paragraphs: [
          `${client} pidió una visita para el ${when} y sigue esperando tu respuesta.`,
          ...note,
          ...where,
        ],
        button: { text: 'Aceptar o cancelar en mi agenda', path: '/agenda' },
      }
    case 'address-completed':
      return {
        to: 'technician',
        subject: `${client} completó la dirección del ${when}`,
        paragraphs: [`${client} completó la dirección de la visita del ${when}.`, ...where],
        button: { text: 'Ver mi agenda', path: '/agenda' },
      }
    case 'rate':
      return {
        to: 'client',
        subject: `¿Cómo te fue con ${technician}?`,
        paragraphs: [`${technician} te visitó el ${when}. Cuéntanos cómo te fue: ayuda a otros a escoger.`],
        button: { text: 'Calificar la visita', path: '/mis-reservas' },
      }
    case 'confirmada':
      return {
        to: 'client',
        subject: `${technician} confirmó tu visita`,
        paragraphs: [
          `${technician} te visita el ${when}.`,
          ...where,
          'Adjuntamos la cita para tu calendario.',
        ],
        button: MY_BOOKINGS,
        withCalendar: true,
      }
    case 'cancelada':
      return {
        to: 'client',
        subject: `${technician} no puede atenderte el ${when}`,
        paragraphs: [
          `${technician} canceló la visita del ${when}. Esa hora quedó libre y no te cuesta nada.`,
          'Puedes escoger otra hora o buscar otro técnico de la misma especialidad.',
        ],
        button: { text: 'Escoger otra hora', path: `/agendar/${technicianId}` },
      }
    case 'expired':
      return {
        to: 'client',
        subject: `${technician} no alcanzó a responder`,
        paragraphs: [
          `Tu solicitud para el ${when} se canceló porque ${technician} no respondió a tiempo. Lo sentimos.`,
          'Busca otro técnico: verás quién tiene horas libres hoy mismo.',
        ],
        button: { text: 'Buscar otro técnico', path: '/tecnicos' },
      }
    case 'tomorrow':
      return {
        to: 'client',
        subject: `Recuerda: ${technician} te visita el ${when}`,
        paragraphs: [`Te recordamos tu visita con ${technician}: ${when}.`, ...where],
        button: MY_BOOKINGS,
        withCalendar: true,
      }
    case 'soon':
      return {
        to: 'client',
        subject: `${technician} llega a las ${booking.start}`,
        paragraphs: [`Falta poco: ${technician} te visita hoy a las ${booking.start}.`, ...where],
        button: MY_BOOKINGS,
      }
    case 'technician-withdrawn':
      return {
        to: 'client',
        subject: `Cancelamos tu visita del ${when}`,
        paragraphs: [
          `${technician} dejó de atender en ${BRAND.name}, así que cancelamos la visita del ${when}. No te cuesta nada.`,
          'Sentimos el cambio de planes. Busca otro técnico: verás quién tiene horas libres.',
        ],
        button: { text: 'Buscar otro técnico', path: `/tecnicos${cityQuery(booking.technicianCiudad)}` },
      }
    case 'client-withdrawn':
      return {
        to: 'technician',
        subject: `Cancelamos la visita de ${client} del ${when}`,
        paragraphs: [
          `La cuenta de ${client} ya no está activa en ${BRAND.name}, así que cancelamos su visita del ${when}.`,
          'No tienes que hacer nada: esa hora ya está libre en tu agenda para otro cliente.',
        ],
        button: { text: 'Ver mi agenda', path: '/agenda' },
      }
  }
}

function cityQuery(ciudad: string): string {
  return ciudad && `?${new URLSearchParams({ ciudad })}`
}
