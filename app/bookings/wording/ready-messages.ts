// Ready WhatsApp messages about a visit: of each side to the other, and to people of trust.

import type { BookingStatus } from '#bookings/domain/booking.ts'
import { addressText, type VisitPlace } from '#bookings/domain/visit-place.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { dayText } from '#platform/wording/dates.ts'
import { firstNameOf, shortNameOf } from '#platform/wording/person-names.ts'

// Of the technician.

interface MessageVisit extends VisitPlace {
  readonly clientName: string
  readonly date: string
  readonly start: string
  readonly end: string
}

const greeting = ({ clientName }: MessageVisit, technicianName: string) =>
  `Hola, ${shortNameOf(clientName)}. Soy ${firstNameOf(technicianName)}, de ${BRAND.name}.`

export function visitMessage(visit: MessageVisit, technicianName: string): string {
  return `${greeting(visit, technicianName)} Te escribo por la visita del ${dayText(visit.date)} a las ${visit.start}.`
}

export function onMyWayMessage(visit: MessageVisit, technicianName: string): string {
  return `${greeting(visit, technicianName)} Voy en camino para la visita de las ${visit.start}.`
}

export function arrivedMessage(visit: MessageVisit, technicianName: string): string {
  const where = addressText(visit)
  return `${greeting(visit, technicianName)} Ya llegué${where ? ` a ${where}` : ''}.`
}

/** Asks for an address that lacks street and number (D17). */
export function askAddressMessage(visit: MessageVisit, technicianName: string): string {
  return `${greeting(visit, technicianName)} Para la visita del ${dayText(visit.date)} a las ${visit.start} me falta la dirección. ¿Me mandas la calle y el número?`
}

/** For the technician's own people: where, when, whose. Without the client's phone. */
export function shareVisitMessage(visit: MessageVisit): string {
  const { clientName, date, start, end } = visit
  const where = addressText(visit)
  return `Tengo una visita de ${BRAND.name} el ${dayText(date)}, de ${start} a ${end}${where ? ` en ${where}` : ''}. Es de ${clientName}.`
}

// Of the client.

interface Visit extends VisitPlace {
  readonly technicianName: string
  readonly date: string
  readonly start: string
  readonly end: string
  readonly description: string
  readonly servicio: string
  readonly status: BookingStatus
}

/** Section 2: the message that WhatsApp opens with. */
export function clientMessageText(visit: Visit, clientName: string): string {
  const { technicianName, date, start, description, servicio, status } = visit
  const where = addressText(visit)
  const when = `${dayText(date)} a las ${start}${where ? ` en ${where}` : ''}`
  const problem = [servicio, description].filter(Boolean).join('. ')
  const isWaiting = status === 'solicitada'
  return [
    `Hola, ${firstNameOf(technicianName)}. Soy ${clientName}.`,
    isWaiting ? `Te pedí una visita para el ${when}.` : `Te escribo por la visita del ${when}.`,
    ...(problem ? [`Es por esto: ${problem}`] : []),
    ...(isWaiting ? ['¿Puedes venir?'] : []),
  ].join('\n')
}

/** 'Compartir mi visita': who comes, when and where, and the profile. */
export function shareVisitText(visit: Visit, profileUrl: string | null): string {
  const { technicianName, date, start, end, servicio } = visit
  const where = addressText(visit)
  return [
    `Tengo una visita de ${technicianName}${servicio ? ` (${servicio})` : ''}, de ${BRAND.name}.`,
    `Cuándo: ${dayText(date)}, de ${start} a ${end}.`,
    ...(where ? [`Dónde: ${where}.`] : []),
    ...(profileUrl ? [`Su perfil: ${profileUrl}`] : []),
  ].join('\n')
}
