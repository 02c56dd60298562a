// Section 2, Agenda; section 5, the questions before cancelling.

import type { AnswerMoment } from '#bookings/domain/answer-time.ts'
import type { Booking } from '#bookings/domain/booking.ts'
import { startsSoon } from '#bookings/domain/timeline.ts'
import { briefDayText } from '#bookings/wording/bookings.ts'
import { addDays, MINUTE_MS } from '#platform/domain/time.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { dayText, monthText, reviewDateText, shortDayText } from '#platform/wording/dates.ts'
import { firstNameOf } from '#platform/wording/person-names.ts'
import { numberText } from '#platform/wording/price.ts'

export function cancelQuestionText(scheduledAt: Date, now: Date): string {
  return startsSoon(scheduledAt, now)
    ? 'La reserva inicia pronto (≤ 2h). ¿Seguro que quieres cancelarla?'
    : '¿Cancelar esta reserva?'
}

const HOUR_MIN = 60
const DAY_MIN = 24 * HOUR_MIN

/** 'En 35 min', 'En 2 h 10 min', 'En 3 días'. */
export function untilText(scheduledAt: Date, now: Date): string {
  return `En ${timeLeftText(scheduledAt, now)}`
}

export const UNDER_WAY_TEXT = 'En curso'

/** 'En curso, hasta las 18:00' */
export function underWayText({ end }: Pick<Booking, 'end'>): string {
  return `${UNDER_WAY_TEXT}, hasta las ${end}`
}

/** '35 min', '2 h 10 min', '3 días'. */
export function timeLeftText(instant: Date, now: Date): string {
  const minutes = Math.max(1, Math.ceil((instant.getTime() - now.getTime()) / MINUTE_MS))
  if (minutes < HOUR_MIN) return `${minutes} min`
  if (minutes >= DAY_MIN) {
    const days = Math.floor(minutes / DAY_MIN)
    return days === 1 ? '1 día' : `${days} días`
  }
  const rest = minutes % HOUR_MIN
  return rest === 0 ? `${minutes / HOUR_MIN} h` : `${Math.floor(minutes / HOUR_MIN)} h ${rest} min`
}

/** D60: 'Tienes hasta las 16:00', 'Tienes hasta mañana, 08:00'. */
export function deadlineText({ date, start }: AnswerMoment, today: string): string {
  if (date === today) return `Tienes hasta las ${start}`
  return `Tienes hasta ${date === addDays(today, 1) ? 'mañana' : `el ${shortDayText(date)}`}, ${start}`
}

/** In a row: 'Hasta las 16:00', 'Hasta mañana, 08:00', 'Hasta el jue 19, 08:00'. */
export function briefDeadlineText({ date, start }: AnswerMoment, today: string): string {
  if (date === today) return `Hasta las ${start}`
  return `Hasta ${date === addDays(today, 1) ? 'mañana' : `el ${briefDayText(date)}`}, ${start}`
}

/** When the time to answer is over. */
export const OVERDUE_TEXT = 'Se pasó el tiempo. Aún puedes aceptar.'
/** In a row. */
export const BRIEF_OVERDUE_TEXT = 'Se pasó el tiempo'

interface ClientFacts {
  readonly visitsWithTechnician: number
  readonly completedVisits: number
  readonly lastVisit: string | null
  readonly clientSince: string | null
  readonly phoneConfirmed: boolean
  readonly noShows: number
}

/** The one line about a client: '3 visitas contigo', '26 completadas'. */
export function clientSummary({
  visitsWithTechnician: own,
  completedVisits: all,
}: Pick<ClientFacts, 'visitsWithTechnician' | 'completedVisits'>): string[] {
  const summary = [own > 0 ? `${visitsText(own)} contigo` : 'Primera visita contigo']
  if (all > own) summary.push(`${numberText(all)} ${all === 1 ? 'completada' : 'completadas'}`)
  return summary
}

export interface ClientFact {
  readonly about: 'visits' | 'completed' | 'no-shows' | 'account' | 'phone'
  readonly text: string
}

/** What else helps to decide about a client, in a few words each. */
export function clientFacts(client: ClientFacts, today: string): ClientFact[] {
  const { completedVisits, lastVisit, clientSince, phoneConfirmed, noShows } = client
  const facts: (ClientFact | false)[] = [
    lastVisit !== null && { about: 'visits', text: `Última visita: ${reviewDateText(lastVisit, today)}` },
    completedVisits === 0 && { about: 'completed', text: 'Ninguna completada todavía' },
    noShows > 0 && {
      about: 'no-shows',
      text: `${noShows === 1 ? '1 vez' : `${numberText(noShows)} veces`} no había nadie`,
    },
    clientSince !== null && { about: 'account', text: `Cuenta desde ${monthText(clientSince)}` },
    { about: 'phone', text: phoneConfirmed ? 'Teléfono confirmado' : 'Teléfono sin confirmar' },
  ]
  return facts.filter(fact => fact !== false)
}

const visitsText = (count: number) => (count === 1 ? '1 visita' : `${numberText(count)} visitas`)

/** Opens the maps app; null without an address. */
export function mapsLink(address: string): string | null {
  const query = address.trim()
  return query === '' ? null : `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`
}

// Ready WhatsApp messages of a technician: to the client of a visit, and to the technician's own people.

export interface MessageVisit {
  readonly clientName: string
  readonly date: string
  readonly start: string
  readonly end: string
  readonly address: string
}

const greeting = ({ clientName }: MessageVisit, technicianName: string) =>
  `Hola, ${firstNameOf(clientName)}. Soy ${firstNameOf(technicianName)}, de ${BRAND.name}.`

export function visitMessage(visit: MessageVisit, technicianName: string): string {
  return `${greeting(visit, technicianName)} Te escribo por la visita del ${dayText(visit.date)} a las ${visit.start}.`
}

export function onMyWayMessage(visit: MessageVisit, technicianName: string): string {
  return `${greeting(visit, technicianName)} Voy en camino para la visita de las ${visit.start}.`
}

export function arrivedMessage(visit: MessageVisit, technicianName: string): string {
  return `${greeting(visit, technicianName)} Ya llegué${visit.address ? ` a ${visit.address}` : ''}.`
}

/** Asks for an address that lacks street and number (D17). */
export function askAddressMessage(visit: MessageVisit, technicianName: string): string {
  return `${greeting(visit, technicianName)} Para la visita del ${dayText(visit.date)} a las ${visit.start} me falta la dirección. ¿Me mandas la calle y el número?`
}

/** For the technician's own people: where, when, whose. Without the client's phone. */
export function shareVisitMessage({ clientName, date, start, end, address }: MessageVisit): string {
  const where = address ? ` en ${address}` : ''
  return `Tengo una visita de ${BRAND.name} el ${dayText(date)}, de ${start} a ${end}${where}. Es de ${clientName}.`
}

// Texts about clients whom a technician does not accept.

export function blockQuestionText(clientName: string): string {
  return `¿No aceptar más a ${clientName}?`
}

/** What happens. */
export const BLOCK_CONSEQUENCE_TEXT = 'No podrá reservarte. No se lo decimos.'

/** 'lunes 16 de noviembre, 15:00 · Destape' */
export function openVisitText({
  date,
  start,
  servicio,
}: Pick<Booking, 'date' | 'start' | 'servicio'>): string {
  return [`${dayText(date)}, ${start}`, servicio].filter(Boolean).join(' · ')
}

export function cancelVisitsText(clientName: string): string {
  return `¿Qué visitas de ${firstNameOf(clientName)} cancelas también?`
}

/** 'Clientes que no aceptas (2)' */
export function blockedClientsText(count: number): string {
  return `Clientes que no aceptas (${count})`
}
