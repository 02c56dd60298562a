// Section 5, Booking; D16, D44: states of an hour. D17: the address of the visit.
import type { HourState } from '#domain/bookings/free-hours.ts'
import { hourText } from '#domain/bookings/hours.ts'

export const HOUR_STATE_TEXTS: Record<HourState, string> = {
  free: 'Libre',
  taken: 'Ocupado',
  closed: 'No atiende',
  past: 'Ya pasó',
  'not-receiving': 'No recibe trabajos',
}

/** D44: beside every disabled 'Reservar'. */
export const NOT_RECEIVING_TEXT = 'No recibe trabajos por ahora'

/** Section 8: the booking form works without the profile, or without the opening hours. */
export const PROFILE_NOT_LOADED_TEXT = 'No se pudo cargar el perfil del técnico. Continuas sin perfil.'
export const HOURS_NOT_LOADED_TEXT =
  'No se pudo leer el perfil del técnico. Reservarás sin validaciones de horario.'

/** '15:00 a 16:00' */
export function slotText(hour: number): string {
  return `${hourText(hour)} a ${hourText(hour + 1)}`
}

/** 'Compartir, Soacha': the address suggested from the account. */
export function homeAddressText(barrio: string, ciudad: string): string {
  return [barrio, ciudad]
    .map(part => part.trim())
    .filter(Boolean)
    .join(', ')
}

export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? ''
}
