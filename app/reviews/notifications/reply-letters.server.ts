// Record 124: letters about the technician's answer to a review.

import { composeLetter, type PlainDraft } from '#platform/mail/letter-layout.server.ts'
import {
  box,
  button,
  greeting,
  type LetterPart,
  paragraph,
  plainParts,
} from '#platform/mail/letter-parts.server.ts'
import type { Letter } from '#platform/mail/mail.server.ts'
import { shortNameOf } from '#platform/wording/person-names.ts'
import { type NotifiedReply, ownReviewPath, type ReplyNotice } from '#reviews/domain/review-reply.ts'
import { technicianPath } from '#technicians/wording/technician-paths.ts'

interface Draft {
  readonly subject: string
  readonly sentence: string
  readonly parts: readonly LetterPart[]
  readonly button: { readonly text: string; readonly path: string }
}

export function replyLetter(notice: ReplyNotice, reply: NotifiedReply, origin: string): Letter {
  const { subject, sentence, parts, button: link } = draftOf(notice, reply)
  const to =
    notice === 'answered'
      ? { name: reply.clientName, address: reply.clientEmail }
      : { name: reply.technicianName, address: reply.technicianEmail }
  return composeLetter({
    to,
    subject,
    preview: sentence,
    head: { title: subject },
    parts: [
      greeting(shortNameOf(to.name)),
      paragraph(sentence),
      ...parts,
      button({ text: link.text, link: `${origin}${link.path}` }),
    ],
    plain: PLAIN[notice](reply, origin),
    messageId: `<respuesta-${reply.reviewId}-${reply.revision}-${notice}@tecniya.co>`,
  })
}

function draftOf(notice: ReplyNotice, reply: NotifiedReply): Draft {
  const client = shortNameOf(reply.clientName) || 'un cliente'
  const technician = shortNameOf(reply.technicianName) || 'Tu técnico'
  const quote = box('quiet', [`«${reply.texto}»`])
  switch (notice) {
    case 'approved':
      return {
        subject: 'Publicamos tu respuesta',
        sentence: `Tu respuesta a la reseña de ${client} ya se lee en tu perfil.`,
        parts: [quote],
        button: { text: 'Ver mis reseñas', path: ownReviewPath(reply.reviewId) },
      }
    case 'rejected':
      return {
        subject: 'No publicamos tu respuesta',
        sentence: `Revisamos tu respuesta a la reseña de ${client} y no la publicamos.`,
        parts: [
          box('amber', [`Motivo: ${reply.rejectReason ?? ''}`]),
          paragraph('Puedes escribirla de nuevo.'),
        ],
        button: { text: 'Escribirla de nuevo', path: ownReviewPath(reply.reviewId) },
      }
    case 'answered':
      return {
        subject: `${technician} respondió tu reseña`,
        sentence: 'Gracias por contar cómo te fue. Esto te respondió:',
        parts: [quote],
        button: { text: 'Ver su perfil', path: `${technicianPath(reply.technicianSlug)}#resenas` },
      }
  }
}

const PLAIN: Record<ReplyNotice, (reply: NotifiedReply, origin: string) => PlainDraft> = {
  approved: ({ reviewId }, origin) => ({
    subject: 'Publicamos tu respuesta',
    parts: plainParts(['Tu respuesta a una reseña ya se lee en tu perfil.'], {
      text: 'Ver mis reseñas',
      link: `${origin}${ownReviewPath(reviewId)}`,
    }),
  }),
  rejected: ({ reviewId }, origin) => ({
    subject: 'No publicamos tu respuesta',
    parts: plainParts(
      ['Revisamos tu respuesta a una reseña y no la publicamos. Puedes escribirla de nuevo.'],
      {
        text: 'Escribirla de nuevo',
        link: `${origin}${ownReviewPath(reviewId)}`,
      },
    ),
  }),
  answered: (_, origin) => ({
    subject: 'Respondieron tu reseña',
    parts: plainParts(['Gracias por contar cómo te fue. El técnico respondió tu reseña.'], {
      text: 'Ver mis reservas',
      link: `${origin}/mis-reservas`,
    }),
  }),
}
