// Mails about answers to reviews: the technician is told of each decision, the client of the first approval.

import { expect, test } from 'vitest'
import { decideReply } from '#reviews/use-cases/decide-review.server.ts'
import { replyToReview } from '#reviews/use-cases/reply-to-review.server.ts'
import { newClient, newTechnician } from '#tests/support/people/bookings.ts'
import { newAdmin, writeBooking, writeReview } from '#tests/support/people/moderation.ts'
import { sentEmails } from '#tests/support/program/queue.ts'
import { testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { rows } = services.database
const camila = await newAdmin(services.database)

const sentTexts = async () =>
  (await sentEmails(services)).map(({ to, subject, text }) => [to.address, subject, text])

async function answered() {
  const technician = await newTechnician(services.database)
  const client = await newClient(services.database)
  await rows('update technicians set publicado = true where uid = $1', [technician.uid])
  const key = await writeBooking(services.database, {
    technician,
    client,
    status: 'completada',
    daysLater: -1,
  })
  const id = await writeReview(services.database, { key, rating: 5, aprobada: true })
  await replyToReview(services, technician, { reviewId: id, text: 'Gracias' })
  return { technician, client, id }
}

test('a rejection tells the technician why; an approval tells both, the client once', async () => {
  const { technician, client, id } = await answered()
  const decision = { id, reason: null, revision: 1 }
  await decideReply(services, camila, { ...decision, act: 'reject', reason: 'Trae un teléfono' })
  const rejected = await sentTexts()
  expect(rejected).toEqual([
    [technician.email, 'No publicamos tu respuesta', expect.stringContaining('Motivo: Trae un teléfono')],
  ])
  await replyToReview(services, technician, { reviewId: id, text: 'Gracias de nuevo' })
  for (const act of ['approve', 'reopen', 'approve'] as const)
    await decideReply(services, camila, { ...decision, act, revision: 2 })
  const approved = (await sentTexts()).map(([to, subject]) => [to, subject])
  expect(approved.filter(([to]) => to === client.email)).toEqual([
    [client.email, expect.stringMatching(/ respondió tu reseña$/)],
  ])
  expect(
    approved.some(([to, subject]) => to === technician.email && subject === 'Publicamos tu respuesta'),
  ).toBe(true)
})

test('a blocked client is told nothing, and a decision that was undone is not told', async () => {
  const { technician, client, id } = await answered()
  await rows('update users set blocked = true where uid = $1', [client.uid])
  const decision = { id, reason: null, revision: 1 }
  await decideReply(services, camila, { ...decision, act: 'approve' })
  expect((await sentTexts()).map(([to]) => to)).toEqual([technician.email])
  await decideReply(services, camila, { ...decision, act: 'reopen' })
  await decideReply(services, camila, { ...decision, act: 'approve' })
  await decideReply(services, camila, { ...decision, act: 'reopen' })
  expect(await sentTexts()).toEqual([])
})
