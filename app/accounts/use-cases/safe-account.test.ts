// Sessions, password and e-mail of an account, on the database.
import { beforeEach, expect, test } from 'vitest'
import { listSessionsOf } from '#accounts/persistence/stored-sessions.server.ts'
import {
  confirmEmailChange,
  discardEmailChange,
  requestEmailChange,
  resendEmailChange,
} from '#accounts/use-cases/email-change.server.ts'
import { openSafeAccount } from '#accounts/use-cases/own-account.server.ts'
import { closeOtherSessions, closeSession } from '#accounts/use-cases/own-sessions.server.ts'
import { changePassword, requestPasswordReset } from '#accounts/use-cases/password-change.server.ts'
import { browserWith, type Member, NETWORK, newMember, tryToSignIn } from '#tests/support/people/people.ts'
import { servicesOn, testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { database, db, identity } = services
const { rows } = database
beforeEach(async () => void (await rows('delete from limits')))

async function viewerOf(browser: Headers) {
  const found = await identity.findViewer(browser)
  if (!found) throw new Error('a guest')
  return found
}
const isGuest = async (browser: Headers) => (await identity.findViewer(browser)) === null

async function anotherBrowser(
  person: Member,
  options: Parameters<typeof tryToSignIn>[2] = {},
): Promise<Headers> {
  const outcome = await tryToSignIn(services, person, options)
  if (!outcome.ok) throw new Error(outcome.code)
  return browserWith(outcome.value.cookies)
}
const sessionsOf = ({ uid }: Member) => listSessionsOf(db, uid)
const jobs = (name: string) =>
  rows<{ payload: Record<string, string> }>(
    `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = task_id
      where identifier = $1 order by j.id`,
    [name],
  )

test('of more than twenty sessions the one that was used longest ago ends', async () => {
  const ana = await newMember(services)
  const browsers = [ana.browser]
  for (let n = 0; n < 19; n++) {
    const [{ token = '' } = {}] = await rows<{ token: string }>(
      `insert into sessions (id, token, "userId", "expiresAt", "lastUsedAt")
       values (gen_random_uuid(), gen_random_uuid(), $1, now() + interval '1 day', now() - interval '1 hour') returning token`,
      [ana.uid],
    )
    expect(token).not.toBe('')
  }
  await rows(
    `update sessions set "lastUsedAt" = now() - interval '2 days' where token = (
    select token from sessions where "userId" = $1 and "lastUsedAt" < now() - interval '1 minute' limit 1)`,
    [ana.uid],
  )
  expect(await sessionsOf(ana)).toHaveLength(20)
  browsers.push(await anotherBrowser(ana))
  const open = await sessionsOf(ana)
  expect(open).toHaveLength(20)
  expect(open.some(({ lastUsedAt }) => lastUsedAt.getTime() < Date.now() - 24 * 60 * 60_000)).toBe(false)
  for (const browser of browsers) expect(await isGuest(browser)).toBe(false)
})

test('thirty sign-ins at once leave twenty sessions', { tags: ['attack'] }, async () => {
  const ana = await newMember(services)
  await Promise.all(
    Array.from({ length: 30 }, () =>
      rows(
        `insert into sessions (id, token, "userId", "expiresAt")
         values (gen_random_uuid(), gen_random_uuid(), $1, now() + interval '1 day')`,
        [ana.uid],
      ),
    ),
  )
  expect(await sessionsOf(ana)).toHaveLength(20)
})

test('a session keeps its device, and its last use every few minutes', async () => {
  const ana = await newMember(services)
  const opened = { userAgent: 'Firefox/145.0', network: '203.0.113.x', city: '' }
  const browser = await anotherBrowser(ana, { device: opened })
  const found = await viewerOf(browser)
  const own = async () => (await sessionsOf(ana)).find(({ id }) => id === found.sessionId)
  expect(await own()).toMatchObject(opened)
  const device = { userAgent: 'Chrome/142', network: '190.24.10.x', city: 'Medellín' }
  await identity.recordUse(found, device)
  expect(await own()).toMatchObject({ userAgent: 'Firefox/145.0' })
  await rows(`update sessions set "lastUsedAt" = now() - interval '6 minutes' where id = $1`, [
    found.sessionId,
  ])
  await identity.recordUse(await viewerOf(browser), device)
  expect(await own()).toMatchObject(device)
  expect((await own())?.lastUsedAt.getTime()).toBeGreaterThan(Date.now() - 60_000)
})

test('a closed session answers as a guest, and only its own person closes it', {
  tags: ['attack'],
}, async () => {
  const [ana, eva] = [await newMember(services), await newMember(services)]
  const other = await anotherBrowser(ana)
  const { sessionId } = await viewerOf(other)
  expect(await closeSession(services, eva.uid, sessionId)).toEqual({ ok: false, code: 'session-gone' })
  expect(await isGuest(other)).toBe(false)
  expect(await closeSession(services, ana.uid, sessionId)).toMatchObject({ ok: true })
  expect(await isGuest(other)).toBe(true)
  expect(await isGuest(ana.browser)).toBe(false)
})

test('closing the others leaves this one', async () => {
  const ana = await newMember(services)
  const others = [await anotherBrowser(ana), await anotherBrowser(ana)]
  await closeOtherSessions(services, ana.uid, (await viewerOf(ana.browser)).sessionId)
  expect(await Promise.all(others.map(isGuest))).toEqual([true, true])
  expect(await sessionsOf(ana)).toHaveLength(1)
})

test('a new password ends the other sessions, renews the token of this one and is told by e-mail', async () => {
  const ana = await newMember(services)
  const other = await anotherBrowser(ana)
  const { viewer, sessionId } = await viewerOf(ana.browser)
  await requestPasswordReset(services, { email: ana.email, network: '203.0.113.1' })
  const change = { sessionId, present: ana.password, password: 'cobre-martes-9' }
  const outcome = await changePassword(services, viewer, change)
  const next = browserWith(outcome.ok ? outcome.value.cookies : [])
  expect(await isGuest(other)).toBe(true)
  expect(await isGuest(ana.browser)).toBe(true)
  expect((await viewerOf(next)).sessionId).toBe(sessionId)
  expect(await tryToSignIn(services, { ...ana, password: 'cobre-martes-9' })).toMatchObject({ ok: true })
  expect(await tryToSignIn(services, ana)).toMatchObject({ code: 'invalid-credential' })
  expect((await jobs('password-changed-mail')).at(-1)?.payload).toEqual({ uid: ana.uid })
  expect((await openSafeAccount(services, ana.uid))?.passwordChangedAt).toBeInstanceOf(Date)
  expect(await rows('select from password_resets where uid = $1', [ana.uid])).toEqual([])
})

test('the present password is asked for, and guesses at it are limited', { tags: ['attack'] }, async () => {
  const ana = await newMember(services)
  const { viewer, sessionId } = await viewerOf(ana.browser)
  const attempt = (present: string) =>
    changePassword(services, viewer, { sessionId, present, password: 'cobre-martes-9' })
  const guesses = await Promise.all(Array.from({ length: 15 }, () => attempt('otra-cosa')))
  const codes = guesses.map(outcome => (outcome.ok ? 'changed' : outcome.code))
  expect(codes.filter(code => code === 'wrong-password')).toHaveLength(10)
  expect(await attempt(ana.password)).toEqual({ ok: false, code: 'too-many-requests' })
  expect(await isGuest(ana.browser)).toBe(false)
})

test('a weak new password is refused, one made of the own name too', async () => {
  const ana = await newMember(services)
  const { viewer, sessionId } = await viewerOf(ana.browser)
  for (const password of ['colombia123', 'restrepo'])
    expect(await changePassword(services, viewer, { sessionId, present: ana.password, password })).toEqual({
      ok: false,
      code: 'weak-password',
    })
})

async function requested(person: Member, email: string): Promise<string> {
  const { viewer } = await viewerOf(person.browser)
  const change = { email, password: person.password, network: NETWORK }
  const outcome = await requestEmailChange(services, viewer, change)
  if (!outcome.ok) throw new Error(outcome.code)
  const { change: id = '' } = (await jobs('send-email-change-mail')).at(-1)?.payload ?? {}
  return identity.links.tokenFor('email-change', id)
}
const unused = () => `nueva-${crypto.randomUUID().slice(0, 8)}@correo.co`

test('the address changes when the link is confirmed, once; the former one is told', async () => {
  const ana = await newMember(services)
  const other = await anotherBrowser(ana)
  const email = unused()
  const token = await requested(ana, email)
  expect(await openSafeAccount(services, ana.uid)).toMatchObject({ email: ana.email, newEmail: email })
  await requestPasswordReset(services, { email: ana.email, network: '203.0.113.1' })
  expect(await confirmEmailChange(services, ana.uid, token)).toEqual({ ok: true, value: { email } })
  expect(await confirmEmailChange(services, ana.uid, token)).toEqual({ ok: false, code: 'email-change-gone' })
  expect(await openSafeAccount(services, ana.uid)).toMatchObject({ email, newEmail: null })
  expect(await rows('select "emailVerified" from users where uid = $1', [ana.uid])).toEqual([
    { emailVerified: true },
  ])
  expect((await jobs('send-email-changed-mail')).at(-1)?.payload).toEqual({
    uid: ana.uid,
    oldEmail: ana.email,
  })
  expect(await isGuest(other)).toBe(false)
  expect(await rows('select from password_resets where uid = $1', [ana.uid])).toEqual([])
  expect(await tryToSignIn(services, { ...ana, email })).toMatchObject({ ok: true })
})

test('the link of one person changes nothing for another', { tags: ['attack'] }, async () => {
  const [ana, eva] = [await newMember(services), await newMember(services)]
  const token = await requested(ana, unused())
  expect(await confirmEmailChange(services, eva.uid, token)).toEqual({ ok: false, code: 'email-change-gone' })
  const forged = `${token.slice(0, -4)}AAAA`
  expect(await confirmEmailChange(services, ana.uid, forged)).toEqual({
    ok: false,
    code: 'email-change-gone',
  })
  expect(await confirmEmailChange(services, ana.uid, token)).toMatchObject({ ok: true })
})

test('an e-mail change cannot take a taken address, nor one taken meanwhile', {
  tags: ['attack'],
}, async () => {
  const [ana, eva] = [await newMember(services), await newMember(services)]
  const { viewer } = await viewerOf(ana.browser)
  const ask = (email: string) =>
    requestEmailChange(services, viewer, { email, password: ana.password, network: NETWORK })
  expect(await ask(eva.email)).toEqual({ ok: false, code: 'email-already-in-use' })
  expect(await ask(ana.email)).toEqual({ ok: false, code: 'same-email' })
  const email = unused()
  const token = await requested(ana, email)
  await newMember(services, { email })
  expect(await confirmEmailChange(services, ana.uid, token)).toEqual({
    ok: false,
    code: 'email-already-in-use',
  })
  expect(await openSafeAccount(services, ana.uid)).toMatchObject({ email: ana.email })
})

test('a newer link, an hour and discarding kill a link', async () => {
  const ana = await newMember(services)
  const first = await requested(ana, unused())
  expect(await resendEmailChange(services, ana.uid)).toMatchObject({ ok: true })
  expect(await confirmEmailChange(services, ana.uid, first)).toMatchObject({ code: 'email-change-gone' })
  const late = servicesOn(database, new Date(services.now().getTime() + 61 * 60_000))
  const second = await requested(ana, unused())
  expect(await confirmEmailChange(late, ana.uid, second)).toMatchObject({ code: 'email-change-gone' })
  const third = await requested(ana, unused())
  await discardEmailChange(services, ana.uid)
  expect(await confirmEmailChange(services, ana.uid, third)).toMatchObject({ code: 'email-change-gone' })
})

test('a second e-mail change at the same instant is refused, and the first one stands', async () => {
  const ana = await newMember(services)
  const { viewer } = await viewerOf(ana.browser)
  const first = unused()
  const other = await database.pool.connect()
  await other.query('begin')
  await other.query(
    `insert into email_changes (uid, email, "createdAt", "expiresAt") values ($1, $2, $3::timestamptz, $3::timestamptz + interval '1 hour')`,
    [ana.uid, first, services.now()],
  )
  const change = { email: unused(), password: ana.password, network: NETWORK }
  const asked = requestEmailChange(services, viewer, change)
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  await expect.poll(() => rows(waiting), { timeout: 10_000 }).toHaveLength(1)
  await other.query('commit')
  other.release()
  expect(await asked).toEqual({ ok: false, code: 'email-change-under-way' })
  expect(await openSafeAccount(services, ana.uid)).toMatchObject({ newEmail: first })
})

test('requests for an e-mail change are limited, and need the password', { tags: ['attack'] }, async () => {
  const ana = await newMember(services)
  const { viewer } = await viewerOf(ana.browser)
  const ask = (password: string) =>
    requestEmailChange(services, viewer, { email: unused(), password, network: NETWORK })
  expect(await ask('otra-cosa')).toEqual({ ok: false, code: 'wrong-password' })
  for (let n = 0; n < 5; n++) expect(await ask(ana.password)).toMatchObject({ ok: true })
  expect(await ask(ana.password)).toEqual({ ok: false, code: 'too-many-requests' })
  expect(await resendEmailChange(services, ana.uid)).toEqual({ ok: false, code: 'too-many-requests' })
})

test('neither a job nor the log holds a token or an address that was typed', {
  tags: ['attack'],
}, async () => {
  const ana = await newMember(services)
  const email = unused()
  const token = await requested(ana, email)
  const stored = JSON.stringify(await rows('select payload from graphile_worker._private_jobs'))
  expect(stored).not.toContain(token.split('.')[1])
  const log = services.logged.join('')
  for (const secret of [token, email, ana.password]) expect(log).not.toContain(secret)
})
