// Texts of the administrators' files.

import type { BookingStatus } from '#bookings/domain/booking.ts'
import { bogotaDate, bogotaTime } from '#platform/domain/time.ts'
import { reviewDateText } from '#platform/wording/dates.ts'
import { type CredentialKind, maskedNumber } from '#verification/domain/credential.ts'

export const BOOKING_BAR_LABELS: Record<BookingStatus, string> = {
  completada: 'Completadas',
  confirmada: 'Confirmadas',
  solicitada: 'Solicitadas',
  cancelada: 'Canceladas',
}

/** 'hoy, 09:12'; '12 de noviembre, 16:40'; with the year if it is not this one. */
export function dossierMomentText(at: Date, today: string): string {
  const date = bogotaDate(at)
  return `${date === today ? 'hoy' : reviewDateText(date, today)}, ${bogotaTime(at)}`
}

/** 'CC •••• 482', 'N.º •••• 417'; empty without a number. */
export function maskedNumberText(kind: CredentialKind, number: string): string {
  const masked = maskedNumber(number)
  return masked && `${kind === 'identity' ? 'CC' : 'N.º'} ${masked}`
}

/** '35 min', '3 h', '2 días' */
export function durationText(minutes: number): string {
  if (minutes < 60) return `${Math.max(1, Math.round(minutes))} min`
  const hours = Math.round(minutes / 60)
  if (hours < 48) return `${hours} h`
  return `${Math.round(hours / 24)} días`
}
