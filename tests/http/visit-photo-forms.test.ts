// Photos in the forms of a visit without JavaScript: as large as they may be, and what is kept when one is too large.
import { expect, test } from 'vitest'
import { openPage, readPage } from '#tests/support/browser/html-page.ts'
import { followedBy, picture } from '#tests/support/people/pictures.ts'
import { storeYesterdaysVisit, visitPeople, weeklyVisitsOf } from '#tests/support/people/visit-people.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'

const program = await sharedProgram()
const { database } = program
const { client, technician } = await visitPeople(database)
const newVisit = weeklyVisitsOf(database, { client, technician }, 400)
const TOO_LARGE = 'La imagen supera el tamaño máximo (5MB).'
const MB = 1024 * 1024
const TAGS = { tags: ['attack'] }

const photoOf = async (bytes: number) =>
  new File([new Uint8Array(followedBy(await picture(), { upTo: bytes }))], 'a.jpg', { type: 'image/jpeg' })
const messagesOf = (key: number) =>
  database.rows<{ text: string; photos: number }>(
    `select text, (select count(*)::int from visit_message_photos where "messageId" = id) as photos
     from visit_messages where "reservaKey" = $1 order by id`,
    [key],
  )

test('a message takes three photos of some megabytes', async () => {
  const key = await newVisit()
  const page = await openPage(program.visitor(client), `/mis-reservas/${key}`)
  const foto = await Promise.all([3, 4, 5].map(size => photoOf(size * MB)))
  const sent = await page.submit('Enviar', { texto: 'Así está' }, { foto })
  expect(sent.headers.get('location')).toBe(`/mis-reservas/${key}#mensajes`)
  expect(await messagesOf(key)).toEqual([{ text: 'Así está', photos: 3 }])
})

test('a photo that is too large is refused at its field, and the text stays', TAGS, async () => {
  const key = await newVisit()
  for (const [who, path] of [
    [client, `/mis-reservas/${key}`],
    [technician, `/agenda/${key}`],
  ] as const) {
    const visitor = program.visitor(who)
    const files = { foto: [await photoOf(6 * MB)] }
    const sent = await (await openPage(visitor, path)).submit('Enviar', { texto: 'Mira el sifón' }, files)
    const page = (await readPage(visitor, sent, path)).within('[aria-labelledby="mensajes"]')
    expect([page.status, page.valueOf('texto')]).toEqual([413, 'Mira el sifón'])
    expect(page.text).toContain(TOO_LARGE)
  }
  expect(await messagesOf(key)).toEqual([])
})

test('a receipt of twelve lines with a photo that is too large keeps all of them', TAGS, async () => {
  const visit = await storeYesterdaysVisit(database, client)
  const visitor = program.visitor(visit.technician)
  const finish = /^Terminar y enviar comprobante/
  const work = {
    concepto: Array.from({ length: 12 }, (_, index) => `Repuesto ${index + 1}`),
    cantidad: Array<string>(12).fill('1'),
    precio: Array<string>(12).fill('1000'),
    hecho: 'Cambié todo',
    pago: 'nequi',
  }
  const form = await openPage(visitor, visit.ofTechnician)
  const sent = await form.submit(finish, work, { foto: [await photoOf(6 * MB)] })
  const page = await readPage(visitor, sent, visit.ofTechnician)
  expect([page.status, page.valueOf('hecho')]).toEqual([413, 'Cambié todo'])
  expect(page.text).toContain(TOO_LARGE)
  expect(page.html).toContain('value="Repuesto 12"')
  const again = await page.submit(finish, work, { foto: [await photoOf(5 * MB)] })
  expect(again.headers.get('location')).toBe(`${visit.ofTechnician}#comprobante`)
})
