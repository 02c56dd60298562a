import { expect, test } from 'vitest'
import { type NotifiedReply, replyNotificationFor } from '#reviews/domain/review-reply.ts'
import { replyEmail } from '#reviews/notifications/reply-emails.server.ts'
import { replyPushMessage, reviewPushMessage } from '#reviews/notifications/review-push-messages.ts'
import { drawn } from '#tests/support/people/emails.ts'

const REPLY: NotifiedReply = {
  reviewId: 7,
  revision: 2,
  texto: 'Gracias <b>doña Paola</b>',
  state: 'approved',
  rejectReason: null,
  isPublic: true,
  technicianId: 'carlos',
  technicianName: 'Carlos Andrés Rojas',
  technicianSlug: 'carlos-1',
  technicianEmail: 'carlos@correo.co',
  clientId: 'paola',
  clientName: 'Paola Murillo',
  clientEmail: 'paola@correo.co',
  clientMayRead: true,
}
const ORIGIN = 'https://tecniya.co'

test('an approval is told to both sides, with the text as text', () => {
  const own = drawn(replyEmail('approved', REPLY, ORIGIN))
  expect(own.to.address).toBe('carlos@correo.co')
  expect(own.text).toContain('Tu respuesta a la reseña de Paola ya se lee en tu perfil.')
  expect(own.text).toContain('https://tecniya.co/mi-perfil/resenas?resena=7#resena-7')
  const theirs = drawn(replyEmail('answered', REPLY, ORIGIN))
  expect(theirs.to.address).toBe('paola@correo.co')
  expect(theirs.subject).toBe('Carlos respondió tu reseña')
  expect(theirs.text).toContain('https://tecniya.co/tecnicos/carlos-1#resenas')
  expect(theirs.html).not.toContain('<b>doña')
  expect(theirs.messageId).not.toBe(own.messageId)
})

test('a rejection says why', () => {
  const reply: NotifiedReply = { ...REPLY, state: 'rejected', rejectReason: 'Trae un teléfono' }
  const email = drawn(replyEmail('rejected', reply, ORIGIN))
  expect(email.subject).toBe('No publicamos tu respuesta')
  expect(email.text).toContain('Motivo: Trae un teléfono')
})

test('what is no longer so is not told', () => {
  expect(replyNotificationFor(REPLY, 'client')).toBe('answered')
  expect(replyNotificationFor({ ...REPLY, isPublic: false }, 'client')).toBeNull()
  expect(replyNotificationFor({ ...REPLY, clientMayRead: false }, 'client')).toBeNull()
  expect(replyNotificationFor({ ...REPLY, state: 'waiting' }, 'technician')).toBeNull()
  expect(replyNotificationFor({ ...REPLY, state: 'rejected' }, 'technician')).toBe('rejected')
})

test('the push messages of each side open its page', () => {
  expect(replyPushMessage('rejected', REPLY)).toMatchObject({
    title: 'No publicamos tu respuesta',
    url: '/mi-perfil/resenas?resena=7#resena-7',
  })
  expect(replyPushMessage('answered', REPLY)).toMatchObject({
    title: 'Carlos respondió tu reseña',
    url: '/tecnicos/carlos-1#resenas',
  })
})

test('a review is told to both sides', () => {
  const review = { id: 7, clientName: 'Rosa', technicianName: 'Yeimy', technicianSlug: 'yeimy', rating: 5 }
  expect(reviewPushMessage(review, 'technician').title).toBe('Nueva reseña de Rosa: ★★★★★')
  expect(reviewPushMessage(review, 'client').title).toBe('Tu reseña ya está publicada')
})
