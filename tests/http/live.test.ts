// Section 4, Session: event streams report each change within a second, on every instance.
import { expect, test } from 'vitest'
import { openStream } from '#tests/support/browser/event-stream.ts'
import { newVisitor } from '#tests/support/browser/visitor.ts'
import { newPerson } from '#tests/support/people/people.ts'
import { signedInPeople } from '#tests/support/people/signed-in.ts'
import { startProgram, TEST_START, TEST_VARIABLES } from '#tests/support/program/program.ts'
import { scaledSecondMs } from '#tests/support/program/scaled-second.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'

const program = await sharedProgram()
const { rows } = program.database
const soon = await scaledSecondMs(() => program.visitor().get('/auth/login'))

const ATTACK = { tags: ['attack'] }

async function newMember() {
  const person = newPerson()
  const visitor = program.visitor()
  await visitor.post('/auth/register', { ...person })
  return { ...person, visitor }
}

const change = (email: string, what: string) => rows(`update users set ${what} where email = $1`, [email])

test.each([
  ['blocked', (email: string) => change(email, 'blocked = true')],
  ['deleted', (email: string) => change(email, '"deletedAt" = now()')],
  [
    'signed out everywhere',
    (email: string) => rows('delete from sessions using users where uid = "userId" and email = $1', [email]),
  ],
])('the stream of a user who was %s gets an event within a second and ends', async (_, end) => {
  const ana = await newMember()
  const stream = await openStream(ana.visitor)
  await stream.waitFor('retry:')
  await end(ana.email)
  expect(await stream.waitFor('event: session\ndata: ended')).toBeLessThan(soon)
  await stream.ended()
  expect((await ana.visitor.get('/live')).status).toBe(204)
})

/** Notifications arrive in their order: what was changed before is known when this one is. */
async function heardOfEverything(): Promise<void> {
  const somebody = await newMember()
  const stream = await openStream(somebody.visitor)
  await stream.waitFor('retry:')
  await change(somebody.email, 'blocked = true')
  await stream.ended()
}

test('a page is told at once what happened since its data was read, and nothing that was before', async () => {
  const ana = await newMember()
  const ofNobody = await program.visitor().get('/')
  expect(await ofNobody.text()).not.toMatch(/"since/)
  const before = /"since\\",(\d+)/.exec(await (await ana.visitor.get('/perfil')).text())?.[1] ?? ''
  expect(Number(before)).toBeGreaterThan(0)
  await change(ana.email, `role = 'tecnico'`)
  await rows(
    `insert into technicians (uid, nombre, slug) select uid, name, uid from users where email = $1`,
    [ana.email],
  )
  await rows(
    `update technicians set "horasBloqueadas" = '{2030-11-18T20:00:00Z}' from users where users.uid = technicians.uid and email = $1`,
    [ana.email],
  )
  await heardOfEverything()
  const late = await openStream(ana.visitor, { desde: before })
  await late.waitFor('event: session\ndata: changed')
  await late.waitFor('event: bookings\ndata: changed')
  const current = await openStream(ana.visitor, { desde: String(Date.now() + 60_000) })
  await current.waitFor('retry:')
  const strange = await openStream(ana.visitor, { desde: 'ayer', pagina: '/perfil' })
  await strange.waitFor('retry:')
  await change(ana.email, 'blocked = true')
  const only = 'retry: 2000\n\nevent: session\ndata: ended\n\n'
  expect([await current.ended(), await strange.ended()]).toEqual([only, only])
})

test('a changed role or name sends an event without the data', async () => {
  const ana = await newMember()
  const stream = await openStream(ana.visitor)
  await stream.waitFor('retry:')
  await change(ana.email, `role = 'tecnico'`)
  expect(await stream.waitFor('event: session\ndata: changed')).toBeLessThan(soon)
  await change(ana.email, `name = 'Otra'`)
  await stream.waitFor('event: session\ndata: changed')
  await stream.close()
})

test('signing out in one browser ends its stream and not that of another browser', async () => {
  const ana = await newMember()
  const elsewhere = program.visitor()
  await elsewhere.post('/auth/login', { email: ana.email, password: ana.password })
  const [here, there] = [await openStream(ana.visitor), await openStream(elsewhere)]
  await Promise.all([here.waitFor('retry:'), there.waitFor('retry:')])
  await ana.visitor.post('/auth/logout')
  await here.waitFor('data: ended')
  await there.waitFor('data: changed')
  await there.close()
})

test('a change made on one instance reaches the streams of another', async () => {
  const other = await startProgram(
    { ...TEST_VARIABLES, DATABASE_URL: program.database.url, DATA_DIR: program.dataDir },
    TEST_START,
  )
  const ana = await newMember()
  const there = newVisitor(other.origin)
  await there.post('/auth/login', { email: ana.email, password: ana.password })
  const stream = await openStream(there)
  await stream.waitFor('retry:')
  await change(ana.email, 'blocked = true')
  expect(await stream.waitFor('data: ended')).toBeLessThan(soon)
  expect(await other.stop()).toEqual({ code: 0, signal: null })
})

test('client and technician get an event within a second of a booking and of each answer to it', async () => {
  const [ana, luz] = [await newMember(), await newMember()]
  const streams = await Promise.all([openStream(ana.visitor), openStream(luz.visitor)])
  await Promise.all(streams.map(stream => stream.waitFor('retry:')))
  const uidOf = async (email: string) =>
    (await rows<{ uid: string }>('select uid from users where email = $1', [email]))[0]?.uid
  const [client, technician] = [await uidOf(ana.email), await uidOf(luz.email)]
  await rows('insert into technicians (uid, nombre, slug) values ($1, $1, $1)', [technician])
  await rows(
    `insert into reservas (id, "technicianId", "technicianName", "clientId", "clientName", "clientEmail", date, start, "end", "scheduledAt")
     values ($1 || '_20301118_15', $1, 'Luz', $2, 'Ana', 'ana@correo.co', '2030-11-18', '15:00', '16:00', '2030-11-18T20:00:00Z')`,
    [technician, client],
  )
  for (const stream of streams)
    expect(await stream.waitFor('event: bookings\ndata: changed')).toBeLessThan(soon)
  await rows(`update reservas set status = 'confirmada' where "clientId" = $1`, [client])
  for (const stream of streams)
    expect(await stream.waitFor('event: bookings\ndata: changed')).toBeLessThan(soon)
  await Promise.all(streams.map(stream => stream.close()))
})

test('a technician is told within a second that the record is gone', async () => {
  const luz = await newMember()
  await rows(
    'insert into technicians (uid, nombre, slug) select uid, name, uid from users where email = $1',
    [luz.email],
  )
  const stream = await openStream(luz.visitor)
  await stream.waitFor('retry:')
  await rows('delete from technicians using users where users.uid = technicians.uid and email = $1', [
    luz.email,
  ])
  expect(await stream.waitFor('event: bookings\ndata: changed')).toBeLessThan(soon)
  await stream.close()
})

test('administrators get an event within a second of a change for the panel, other people do not', async () => {
  const [ana, camila] = [await newMember(), await newMember()]
  // The role of an open stream follows the account.
  const streams = await Promise.all([openStream(ana.visitor), openStream(camila.visitor)])
  await Promise.all(streams.map(stream => stream.waitFor('retry:')))
  const [client, admin] = streams
  await change(camila.email, `role = 'admin'`)
  await admin?.waitFor('data: changed')
  await rows(
    `insert into technicians (uid, nombre, slug) select uid, name, uid from users where email = $1`,
    [ana.email],
  )
  expect(await admin?.waitFor('event: panel\ndata: changed')).toBeLessThan(soon)
  await rows(
    `update technicians set estado = 'en_revision' from users where users.uid = technicians.uid and email = $1`,
    [ana.email],
  )
  expect(await admin?.waitFor('event: panel\ndata: changed')).toBeLessThan(soon)
  await change(ana.email, 'blocked = true')
  expect(await client?.ended()).not.toContain('event: panel')
  await admin?.close()
})

test('guests get no stream, and a user at most twelve', async () => {
  expect((await openStream(program.visitor())).status).toBe(204)
  const ana = await newMember()
  const streams = await Promise.all(Array.from({ length: 12 }, () => openStream(ana.visitor)))
  expect(streams.map(stream => stream.status)).toEqual(Array(12).fill(200))
  expect((await openStream(ana.visitor)).status).toBe(429)
  await streams[0]?.close()
  await expect.poll(async () => (await openStream(ana.visitor)).status).toBe(200)
  await Promise.all(streams.map(stream => stream.close()))
})

test('one network gets at most five hundred streams, another one still gets its own', ATTACK, async () => {
  const people = await signedInPeople(program.database.pool, 43)
  const visitors = people.map(person => newVisitor(program.origin, { ...person, network: '192.0.2.7' }))
  const streams = await Promise.all(
    visitors.slice(0, 42).flatMap(each => Array.from({ length: 12 }, () => openStream(each))),
  )
  const statuses = streams.map(({ status }) => status)
  expect(statuses.filter(status => status === 200)).toHaveLength(500)
  expect(statuses.filter(status => status !== 200)).toEqual([429, 429, 429, 429])
  const [elsewhere] = people.slice(42)
  const free = await openStream(program.visitor(elsewhere))
  expect(free.status).toBe(200)
  await Promise.all([free, ...streams].map(stream => stream.close()))
})

test('a stream is neither cached, buffered nor compressed', async () => {
  const ana = await newMember()
  const response = await ana.visitor.get('/live')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  expect(response.headers.has('content-encoding')).toBe(false)
  await response.body?.cancel()
})
