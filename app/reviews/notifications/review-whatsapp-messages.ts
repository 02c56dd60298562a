// What is told about reviews and the answers to them by WhatsApp.
import type { WhatsappMessage } from '#platform/domain/whatsapp.ts'
import { shortened, templateMessage } from '#platform/whatsapp/template-message.ts'
import type { TemplateName } from '#platform/whatsapp/templates.ts'
import { calledName } from '#platform/wording/person-names.ts'
import { type NotifiedReply, ownReviewPath, type ReplyNotification } from '#reviews/domain/review-reply.ts'
import type { PublishedReview } from '#reviews/notifications/review-push-messages.ts'
import { technicianPath } from '#technicians/wording/technician-paths.ts'

const REPLY_SHOWN_MAX = 600

const clientOf = (name: string) => calledName('client', name) || 'un cliente'
const technicianOf = (name: string) => calledName('technician', name) || 'tu técnico'

export function reviewWhatsapp(
  { id, clientName, technicianName, technicianSlug, rating }: PublishedReview,
  to: 'technician' | 'client',
): WhatsappMessage<TemplateName> {
  if (to === 'technician')
    return templateMessage('resena_nueva', {
      words: [clientOf(clientName), rating === 1 ? '1 estrella' : `${rating} estrellas`],
      buttons: [ownReviewPath(id)],
    })
  return templateMessage('resena_publicada', {
    words: [technicianOf(technicianName)],
    buttons: [technicianPath(technicianSlug)],
  })
}

export function replyWhatsapp(
  notification: ReplyNotification,
  { reviewId, clientName, technicianName, technicianSlug, texto, rejectReason }: NotifiedReply,
): WhatsappMessage<TemplateName> {
  switch (notification) {
    case 'approved':
      return templateMessage('respuesta_publicada', {
        words: [clientOf(clientName)],
        buttons: [ownReviewPath(reviewId)],
      })
    case 'rejected':
      return templateMessage('respuesta_rechazada', {
        words: [
          clientOf(clientName),
          rejectReason ? `Motivo: ${rejectReason}` : 'Mira por qué en tu perfil.',
        ],
        buttons: [ownReviewPath(reviewId)],
      })
    case 'answered':
      return templateMessage('resena_respondida', {
        words: [technicianOf(technicianName), `«${shortened(texto, REPLY_SHOWN_MAX)}»`],
        buttons: [`${technicianPath(technicianSlug)}#resenas`],
      })
  }
}
