// 'Avísame cuando haya' as forms without a script: from the search to the e-mail, the link and /perfil.
import { expect, test } from 'vitest'
import { openPage, readPage, redirectedPage } from '#tests/support/browser/html-page.ts'
import { publishTechnician } from '#tests/support/people/published-technicians.ts'
import { type SignedInPerson, signedInPeople } from '#tests/support/people/signed-in.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'
import { emailsTo, linkSentTo } from '#tests/support/servers/outbox.ts'

const program = await sharedProgram()
const { rows, pool } = program.database
const [ana] = (await signedInPeople(pool, 1)) as [SignedInPerson]
// Cities in which no other test publishes anybody.
const SEARCH = '/tecnicos?esp=paneles-solares-basico&ciudad=Leticia'
const OTHER = '/tecnicos?esp=paneles-solares-basico&ciudad=Ipiales'
const TITLE = '¿Te avisamos cuando haya'
const BUTTON = 'Avísame cuando haya'

test('a guest asks, confirms by the link, and leaves by it', async () => {
  const guest = program.visitor()
  const page = await openPage(guest, SEARCH)
  expect(page.text).toContain(`${TITLE} instaladores de paneles solares en Leticia?`)
  const refused = await readPage(guest, await page.submit(BUTTON, { email: 'ana' }), SEARCH)
  expect([refused.status, refused.descriptionOf('email'), refused.valueOf('email')]).toEqual([
    400,
    'Escribe un correo válido.',
    'ana',
  ])
  const email = `guest-${crypto.randomUUID()}@correo.co`
  const asked = await readPage(guest, await refused.submit(BUTTON, { email }), SEARCH)
  expect([asked.status, asked.text]).toEqual([
    200,
    expect.stringContaining(`Te mandamos un correo a ${email}`),
  ])
  const link = new URL(await linkSentTo(email, program.dataDir, '/avisame'))
  const stranger = program.visitor()
  const opened = await openPage(stranger, link.pathname)
  const isConfirmed = async () =>
    (await rows('select from search_alerts where email = $1 and "confirmedAt" is not null', [email])).length
  expect(await isConfirmed()).toBe(0)
  const confirmed = await readPage(stranger, await opened.submit('Sí, avísame'), link.pathname)
  expect([confirmed.status, await isConfirmed()]).toEqual([200, 1])
  expect(confirmed.text).toContain('Listo: te avisamos cuando haya')
  const left = await readPage(stranger, await confirmed.submit('Ya no me avises'), link.pathname)
  expect(left.text).toContain('no te avisamos y borramos tu correo')
  expect(await rows('select from search_alerts where email = $1', [email])).toEqual([])
  expect((await stranger.get(link.pathname)).status).toBe(404)
  expect(await emailsTo(email, program.dataDir)).toHaveLength(1)
})

test('whoever is shown people of another city is asked too', async () => {
  await publishTechnician(rows, { especialidades: ['Paneles solares (básico)'], ciudad: 'Cali' })
  const page = await openPage(program.visitor(), '/tecnicos?q=paneles+solares+en+Leticia')
  expect(page.text).toMatch(/No hay instaladores de paneles solares en Leticia; (estos|hay una persona)/)
  expect(page.text).toContain(`${TITLE} instaladores de paneles solares en Leticia?`)
})

test('a mail program leaves by one request (RFC 8058)', async () => {
  const token = crypto.randomUUID()
  await rows(
    `insert into search_alerts (email, especialidad, ciudad, lugar, names, token, "askedAt", "confirmedAt")
     values ($1, 'CCTV', 'Leticia', '', '{}', $2, now(), now())`,
    [`${token}@correo.co`, token],
  )
  const path = `/avisame/${token}?act=quitar`
  const guest = program.visitor()
  expect((await guest.get(path)).status).toBe(200)
  expect((await guest.post(path, { 'List-Unsubscribe': 'One-Click' })).status).toBe(200)
  expect(await rows('select from search_alerts where token = $1', [token])).toEqual([])
})

test('somebody who is signed in asks by one button, sees it in /perfil, removes it, and is told once', async () => {
  const visitor = program.visitor(ana)
  const page = await openPage(visitor, OTHER)
  await page.submit(BUTTON)
  expect((await openPage(visitor, OTHER)).text).toContain('Listo: te avisamos cuando haya')
  const profile = await openPage(visitor, '/perfil')
  expect(profile.within('#fila-busquedas').text).toContain('Instaladores de paneles solares en Ipiales')
  const quit = 'Quitar: instaladores de paneles solares en Ipiales'
  // As in two tabs.
  for (let tab = 0; tab < 2; tab++) {
    const told = await redirectedPage(visitor, await profile.submit(quit))
    expect(told.text).toContain('Listo: ya no te avisamos de eso.')
  }
  expect((await openPage(visitor, '/perfil')).text).not.toContain('Ipiales')
  await (await openPage(visitor, OTHER)).submit(BUTTON)
  const published = await publishTechnician(rows, {
    especialidades: ['Paneles solares (básico)'],
    ciudad: 'Ipiales',
  })
  const sent = await linkSentTo(ana.email, program.dataDir, '/tecnicos')
  expect(new URL(sent).search).toBe('?esp=paneles-solares-basico&ciudad=Ipiales')
  await rows('delete from technicians where uid = $1', [published.uid])
  expect(await rows('select from search_alerts where uid = $1', [ana.uid])).toEqual([])
})

test('nothing is offered where somebody was found, nor where trade or place were not understood', async () => {
  const guest = program.visitor()
  for (const search of ['?esp=constructor', '?q=zzqqx', '?ciudad=Leticia', '?esp=cctv&ciudad=Villa+Nada', ''])
    expect((await openPage(guest, `/tecnicos${search}`)).text, search).not.toContain(TITLE)
})

test.each([
  ['no trade', { esp: '', ciudad: 'Leticia' }, 400],
  ['a trade that is none', { esp: 'constructor', ciudad: 'Leticia' }, 400],
  ['a place that nobody knows', { esp: 'cctv', ciudad: 'Villa Nada' }, 400],
  ['a script as a place', { esp: 'cctv', ciudad: 'Leticia', lugar: '<script>alert(1)</script>' }, 400],
  ['an address with a line break', { esp: 'cctv', ciudad: 'Leticia', email: 'a@b.co\r\nBcc: c@d.co' }, 400],
  ['a very long address', { esp: 'cctv', ciudad: 'Leticia', email: `${'a'.repeat(5_000)}@b.co` }, 400],
])('%s is refused with a sentence', { tags: ['attack'] }, async (_, fields, status) => {
  const answer = await program
    .visitor()
    .post('/tecnicos', { act: 'avisame', ...fields } as Record<string, string>)
  expect([answer.status, await answer.text()]).toEqual([
    status,
    expect.not.stringContaining('<script>alert(1)'),
  ])
})
