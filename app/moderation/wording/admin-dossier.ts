// Texts of the administrators' files.

import type { BookingStatus } from '#bookings/domain/booking.ts'
import {
  type ContestedVisit,
  DOSSIER_TRAIL_ENTRIES,
  type MissedVisit,
  type ReviewFigures,
} from '#moderation/domain/person-dossier.ts'
import { bogotaDate, bogotaTime } from '#platform/domain/time.ts'
import { ratingText } from '#platform/wording/counts.ts'
import { dayAndMonthText, reviewDateText } from '#platform/wording/dates.ts'
import { numberText } from '#platform/wording/price.ts'
import { type CredentialKind, maskedNumber } from '#verification/domain/credential.ts'
import type { DecidedOutcome } from '#visits/domain/visit-progress.ts'

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

/** '3 de 5 al día' */
export function countedText({ valid, listed }: { valid: number; listed: number }): string {
  return `${valid} de ${listed} al día`
}

/** '4.5 · 10', 'Ninguna' */
export function reviewFiguresText({ average, approved, waiting }: ReviewFigures): string {
  const published = approved > 0 ? `${ratingText(average, approved)} · ${numberText(approved)}` : ''
  return (
    [published, waiting > 0 && `${numberText(waiting)} por aprobar`].filter(Boolean).join(' · ') || 'Ninguna'
  )
}

/** '4 cambios'; a dossier shows the last ones only. */
export function trailCountText(count: number): string {
  if (count === 0) return 'Sin cambios'
  if (count === 1) return '1 cambio'
  return count < DOSSIER_TRAIL_ENTRIES ? `${count} cambios` : `Los últimos ${count}`
}

/** Who says what of a visit that did not take place. */
const CLAIMS: Record<MissedVisit['claim'], { readonly agreed: string; readonly contested: string }> = {
  'did-not-come': {
    agreed: 'El técnico no llegó',
    contested: 'El cliente dice que el técnico no llegó; el técnico, que sí',
  },
  'nobody-home': {
    agreed: 'No había nadie',
    contested: 'El técnico dice que no había nadie; el cliente, que sí',
  },
}

/** D65: what an administrator can decide. */
export const DECISION_LABELS: Record<DecidedOutcome, string> = {
  attended: 'Sí se hizo',
  'did-not-come': 'El técnico no llegó',
  'nobody-home': 'No había nadie',
}

/** Who said what of it, in the order of the hours. */
export function contestedStatements({ said }: Pick<ContestedVisit, 'said'>): string[] {
  const words: [at: Date | null, text: string, sentAt?: Date | null][] = [
    [said.onTheWayAt, 'el técnico dijo que iba en camino', said.onTheWaySentAt],
    [said.lateAt, 'el técnico dijo que llegaba tarde'],
    [said.arrivedAt, 'el técnico dijo que llegó', said.arrivedSentAt],
    [said.nobodyHomeAt, 'el técnico dijo que no había nadie'],
    [said.finishedAt, 'el técnico envió el comprobante'],
    [said.cameAt, 'el cliente dijo que sí llegó'],
    [said.didNotComeAt, 'el cliente dijo que no ha llegado'],
  ]
  return words
    .flatMap(([at, text, sentAt]) => (at ? [{ at, text, sentAt }] : []))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ at, text, sentAt }) => {
      const sent = sentAt && sentAt > at ? ` (lo envió a las ${bogotaTime(sentAt)})` : ''
      return `${dayAndMonthText(bogotaDate(at))}, ${bogotaTime(at)}: ${text}${sent}.`
    })
}

export function missedVisitText({ claim, isContested }: Pick<MissedVisit, 'claim' | 'isContested'>): string {
  return CLAIMS[claim][isContested ? 'contested' : 'agreed']
}
