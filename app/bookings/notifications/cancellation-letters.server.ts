// Letters to the client about a visit that will not happen: why, the hours offered instead, and who else can go.

import type { NotifiedBooking } from '#bookings/domain/notified-booking.ts'
import {
  type BookingDraft,
  factsOf,
  type LetterContext,
  technicianOf,
} from '#bookings/notifications/booking-draft.server.ts'
import {
  bookAgainLink,
  canGoText,
  freeText,
  optionParts,
} from '#bookings/notifications/rescue-parts.server.ts'
import { weekdayOf } from '#platform/domain/bogota-time.ts'
import { button, closingLink } from '#platform/mail/letter-buttons.server.ts'
import {
  box,
  greeting,
  heading,
  type LetterPart,
  paragraph,
  type Sentence,
  strong,
} from '#platform/mail/letter-parts.server.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { dayOfMonth, weekdayText } from '#platform/wording/dates.ts'
import { ofRelativeDayText, relativeDayText, relativeHourText } from '#platform/wording/relative-day.ts'
import { hourText } from '#technicians/domain/hours.ts'
import { slotAt } from '#technicians/domain/slot.ts'

export function expiredDraft(booking: NotifiedBooking, context: LetterContext): BookingDraft {
  const { technician } = factsOf(booking, context)
  const free = freeText(context)
  return cancelledDraft(booking, context, {
    subject: withOptions(`${technician} no alcanzó a responder`, booking, context),
    verb: 'Pediste',
    below: 'sin respuesta',
    why: [
      strong(`${technician} no alcanzó a responder`),
      ` y tu solicitud se canceló sola.${free || ' Lo sentimos: busca otro técnico y mira quién tiene horas libres.'}`,
    ],
  })
}

export function cancelledByTechnicianDraft(booking: NotifiedBooking, context: LetterContext): BookingDraft {
  const { technician, moment } = factsOf(booking, context)
  const offered = offeredHours(booking, context)
  const subject = `${technician} no puede ir ${moment}`
  const offeredText = offered.length === 1 ? 'te ofrece otra hora' : 'te ofrece otras horas'
  return cancelledDraft(booking, context, {
    subject: offered.length > 0 ? `${subject}; ${offeredText}` : withOptions(subject, booking, context),
    verb: 'Era',
    below: 'cancelada',
    why: [
      strong(`${technician} no puede ir`),
      ` y canceló la visita. No te cuesta nada.${offered.length > 0 ? '' : freeText(context)}`,
    ],
  })
}

export function technicianWithdrawnDraft(booking: NotifiedBooking, context: LetterContext): BookingDraft {
  const { today, technician } = factsOf(booking, context)
  const day = `${ofRelativeDayText(booking.date, today)} a las ${booking.start}`
  return cancelledDraft(booking, context, {
    subject: withOptions(`Cancelamos tu visita ${day}`, booking, context),
    verb: 'Era',
    below: 'cancelada',
    why: [
      strong(`${technician} dejó de atender en ${BRAND.name}`),
      `, así que cancelamos la visita. No te cuesta nada.${freeText(context)}`,
    ],
  })
}

interface Cancellation {
  readonly subject: string
  readonly verb: string
  readonly below: string
  readonly why: Sentence
}

function cancelledDraft(
  booking: NotifiedBooking,
  context: LetterContext,
  { subject, verb, below, why }: Cancellation,
): BookingDraft {
  const { today, technician, client, myBookings } = factsOf(booking, context)
  const { date, start, cancelNote } = booking
  const offers = offerParts(booking, context)
  const others = optionParts(booking, context, { isFirstMango: offers.length === 0 })
  const hasBoth = offers.length > 0 && others.length > 0
  return {
    to: 'client',
    subject,
    head: { day: `${verb} ${shortDayText(date, today)}`, hour: start, below, person: technicianOf(booking) },
    parts: [
      greeting(client),
      paragraph(why),
      ...(cancelNote.trim() ? [paragraph(`${technician} dice: «${cancelNote.trim()}»`)] : []),
      box('quiet', requestedLines(booking)),
      ...offers,
      ...(hasBoth ? [heading('O con otra persona')] : []),
      ...others,
      ...(offers.length + others.length === 0 ? [wayOn(booking, context)] : []),
      closingLink({ text: 'Ya no lo necesito', link: myBookings }),
    ],
  }
}

/** Without offers and alternatives: another hour of the same technician, or the catalogue. */
function wayOn(booking: NotifiedBooking, context: LetterContext): LetterPart {
  if (booking.cancelReason === 'tecnico' && booking.acceptsClient)
    return button({ text: 'Escoger otra hora', link: bookAgainLink(booking, context, booking.technicianId) })
  const query = new URLSearchParams()
  if (booking.trade) query.set('esp', booking.trade)
  if (booking.technicianCiudad) query.set('ciudad', booking.technicianCiudad)
  const path = query.size > 0 ? `/tecnicos?${query}` : '/tecnicos'
  return button({ text: 'Buscar otro técnico', link: `${context.origin}${path}` })
}

function offerParts(booking: NotifiedBooking, context: LetterContext): LetterPart[] {
  const { today, technician } = factsOf(booking, context)
  const offered = offeredHours(booking, context)
  if (offered.length === 0) return []
  const buttons = offered.map((hour, index) => {
    const slot = slotAt(hour)
    const text = `Reservar ${relativeHourText(slot.date, hourText(slot.hour), today)}`
    const link = bookAgainLink(booking, context, booking.technicianId, slot)
    return button({ text, link }, index === 0 ? 'mango' : 'outline')
  })
  return [
    heading(`${technician} puede ${offered.length === 1 ? 'a esta otra hora' : 'a estas horas'}`),
    ...buttons,
  ]
}

function offeredHours(booking: NotifiedBooking, { now }: LetterContext): Date[] {
  if (!booking.acceptsClient) return []
  return booking.offeredHours.filter(hour => hour > now)
}

/** What was asked: it is not typed again. */
function requestedLines({ servicio, address, description }: NotifiedBooking): Sentence[] {
  const first = servicio.trim() || description.trim()
  return [...(first ? [[strong(first)]] : []), ...(address.trim() ? [address.trim()] : [])]
}

function withOptions(subject: string, booking: NotifiedBooking, context: LetterContext): string {
  const canGo = canGoText(booking, context)
  return canGo ? `${subject}; ${canGo}` : subject
}

/** 'hoy, lunes 16', 'el martes 24' */
function shortDayText(date: string, today: string): string {
  const day = relativeDayText(date, today)
  return day.startsWith('el ') ? day : `${day}, ${weekdayText(weekdayOf(date))} ${dayOfMonth(date)}`
}
