// @module-tag attack
// The link of a message: one visit, for a day, without a session; everything else still asks to sign in.
import { expect, test } from 'vitest'
import type { LinkSide } from '#accounts/domain/visit-link.ts'
import { createVisitLinks } from '#accounts/identity/visit-links.server.ts'
import { DAY_MS } from '#platform/domain/time.ts'
import { openStream } from '#tests/support/browser/event-stream.ts'
import { openPage } from '#tests/support/browser/html-page.ts'
import type { Visitor } from '#tests/support/browser/visitor.ts'
import { photoForm, picture } from '#tests/support/people/pictures.ts'
import {
  SIGNING_SECRET,
  type SignedInPerson,
  signedInPeople,
  signedInTechnicians,
} from '#tests/support/people/signed-in.ts'
import { weeklyVisitsOf } from '#tests/support/people/visit-people.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'
import { CANCEL_PLACE } from '#visits/domain/visit-link.ts'

const program = await sharedProgram()
const { rows, pool, db } = program.database
const links = createVisitLinks(db, { secret: SIGNING_SECRET, secure: false })
let weeks = 500

async function newVisit(status = 'confirmada') {
  const [client] = (await signedInPeople(pool, 1)) as [SignedInPerson]
  const [technician] = (await signedInTechnicians(pool, 1)) as [SignedInPerson]
  const key = await weeklyVisitsOf(program.database, { client, technician }, weeks++)(status)
  return { client, technician, key, ofClient: `/mis-reservas/${key}`, ofTechnician: `/agenda/${key}` }
}
type Visit = Awaited<ReturnType<typeof newVisit>>

const tokenOf = (visit: Visit, side: LinkSide, { place = '', ageMs = 0, key = visit.key } = {}) =>
  links.tokenOf({ uid: visit[side].uid, key, side, place }, new Date(Date.now() - ageMs))

const locationOf = async (visitor: Visitor, path: string) => (await visitor.get(path)).headers.get('location')
const loginFor = (path: string) => `/auth/login?${new URLSearchParams({ from: path })}`

/** A browser without a session that opened the link. */
async function guestWith(token: string) {
  const guest = program.visitor()
  await guest.get(`/v/${token}`)
  return guest
}

test('a link opens the page of its visit, where its act works', async () => {
  const visit = await newVisit()
  const guest = program.visitor()
  const token = tokenOf(visit, 'technician', { place: '#terminar' })
  const answer = await guest.get(`/v/${token}`)
  expect([answer.status, answer.headers.get('location')]).toEqual([302, `${visit.ofTechnician}#terminar`])
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  const [cookie = ''] = answer.headers.getSetCookie()
  expect(cookie).toMatch(/^tecniya-visits=[\w.-]+; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/)

  const page = await openPage(guest, visit.ofTechnician)
  expect(page.status).toBe(200)
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  // The frame is that of a guest.
  expect(page.text).toContain('Iniciar sesión')
  const sent = await guest.post(visit.ofTechnician, { act: 'mensaje', texto: 'Ya salgo' })
  expect(sent.headers.get('location')).toBe(`${visit.ofTechnician}#mensajes`)
  expect((await guest.get(`${visit.ofTechnician}.data`)).status).toBe(200)
  const messages = `select author, text from visit_messages where "reservaKey" = $1`
  expect(await rows(messages, [visit.key])).toEqual([{ author: 'technician', text: 'Ya salgo' }])
})

test.each([
  ['client', '/no-puedo', 200],
  ['client', '', 200],
  ['technician', '', 200],
  ['technician', '/como-llegar', 302],
] as const)('what the %s is led to at %j is opened without signing in', async (side, place, status) => {
  const visit = await newVisit()
  const page = `${side === 'client' ? visit.ofClient : visit.ofTechnician}${place}`
  const guest = program.visitor()
  expect(await locationOf(guest, `/v/${tokenOf(visit, side, { place })}`)).toBe(page)
  const answer = await guest.get(page)
  expect(answer.status).toBe(status)
  expect(answer.headers.get('location') ?? '').not.toContain('/auth/login')
})

test('whoever is asked for a rating gives it without signing in', async () => {
  const visit = await newVisit('completada')
  const guest = await guestWith(tokenOf(visit, 'client', { place: '#califica' }))
  const sent = await guest.post(visit.ofClient, { act: 'calificar', rating: '5', comment: '' })
  expect(sent.status).toBe(302)
  expect(await rows(`select rating from reviews_public where "reservaKey" = $1`, [visit.key])).toEqual([
    { rating: 5 },
  ])
})

test('it opens nothing else: no list, no other visit, no other side, no account', async () => {
  const visit = await newVisit()
  const other = await newVisit()
  const guest = await guestWith(tokenOf(visit, 'technician'))
  for (const path of [
    ...['/agenda', '/mis-reservas', '/perfil', '/perfil/datos', '/mi-perfil', '/agendar', '/agenda/horas'],
    ...[visit.ofClient, other.ofTechnician, `${visit.ofTechnician}0`, `/agenda/no-acepto/${visit.key}`],
  ]) {
    expect.soft(await locationOf(guest, path)).toBe(loginFor(path))
  }
  expect((await guest.get('/admin')).headers.get('location')).toBe('/')
  expect((await guest.post('/agenda', { act: 'accept', key: String(other.key) })).status).toBe(401)
  expect((await guest.post('/agenda', { act: 'feed-new', key: String(visit.key) })).status).toBe(400)
  // What the list says of other visits is not in the answer to an act that came too late.
  const late = await guest.post('/agenda', { act: 'undo', key: String(visit.key) })
  expect(await late.text()).not.toContain('Tu agenda está')
})

test('a request is accepted on its page, and the page is shown again', async () => {
  const visit = await newVisit('solicitada')
  const guest = await guestWith(tokenOf(visit, 'technician'))
  const answer = await guest.post('/agenda', { act: 'accept', key: String(visit.key) })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, visit.ofTechnician])
  expect(await rows('select status from reservas where key = $1', [visit.key])).toEqual([
    { status: 'confirmada' },
  ])
})

test('hours are offered instead on the page of the question, and the page of the visit follows', async () => {
  const visit = await newVisit('solicitada')
  const guest = program.visitor()
  const question = `/agenda/cancelar/${visit.key}`
  expect(await locationOf(guest, `/v/${tokenOf(visit, 'technician', { place: CANCEL_PLACE })}`)).toBe(
    question,
  )
  expect((await guest.get(question)).status).toBe(200)
  const fields = { act: 'cancel', seen: 'solicitada', key: String(visit.key), reason: 'Estoy enfermo' }
  const answer = await guest.post('/agenda', fields)
  expect([answer.status, answer.headers.get('location')]).toEqual([302, visit.ofTechnician])
  expect((await guest.get(visit.ofTechnician)).status).toBe(200)
})

test('after a day, and with another letter, it leads to signing in and back', async () => {
  const visit = await newVisit()
  const old = tokenOf(visit, 'client', { ageMs: DAY_MS, place: '#cotizacion' })
  expect(await locationOf(program.visitor(), `/v/${old}`)).toBe(loginFor(`${visit.ofClient}#cotizacion`))
  const token = tokenOf(visit, 'client')
  const [content = '', signature = ''] = token.split('.')
  const forged = Buffer.from(
    Buffer.from(content, 'base64url')
      .toString()
      .replace(String(visit.key), String(visit.key + 1)),
  ).toString('base64url')
  const reversed = signature.split('').reverse().join('')
  for (const wrong of [`${forged}.${signature}`, `${content}.${reversed}`, `${token}.x`, content, '%00']) {
    const guest = program.visitor()
    const location = await locationOf(guest, `/v/${wrong}`)
    expect.soft(location === '/auth/login' || location === null).toBe(true)
    expect.soft(guest.cookies.size).toBe(0)
    guest.cookies.set('tecniya-visits', wrong)
    expect.soft(await locationOf(guest, visit.ofClient)).toBe(loginFor(visit.ofClient))
  }
})

test.each([
  ['blocked', 'blocked = true'],
  ['deleted', '"deletedAt" = now()'],
  ['with another role', `role = 'cliente'`],
  ['an administrator', `role = 'admin'`],
  ['with a new password', `"passwordChangedAt" = now() + interval '1 second'`],
])('whoever is %s since is asked to sign in', async (_, change) => {
  const visit = await newVisit()
  const guest = await guestWith(tokenOf(visit, 'technician'))
  expect((await guest.get(visit.ofTechnician)).status).toBe(200)
  await rows(`update users set ${change} where uid = $1`, [visit.technician.uid])
  expect(await locationOf(guest, visit.ofTechnician)).toBe(loginFor(visit.ofTechnician))
})

test('the page that a link opened has an event stream of its side, until the link is gone', async () => {
  const visit = await newVisit()
  const guest = await guestWith(tokenOf(visit, 'technician'))
  const stream = await openStream(guest, { pagina: visit.ofTechnician })
  await stream.waitFor('retry:')
  const write = () =>
    rows(
      `insert into visit_messages ("reservaKey", author, "recipientUid", text, at) values ($1, 'client', $2, 'Es la torre 2.', now())`,
      [visit.key, visit.technician.uid],
    )
  await write()
  await stream.waitFor('event: bookings\ndata: changed')
  // What concerns the account of the person is told to nobody here.
  await rows(`update users set name = 'Otra' where uid = $1`, [visit.technician.uid])
  await rows(`update users set "passwordChangedAt" = now() where uid = $1`, [visit.technician.uid])
  await write()
  expect(await stream.ended()).toBe(
    'retry: 2000\n\nevent: bookings\ndata: changed\n\nevent: session\ndata: ended\n\n',
  )
  expect((await openStream(guest, { pagina: visit.ofTechnician })).status).toBe(204)
})

test('a link opens no stream of another page, another side or another person', async () => {
  const visit = await newVisit()
  const other = await newVisit()
  const guest = await guestWith(tokenOf(visit, 'client'))
  for (const pagina of [visit.ofTechnician, other.ofClient, '/mis-reservas', '/perfil', '//', ''])
    expect.soft((await openStream(guest, { pagina })).status).toBe(204)
  expect((await openStream(guest)).status).toBe(204)
  expect((await openStream(program.visitor(), { pagina: visit.ofClient })).status).toBe(204)
  const expired = program.visitor()
  expired.cookies.set('tecniya-visits', tokenOf(visit, 'client', { ageMs: DAY_MS }))
  expect((await openStream(expired, { pagina: visit.ofClient })).status).toBe(204)
})

test('whoever has a link opens twelve streams, and takes none from the person', async () => {
  const visit = await newVisit()
  const guest = await guestWith(tokenOf(visit, 'client'))
  const page = { pagina: visit.ofClient }
  const streams = await Promise.all(Array.from({ length: 12 }, () => openStream(guest, page)))
  expect(streams.map(({ status }) => status)).toEqual(Array(12).fill(200))
  expect((await openStream(guest, page)).status).toBe(429)
  const own = await openStream(program.visitor(visit.client))
  expect(own.status).toBe(200)
  await Promise.all([own, ...streams].map(stream => stream.close()))
})

test('the link of a visit that is of somebody else shows nothing', async () => {
  const visit = await newVisit()
  const other = await newVisit()
  const guest = await guestWith(tokenOf(visit, 'client', { key: other.key }))
  expect((await guest.get(other.ofClient)).status).toBe(404)
})

test('with a session the session counts, and signing out ends the links too', async () => {
  const visit = await newVisit()
  const other = await newVisit()
  const token = tokenOf(visit, 'client')
  const stranger = program.visitor(other.client)
  expect(await locationOf(stranger, `/v/${token}`)).toBe(visit.ofClient)
  expect((await stranger.get(visit.ofClient)).status).toBe(404)
  const guest = await guestWith(token)
  await guest.post('/auth/logout')
  expect(await locationOf(guest, visit.ofClient)).toBe(loginFor(visit.ofClient))
})

test('two visits stay open beside each other; those of somebody else end the first', async () => {
  const visit = await newVisit()
  const { client, technician } = visit
  const second = await weeklyVisitsOf(program.database, { client, technician }, weeks++)()
  const guest = await guestWith(tokenOf(visit, 'client'))
  await guest.get(`/v/${tokenOf(visit, 'client', { key: second })}`)
  for (const path of [visit.ofClient, `/mis-reservas/${second}`])
    expect((await guest.get(path)).status).toBe(200)
  const other = await newVisit()
  await guest.get(`/v/${tokenOf(other, 'technician')}`)
  expect((await guest.get(other.ofTechnician)).status).toBe(200)
  expect(await locationOf(guest, visit.ofClient)).toBe(loginFor(visit.ofClient))
})

test('it shows the photos of its visit and takes new ones, and shows no other photo of the person', async () => {
  const visit = await newVisit()
  const person = program.visitor(visit.client)
  const upload = async (visitor: Visitor) => {
    const body = photoForm(await picture())
    const headers = { origin: program.origin }
    const sent = await visitor.send('/agendar/fotos', { method: 'POST', body, headers })
    return ((await sent.json()) as { id: string }).id
  }
  const [own, other] = [await upload(person), await upload(person)]
  const second = await weeklyVisitsOf(program.database, visit, weeks++)()
  for (const [key, photo] of [
    [visit.key, own],
    [second, other],
  ] as const)
    await rows(`insert into reserva_fotos ("reservaKey", "photoId", position) values ($1, $2, 1)`, [
      key,
      photo,
    ])
  const guest = await guestWith(tokenOf(visit, 'client'))
  const added = await upload(guest)
  const statusOf = async (id: string) => (await guest.get(`/fotos/${id}`)).status
  expect([await statusOf(own), await statusOf(added), await statusOf(other)]).toEqual([200, 200, 404])
})
