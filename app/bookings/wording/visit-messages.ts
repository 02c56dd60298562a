// Ready texts about a visit: from the client to the technician, and from the client to people of trust.

import type { BookingStatus } from '#bookings/domain/booking.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { dayText } from '#platform/wording/dates.ts'
import { firstNameOf } from '#platform/wording/short-name.ts'

interface Visit {
  readonly technicianName: string
  readonly date: string
  readonly start: string
  readonly end: string
  readonly address: string
  readonly description: string
  readonly servicio: string
  readonly status: BookingStatus
}

/** Section 2: the message that WhatsApp opens with. */
export function clientMessageText(visit: Visit, clientName: string): string {
  const { technicianName, date, start, address, description, servicio, status } = visit
  const when = `${dayText(date)} a las ${start}${address ? ` en ${address}` : ''}`
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
  const { technicianName, date, start, end, address, servicio } = visit
  return [
    `Tengo una visita de ${technicianName}${servicio ? ` (${servicio})` : ''}, de ${BRAND.name}.`,
    `Cuándo: ${dayText(date)}, de ${start} a ${end}.`,
    ...(address ? [`Dónde: ${address}.`] : []),
    ...(profileUrl ? [`Su perfil: ${profileUrl}`] : []),
  ].join('\n')
}
