// Why a form of the board was refused, and what came of the others.
import type { RetryRefusal } from '#board/domain/queued-jobs.ts'
import type { Refusals } from '#platform/domain/outcome.ts'
import { PLATFORM_REFUSALS } from '#platform/wording/outcomes.ts'

export type BoardRefusalCode = RetryRefusal | 'moderation-failed'

export const BOARD_REFUSALS: Refusals<BoardRefusalCode> = {
  'moderation-not-admin': PLATFORM_REFUSALS['moderation-not-admin'],
  'moderation-failed': PLATFORM_REFUSALS['moderation-failed'],
  'job-gone': ['missing', 'Ese trabajo ya no está: se hizo o se borró.'],
  'job-running': ['conflict', 'Ese trabajo se está haciendo ahora mismo.'],
  'job-waiting': ['conflict', 'Ese trabajo ya está otra vez en la cola.'],
}

export const BOARD_SUCCESSES = {
  'job-queued': 'Listo: el trabajo volvió a la cola.',
} as const
export type BoardSuccess = keyof typeof BOARD_SUCCESSES

/** Told by /perfil. */
export const LETTER_SUCCESSES = {
  'letter-wanted': 'Listo: el correo del tablero te llega los lunes a las 07:00.',
  'letter-stopped': 'Listo: ya no te mandamos el correo del tablero.',
} as const
export type LetterSuccess = keyof typeof LETTER_SUCCESSES
