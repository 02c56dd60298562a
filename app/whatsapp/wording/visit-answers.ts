// What the chat answers to a button, said of the visit as it is now.

import type { RescueOption } from '#bookings/domain/rescue-option.ts'
import { addressText } from '#bookings/domain/visit-place.ts'
import { bogotaDate, bogotaTime } from '#platform/domain/time.ts'
import { shortNameOf } from '#platform/wording/person-names.ts'
import { isPrice, profilePriceText } from '#platform/wording/price.ts'
import { relativeHourText, relativeMomentText } from '#platform/wording/relative-day.ts'
import type { Slot } from '#technicians/domain/free-hours.ts'
import { hourText } from '#technicians/domain/hours.ts'
import type { ClientBooking, TechnicianBooking } from '#visits/domain/listed-visit.ts'
import type { Phase, Situation } from '#visits/domain/situation.ts'
import type { VisitSide } from '#visits/domain/visit-message.ts'
import { porterShare } from '#visits/wording/porter.ts'
import { stepSentence } from '#visits/wording/situation.ts'

interface Seen {
  readonly side: VisitSide
  readonly visit: ClientBooking | TechnicianBooking
  readonly situation: Situation
  readonly name: string
  readonly now: Date
}

/** Where the page's sentence tells a history, the chat tells the state. */
const STATES: Record<VisitSide, Partial<Record<Phase, string>>> = {
  technician: {
    asked: 'Esa visita todavía espera tu respuesta.',
    overdue: 'A esa visita se le pasó el tiempo de responder. Todavía puedes aceptarla.',
    confirmed: 'Esa visita ya está confirmada.',
    near: 'Esa visita ya está confirmada.',
    due: 'Esa visita ya está confirmada.',
    over: 'Esa visita ya terminó.',
  },
  client: {
    asked: 'Esa visita todavía espera respuesta.',
    overdue: 'A esa visita todavía no le responden.',
    confirmed: 'Esa visita ya está confirmada.',
    near: 'Esa visita ya está confirmada.',
    due: 'Esa visita ya está confirmada.',
  },
}

/** What holds now: the answer to a button of yesterday, pressed twice, or after somebody else acted. */
export function presentState(seen: Seen): string {
  const { side, visit, situation, now } = seen
  if (situation.phase === 'cancelled') return 'Esa visita se canceló.'
  const told = STATES[side][situation.phase]
  if (told) return told
  const name =
    side === 'client' ? (visit as ClientBooking).technicianName : (visit as TechnicianBooking).clientName
  const isRated = 'rating' in visit && visit.rating !== null
  return stepSentence(side, { visit, situation, now, name, acceptedAt: null, isRated })
}

export const NOT_YOURS_TEXT = 'Esa visita no es de esta cuenta.'
export const OLD_BUTTON_TEXT = 'Ese botón ya no sirve. Mira tus visitas aquí.'

/** '*Confirmada:* María Eugenia, hoy a las 10:00.' with the whole address. */
export function acceptedText(visit: TechnicianBooking, name: string, now: Date): string {
  const moment = relativeMomentText(visit.date, visit.start, bogotaDate(now))
  const place = addressText(visit)
  return [
    `*Confirmada:* ${name}, ${moment}.`,
    ...(place === '' ? [] : [`${place}.`]),
    '',
    'Le avisamos en un minuto. ¿Fue sin querer?',
  ].join('\n')
}

export const undoneText = (name: string) =>
  `Listo, no la confirmamos. La visita de ${name} espera tu respuesta.`
export const toldAlreadyText = (name: string) => `Ya le avisamos a ${name}. Si no puedes ir, cancélala aquí.`
export const confirmedRefusalText = 'Esa visita ya está confirmada. Si no puedes ir, cancélala aquí.'
export const cancelledText = (name: string) => `Listo, la cancelamos. Ya le avisamos a ${name}.`

export const MINUTES_QUESTION = '¿En cuánto llegas?'
export const minutesTitle = (minutes: number) => `${minutes} minutos`

/** 'Listo. María Eugenia sabe que llegas hacia las 09:52.' */
export function hourToldText(name: string, arrivesAt: Date): string {
  return `Listo. ${name} sabe que llegas hacia las *${bogotaTime(arrivesAt)}*.`
}
export function hourKnownText(name: string, arrivesAt: Date): string {
  return `${name} ya sabe que llegas hacia las ${bogotaTime(arrivesAt)}.`
}

/** 'Quedó por escrito: $ 157.000 con Carlos. Ya lo sabe.' */
export const agreedText = (total: number, name: string) =>
  `Quedó por escrito: *${profilePriceText(total)}* con ${name}. Ya lo sabe.`
export const QUOTE_CHANGED_TEXT = 'Esa cotización ya cambió.'
/** D66 */
export const CHOOSE_DATE_TEXT = 'Falta escoger la hora.'

export const cameText = (name: string) => `Anotado: ${name} llegó. Al terminar te llega el comprobante.`
export const someoneHomeText = (name: string) => `Anotado: sí había alguien. Ya se lo dijimos a ${name}.`
export const didNotComeText = (name: string) => `Anotado. Ya le preguntamos a ${name} qué pasó.`
export const waitsText = (name: string) => `Listo. ${name} sabe que vas a esperar.`

// Who else can go.

export const OPTIONS_TEXT = '¿Con quién y a qué hora? Le llega lo que ya escribiste.'
export const OPTIONS_BUTTON = 'Ver quién puede'
export const NOBODY_TEXT = 'Por ahora nadie más puede ir. Busca a otra persona en la página.'
export const OPTION_GONE_TEXT = 'Esa hora ya no está libre.'

/** Of the technician of the visit: 'hoy 11:00'. */
export function hourRow(slot: Slot, name: string, isOffered: boolean, today: string) {
  const text = isOffered ? `Con ${name}. Queda confirmada de una vez.` : `Con ${name}.`
  return { title: relativeHourText(slot.date, hourText(slot.hour), today), text }
}

/** Somebody else: 'Óscar', 'hoy 10:00 · desde $ 80.000'. */
export function optionRow({ nombre, slot, tarifaBase }: RescueOption, today: string) {
  const hour = relativeHourText(slot.date, hourText(slot.hour), today)
  const price = isPrice(tarifaBase) ? ` · desde ${profilePriceText(tarifaBase)}` : ''
  return { title: shortNameOf(nombre), text: `${hour}${price}` }
}

/** Nothing is booked by a tap: the page asks for the rest. */
export function chosenText(name: string, slot: Slot, today: string): string {
  return `${name}, ${relativeMomentText(slot.date, hourText(slot.hour), today)}. Revisa y confirma en la página.`
}

// The porter.

export const PORTER_LATER_TEXT = 'El enlace para la portería sale el día de la visita.'
/** To be forwarded as it is. */
export const porterText = (technicianName: string, note: string, url: string) =>
  `${porterShare(technicianName, note).text}\n${url}`
