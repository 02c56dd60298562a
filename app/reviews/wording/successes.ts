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
