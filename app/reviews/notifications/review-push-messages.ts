// Push messages about reviews. They are shown on a locked screen: first names only.
import type { PushMessage } from '#platform/domain/web-push.ts'
import { firstNameOf, shortNameOf } from '#platform/wording/person-names.ts'
import { type NotifiedReply, ownReviewPath, type ReplyNotification } from '#reviews/domain/review-reply.ts'
import { technicianPath } from '#technicians/wording/technician-paths.ts'

/** A review as its push messages need it. */
export interface PublishedReview {
  readonly id: number
  readonly clientName: string
  readonly technicianName: string
  readonly technicianSlug: string
  readonly rating: number
}

export function reviewPushMessage(review: PublishedReview, to: 'technician' | 'client'): PushMessage {
  const tag = `resena-${review.id}`
  const client = shortNameOf(review.clientName) || 'un cliente'
  const technician = firstNameOf(review.technicianName) || 'tu técnico'
  if (to === 'technician')
    return {
      title: `Nueva reseña de ${client}: ${'★'.repeat(review.rating)}`,
      body: 'Ya está en tu perfil público. Puedes responderla.',
      url: ownReviewPath(review.id),
      tag,
    }
  return {
    title: 'Tu reseña ya está publicada',
    body: `Gracias por contar cómo te fue con ${technician}.`,
    url: technicianPath(review.technicianSlug),
    tag,
  }
}

export function replyPushMessage(
  notification: ReplyNotification,
  reply: Pick<NotifiedReply, 'reviewId' | 'clientName' | 'technicianName' | 'technicianSlug'>,
): PushMessage {
  const client = shortNameOf(reply.clientName) || 'un cliente'
  const url = ownReviewPath(reply.reviewId)
  const tag = `respuesta-${reply.reviewId}`
  switch (notification) {
    case 'approved':
      return { title: 'Publicamos tu respuesta', body: `Ya se lee bajo la reseña de ${client}.`, url, tag }
    case 'rejected':
      return { title: 'No publicamos tu respuesta', body: 'Mira por qué y escríbela de nuevo.', url, tag }
    case 'answered':
      return {
        title: `${firstNameOf(reply.technicianName) || 'Tu técnico'} respondió tu reseña`,
        body: 'Léela en su perfil.',
        url: `${technicianPath(reply.technicianSlug)}#resenas`,
        tag,
      }
  }
}
