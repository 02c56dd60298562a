// Letters to the client about a visit that will not happen: why, the hours offered instead, and who else can go.

import { createElement as h } from 'react'
import type { NotifiedBooking } from '#bookings/domain/booking.ts'
import { rebookingPath } from '#bookings/domain/booking-paths.ts'
import type { RescueOption } from '#bookings/domain/rescue.ts'
import {
  type BookingDraft,
  factsOf,
  type LetterContext,
  technicianOf,
} from '#bookings/notifications/booking-letter-parts.server.ts'
import { bogotaDate, weekdayOf } from '#platform/domain/time.ts'
import {
  box,
  button,
  COLORS,
  closingLink,
  greeting,
  heading,
  inked,
  joined,
  type LetterPart,
  paragraph,
  picture,
  type Sentence,
  sized,
  strong,
  table,
} from '#platform/mail/letter-parts.server.ts'
import { archOf } from '#platform/mail/letter-pictures.server.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { ratingText, reviewCountText } from '#platform/wording/counts.ts'
import { dayOfMonth, weekdayText } from '#platform/wording/dates.ts'
import { firstNameOf, technicianName } from '#platform/wording/person-names.ts'
import { profilePriceText } from '#platform/wording/price.ts'
import { ofRelativeDayText, relativeDayText, relativeHourText } from '#platform/wording/relative-day.ts'
import type { Slot } from '#technicians/domain/free-hours.ts'
import { hourText } from '#technicians/domain/hours.ts'
import { slotAt } from '#technicians/domain/slot.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'
import { TRADE_PEOPLE } from '#technicians/wording/trade-people.ts'

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

// Technicians who can go instead, as parts of a letter and as words of its subject.

const COUNTS = ['', 'un', 'dos', 'tres']
const ANY_TRADE = { one: 'técnico', many: 'técnicos' }

/** 'tres plomeros pueden ir hoy', about the first day on which somebody can; empty without options. */
export function canGoText(booking: NotifiedBooking, context: LetterContext): string {
  const { first, onFirstDay } = firstDayOf(context)
  if (!first) return ''
  const people = TRADE_PEOPLE[booking.trade as SpecialtyLabel] ?? ANY_TRADE
  const day = relativeDayText(first, factsOf(booking, context).today)
  return onFirstDay === 1
    ? `un ${people.one} puede ir ${day}`
    : `${COUNTS[onFirstDay] ?? onFirstDay} ${people.many} pueden ir ${day}`
}

/** ' Estas personas están libres hoy; les llega lo que ya escribiste.' */
export function freeText(context: LetterContext): string {
  const { options = [] } = context
  if (options.length === 0) return ''
  const { first, onFirstDay } = firstDayOf(context)
  const when =
    first && onFirstDay === options.length ? relativeDayText(first, bogotaDate(context.now)) : 'pronto'
  return options.length === 1
    ? ` Esta persona está libre ${when}; le llega lo que ya escribiste.`
    : ` Estas personas están libres ${when}; les llega lo que ya escribiste.`
}

function firstDayOf({ options = [] }: LetterContext): { first: string | undefined; onFirstDay: number } {
  const [first] = options.map(({ slot }) => slot.date).toSorted()
  return { first, onFirstDay: options.filter(({ slot }) => slot.date === first).length }
}

/** Opens the form filled from this booking. */
export function bookAgainLink(
  { key }: NotifiedBooking,
  { origin }: LetterContext,
  technicianId: string,
  slot?: Slot,
): string {
  return `${origin}${rebookingPath(technicianId, key, slot)}`
}

export function optionParts(
  booking: NotifiedBooking,
  context: LetterContext,
  { isFirstMango }: { isFirstMango: boolean },
): LetterPart[] {
  const { today } = factsOf(booking, context)
  return (context.options ?? []).map((option, index) => {
    const when = relativeHourText(option.slot.date, hourText(option.slot.hour), today)
    const link = bookAgainLink(booking, context, option.uid, option.slot)
    const text = `Reservar con ${firstNameOf(technicianName(option.nombre))}, ${when}`
    return joined([
      optionPart(option, index),
      button({ text, link }, isFirstMango && index === 0 ? 'mango' : 'outline'),
    ])
  })
}

function optionPart(option: RescueOption, index: number): LetterPart {
  const { nombre, barrio, ciudad, ratingPromedio, resenasCount, tarifaBase, fotoURL } = option
  const name = technicianName(nombre)
  const portrait = archOf({ name, fotoURL }, index)
  const place = barrio.trim() || ciudad.trim()
  const price = tarifaBase === null ? '' : profilePriceText(tarifaBase)
  const rating = ratingText(ratingPromedio, resenasCount)
  const reviews = resenasCount > 0 ? reviewCountText(resenasCount) : 'sin reseñas aún'
  const bold = (text: string) =>
    h('b', { className: 'ink', style: { color: COLORS.ink, fontWeight: 700 } }, text)
  const star = h('span', { className: 'star', style: { color: COLORS.star } }, '★')
  const facts = [place, place && price && ' · ', ...(price ? ['desde ', bold(price)] : [])]
  const line =
    index === 0 ? { paddingTop: 6 } : { borderTop: `1px solid ${COLORS.line}`, marginTop: 18, paddingTop: 18 }
  const card = table({ style: { margin: '0 0 10px' } }, [
    h(
      'td',
      { width: 64, valign: 'middle', style: { width: 64, paddingRight: 13 } },
      picture(portrait, name, [64, 72], sized(COLORS.support, 13, 18)),
    ),
    h(
      'td',
      { valign: 'middle' },
      h('div', inked('ink', 17, 23, { fontWeight: 800 }), name),
      h('div', inked('support', 15, 21), star, ' ', bold(rating), ` (${reviews})`),
      h('div', inked('support', 15, 21), ...facts),
    ),
  ])
  return {
    html: h('div', { className: 'line', style: line }, card),
    text: [name, `${rating} (${reviews})`, place, price && `desde ${price}`].filter(Boolean).join(' · '),
    pictures: [portrait],
  }
}
