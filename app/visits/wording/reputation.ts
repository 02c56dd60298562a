import { numberText } from '#platform/wording/price.ts'
import type { Attendance } from '#visits/domain/reputation.ts'

const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

/** 'Responde en unos 20 min', 'Responde en unas 3 horas', 'Responde en un día' */
export function answerTimeText(minutes: number): string {
  if (minutes < 2.5) return 'Responde en pocos minutos'
  const near = nearestTime(minutes)
  return `Responde en ${near}`
}

/** '38 min', '1 h 20', '6 h', '3 días' */
export function waitedText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours < 3 && rest > 0) return `${hours} h ${String(rest).padStart(2, '0')}`
  const rounded = Math.round(minutes / 60)
  return rounded < 72 ? `${rounded} h` : `${Math.round(rounded / 24)} días`
}

function nearestTime(minutes: number): string {
  // To five minutes below an hour; from there to whole hours and days.
  const rounded = Math.round(minutes / 5) * 5
  if (rounded < HOUR_MINUTES) return `unos ${rounded} min`
  const hours = Math.round(minutes / HOUR_MINUTES)
  if (hours === 1) return 'una hora'
  if (hours < 20) return `unas ${hours} horas`
  const days = Math.max(1, Math.round(minutes / DAY_MINUTES))
  return days === 1 ? 'un día' : `unos ${days} días`
}

/** '9 de cada 10 solicitudes aceptadas' */
export function acceptedText(ofTen: number): string {
  return `${ofTen} de cada 10 solicitudes aceptadas`
}

/** '1 visita completada', '128 visitas completadas' */
export function completedVisitsText(count: number): string {
  return `${numberText(count)} ${count === 1 ? 'visita completada' : 'visitas completadas'}`
}

/** 'Llegó a 48 de 48 visitas' */
export function attendanceText({ came, of }: Attendance): string {
  return `Llegó a ${numberText(came)} de ${numberText(of)} visitas`
}
