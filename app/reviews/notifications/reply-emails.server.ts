// E-mails about the technician's answer to a review.

import type { Detail, Email } from '#platform/mail/email-layout.server.ts'
import { box, button, type EmailPart, paragraph } from '#platform/mail/email-parts.server.ts'
import { shortNameOf } from '#platform/wording/person-names.ts'
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
    write(detail) {
      const { subject, sentence, details, button: act } = draftOf(notification, reply, detail)
      return {
        subject,
        preview: sentence,
        parts: [
          paragraph(sentence),
          ...detail(details, []),
          button({ text: act.text, link: `${origin}${act.path}` }),
        ],
      }
    },
  }
}

function draftOf(notification: ReplyNotification, reply: NotifiedReply, detail: Detail): Draft {
  const review = detail(`la reseña de ${shortNameOf(reply.clientName) || 'un cliente'}`, 'una reseña')
  const technician = shortNameOf(reply.technicianName) || 'Tu técnico'
  const quote = box('quiet', [`«${reply.texto}»`])
  switch (notification) {
    case 'approved':
      return {
        subject: 'Publicamos tu respuesta',
        sentence: `Tu respuesta a ${review} ya se lee en tu perfil.`,
        details: [quote],
        button: { text: 'Ver mis reseñas', path: ownReviewPath(reply.reviewId) },
      }
    case 'rejected': {
      const again = 'Puedes escribirla de nuevo.'
      return {
        subject: 'No publicamos tu respuesta',
        sentence: `Revisamos tu respuesta a ${review} y no la publicamos.${detail('', ` ${again}`)}`,
        details: [box('amber', [`Motivo: ${reply.rejectReason ?? ''}`]), paragraph(again)],
        button: { text: 'Escribirla de nuevo', path: ownReviewPath(reply.reviewId) },
      }
    }
    case 'answered':
      return {
        subject: `${detail(`${technician} respondió`, 'Respondieron')} tu reseña`,
        sentence: `Gracias por contar cómo te fue. ${detail('Esto te respondió:', 'El técnico respondió tu reseña.')}`,
        details: [quote],
        button: detail(
          { text: 'Ver su perfil', path: `${technicianPath(reply.technicianSlug)}#resenas` },
          { text: 'Ver mis reservas', path: '/mis-reservas' },
        ),
      }
  }
}
