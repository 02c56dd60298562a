import { expect, test } from 'vitest'
import { browserWith, newMember, tryToSignIn } from '#tests/support/people/people.ts'
import { testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { rows } = services.database
const viewerOf = async (browser: Headers) => (await services.identity.findViewer(browser))?.viewer ?? null

test('the right password opens a session under the stored role', async () => {
  const luz = await newMember(services, { role: 'tecnico' })
  const outcome = await tryToSignIn(services, luz)
  expect(outcome).toMatchObject({ ok: true, value: { role: 'tecnico' } })
  expect(outcome.ok && (await viewerOf(browserWith(outcome.value.cookies)))).toMatchObject({ uid: luz.uid })
})

test('each refusal has its code', async () => {
  const ana = await newMember(services)
  expect(await tryToSignIn(services, { ...ana, password: 'otra-cosa' })).toEqual({
    ok: false,
    code: 'invalid-credential',
  })
  expect(await tryToSignIn(services, { ...ana, email: 'nadie@correo.co' })).toEqual({
    ok: false,
    code: 'user-not-found',
  })
})

test.each([
  ['blocked', 'blocked = true'],
  ['deleted', '"deletedAt" = now()'],
])('a user %s is refused with the right password, and open sessions end', async (_, change) => {
  const ana = await newMember(services)
  await rows(`update users set ${change} where uid = $1`, [ana.uid])
  expect(await viewerOf(ana.browser)).toBeNull()
  expect(await tryToSignIn(services, ana)).toEqual({ ok: false, code: 'user-disabled' })
  expect(await tryToSignIn(services, { ...ana, password: 'otra-cosa' })).toMatchObject({
    code: 'invalid-credential',
  })
})

test('an unblocked user signs in with the same password', async () => {
  const ana = await newMember(services)
  await rows('update users set blocked = true where uid = $1', [ana.uid])
  await rows('update users set blocked = false where uid = $1', [ana.uid])
  expect(await tryToSignIn(services, ana)).toMatchObject({ ok: true })
})

test('an admin is kept out by deletion, not by being blocked', async () => {
  const root = await newMember(services)
  await rows(`update users set role = 'admin', blocked = true where uid = $1`, [root.uid])
  expect(await viewerOf(root.browser)).toMatchObject({ role: 'admin' })
  expect(await tryToSignIn(services, root)).toMatchObject({ ok: true, value: { role: 'admin' } })
  await rows('update users set "deletedAt" = now() where uid = $1', [root.uid])
  expect(await viewerOf(root.browser)).toBeNull()
  expect(await tryToSignIn(services, root)).toEqual({ ok: false, code: 'user-disabled' })
})

test('an account without a role counts as cliente', async () => {
  const ana = await newMember(services)
  await rows('update users set role = null where uid = $1', [ana.uid])
  expect(await tryToSignIn(services, ana)).toMatchObject({ ok: true, value: { role: 'cliente' } })
  expect(await viewerOf(ana.browser)).toMatchObject({ role: 'cliente' })
})

test('a change of role applies to open sessions', async () => {
  const ana = await newMember(services)
  await rows(`update users set role = 'tecnico' where uid = $1`, [ana.uid])
  expect(await viewerOf(ana.browser)).toMatchObject({ role: 'tecnico' })
})

test('each sign-in creates a session and ends the previous one of this browser', async () => {
  const ana = await newMember(services)
  const outcome = await tryToSignIn(services, ana, { headers: ana.browser })
  const next = outcome.ok ? browserWith(outcome.value.cookies) : new Headers()
  expect(next.get('cookie')).not.toBe(ana.browser.get('cookie'))
  expect(await viewerOf(ana.browser)).toBeNull()
  expect(await viewerOf(next)).toMatchObject({ uid: ana.uid })
})

test('once the password is right the sign-in stands whatever fails afterwards', async () => {
  const ana = await newMember(services)
  const failing = () => Promise.reject(new Error('no database'))
  const outcome = await tryToSignIn(
    {
      ...services,
      limits: { ...services.limits, refund: failing },
      identity: { ...services.identity, signOut: failing },
    },
    ana,
  )
  expect(outcome.ok).toBe(true)
  expect(services.logged.join('')).toContain('sign-in stands, a later step failed')
})

test.each([
  ['cut short', (cookie: string) => cookie.slice(0, -4)],
  ['with another signature', (cookie: string) => cookie.replace(/\.[^.]*$/, '.AAAA')],
  ['without a signature', (cookie: string) => cookie.replace(/\.[^.]*$/, '')],
])('a session cookie %s has no viewer', async (_, forge) => {
  const ana = await newMember(services)
  expect(await viewerOf(new Headers({ cookie: forge(ana.browser.get('cookie') ?? '') }))).toBeNull()
})

test('an expired session has no viewer', async () => {
  const ana = await newMember(services)
  await rows(`update sessions set "expiresAt" = now() - interval '1 second' where "userId" = $1`, [ana.uid])
  expect(await viewerOf(ana.browser)).toBeNull()
})

test('no password, address or token reached the log', async () => {
  const ana = await newMember(services)
  const [session] = await rows<{ token: string }>('select token from sessions where "userId" = $1', [ana.uid])
  const log = services.logged.join('')
  for (const secret of [ana.password, ana.email, '@correo.co', session?.token ?? '?'])
    expect(log).not.toContain(secret)
})
