// Record 129: signing in with an OpenID provider, against one on loopback.
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { createProviderSignIn } from '#accounts/identity/provider.server.ts'
import { completeSecondStep } from '#accounts/use-cases/sign-in.server.ts'
import { signInWithProvider } from '#accounts/use-cases/sign-in-with-provider.server.ts'
import { browserWith, NETWORK, newMember, tryToSignIn } from '#tests/support/people/people.ts'
import { withSecondStep } from '#tests/support/people/second-step.ts'
import { testServices } from '#tests/support/program/services.ts'
import { openIdProvider } from '#tests/support/servers/openid-provider.ts'

const openId = await openIdProvider()
const services = await testServices({ provider: openId.config })
const { rows } = services.database
const provider = requireProvider()
const device = { userAgent: 'curl', network: '', city: '' }
const viewerOf = async (browser: Headers) => (await services.identity.findViewer(browser))?.viewer ?? null
beforeEach(async () => void (await rows('delete from limits')))

async function comeBack(from: string | null = null) {
  const { url, cookies } = await provider.begin(from)
  return { query: await openId.authorize(url), headers: browserWith(cookies) }
}

async function enter(person: Record<string, unknown>) {
  openId.person = { sub: randomUUID(), email_verified: true, name: 'Eva Luna', ...person }
  const { query, headers } = await comeBack()
  const answer = await provider.finish(query, headers)
  if (!answer) throw new Error('the answer was refused')
  return signInWithProvider(services, { claims: answer.claims, network: NETWORK, headers, device })
}

function requireProvider() {
  const { provider } = services.identity
  if (!provider) throw new Error('no provider is configured')
  return provider
}

const newEmail = () => `eva-${randomUUID().slice(0, 8)}@correo.co`

test('new people come in as clients with a confirmed address, and again by their number', async () => {
  const [sub, email] = [randomUUID(), newEmail()]
  const first = await enter({ sub, email: email.toUpperCase() })
  expect(first).toMatchObject({ ok: true, value: { role: 'cliente', isNew: true, secondStep: false } })
  expect(await viewerOf(browserWith(first.ok ? first.value.cookies : []))).toMatchObject({
    email,
    name: 'Eva Luna',
  })
  expect(await rows('select role, "emailVerified" from users where email = $1', [email])).toEqual([
    { role: 'cliente', emailVerified: true },
  ])
  // The number counts, not the address, which may change at the provider.
  expect(await enter({ sub, email: newEmail() })).toMatchObject({ ok: true, value: { isNew: false } })
})

test('a confirmed address enters the account that has it', async () => {
  const ana = await newMember(services)
  await rows('update users set "emailVerified" = true where uid = $1', [ana.uid])
  expect(await enter({ email: ana.email })).toMatchObject({ ok: true, value: { uid: ana.uid, isNew: false } })
  expect(await tryToSignIn(services, ana)).toMatchObject({ ok: true })
  expect(await viewerOf(ana.browser)).not.toBeNull()
})

test.each([
  ['false', false],
  ['missing', undefined],
  ['the text false', 'false'],
])(
  'an address that the provider did not confirm (%s) enters no account',
  { tags: ['attack'] },
  async (_, said) => {
    const ana = await newMember(services)
    expect(await enter({ email: ana.email, email_verified: said })).toEqual({
      ok: false,
      code: 'provider-email-unconfirmed',
    })
    expect(await rows('select from accounts where "userId" = $1', [ana.uid])).toHaveLength(1)
  },
)

test('who registered an address without confirming it loses it to its owner', {
  tags: ['attack'],
}, async () => {
  const thief = await newMember(services)
  await rows('update users set "emailVerified" = false where uid = $1', [thief.uid])
  expect(await enter({ email: thief.email })).toMatchObject({ ok: true, value: { uid: thief.uid } })
  expect(await viewerOf(thief.browser)).toBeNull()
  expect(await tryToSignIn(services, thief)).toMatchObject({ code: 'invalid-credential' })
})

test.each([
  ['blocked', 'blocked = true'],
  ['deleted', '"deletedAt" = now()'],
])('people who are %s are refused, linked or not', async (_, change) => {
  const ana = await newMember(services)
  const sub = randomUUID()
  await rows(`update users set ${change} where uid = $1`, [ana.uid])
  expect(await enter({ sub, email: ana.email })).toEqual({ ok: false, code: 'user-disabled' })
  await rows('update users set blocked = false, "deletedAt" = null where uid = $1', [ana.uid])
  expect(await enter({ sub, email: ana.email })).toMatchObject({ ok: true })
  await rows(`update users set ${change} where uid = $1`, [ana.uid])
  expect(await enter({ sub, email: ana.email })).toEqual({ ok: false, code: 'user-disabled' })
})

test('the second step is asked of them too', { tags: ['attack'] }, async () => {
  const ana = await newMember(services)
  await rows('update users set "emailVerified" = true where uid = $1', [ana.uid])
  const authenticator = await withSecondStep(services, ana)
  const outcome = await enter({ email: ana.email })
  expect(outcome).toMatchObject({ ok: true, value: { secondStep: true } })
  const headers = browserWith(outcome.ok ? outcome.value.cookies : [])
  expect(await viewerOf(headers)).toBeNull()
  const done = await completeSecondStep(services, { code: authenticator.code(), network: NETWORK, headers })
  expect(await viewerOf(browserWith(done.ok ? done.value.cookies : []))).toMatchObject({ uid: ana.uid })
})

test('an answer counts only in the browser that asked, once, and unchanged', {
  tags: ['attack'],
}, async () => {
  openId.person = { sub: 'x', email: newEmail(), email_verified: true }
  const { query, headers } = await comeBack('/mis-reservas')
  expect(await provider.finish(query, new Headers())).toBeNull()
  expect(await provider.finish(query, (await comeBack()).headers)).toBeNull()
  const forged = headers.get('cookie')?.replace(/=./, '=_') ?? ''
  expect(await provider.finish(query, new Headers({ cookie: forged }))).toBeNull()
  const elsewhere = new URLSearchParams([...query, ['iss', 'https://evil.co']])
  await expect(provider.finish(elsewhere, headers)).rejects.toThrow()
  expect(await provider.finish(query, headers)).toMatchObject({ from: '/mis-reservas' })
  await expect(provider.finish(query, headers)).rejects.toThrow()
})

test.each([
  ['of another issuer', { iss: 'https://evil.co' }],
  ['for another site', { aud: 'otra' }],
  ['that has expired', { exp: 1 }],
  ['of another sign-in', { nonce: 'otro' }],
])('a token %s is refused', { tags: ['attack'] }, async (_, claims) => {
  openId.person = { sub: 'x', email: newEmail(), email_verified: true, ...claims }
  const { query, headers } = await comeBack()
  await expect(provider.finish(query, headers)).rejects.toThrow()
})

test('a provider that takes the secret in a header only gets it there', async () => {
  const other = await openIdProvider('client_secret_basic')
  other.person = { sub: 'x', email: newEmail(), email_verified: true }
  const site = { secret: 'a secret of the tests', secure: false, origin: 'http://localhost' }
  const signIn = createProviderSignIn(site, other.config)
  const { url, cookies } = await signIn.begin(null)
  const answer = await signIn.finish(await other.authorize(url), browserWith(cookies))
  expect(answer?.claims).toMatchObject({ issuer: other.config.issuer, subject: 'x' })
})

test('a token that the provider did not sign is refused', { tags: ['attack'] }, async () => {
  openId.person = { sub: 'x', email: newEmail(), email_verified: true }
  openId.isForged = true
  const { query, headers } = await comeBack()
  await expect(provider.finish(query, headers)).rejects.toThrow()
  openId.isForged = false
})
