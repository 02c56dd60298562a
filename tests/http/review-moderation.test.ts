// Section 2, admin panel: reviews are approved, taken back and rejected, as forms without script.
import { expect, test } from 'vitest'
import { openPage, readPage, redirectedPage } from '#tests/support/browser/html-page.ts'
import { newClient } from '#tests/support/people/bookings.ts'
import { writeBooking, writeReview } from '#tests/support/people/moderation.ts'
import { newCity, publishTechnician } from '#tests/support/people/published-technicians.ts'
import { type SignedInPerson, signedInPeople } from '#tests/support/people/signed-in.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'

const WAIT = { timeout: 10_000 }
const program = await sharedProgram()
const { database } = program
const { rows } = database
const [camila] = (await signedInPeople(database.pool, 1, 'admin')) as [SignedInPerson]
const admin = program.visitor(camila)
const QUEUE = '/admin/resenas'

/** A review of four stars, by `who`, that waits for its approval. */
async function reviewed() {
  const technician = await publishTechnician(rows)
  const { uid, nombre } = technician
  const who = `Berta ${newCity()}`
  const key = await writeBooking(database, {
    technician: { uid, name: nombre, email: '', role: 'tecnico', ciudad: '' },
    client: { ...(await newClient(database)), name: who },
    status: 'completada',
    daysLater: -3_650,
  })
  const id = await writeReview(database, { key, rating: 4 })
  return { ...technician, who, id }
}

test('a review is approved, shown and counted, taken back, and rejected with a reason', async () => {
  const { uid, slug, nombre, who, id } = await reviewed()
  const card = `article[aria-label="Reseña de ${who} sobre ${nombre}"]`
  /** Pending ones are listed oldest first, decided ones newest first: on the first page of its list. */
  const queueWith = async (createdAt: '2001-01-01' | '2099-01-01') => {
    await rows('update reviews_public set "createdAt" = $2 where id = $1', [id, createdAt])
    const queue = await openPage(admin, QUEUE)
    return createdAt === '2001-01-01' ? queue : openPage(admin, queue.link('Decididas') ?? '')
  }
  const guest = program.visitor()
  const isPublic = async () => (await (await guest.get(`/tecnicos/${slug}`)).text()).includes(who)
  const averageOf = () =>
    rows('select "ratingPromedio", "resenasCount" from technicians where uid = $1', [uid])
  expect(await isPublic()).toBe(false)

  const waiting = (await queueWith('2001-01-01')).within(card)
  expect(waiting.text).toMatch(/Espera \d+ días/)
  const approval = await waiting.submit(`Aprobar la reseña de ${who}`)
  expect((await redirectedPage(admin, approval)).statuses).toContain('Reseña aprobada. Ya se puede leer.')
  await expect.poll(isPublic, WAIT).toBe(true)
  expect(await averageOf()).toEqual([{ ratingPromedio: 4, resenasCount: 1 }])

  const approved = (await queueWith('2099-01-01')).within(card)
  expect(approved.says('Aprobada')).toBe(true)
  const reopening = await approved.submit(/^Deshacer/)
  expect((await redirectedPage(admin, reopening)).statuses).toContain('La reseña vuelve a esperar.')
  await expect.poll(isPublic, WAIT).toBe(false)

  const reopened = (await queueWith('2001-01-01')).within(card)
  expect(reopened.text).toMatch(/Espera \d+ días/)
  const refused = (await readPage(admin, await reopened.submit('Rechazar reseña'), QUEUE)).within(card)
  expect(refused.alerts).toEqual(['Escribe por qué la rechazas.'])
  const rejection = await refused.submit('Rechazar reseña', { motivo: 'No habla del servicio' })
  expect((await redirectedPage(admin, rejection)).statuses).toContain('Reseña rechazada.')

  const rejected = (await queueWith('2099-01-01')).within(card)
  expect(rejected.says('Rechazada')).toBe(true)
  const history = await openPage(admin, rejected.link(`Historial de la reseña de ${who}`) ?? '')
  expect(history.within('h1').text).toBe(`Reseña de ${who}`)
  expect(history.text).toContain('Motivo: No habla del servicio')
  expect(history.text).toContain('Aprobó la reseña')
})

test('the refusal of an answer is shown at the answer, not at its review', async () => {
  const { nombre, who, id } = await reviewed()
  // Both wait: the review was reopened after it had been answered.
  await rows(
    `insert into review_replies ("reviewId", texto, "createdAt") values ($1, 'Gracias', '2001-01-01')`,
    [id],
  )
  await rows(`update reviews_public set "createdAt" = '2001-01-01' where id = $1`, [id])
  const [review, reply] = [
    `article[aria-label="Reseña de ${who} sobre ${nombre}"]`,
    `article[aria-label="Respuesta de ${nombre} a la reseña de ${who}"]`,
  ]
  const rejection = await (await openPage(admin, QUEUE)).within(reply).submit('Rechazar respuesta')
  const refused = await readPage(admin, rejection, QUEUE)
  expect(refused.within(reply).alerts).toEqual(['Escribe por qué la rechazas.'])
  expect(refused.within(review).alerts).toEqual([])
  expect(refused.alerts).toHaveLength(1)
})
