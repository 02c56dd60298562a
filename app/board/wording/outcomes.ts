// Why a form of the board was refused, and what came of the others.
import type { RetryRefusal } from '#board/domain/queued-jobs.ts'
import type { NamedWordsRefusal } from '#demand/domain/named-words.ts'
import { DEMAND_REFUSALS } from '#demand/wording/outcomes.ts'
import type { Refusals } from '#platform/domain/outcome.ts'
import type { AdminRefusal } from '#platform/domain/trail.ts'

export type BoardRefusalCode = RetryRefusal | NamedWordsRefusal | AdminRefusal | 'trade-missing'

export const BOARD_REFUSALS: Refusals<BoardRefusalCode> = {
  ...DEMAND_REFUSALS,
  'trade-missing': ['invalid', 'Elige el oficio.'],
  'job-gone': ['missing', 'Ese trabajo ya no está: se hizo o se borró.'],
  'job-running': ['conflict', 'Ese trabajo se está haciendo ahora mismo.'],
  'job-waiting': ['conflict', 'Ese trabajo ya está otra vez en la cola.'],
}

export const BOARD_SUCCESSES = {
  'job-queued': 'Listo: el trabajo volvió a la cola.',
  'trade-undone': 'Listo: ya no significa ese oficio.',
} as const
export type BoardSuccess = keyof typeof BOARD_SUCCESSES

/** Told by /perfil. */
export const LETTER_SUCCESSES = {
  'letter-wanted': 'Listo: el correo del tablero te llega los lunes a las 07:00.',
  'letter-stopped': 'Listo: ya no te mandamos el correo del tablero.',
} as const
export type LetterSuccess = keyof typeof LETTER_SUCCESSES
