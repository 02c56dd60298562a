// A stranger's wrong guesses keep no owner out.
import { beforeEach, expect, test } from 'vitest'
import { storePasswordReset } from '#accounts/persistence/passwords.server.ts'
import { resetPassword } from '#accounts/use-cases/password-change.server.ts'
import { registerAccount } from '#accounts/use-cases/register-account.server.ts'
import { BROWSER_STORAGE } from '#platform/domain/browser-storage.ts'
import {
  browserWith,
  type Member,
  NETWORK,
  newMember,
  newPerson,
  tryToSignIn,
} from '#tests/support/people/people.ts'
import { servicesOn, testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { rows } = services.database
beforeEach(async () => void (await rows('delete from limits')))

const attack = { tags: ['attack'] }
const LOCKED = { ok: false, code: 'too-many-requests' }
const NEW_PASSWORD = 'cobre-martes-9'
type Credentials = Pick<Member, 'email' | 'password'>
const guess = (who: Credentials, headers?: Headers) =>
  tryToSignIn(services, { ...who, password: 'otra-cosa' }, headers && { headers })

async function guessTenTimes(who: Credentials, headers?: Headers): Promise<void> {
  for (let n = 0; n < 10; n++) expect(await guess(who, headers)).toMatchObject({ code: 'invalid-credential' })
  expect(await guess(who, headers)).toEqual(LOCKED)
}

/** The cookies of a browser that signed in as this person, without the session. */
async function deviceOf(who: Credentials, before = new Headers()): Promise<Headers> {
  const outcome = await tryToSignIn(services, who, { headers: before })
  if (!outcome.ok) throw new Error(`not signed in: ${outcome.code}`)
  const known = outcome.value.cookies.filter(cookie => cookie.startsWith(BROWSER_STORAGE.knownDevice.key))
  expect(known).toHaveLength(1)
  return browserWith(known)
}

async function resetPasswordOf(who: Member) {
  const request = await storePasswordReset(services.db, { uid: who.uid, returnPath: null })
  const token = services.identity.links.tokenFor('password-reset', request)
  const outcome = await resetPassword(services, { token, password: NEW_PASSWORD, network: NETWORK })
  if (!outcome.ok) throw new Error(`not reset: ${outcome.code}`)
  return { ...who, password: NEW_PASSWORD, device: browserWith(outcome.value.cookies) }
}

test('ten wrong guesses by strangers do not keep a known device out, on any instance', attack, async () => {
  const ana = await newMember(services)
  const device = await deviceOf(ana)
  await guessTenTimes(ana)
  expect(await tryToSignIn(services, ana)).toEqual(LOCKED)
  expect(await tryToSignIn(services, ana, { headers: device })).toMatchObject({ ok: true })
  expect(await tryToSignIn(servicesOn(services.database), ana, { headers: device })).toMatchObject({
    ok: true,
  })
})

test('the browser that registered is known', async () => {
  const person = newPerson()
  const outcome = await registerAccount(services, { person, network: NETWORK })
  if (!outcome.ok) throw new Error(outcome.code)
  await guessTenTimes(person)
  const headers = browserWith(outcome.value.cookies)
  expect(await tryToSignIn(services, person, { headers })).toMatchObject({ ok: true })
})

test('a known device has ten guesses of its own, and spends none of the strangers’', attack, async () => {
  const ana = await newMember(services)
  const device = await deviceOf(ana)
  await guessTenTimes(ana, device)
  expect(await tryToSignIn(services, ana, { headers: device })).toEqual(LOCKED)
  expect(await tryToSignIn(services, ana)).toMatchObject({ ok: true })
})

test('guesses over a whole network do not keep a known device out', attack, async () => {
  const ana = await newMember(services)
  const device = await deviceOf(ana)
  const strangers = Array.from({ length: 101 }, (_, n) => ({ email: `nadie-${n}@correo.co`, password: 'x' }))
  await Promise.all(strangers.map(stranger => tryToSignIn(services, stranger)))
  expect(await tryToSignIn(services, ana)).toEqual(LOCKED)
  expect(await tryToSignIn(services, ana, { headers: device })).toMatchObject({ ok: true })
})

test('the known device of one account is a stranger to another', attack, async () => {
  const [ana, luz] = [await newMember(services), await newMember(services)]
  const device = await deviceOf(luz)
  await guessTenTimes(ana)
  expect(await guess(ana, device)).toEqual(LOCKED)
})

test('two accounts on one device are both known', async () => {
  const [ana, luz] = [await newMember(services), await newMember(services)]
  const shared = await deviceOf(luz, await deviceOf(ana))
  for (const who of [ana, luz]) {
    await guessTenTimes(who)
    expect(await tryToSignIn(services, who, { headers: shared })).toMatchObject({ ok: true })
  }
})

test.each([
  ['forged', (cookie: string) => cookie.replace(/.{8}$/, 'AAAAAAAA')],
  ['with another id', (cookie: string) => cookie.replace(/=.{8}/, '=AAAAAAAA')],
  ['with a later date', (cookie: string) => cookie.replace(/\.([0-9a-z]+)\./, '.zzzzzz.')],
  ['without its signature', (cookie: string) => cookie.replace(/\.[^.]*$/, '')],
  ['of nonsense', () => `${BROWSER_STORAGE.knownDevice.key}=%E0%A4%A~~..~`],
])('a device cookie %s is a stranger’s', attack, async (_, spoiled) => {
  const ana = await newMember(services)
  const device = await deviceOf(ana)
  await guessTenTimes(ana)
  const headers = new Headers({ cookie: spoiled(device.get('cookie') ?? '') })
  expect(await tryToSignIn(services, ana, { headers })).toEqual(LOCKED)
})

test('a device cookie signed with another secret is a stranger’s', attack, async () => {
  const ana = await newMember(services)
  const { createKnownDevices } = await import('#accounts/identity/known-devices.server.ts')
  const others = createKnownDevices(services.db, { secret: 'another secret', secure: false })
  const headers = browserWith([await others.remember(new Headers(), ana.uid)])
  expect(await services.identity.devices.find(headers, ana.uid)).toBeNull()
})

test('a known device is forgotten with the password', attack, async () => {
  const ana = await newMember(services)
  const device = await deviceOf(ana)
  const changed = await resetPasswordOf(ana)
  await guessTenTimes(changed)
  expect(await tryToSignIn(services, changed, { headers: device })).toEqual(LOCKED)
  expect(await tryToSignIn(services, changed, { headers: changed.device })).toMatchObject({ ok: true })
})

test('a completed reset lifts the limit of the account', attack, async () => {
  const ana = await newMember(services)
  await guessTenTimes(ana)
  const changed = await resetPasswordOf(ana)
  expect(await tryToSignIn(services, changed)).toMatchObject({ ok: true })
})

test('a refused reset lifts nothing', attack, async () => {
  const ana = await newMember(services)
  await guessTenTimes(ana)
  await resetPassword(services, { token: 'inventado', password: NEW_PASSWORD, network: NETWORK })
  expect(await tryToSignIn(services, ana)).toEqual(LOCKED)
})
