// Push messages from the change to the decrypted text on the device, and whose devices are forgotten when.

import { afterAll, afterEach, expect, test, vi } from 'vitest'
import webPush from 'web-push'
import type { Viewer } from '#accounts/domain/role.ts'
import { storePasswordReset } from '#accounts/persistence/passwords.server.ts'
import { listPushEndpointsOfUser } from '#accounts/persistence/push-subscriptions.server.ts'
import { subscribeDevice, unsubscribeDevice } from '#accounts/use-cases/device-subscriptions.server.ts'
import { signOut } from '#accounts/use-cases/own-sessions.server.ts'
import { resetPassword } from '#accounts/use-cases/password-change.server.ts'
import { acceptBooking } from '#bookings/use-cases/answer-booking.server.ts'
import { requestBooking } from '#bookings/use-cases/request-booking.server.ts'
import { moderatePerson } from '#moderation/use-cases/moderate-person.server.ts'
import { PUSH_DEVICES_MAX } from '#platform/domain/web-push.ts'
import { createPush } from '#platform/push/push.server.ts'
import { decideReview } from '#reviews/use-cases/decide-review.server.ts'
import { startJobs } from '#server/jobs/jobs.ts'
import { storedVapidKeys } from '#server/stored-keys.ts'
import { at, details, MONDAY } from '#tests/support/people/bookings.ts'
import { newAdmin, writeBooking, writeReview } from '#tests/support/people/moderation.ts'
import { browserWith, type Member, NETWORK, newMember, tryToSignIn } from '#tests/support/people/people.ts'
import { NO_FILES, testServices } from '#tests/support/program/services.ts'
import { type PushTestDevice, startPushServer } from '#tests/support/servers/push-server.ts'

const services = await testServices()
const { rows, pool, db } = services.database
const pushServer = await startPushServer()
afterAll(pushServer.stop)

const QUEUE = `select attempts, run_at > now() as later from graphile_worker._private_jobs j
  join graphile_worker._private_tasks t on t.id = j.task_id where identifier = 'send-push' and attempts < max_attempts`
const waitFor = (check: () => unknown) => vi.waitFor(check, { timeout: 15_000 })

let running: { stop(): Promise<void> } | null = null
afterEach(async () => {
  await running?.stop()
  running = null
  await rows('delete from graphile_worker._private_jobs')
})
async function startWorker(now = services.now) {
  running = await startJobs({
    ...services,
    pool,
    services,
    now,
    sendMail: async () => {},
    ...NO_FILES,
    origin: '',
  })
}
const runQueue = async (now?: () => Date) => {
  // News of an acceptance waits a few seconds.
  await rows('update graphile_worker._private_jobs set run_at = now()')
  await startWorker(now)
  await waitFor(async () => expect(await rows(QUEUE)).toEqual([]))
}

async function sessionOf({ browser }: Pick<Member, 'browser'>): Promise<string> {
  const found = await services.identity.findViewer(browser)
  return found?.sessionId ?? ''
}

async function subscribe(person: Member, browser = person.browser): Promise<PushTestDevice> {
  const device = pushServer.newDevice()
  const { endpoint, p256dh, auth } = device
  const sessionId = await sessionOf({ browser })
  const outcome = await subscribeDevice(services, viewerOf(person), sessionId, { endpoint, p256dh, auth })
  expect(outcome).toEqual({ ok: true })
  return device
}

const viewerOf = ({ uid, name, email, role, ciudad }: Member): Viewer => ({ uid, name, email, role, ciudad })
const devicesOf = (person: Member) => listPushEndpointsOfUser(db, person.uid)
const titlesOf = (device: PushTestDevice) => device.received.map(({ message }) => message.title)

async function newTechnicianMember(): Promise<Member> {
  const member = await newMember(services, { role: 'tecnico', name: 'Yeimy Paola Rojas' })
  await rows(`update technicians set publicado = true, especialidades = '{Plomería}' where uid = $1`, [
    member.uid,
  ])
  return member
}

async function book(technician: Member, client: Member, hour = '15'): Promise<number> {
  const outcome = await requestBooking(services, viewerOf(client), {
    technicianId: technician.uid,
    ...at(MONDAY, hour),
    ...details(),
  })
  expect(outcome).toMatchObject({ ok: true })
  const [row] = await rows<{ key: string }>('select max(key) as key from reservas where "clientId" = $1', [
    client.uid,
  ])
  return Number(row?.key)
}

test('a request and its answer reach every device of the other side, encrypted', async () => {
  const yeimy = await newTechnicianMember()
  const rosa = await newMember(services, { name: 'Rosa Helena Gómez' })
  const [phone, tablet, mobile] = [await subscribe(yeimy), await subscribe(yeimy), await subscribe(rosa)]
  const key = await book(yeimy, rosa)
  await runQueue()
  expect(phone.received).toEqual(tablet.received.map(each => ({ ...each, headers: expect.anything() })))
  expect(phone.received[0]?.message).toEqual({
    title: 'Nueva visita: Rosa Helena, el lunes 15:00',
    body: expect.stringMatching(/^Visita para revisar\. Respóndele hasta .*las \d\d:\d\d\.$/),
    url: `/agenda/${key}`,
    tag: `reserva-${key}`,
  })
  // Four days and five hours until the visit.
  expect(phone.received[0]?.headers).toMatchObject({
    ttl: '363600',
    urgency: 'high',
    topic: `reserva-${key}`,
  })
  expect(phone.received[0]?.headers.authorization).toContain(`k=${services.push.publicKey}`)
  expect(mobile.received).toEqual([])
  await running?.stop()

  await acceptBooking(services, viewerOf(yeimy), key)
  await runQueue()
  expect(titlesOf(mobile)).toEqual(['Confirmada: Yeimy va el lunes a las 15:00'])
  expect(titlesOf(phone)).toHaveLength(1)
})

test('news that is out of date is not sent', async () => {
  const [yeimy, rosa] = [await newTechnicianMember(), await newMember(services)]
  const phone = await subscribe(yeimy)
  const key = await book(yeimy, rosa)
  await acceptBooking(services, viewerOf(yeimy), key)
  await runQueue()
  expect(phone.received).toEqual([])
  await running?.stop()
  await book(yeimy, rosa, '16')
  await runQueue(() => new Date('2026-11-16T21:00:00Z'))
  expect(phone.received).toEqual([])
})

test('a web address in a name is no link in a message', { tags: ['attack'] }, async () => {
  const [yeimy, rosa] = [await newTechnicianMember(), await newMember(services, { name: 'www.premios.co' })]
  const phone = await subscribe(yeimy)
  await book(yeimy, rosa)
  await runQueue()
  expect(titlesOf(phone)).toEqual(['Nueva visita: www.\u2060premios.\u2060co, el lunes 15:00'])
})

test('a device that changed hands gets nothing meant for its former owner', async () => {
  const [yeimy, rosa] = [await newTechnicianMember(), await newMember(services)]
  const phone = await subscribe(yeimy)
  await book(yeimy, rosa)
  await rows(`update sessions set "expiresAt" = now() where "userId" = $1`, [yeimy.uid])
  const sessionId = await sessionOf(rosa)
  expect(await subscribeDevice(services, viewerOf(rosa), sessionId, phone)).toMatchObject({ ok: true })
  expect([await devicesOf(yeimy), await devicesOf(rosa)]).toEqual([[], [phone.endpoint]])
  await runQueue()
  expect(phone.received).toEqual([])
})

test.each([404, 410])('a device that answers %i is forgotten', async status => {
  const [yeimy, rosa] = [await newTechnicianMember(), await newMember(services)]
  const phone = await subscribe(yeimy)
  phone.status = status
  await book(yeimy, rosa)
  await runQueue()
  expect(await devicesOf(yeimy)).toEqual([])
})

test.each([429, 503])('a message that is answered with %i is sent again later', async status => {
  const [yeimy, rosa] = [await newTechnicianMember(), await newMember(services)]
  const phone = await subscribe(yeimy)
  phone.status = status
  await book(yeimy, rosa)
  await startWorker()
  await waitFor(async () => expect(await rows(QUEUE)).toEqual([{ attempts: 1, later: true }]))
  expect(await devicesOf(yeimy)).toHaveLength(1)
  phone.status = 201
  await rows('update graphile_worker._private_jobs set run_at = now()')
  await waitFor(() => expect(phone.received).toHaveLength(1))
})

test('a message that is refused is dropped and logged without the endpoint', async () => {
  const [yeimy, rosa] = [await newTechnicianMember(), await newMember(services)]
  const phone = await subscribe(yeimy)
  phone.status = 403
  await book(yeimy, rosa)
  await runQueue()
  expect(await devicesOf(yeimy)).toHaveLength(1)
  const log = services.logged.join('')
  expect(log).toContain('push message refused')
  expect(log).not.toContain(new URL(phone.endpoint).pathname)
})

test('an approved review is told to both sides, once', async () => {
  const admin = await newAdmin(services.database)
  const yeimy = await newTechnicianMember()
  const rosa = await newMember(services, { name: 'Rosa Helena Gómez' })
  const [phone, mobile] = [await subscribe(yeimy), await subscribe(rosa)]
  const key = await writeBooking(services.database, {
    technician: viewerOf(yeimy),
    client: viewerOf(rosa),
    status: 'completada',
    daysLater: -1,
  })
  const id = await writeReview(services.database, { key, rating: 4 })
  for (const act of ['approve', 'approve'] as const)
    await decideReview(services, admin, { id, act, reason: null })
  await runQueue()
  expect(titlesOf(phone)).toEqual([expect.stringMatching(/^Nueva reseña de .+: ★★★★$/)])
  expect(titlesOf(mobile)).toEqual(['Tu reseña ya está publicada'])
})

test('signing out forgets the device of that session only', async () => {
  const rosa = await newMember(services)
  const second = await tryToSignIn(services, rosa)
  if (!second.ok) throw new Error(second.code)
  const tablet = browserWith(second.value.cookies)
  const [mobile, kept] = [await subscribe(rosa), await subscribe(rosa, tablet)]
  expect(await devicesOf(rosa)).toEqual([mobile.endpoint, kept.endpoint])
  await signOut(services, rosa.browser)
  expect(await devicesOf(rosa)).toEqual([kept.endpoint])
})

test.each(['block', 'delete'] as const)('the act %s forgets every device', async act => {
  const admin = await newAdmin(services.database)
  const rosa = await newMember(services)
  await subscribe(rosa)
  const outcome = await moderatePerson(services, admin, { kind: 'user', uid: rosa.uid, act, reason: null })
  expect(outcome).toMatchObject({ ok: true })
  expect(await devicesOf(rosa)).toEqual([])
})

test('a new password forgets every device', async () => {
  const rosa = await newMember(services)
  await subscribe(rosa)
  const request = await storePasswordReset(db, { uid: rosa.uid, returnPath: null })
  const token = services.identity.links.tokenFor('password-reset', request)
  expect(
    await resetPassword(services, { token, password: 'cobre-martes-9', network: NETWORK }),
  ).toMatchObject({ ok: true })
  expect(await devicesOf(rosa)).toEqual([])
})

test('a device whose session has expired gets nothing', async () => {
  const yeimy = await newTechnicianMember()
  const rosa = await newMember(services)
  const phone = await subscribe(yeimy)
  await rows(`update sessions set "expiresAt" = now() where "userId" = $1`, [yeimy.uid])
  await book(yeimy, rosa)
  await runQueue()
  expect(phone.received).toEqual([])
})

test('one person has the newest ten devices; people remove only their own', async () => {
  const [rosa, ana] = [await newMember(services), await newMember(services)]
  const devices: PushTestDevice[] = []
  for (let n = 0; n <= PUSH_DEVICES_MAX; n++) devices.push(await subscribe(rosa))
  const newest = devices.slice(1).map(({ endpoint }) => endpoint)
  expect((await devicesOf(rosa)).toSorted()).toEqual(newest.toSorted())
  const [endpoint = '', ...others] = newest
  await unsubscribeDevice(services, viewerOf(ana), endpoint)
  expect(await devicesOf(rosa)).toContain(endpoint)
  await unsubscribeDevice(services, viewerOf(rosa), endpoint)
  expect((await devicesOf(rosa)).toSorted()).toEqual(others.toSorted())
})

test('without the option of the tests an endpoint on this machine is refused and never connected to', async () => {
  const rosa = await newMember(services)
  const device = pushServer.newDevice()
  const push = createPush({ keys: webPush.generateVAPIDKeys(), subject: 'mailto:hola@tecniya.co' })
  expect(await subscribeDevice({ ...services, push }, viewerOf(rosa), await sessionOf(rosa), device)).toEqual(
    { ok: false, code: 'push-endpoint-refused' },
  )
  const message = { title: 'x', body: '', url: '/', tag: 'x' }
  expect(await push.send(device, message, { ttlMs: 1_000, urgency: 'normal' })).toBe('refused')
  expect(device.received).toEqual([])
})

test('instances that start together agree on one pair of keys', async () => {
  const pairs = await Promise.all([storedVapidKeys(pool), storedVapidKeys(pool), storedVapidKeys(pool)])
  expect(new Set(pairs.map(({ privateKey }) => privateKey)).size).toBe(1)
  expect(pairs[0]?.publicKey).toMatch(/^[\w-]{87}$/)
})
