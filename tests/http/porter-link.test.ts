// The link that a client gives to the porter: made and noted without JavaScript, opened without an account.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addDays, bogotaDate, DAY_MS } from '#platform/domain/time.ts'
import { openPage, readPage, redirectedPage } from '#tests/support/browser/html-page.ts'
import { MONDAY } from '#tests/support/people/bookings.ts'
import { type SignedInPerson, signedInPeople, signedInTechnicians } from '#tests/support/people/signed-in.ts'
import { storeCredential } from '#tests/support/people/stored-credentials.ts'
import { visitsOf } from '#tests/support/people/visit-people.ts'
import { temporaryFolder } from '#tests/support/program/folders.ts'
import { testProgram } from '#tests/support/program/test-program.ts'

/** It is twenty-five past two, whenever the test runs. */
const TODAY = bogotaDate(new Date())
const clock = join(await temporaryFolder(), 'clock')
const setClock = (time: string) =>
  writeFile(clock, String(Date.parse(`${TODAY}T${time}:00-05:00`) - Date.now()))
await setClock('14:25')
const program = await testProgram({ CLOCK_FILE: clock })
const { rows, pool } = program.database
const [client, stranger] = (await signedInPeople(pool, 2)) as [SignedInPerson, SignedInPerson]
const daysTo = (date: string) => (Date.parse(date) - Date.parse(MONDAY)) / DAY_MS

/** Today at 15:00, with all that the porter must not read. */
async function newVisit(date = TODAY) {
  const [technician] = (await signedInTechnicians(pool, 1)) as [SignedInPerson]
  const key = await visitsOf(program.database, { client, technician })('confirmada', daysTo(date))
  await rows(
    `update reservas set "technicianName" = 'Nubia Esperanza Gómez', "technicianPhone" = '300 555 7788',
       "clientName" = 'Laura Sofía Castañeda', "clientPhone" = '311 444 9900', precio = 220777, servicio = 'Nevera que no enfría',
       description = 'La nevera gotea por debajo', address = 'Cl. 127B # 94-20, interior 5, Suba Rincón' where key = $1`,
    [key],
  )
  return { technician, key, path: `/mis-reservas/${key}` }
}

/** Long enough to be in no moment, token or hash by chance. */
const PRIVATE = [
  ...['555 7788', '5557788', '444 9900', '4449900', '220.777', '220777'],
  ...['127B', '94-20', 'Suba', 'gotea', 'Castañeda', 'Persona', '@correo.co', client.uid, stranger.uid],
]

/** The link in the button, which leads to WhatsApp without script. */
async function linkOf(path: string) {
  const page = await openPage(program.visitor(client), path)
  const shared = new URL(page.link('Compartir con la portería') ?? 'http://nothing')
  expect(shared.host).toBe('wa.me')
  const text = shared.searchParams.get('text') ?? ''
  return { page, text, link: new URL(text.split('\n').at(-1) ?? '').pathname }
}

test('a guest opens the link and reads who comes, when and where to, and nothing private', {
  tags: ['attack'],
}, async () => {
  const { technician, key, path } = await newVisit()
  const { page, text, link } = await linkOf(path)
  expect(page.text).toContain('Ve su cara y la hora, no tus datos.')
  expect(page.text).not.toContain('Compartir mi visita')
  expect(text).toContain('Nubia Esperanza Gómez')
  expect(text).not.toMatch(/Castañeda|127B|555 ?7788/)

  const guest = program.visitor()
  const before = await openPage(guest, link)
  expect(before.status).toBe(200)
  for (const shown of ['Viene hoy a las', '15:00', 'Nubia Esperanza Gómez', 'Va al interior 5'])
    expect(before.says(shown)).toBe(true)
  expect(before.text).toContain('La visita es para Laura Sofía')
  expect(before.text).not.toContain('Cédula')
  expect(before.document.querySelectorAll('a, form, nav')).toHaveLength(0)
  expect(before.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect(before.document.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex')
  expect(before.headers.get('referrer-policy')).toBe('no-referrer')

  await storeCredential(rows, technician.uid, { status: 'accepted' })
  await program.visitor(technician).post(`/agenda/${key}`, { act: 'en-camino', minutos: '20' })
  const onTheWay = await openPage(guest, link)
  expect(onTheWay.says('Va en camino · llega hacia las')).toBe(true)
  expect(onTheWay.says('14:45')).toBe(true)
  expect(onTheWay.text).toContain('Cédula revisada por TecniYa')
  const data = await guest.get(`${link}.data`)
  for (const headers of [onTheWay.headers, data.headers])
    expect(headers.get('cache-control')).toBe('private, no-store')
  for (const sent of [before.html, onTheWay.html, await data.text()])
    expect([...PRIVATE, technician.uid].filter(secret => sent.includes(secret))).toEqual([])
  const log = program.lines.join('\n')
  expect(log).not.toContain(link.split('/').at(-1))
})

test('the client changes the note; a long one is kept in its field; nobody else changes it', {
  tags: ['attack'],
}, async () => {
  const { technician, path } = await newVisit()
  const hers = program.visitor(client)
  const { page, link } = await linkOf(path)
  expect(page.valueOf('nota')).toBe('')
  const part = page.within('#porteria')
  const saved = await redirectedPage(hers, await part.submit('Guardar', { nota: 'Que siga en carro.' }))
  expect(saved.text).toContain('Nota: «Que siga en carro.»')
  expect((await linkOf(path)).text).toContain('«Que siga en carro.»')
  const long = `${'muy '.repeat(20)}larga`
  const refused = await readPage(
    hers,
    await saved.within('#porteria').submit('Guardar', { nota: long }),
    path,
  )
  expect(refused.status).toBe(400)
  expect(refused.valueOf('nota')).toBe(long)
  expect(refused.descriptionOf('nota')).toContain('80 letras')
  for (const [who, at] of [
    [stranger, path],
    [technician, path],
    [technician, path.replace('mis-reservas', 'agenda')],
  ] as const) {
    const { status } = await program.visitor(who).post(at, { act: 'porteria', nota: 'Otra' })
    expect([400, 404]).toContain(status)
  }
  expect((await openPage(program.visitor(), link)).text).toContain('«Que siga en carro.»')
})

test('an ended visit is 410 and a wrong token 404, with the same look; before its day there is no link', {
  tags: ['attack'],
}, async () => {
  const guest = program.visitor()
  const wrong = await openPage(guest, `/visita/${'a'.repeat(32)}`)
  expect(wrong.status).toBe(404)
  expect(wrong.says('Esta visita ya terminó.')).toBe(true)
  for (const status of ['completada', 'cancelada', 'solicitada']) {
    const { key, path } = await newVisit()
    const { link } = await linkOf(path)
    await rows('update reservas set status = $2 where key = $1', [key, status])
    const ended = await openPage(guest, link)
    expect(ended.status).toBe(410)
    expect(ended.text).toBe(wrong.text)
    expect(ended.headers.get('cache-control')).toBe('private, no-store')
    const page = await openPage(program.visitor(client), path)
    expect(page.link('Compartir con la portería')).toBeNull()
  }
  const tomorrow = await newVisit(addDays(TODAY, 1))
  const page = await openPage(program.visitor(client), tomorrow.path)
  expect(page.link('Compartir con la portería')).toBeNull()
  expect(page.link('Compartir mi visita')).not.toBeNull()
})
