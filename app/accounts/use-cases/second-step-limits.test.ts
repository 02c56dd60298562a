// @module-tag attack
// Codes of the second step are counted before they are checked, and whoever has only the password keeps no owner out.
import { beforeEach, expect, test } from 'vitest'
import { RECOVERY_CODE_ACCOUNT_LIMIT } from '#accounts/domain/limits.ts'
import { beginSecondStep, confirmSecondStep } from '#accounts/use-cases/own-second-step.server.ts'
import { completeSecondStep } from '#accounts/use-cases/sign-in.server.ts'
import { browserWith, type Member, NETWORK, newMember, tryToSignIn } from '#tests/support/people/people.ts'
import { type Authenticator, codesOf, withSecondStep } from '#tests/support/people/second-step.ts'
import { testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { rows } = services.database
beforeEach(async () => void (await rows('delete from limits')))

const LOCKED = { ok: false, code: 'too-many-requests' }
const OWNERS_NETWORK = '198.51.100.9'

/** The cookies of a browser after the right password, beside those it had. */
async function passwordTyped(person: Member, before = new Headers()): Promise<Headers> {
  const outcome = await tryToSignIn(services, person, { headers: before, network: OWNERS_NETWORK })
  if (!outcome.ok || !outcome.value.secondStep) throw new Error('no second step was asked for')
  const pending = browserWith(outcome.value.cookies).get('cookie')
  return new Headers({ cookie: [before.get('cookie'), pending].filter(Boolean).join('; ') })
}

/** One after the other: right passwords count until they were compared. */
async function passwordTypedTimes(person: Member, times: number): Promise<Headers[]> {
  const browsers: Headers[] = []
  for (let n = 0; n < times; n++) browsers.push(await passwordTyped(person))
  return browsers
}

const complete = (headers: Headers, code: string, network = NETWORK) =>
  completeSecondStep(services, { code, network, headers })

/** Each challenge takes five. */
async function guessAs(person: Member, code: (n: number) => string, times: number, before?: Headers) {
  const codes: string[] = []
  let browser = new Headers()
  for (let n = 0; n < times; n++) {
    if (n % 5 === 0) browser = await passwordTyped(person, before)
    const outcome = await complete(browser, code(n))
    codes.push(outcome.ok ? 'in' : outcome.code)
  }
  return codes
}

const wrongCode = (n: number) => String(100_000 + n)
const wrongRecoveryCode = (n: number) => `AAAAA-${String(10_000 + n)}`

async function lockedByStrangers(): Promise<{ ana: Member; authenticator: Authenticator; device: Headers }> {
  const ana = await newMember(services)
  const authenticator = await withSecondStep(services, ana)
  const device = browserWith([await services.identity.devices.remember(new Headers(), ana.uid)])
  expect(await guessAs(ana, wrongCode, 11)).toEqual([...Array(10).fill('invalid-code'), 'too-many-requests'])
  return { ana, authenticator, device }
}

test('of a burst of codes over many sign-ins ten are checked, and the right one at its end is not', async () => {
  const ana = await newMember(services)
  const authenticator = await withSecondStep(services, ana)
  const browsers = await passwordTypedTimes(ana, 24)
  const burst = browsers.flatMap((browser, n) =>
    [0, 1, 2, 3].map(k => ({ browser, code: wrongCode(4 * n + k), network: `203.0.113.${n}` })),
  )
  const outcomes = await Promise.all(
    burst.map(({ browser, code, network }) => complete(browser, code, network)),
  )
  const codes = outcomes.map(outcome => (outcome.ok ? 'in' : outcome.code))
  expect(codes.filter(code => code !== 'too-many-requests')).toEqual(Array(10).fill('invalid-code'))
  expect(await complete(await passwordTyped(ana), authenticator.code(), OWNERS_NETWORK)).toEqual(LOCKED)
  await rows('update limits set expire = expire - 15 * 60 * 1000')
  expect(await complete(await passwordTyped(ana), authenticator.code())).toMatchObject({ ok: true })
})

test('a recovery code that is sent many times at once opens one session', async () => {
  const ana = await newMember(services)
  const { recoveryCodes } = await withSecondStep(services, ana)
  const [code = ''] = recoveryCodes
  const browsers = await passwordTypedTimes(ana, 12)
  const outcomes = await Promise.all(browsers.map(browser => complete(browser, code)))
  expect(outcomes.map(outcome => (outcome.ok ? 'in' : outcome.code)).sort()).toEqual(
    ['in', ...Array(11).fill('invalid-code')].sort(),
  )
})

test('recovery codes that are used at the same instant are all used up', async () => {
  const ana = await newMember(services)
  const { recoveryCodes } = await withSecondStep(services, ana)
  const used = recoveryCodes.slice(0, 6)
  const browsers = await passwordTypedTimes(ana, used.length)
  const outcomes = await Promise.all(browsers.map((browser, n) => complete(browser, used[n] ?? '')))
  expect(outcomes.map(outcome => outcome.ok)).toEqual(used.map(() => true))
  expect(await services.identity.secondStep.listRecoveryCodes(ana.uid)).toEqual(recoveryCodes.slice(6))
})

test('wrong codes by strangers with the password keep no known device out', async () => {
  const { ana, authenticator, device } = await lockedByStrangers()
  const code = authenticator.code()
  expect(await complete(await passwordTyped(ana), code, OWNERS_NETWORK)).toEqual(LOCKED)
  expect(await complete(await passwordTyped(ana, device), code)).toMatchObject({ ok: true })
})

test('wrong codes by strangers with the password keep no recovery code out, on any device', async () => {
  const { ana, authenticator } = await lockedByStrangers()
  const [code = ''] = authenticator.recoveryCodes
  expect(await complete(await passwordTyped(ana), code)).toMatchObject({ ok: true })
})

test('wrong recovery codes are limited in their network, and there alone', async () => {
  const { ana, authenticator, device } = await lockedByStrangers()
  const codes = await guessAs(ana, wrongRecoveryCode, 51)
  expect(codes).toEqual([...Array(50).fill('invalid-code'), 'too-many-requests'])
  const [first = '', second = ''] = authenticator.recoveryCodes
  expect(await complete(await passwordTyped(ana), first)).toEqual(LOCKED)
  expect(await complete(await passwordTyped(ana, device), first)).toMatchObject({ ok: true })
  expect(await complete(await passwordTyped(ana), second, OWNERS_NETWORK)).toMatchObject({ ok: true })
})

test('wrong recovery codes from many networks are limited for the account, but not on a known device', async () => {
  const ana = await newMember(services)
  const { recoveryCodes } = await withSecondStep(services, ana)
  const device = browserWith([await services.identity.devices.remember(new Headers(), ana.uid)])
  for (let n = 0; n < 200; n++) await services.limits.consume(RECOVERY_CODE_ACCOUNT_LIMIT, ana.uid)
  const [first = '', second = ''] = recoveryCodes
  expect(await complete(await passwordTyped(ana), first, '192.0.2.7')).toEqual(LOCKED)
  expect(await complete(await passwordTyped(ana, device), first)).toMatchObject({ ok: true })
  await rows('update limits set expire = expire - 15 * 60 * 1000')
  expect(await complete(await passwordTyped(ana), second, '192.0.2.7')).toMatchObject({ ok: true })
})

test('a known device has ten codes of its own', async () => {
  const ana = await newMember(services)
  const authenticator = await withSecondStep(services, ana)
  const device = browserWith([await services.identity.devices.remember(new Headers(), ana.uid)])
  expect(await guessAs(ana, wrongCode, 11, device)).toEqual([
    ...Array(10).fill('invalid-code'),
    'too-many-requests',
  ])
  expect(await complete(await passwordTyped(ana), authenticator.code())).toMatchObject({ ok: true })
})

test('who signed in before the second step was on is a stranger to it, but for the browser that switched it on', async () => {
  const ana = await newMember(services)
  const isKnown = async (cookies: readonly string[]) =>
    (await services.identity.devices.find(browserWith(cookies), ana.uid)) !== null
  const before = [await services.identity.devices.remember(new Headers(), ana.uid)]
  expect(await isKnown(before)).toBe(true)
  await beginSecondStep(services, ana.uid, { password: ana.password, headers: ana.browser })
  const setup = await services.identity.secondStep.findSetup(ana.uid)
  const code = codesOf(setup?.secret ?? '')()
  const done = await confirmSecondStep(services, ana.uid, { code, headers: ana.browser })
  expect(await isKnown(before)).toBe(false)
  expect(done.ok && (await isKnown(done.value.cookies))).toBe(true)
})
