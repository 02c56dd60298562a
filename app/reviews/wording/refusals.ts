// Why a rating, or the answer to one, was refused.

import { PLATFORM_REFUSALS, type PlatformRefusalCode } from '#platform/wording/refusals.ts'
import type { ReplyRefusal } from '#reviews/domain/review-reply.ts'
import type { RatingRefusal } from '#reviews/domain/review-rules.ts'

export type ReviewRefusalCode = PlatformRefusalCode | RatingRefusal | ReplyRefusal

const REVIEW_REFUSALS: Record<ReviewRefusalCode, string> = {
  ...PLATFORM_REFUSALS,
  'rating-required': 'Elige de 1 a 5 estrellas.',
  'invalid-quality': 'Puntualidad, limpieza y precio van de 1 a 5, o sin calificar.',
  'already-rated': 'Ya calificaste este servicio.',
  'rating-failed': 'No pudimos guardar tu calificación. Intenta nuevamente.',
  'reply-required': 'Escribe tu respuesta.',
  'reply-too-long': 'Tu respuesta es demasiado larga: máximo 600 caracteres.',
  'reply-closed': 'Tu respuesta ya está publicada y no se puede cambiar.',
  'reply-failed': 'No pudimos guardar tu respuesta. Intenta nuevamente.',
}

export function reviewRefusalText(code: ReviewRefusalCode): string {
  return REVIEW_REFUSALS[code]
}
