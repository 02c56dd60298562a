// E-mails about the technician's answer to a review.

import type { Email } from '#platform/mail/email-layout.server.ts'
import { box, button, type EmailPart, paragraph } from '#platform/mail/email-parts.server.ts'
import { firstName, noText, nothing, reducer, told, writtenFrom } from '#platform/mail/unconfirmed-mailbox.ts'
import { firstNameOf, shortNameOf } from '#platform/wording/person-names.ts'
import { type NotifiedReply, ownReviewPath, type ReplyNotification } from '#reviews/domain/review-reply.ts'
import { technicianPath } from '#technicians/wording/technician-paths.ts'

interface Draft {
  readonly subject: string
  readonly sentence: string
  /** After the sentence. */
  readonly details: readonly EmailPart[]
  readonly button: { readonly text: string; readonly path: string }
}

export function replyEmail(notification: ReplyNotification, reply: NotifiedReply, origin: string): Email {
  const to =
    notification === 'answered'
      ? { name: reply.clientName, address: reply.clientEmail }
      : { name: reply.technicianName, address: reply.technicianEmail }
  return {
    to,
    messageId: `<respuesta-${reply.reviewId}-${reply.revision}-${notification}@tecniya.co>`,
    greets: shortNameOf(to.name),
    write: writtenFrom({ reply }, { reply: reducedReply }, ({ reply }) => {
      const { subject, sentence, details, button: act } = draftOf(notification, reply)
      return {
        subject,
        preview: sentence,
        parts: [paragraph(sentence), ...details, button({ text: act.text, link: `${origin}${act.path}` })],
      }
    }),
  }
}

const reducedReply = reducer<NotifiedReply>({
  reviewId: told,
  revision: told,
  texto: noText,
  state: told,
  rejectReason: nothing,
  isPublic: told,
  technicianId: told,
  technicianName: firstName,
  // It holds the full name.
  technicianSlug: noText,
  technicianEmail: noText,
  clientId: told,
  clientName: firstName,
  clientEmail: noText,
  clientMayRead: told,
})

function draftOf(notification: ReplyNotification, reply: NotifiedReply): Draft {
  const review = `la reseña de ${shortNameOf(reply.clientName) || 'un cliente'}`
  const technician = firstNameOf(reply.technicianName) || 'Tu técnico'
  const quote = box('quiet', [reply.texto && `«${reply.texto}»`])
  switch (notification) {
    case 'approved':
      return {
        subject: 'Publicamos tu respuesta',
        sentence: `Tu respuesta a ${review} ya se lee en tu perfil.`,
        details: [quote],
        button: { text: 'Ver mis reseñas', path: ownReviewPath(reply.reviewId) },
      }
    case 'rejected':
      return {
        subject: 'No publicamos tu respuesta',
        sentence: `Revisamos tu respuesta a ${review} y no la publicamos.`,
        details: [
          box('amber', [reply.rejectReason ? `Motivo: ${reply.rejectReason}` : '']),
          paragraph('Puedes escribirla de nuevo.'),
        ],
        button: { text: 'Escribirla de nuevo', path: ownReviewPath(reply.reviewId) },
      }
    case 'answered':
      return {
        subject: `${technician} respondió tu reseña`,
        sentence: `Gracias por contar cómo te fue. ${reply.texto ? 'Esto te respondió:' : `${technician} te respondió.`}`,
        details: [quote],
        button: reply.technicianSlug
          ? { text: 'Ver su perfil', path: `${technicianPath(reply.technicianSlug)}#resenas` }
          : { text: 'Ver mis reservas', path: '/mis-reservas' },
      }
  }
}
