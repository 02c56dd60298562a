// Section 5, Booking; D16: hours and why they cannot be booked. D17: where the technician goes.
import type { HourState } from '#domain/bookings/free-hours.ts'
import { hourText } from '#domain/bookings/hours.ts'

export const HOUR_STATE_TEXTS: Record<HourState, string> = {
  free: 'Libre',
  taken: 'Ocupado',
  closed: 'No atiende',
  past: 'Ya pasó',
}

/** Section 8: booking goes on without the technician's profile, or without his hours. */
export const PROFILE_UNREAD_TEXT = 'No se pudo cargar el perfil del técnico. Continuas sin perfil.'
export const HOURS_UNREAD_TEXT =
  'No se pudo leer el perfil del técnico. Reservarás sin validaciones de horario.'

/** '15:00 a 16:00' */
export function slotText(hour: number): string {
  return `${hourText(hour)} a ${hourText(hour + 1)}`
}

/** 'Compartir, Soacha', from what the account knows. */
export function homeAddressText(barrio: string, ciudad: string): string {
  return [barrio, ciudad]
    .map(part => part.trim())
    .filter(Boolean)
    .join(', ')
}

/** How somebody is called in a heading: by the first name. */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? ''
}
