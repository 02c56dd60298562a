import type { ReplyState } from '#reviews/domain/review-reply.ts'

export const REPLY_STATE_LABELS: Record<ReplyState, string> = {
  waiting: 'En revisión',
  approved: 'Publicada',
  rejected: 'No se publicó',
}

/** Opens the form: for a first answer, or to write it anew. */
export const REPLY_FORM_LABELS: Record<Exclude<ReplyState, 'approved'> | 'none', string> = {
  none: 'Responder',
  waiting: 'Cambiar respuesta',
  rejected: 'Escribirla de nuevo',
}
