// Mis reservas: until when a request can be answered, and who can go instead of a cancelled visit.

import type { Booking, BookingStatus } from '#bookings/domain/booking.ts'
import { quoted } from '#bookings/wording/cancel-reasons.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { dayNumberText, dayText } from '#platform/wording/dates.ts'
import { firstNameOf } from '#platform/wording/person-names.ts'
import { ofRelativeDayText, relativeMomentText } from '#platform/wording/relative-day.ts'
import type { Slot } from '#technicians/domain/free-hours.ts'
import { hourText } from '#technicians/domain/hours.ts'

type Cancelled = Pick<Booking, 'cancelReason' | 'cancelNote' | 'date' | 'start'>

/** 'Tiene hasta las 11:00 para responder.', 'Tiene hasta el martes 17 a las 08:00 para responder.' */
export function answerDeadlineText({ date, start }: Pick<Booking, 'date' | 'start'>, today: string): string {
  const day = date === today ? '' : `el ${dayNumberText(date, today)} a `
  return `Tiene hasta ${day}las ${start} para responder.`
}

/** 'Pediste las 09:00 de hoy y la solicitud se canceló sola.', '«Tengo cita médica». Era mañana a las 08:00.' */
export function rescueDetailText(
  { cancelReason, cancelNote, date, start }: Cancelled,
  today: string,
): string {
  if (cancelReason === 'sin_respuesta')
    return `Pediste las ${start} ${ofRelativeDayText(date, today)} y la solicitud se canceló sola.`
  return `${cancelNote ? `${quoted(cancelNote)}. ` : ''}Era ${relativeMomentText(date, start, today)}.`
}

/** 'Pueden ir hoy', 'Libres mañana a las 08:00', 'Lo más pronto'. */
export function rescueOptionsText(
  slots: readonly Slot[],
  requested: Pick<Booking, 'date' | 'start'>,
  today: string,
): string {
  const isRequested = ({ date, hour }: Slot) => date === requested.date && hourText(hour) === requested.start
  if (slots.length > 0 && slots.every(isRequested))
    return `${slots.length === 1 ? 'Libre' : 'Libres'} ${relativeMomentText(requested.date, requested.start, today)}`
  if (slots.length > 0 && slots.every(({ date }) => date === today))
    return slots.length === 1 ? 'Puede ir hoy' : 'Pueden ir hoy'
  return 'Lo más pronto'
}

// Ready texts about a visit: from the client to the technician, and from the client to people of trust.

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
