// Texts about clients whom a technician does not accept.
import type { Booking } from '#bookings/domain/booking.ts'
import { dayText } from '#platform/wording/dates.ts'
import { shortNameOf } from '#platform/wording/person-names.ts'

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
  return `¿Qué visitas de ${shortNameOf(clientName)} cancelas también?`
}

/** 'Clientes que no aceptas (2)' */
export function blockedClientsText(count: number): string {
  return `Clientes que no aceptas (${count})`
}
