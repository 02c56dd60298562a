import type { Refusals } from '#platform/domain/outcome.ts'
import { PLATFORM_REFUSALS, type PlatformRefusalCode } from '#platform/wording/outcomes.ts'
import type { ReviewDecisionRefusal } from '#reviews/domain/review-moderation.ts'
import type { RatingRefusal } from '#reviews/domain/review-rating.ts'
import { REPLY_MAX_LENGTH, type ReplyRefusal } from '#reviews/domain/review-reply.ts'

export const REVIEW_SUCCESSES = {
  'review-sent': 'Gracias por calificar. Publicaremos tu reseña cuando la revisemos.',
  'reply-sent': 'Respuesta enviada. La publicaremos cuando la revisemos.',
  'review-approve': 'Reseña aprobada. Ya se puede leer.',
  'review-reject': 'Reseña rechazada.',
  'review-reopen': 'La reseña vuelve a esperar.',
  'reply-approve': 'Respuesta aprobada. Ya se puede leer.',
  'reply-reject': 'Respuesta rechazada. Le contamos por qué al técnico.',
  'reply-reopen': 'La respuesta vuelve a esperar.',
} as const

export type ReviewSuccess = keyof typeof REVIEW_SUCCESSES

// Why a rating, the answer to one, or the decision about either was refused.

export type ReviewRefusalCode = PlatformRefusalCode | ReviewDecisionRefusal | RatingRefusal | ReplyRefusal

export const REVIEW_DECISION_REFUSALS: Refusals<ReviewDecisionRefusal> = {
  'moderation-already-decided': ['conflict', 'Otra persona ya decidió sobre esto.'],
  'moderation-reply-changed': [
    'conflict',
    'El técnico cambió su respuesta. Léela de nuevo antes de decidir.',
  ],
  'moderation-reason-required': ['invalid', 'Escribe por qué la rechazas.'],
}

export const REVIEW_REFUSALS: Refusals<ReviewRefusalCode> = {
  ...PLATFORM_REFUSALS,
  ...REVIEW_DECISION_REFUSALS,
  'rating-required': ['invalid', 'Elige de 1 a 5 estrellas.'],
  'invalid-quality': ['invalid', 'Puntualidad, limpieza y precio van de 1 a 5, o sin calificar.'],
  'already-rated': ['conflict', 'Ya calificaste este servicio.'],
  'rating-failed': ['conflict', 'No pudimos guardar tu calificación. Intenta nuevamente.'],
  'reply-required': ['invalid', 'Escribe tu respuesta.'],
  'reply-too-long': ['invalid', `Tu respuesta es demasiado larga: máximo ${REPLY_MAX_LENGTH} caracteres.`],
  'reply-closed': ['conflict', 'Tu respuesta ya está publicada y no se puede cambiar.'],
  'reply-failed': ['conflict', 'No pudimos guardar tu respuesta. Intenta nuevamente.'],
}

export function reviewRefusalText(code: ReviewRefusalCode): string {
  return REVIEW_REFUSALS[code][1]
}
