// The second step, on the database.
import { symmetricEncrypt } from 'better-auth/crypto'
import { beforeEach, expect, test } from 'vitest'
import {
  beginSecondStep,
  confirmSecondStep,
  renewRecoveryCodes,
  switchSecondStepOff,
} from '#accounts/use-cases/own-second-step.server.ts'
import { removeSecondStep } from '#accounts/use-cases/remove-second-step.server.ts'
import { completeSecondStep } from '#accounts/use-cases/sign-in.server.ts'
import { browserWith, type Member, NETWORK, newMember, tryToSignIn } from '#tests/support/people/people.ts'
import { type Authenticator, codesOf, withSecondStep } from '#tests/support/people/second-step.ts'
import { SIGNING_SECRET } from '#tests/support/people/signed-in.ts'
import { testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { rows } = services.database
const viewerOf = async (browser: Headers) => (await services.identity.findViewer(browser))?.viewer ?? null
beforeEach(async () => void (await rows('delete from limits')))

async function passwordTyped(person: Member): Promise<Headers> {
  const outcome = await tryToSignIn(services, person)
  if (!outcome.ok) throw new Error(outcome.code)
  expect(outcome.value.secondStep).toBe(true)
  return browserWith(outcome.value.cookies)
}

const complete = (headers: Headers, code: string) =>
  completeSecondStep(services, { code, network: NETWORK, headers })

async function signedIn(person: Member, authenticator: Authenticator): Promise<Headers> {
  const outcome = await complete(await passwordTyped(person), authenticator.code())
  if (!outcome.ok) throw new Error(outcome.code)
  return browserWith(outcome.value.cookies)
}

test('the password alone opens no session; the code does, under the stored role', async () => {
  const luz = await newMember(services, { role: 'tecnico' })
  const authenticator = await withSecondStep(services, luz)
  const sessions = () => rows('select id from sessions where "userId" = $1', [luz.uid])
  expect(await sessions()).toHaveLength(1)
  const browser = await passwordTyped(luz)
  expect(await viewerOf(browser)).toBeNull()
  expect(await sessions()).toHaveLength(1)
  const outcome = await complete(browser, authenticator.code())
  expect(outcome).toMatchObject({ ok: true, value: { role: 'tecnico' } })
  expect(outcome.ok && (await viewerOf(browserWith(outcome.value.cookies)))).toMatchObject({ uid: luz.uid })
  expect(await sessions()).toHaveLength(2)
})

test('the session stays when the second step is switched on', async () => {
  const ana = await newMember(services)
  await withSecondStep(services, ana)
  expect(await viewerOf(ana.browser)).toMatchObject({ uid: ana.uid })
})

test('a code that was used is refused within its thirty seconds', { tags: ['attack'] }, async () => {
  const ana = await newMember(services)
  const authenticator = await withSecondStep(services, ana)
  const code = authenticator.code()
  expect(await complete(await passwordTyped(ana), code)).toMatchObject({ ok: true })
  expect(await complete(await passwordTyped(ana), code)).toEqual({ ok: false, code: 'invalid-code' })
})

test('the code that switched the second step on does not open a session', { tags: ['attack'] }, async () => {
  const ana = await newMember(services)
  const { uid, password, browser: headers } = ana
  await beginSecondStep(services, uid, { password, headers })
  const code = codesOf((await services.identity.secondStep.findSetup(uid))?.secret ?? '')()
  expect(await confirmSecondStep(services, uid, { code, headers })).toMatchObject({ ok: true })
  expect(await complete(await passwordTyped(ana), code)).toEqual({ ok: false, code: 'invalid-code' })
})

test('guessed codes of the second step are limited over many sign-ins', { tags: ['attack'] }, async () => {
  const ana = await newMember(services)
  const authenticator = await withSecondStep(services, ana)
  const codes: string[] = []
  for (let n = 0; n < 12; n++) {
    const outcome = await complete(await passwordTyped(ana), String(100_000 + n))
    codes.push(outcome.ok ? 'in' : outcome.code)
  }
  expect(codes).toEqual([...Array(10).fill('invalid-code'), 'too-many-requests', 'too-many-requests'])
  expect(await complete(await passwordTyped(ana), authenticator.code())).toMatchObject({
    code: 'too-many-requests',
  })
  await rows('update limits set expire = expire - 15 * 60 * 1000')
  expect(await complete(await passwordTyped(ana), authenticator.code())).toMatchObject({ ok: true })
})

test('one challenge takes five wrong codes', { tags: ['attack'] }, async () => {
  const ana = await newMember(services)
  const authenticator = await withSecondStep(services, ana)
  const browser = await passwordTyped(ana)
  for (let n = 0; n < 5; n++)
    expect(await complete(browser, String(200_000 + n))).toEqual({ ok: false, code: 'invalid-code' })
  expect(await complete(browser, authenticator.code())).toMatchObject({ code: 'too-many-requests' })
})

test('the second step opens a new session and ends the one of the browser', {
  tags: ['attack'],
}, async () => {
  const ana = await newMember(services)
  const authenticator = await withSecondStep(services, ana)
  const outcome = await tryToSignIn(services, ana, { headers: ana.browser })
  const pending = browserWith(outcome.ok ? outcome.value.cookies : [])
  const cookie = `${ana.browser.get('cookie')}; ${pending.get('cookie')}`
  const done = await complete(new Headers({ cookie }), authenticator.code())
  const next = browserWith(done.ok ? done.value.cookies : [])
  expect(await viewerOf(ana.browser)).toBeNull()
  expect(await viewerOf(next)).toMatchObject({ uid: ana.uid })
})

test('the challenge of one person does not take the code of another', { tags: ['attack'] }, async () => {
  const [ana, eva] = [await newMember(services), await newMember(services)]
  await withSecondStep(services, ana)
  const other = await withSecondStep(services, eva)
  // Also where the browser has a session of the other: her code would be right for her session.
  const cookie = `${eva.browser.get('cookie')}; ${(await passwordTyped(ana)).get('cookie')}`
  expect(await complete(new Headers({ cookie }), other.code())).toEqual({ ok: false, code: 'invalid-code' })
})

test('a forged or missing challenge leads back to the password', { tags: ['attack'] }, async () => {
  const ana = await newMember(services)
  const authenticator = await withSecondStep(services, ana)
  const cookie = (await passwordTyped(ana)).get('cookie') ?? ''
  const code = authenticator.code()
  for (const forged of ['', cookie.replace(/\.[^.]*$/, '.AAAA'), cookie.replace('=2fa', '=3fa')])
    expect(await complete(new Headers({ cookie: forged }), code)).toEqual({
      ok: false,
      code: 'second-step-expired',
    })
})

test('each recovery code works once, and new ones replace the former', async () => {
  const ana = await newMember(services)
  const { recoveryCodes } = await withSecondStep(services, ana)
  expect(recoveryCodes).toHaveLength(10)
  for (const code of recoveryCodes) expect(code).toMatch(/^[2-9AC-HJKMNP-RTV-Y]{4}-[2-9AC-HJKMNP-RTV-Y]{4}$/)
  const [first = '', second = ''] = recoveryCodes
  const done = await complete(await passwordTyped(ana), first.replace('-', ' ').toLowerCase())
  expect(done).toMatchObject({ ok: true })
  expect(await complete(await passwordTyped(ana), first)).toEqual({ ok: false, code: 'invalid-code' })
  expect(await services.identity.secondStep.listRecoveryCodes(ana.uid)).toHaveLength(9)
  const renewed = await renewRecoveryCodes(services, ana.uid, {
    password: ana.password,
    headers: ana.browser,
  })
  expect(renewed).toMatchObject({ ok: true })
  expect(await complete(await passwordTyped(ana), second)).toEqual({ ok: false, code: 'invalid-code' })
  const [fresh = ''] = renewed.ok ? renewed.value : []
  expect(await complete(await passwordTyped(ana), fresh)).toMatchObject({ ok: true })
})

test('recovery codes of the earlier kind, five and five letters, still open a session', async () => {
  const ana = await newMember(services)
  await withSecondStep(services, ana)
  const stored = await symmetricEncrypt({
    key: SIGNING_SECRET,
    data: JSON.stringify(['abCde-FGHi1', 'xxxxx-yyyyy']),
  })
  await rows('update two_factors set "backupCodes" = $2 where "userId" = $1', [ana.uid, stored])
  expect(await complete(await passwordTyped(ana), 'abcde-fghi1')).toEqual({ ok: false, code: 'invalid-code' })
  expect(await complete(await passwordTyped(ana), 'abCdeFGHi1')).toMatchObject({ ok: true })
})

test('switching it on and off asks for the password, and a wrong one is limited', async () => {
  const ana = await newMember(services)
  const wrong = { password: 'otra-cosa', headers: ana.browser }
  const right = { password: ana.password, headers: ana.browser }
  expect(await beginSecondStep(services, ana.uid, wrong)).toEqual({ ok: false, code: 'wrong-password' })
  const authenticator = await withSecondStep(services, ana)
  const viewer = (await viewerOf(ana.browser)) ?? undefined
  if (!viewer) throw new Error('no viewer')
  for (let n = 0; n < 9; n++)
    expect(await switchSecondStepOff(services, viewer, wrong)).toEqual({
      ok: false,
      code: 'wrong-password',
    })
  expect(await switchSecondStepOff(services, viewer, right)).toEqual({
    ok: false,
    code: 'too-many-requests',
  })
  await rows('delete from limits')
  expect(await switchSecondStepOff(services, viewer, right)).toMatchObject({ ok: true })
  expect(await tryToSignIn(services, ana)).toMatchObject({ ok: true, value: { secondStep: false } })
  expect(authenticator.recoveryCodes).toHaveLength(10)
})

test('a secret that was not confirmed in time is forgotten, and asks for nothing at sign-in', async () => {
  const ana = await newMember(services)
  const { uid, password, browser: headers } = ana
  await beginSecondStep(services, uid, { password, headers })
  expect(await tryToSignIn(services, ana)).toMatchObject({ ok: true, value: { secondStep: false } })
  await rows(`update two_factors set "createdAt" = now() - interval '16 minutes' where "userId" = $1`, [uid])
  expect(await services.identity.secondStep.findSetup(uid)).toBeNull()
  expect(await confirmSecondStep(services, uid, { code: '123456', headers })).toEqual({
    ok: false,
    code: 'second-step-setup-gone',
  })
})

test('a second start of a second step that is on changes nothing', { tags: ['attack'] }, async () => {
  const ana = await newMember(services)
  const authenticator = await withSecondStep(services, ana)
  const stored = () => rows('select secret from two_factors where "userId" = $1', [ana.uid])
  const before = await stored()
  await beginSecondStep(services, ana.uid, { password: ana.password, headers: ana.browser })
  expect(await stored()).toEqual(before)
  expect(await signedIn(ana, authenticator)).toBeTruthy()
})

test('secret and recovery codes are encrypted at rest, and nothing of them reaches the log', async () => {
  const ana = await newMember(services)
  await beginSecondStep(services, ana.uid, { password: ana.password, headers: ana.browser })
  const setup = await services.identity.secondStep.findSetup(ana.uid)
  const code = codesOf(setup?.secret ?? '')()
  const outcome = await confirmSecondStep(services, ana.uid, { code, headers: ana.browser })
  const [stored] = await rows<{ secret: string; backupCodes: string }>(
    'select secret, "backupCodes" from two_factors where "userId" = $1',
    [ana.uid],
  )
  const [recovery = '?'] = outcome.ok ? outcome.value.recoveryCodes : []
  expect(stored?.backupCodes).not.toContain(recovery)
  const plain = Buffer.from(stored?.secret ?? '', 'hex').toString('latin1') + stored?.secret
  expect(plain).not.toContain(setup?.secret ?? '?')
  const log = services.logged.join('')
  for (const secret of [setup?.secret ?? '?', recovery, code]) expect(log).not.toContain(secret)
  expect(log).toContain('second-step-on')
})

test('a blocked person is refused after the code too', async () => {
  const ana = await newMember(services)
  const authenticator = await withSecondStep(services, ana)
  const browser = await passwordTyped(ana)
  await rows('update users set blocked = true where uid = $1', [ana.uid])
  expect(await complete(browser, authenticator.code())).toEqual({ ok: false, code: 'user-disabled' })
})

test('the command line takes the second step away, with a trail entry, and ends the sessions', async () => {
  const ana = await newMember(services)
  await withSecondStep(services, ana)
  expect(await removeSecondStep(services, 'nadie@correo.co')).toEqual({ ok: false, code: 'nobody' })
  expect(await removeSecondStep(services, ana.email)).toMatchObject({ ok: true })
  expect(await removeSecondStep(services, ana.email)).toEqual({ ok: false, code: 'no-second-step' })
  expect(await viewerOf(ana.browser)).toBeNull()
  expect(await rows('select "actorUid", act from moderation_trail where "targetId" = $1', [ana.uid])).toEqual(
    [{ actorUid: 'consola', act: 'remove-second-step' }],
  )
  expect(await tryToSignIn(services, ana)).toMatchObject({ ok: true, value: { secondStep: false } })
})
