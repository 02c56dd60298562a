// E-mails to the client about a visit that will not happen: why, the hours offered instead, and who else can go.

import { createElement as h } from 'react'
import type { NotifiedBooking } from '#bookings/domain/booking.ts'
import { rebookingPath } from '#bookings/domain/booking-paths.ts'
import type { RescueOption } from '#bookings/domain/rescue-option.ts'
import { isCancelledByTechnician } from '#bookings/domain/transitions.ts'
import { addressText } from '#bookings/domain/visit-place.ts'
import {
  type BookingDraft,
  type EmailContext,
  type EmailFacts,
  technicianOf,
  visitHead,
} from '#bookings/notifications/booking-email-parts.server.ts'
import { weekdayOf } from '#platform/domain/time.ts'
import {
  box,
  button,
  COLORS,
  closingLink,
  type EmailPart,
  heading,
  inked,
  joined,
  paragraph,
  picture,
  type Sentence,
  sized,
  strong,
  table,
} from '#platform/mail/email-parts.server.ts'
import { archOf } from '#platform/mail/email-pictures.server.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { ratingText, reviewCountText } from '#platform/wording/counts.ts'
import { dayOfMonth, weekdayText } from '#platform/wording/dates.ts'
import { firstNameOf, technicianName } from '#platform/wording/person-names.ts'
import { profilePriceText } from '#platform/wording/price.ts'
import { relativeDayText, relativeHourText } from '#platform/wording/relative-day.ts'
import { unlinkedText } from '#platform/wording/unlinked-text.ts'
import type { Slot } from '#technicians/domain/free-hours.ts'
import { hourText } from '#technicians/domain/hours.ts'
import { slotAt } from '#technicians/domain/slot.ts'
import { peopleOf, tradeSearchPath } from '#technicians/wording/trade-search.ts'

export function expiredDraft(booking: NotifiedBooking, facts: EmailFacts): BookingDraft {
  const { technician } = facts
  const did = 'no alcanzó a responder'
  const free = freeText(facts) || ' Lo sentimos: busca otro técnico y mira quién tiene horas libres.'
  return cancelledDraft(booking, facts, {
    subject: withOptions(`${technician} ${did}`, facts),
    verb: 'Pediste',
    below: 'sin respuesta',
    did,
    outcome: ` y tu solicitud se canceló sola.${free}`,
  })
}

/** D60: the request still stands. */
export function overdueDraft(booking: NotifiedBooking, facts: EmailFacts): BookingDraft {
  const { technician } = facts
  const did = 'no ha respondido'
  return cancelledDraft(booking, facts, {
    subject: withOptions(`${technician} ${did}`, facts),
    verb: 'Pediste',
    below: 'sin respuesta',
    did,
    outcome: `. Todavía puede aceptar; si reservas con otra persona, retiramos tu solicitud.${freeText(facts)}`,
  })
}

export function cancelledByTechnicianDraft(booking: NotifiedBooking, facts: EmailFacts): BookingDraft {
  if (booking.cancelReason === 'cliente') return cancelledAsAskedDraft(booking, facts)
  const { technician, moment } = facts
  const did = 'no puede ir'
  const offered = offeredHours(booking, facts)
  const subject = `${technician} ${did} ${moment}`
  const offeredText = offered.length === 1 ? 'te ofrece otra hora' : 'te ofrece otras horas'
  const free = offered.length > 0 ? '' : freeText(facts)
  return cancelledDraft(booking, facts, {
    subject: offered.length > 0 ? `${subject}; ${offeredText}` : withOptions(subject, facts),
    did,
    outcome: ` y canceló la visita. No te cuesta nada.${free}`,
  })
}

/** D59 */
function cancelledAsAskedDraft(booking: NotifiedBooking, facts: EmailFacts): BookingDraft {
  const { technician, ofMoment } = facts
  const did = 'canceló la visita'
  return cancelledDraft(booking, facts, {
    subject: `${technician} ${did} ${ofMoment}`,
    did,
    outcome: ', como le avisaste. No te cuesta nada.',
  })
}

export function technicianWithdrawnDraft(booking: NotifiedBooking, facts: EmailFacts): BookingDraft {
  return cancelledDraft(booking, facts, {
    subject: withOptions(`Cancelamos tu visita ${facts.ofMoment}`, facts),
    did: `dejó de atender en ${BRAND.name}`,
    outcome: `, así que cancelamos la visita. No te cuesta nada.${freeText(facts)}`,
  })
}

interface Cancellation {
  readonly subject: string
  readonly verb?: string
  readonly below?: string
  /** What the technician did. */
  readonly did: string
  readonly outcome: string
}

export function cancelledDraft(
  booking: NotifiedBooking,
  facts: EmailFacts,
  { subject, verb = 'Era', below = 'cancelada', did, outcome }: Cancellation,
): BookingDraft {
  const { today, technician } = facts
  const head = visitHead(booking, facts, technicianOf(booking))
  return {
    subject,
    head: { ...head, day: `${verb} ${shortDayText(booking.date, today)}`, below },
    parts: [paragraph([strong(`${technician} ${did}`), outcome]), ...rescueParts(booking, facts)],
  }
}

function rescueParts(booking: NotifiedBooking, facts: EmailFacts): BookingDraft['parts'] {
  const { technician, myBookings } = facts
  const note = booking.cancelNote.trim()
  const offers = offerParts(booking, facts)
  const others = optionParts(booking, facts, { isFirstPrimary: offers.length === 0 })
  const hasBoth = offers.length > 0 && others.length > 0
  return [
    note ? paragraph(`${technician} dice: «${note}»`) : null,
    box('quiet', requestedLines(booking)),
    ...offers,
    hasBoth ? heading('O con otra persona') : null,
    ...others,
    offers.length + others.length === 0 ? wayOn(booking, facts) : null,
    closingLink({
      text: booking.status === 'solicitada' ? 'Prefiero esperar' : 'Ya no lo necesito',
      link: myBookings,
    }),
  ]
}

/** Without offers and alternatives: another hour of the same technician, or the catalogue. */
function wayOn(booking: NotifiedBooking, facts: EmailFacts): EmailPart {
  if (isCancelledByTechnician(booking) && booking.acceptsClient)
    return button({ text: 'Escoger otra hora', link: bookAgainLink(booking, facts, booking.technicianId) })
  const path = tradeSearchPath(facts.trade ?? '', booking.technicianCiudad)
  return button({ text: 'Buscar otro técnico', link: `${facts.origin}${path}` })
}

function offerParts(booking: NotifiedBooking, facts: EmailFacts): EmailPart[] {
  const { today, technician } = facts
  const offered = offeredHours(booking, facts)
  if (offered.length === 0) return []
  const buttons = offered.map((hour, index) => {
    const slot = slotAt(hour)
    const text = `Reservar ${relativeHourText(slot.date, hourText(slot.hour), today)}`
    const link = bookAgainLink(booking, facts, booking.technicianId, slot)
    return button({ text, link }, index === 0 ? 'primary' : 'outline')
  })
  return [
    heading(`${technician} puede ${offered.length === 1 ? 'a esta otra hora' : 'a estas horas'}`),
    paragraph('La que reserves queda confirmada de una vez.'),
    ...buttons,
  ]
}

/** Those that can still be booked. */
export function offeredHours(booking: NotifiedBooking, { now }: EmailContext): Date[] {
  if (!booking.acceptsClient) return []
  return booking.offeredHours.filter(hour => hour > now)
}

/** What was asked: it is not typed again. */
function requestedLines(booking: NotifiedBooking): Sentence[] {
  const first = booking.servicio.trim() || booking.description.trim()
  const where = addressText(booking)
  return [...(first ? [[strong(first)]] : []), ...(where ? [where] : [])]
}

export function withOptions(subject: string, facts: EmailFacts): string {
  const canGo = canGoText(facts)
  return canGo ? `${subject}; ${canGo}` : subject
}

/** 'hoy, lunes 16', 'el martes 24' */
function shortDayText(date: string, today: string): string {
  const day = relativeDayText(date, today)
  return day.startsWith('el ') ? day : `${day}, ${weekdayText(weekdayOf(date))} ${dayOfMonth(date)}`
}

// Technicians who can go instead, as parts of an e-mail and as words of its subject.

const COUNTS = ['', 'un', 'dos', 'tres']

/** 'tres plomeros pueden ir hoy', about the first day on which somebody can; empty without options. */
function canGoText(facts: EmailFacts): string {
  const { first, onFirstDay } = firstDayOf(facts)
  if (!first) return ''
  const people = peopleOf(facts.trade ?? '')
  const day = relativeDayText(first, facts.today)
  return onFirstDay === 1
    ? `un ${people.one} puede ir ${day}`
    : `${COUNTS[onFirstDay] ?? onFirstDay} ${people.many} pueden ir ${day}`
}

/** ' Estas personas están libres hoy; les llega lo que ya escribiste.' */
export function freeText(facts: EmailFacts): string {
  const { options = [], today } = facts
  if (options.length === 0) return ''
  const { first, onFirstDay } = firstDayOf(facts)
  const when = first && onFirstDay === options.length ? relativeDayText(first, today) : 'pronto'
  return options.length === 1
    ? ` Esta persona está libre ${when}; le llega lo que ya escribiste.`
    : ` Estas personas están libres ${when}; les llega lo que ya escribiste.`
}

function firstDayOf({ options = [] }: EmailContext): { first: string | undefined; onFirstDay: number } {
  const [first] = options.map(({ slot }) => slot.date).toSorted()
  return { first, onFirstDay: options.filter(({ slot }) => slot.date === first).length }
}

/** Opens the form filled from this booking. */
export function bookAgainLink(
  { key }: NotifiedBooking,
  { origin }: EmailContext,
  technicianId: string,
  slot?: Slot,
): string {
  return `${origin}${rebookingPath(technicianId, key, slot)}`
}

function optionParts(
  booking: NotifiedBooking,
  facts: EmailFacts,
  { isFirstPrimary }: { isFirstPrimary: boolean },
): EmailPart[] {
  const { today, options = [] } = facts
  return options.map((option, index) => {
    const when = relativeHourText(option.slot.date, hourText(option.slot.hour), today)
    const link = bookAgainLink(booking, facts, option.uid, option.slot)
    const text = `Reservar con ${firstNameOf(technicianName(option.nombre))}, ${when}`
    return joined([
      optionPart(option, index),
      button({ text, link }, isFirstPrimary && index === 0 ? 'primary' : 'outline'),
    ])
  })
}

function optionPart(option: RescueOption, index: number): EmailPart {
  const { nombre, barrio, ciudad, ratingPromedio, resenasCount, tarifaBase, fotoURL } = option
  const name = unlinkedText(technicianName(nombre))
  const portrait = archOf({ name, fotoURL }, index)
  const place = unlinkedText(barrio.trim() || ciudad.trim())
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
