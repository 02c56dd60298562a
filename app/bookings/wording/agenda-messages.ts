// Ready WhatsApp messages of a technician: to the client of a visit, and to the technician's own people.

import { BRAND } from '#platform/wording/brand.ts'
import { dayText } from '#platform/wording/dates.ts'
import { firstNameOf } from '#platform/wording/short-name.ts'

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
