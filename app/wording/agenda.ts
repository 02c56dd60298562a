// Section 2, Agenda; section 5, the questions before cancelling.
import { startsSoon } from '#domain/bookings/timeline.ts'

export function cancelQuestionText(scheduledAt: Date, now: Date): string {
  return startsSoon(scheduledAt, now)
    ? 'La reserva inicia pronto (≤ 2h). ¿Seguro que quieres cancelarla?'
    : '¿Cancelar esta reserva?'
}

const MINUTE_MS = 60_000
const HOUR_MIN = 60
const DAY_MIN = 24 * HOUR_MIN

/** 'En 35 min', 'En 2 h 10 min', 'En 3 días'. */
export function untilText(scheduledAt: Date, now: Date): string {
  const minutes = Math.max(1, Math.ceil((scheduledAt.getTime() - now.getTime()) / MINUTE_MS))
  if (minutes < HOUR_MIN) return `En ${minutes} min`
  if (minutes >= DAY_MIN) {
    const days = Math.floor(minutes / DAY_MIN)
    return days === 1 ? 'En 1 día' : `En ${days} días`
  }
  const rest = minutes % HOUR_MIN
  return rest === 0 ? `En ${minutes / HOUR_MIN} h` : `En ${Math.floor(minutes / HOUR_MIN)} h ${rest} min`
}

/** Opens the maps app; null without an address. */
export function mapsLink(address: string): string | null {
  const query = address.trim()
  return query === '' ? null : `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`
}

/** D37: the text names /perfil, the link leads to the editor. */
export const NO_TECHNICIAN = {
  title: 'Perfil no encontrado',
  text: 'No encontramos tu técnico. Crea/actualiza tu perfil en /perfil.',
} as const
