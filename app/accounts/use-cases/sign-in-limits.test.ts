// @module-tag attack
// Ten attempts per account in 15 minutes (promises, "Nobody in").
import { beforeEach, expect, test } from 'vitest'
import type { Services } from '#app/services.ts'
import { newMember, tryToSignIn } from '#tests/support/people/people.ts'
import { servicesOn, testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { rows } = services.database
beforeEach(async () => void (await rows('delete from limits')))

const guess = (email: string, on: Services = services) => tryToSignIn(on, { email, password: 'otra-cosa' })
const codes = (outcomes: Awaited<ReturnType<typeof guess>>[]) =>
  outcomes.map(outcome => (outcome.ok ? 'in' : outcome.code))

/** Counts the password comparisons. */
function counting(on: Services): Services & { compared: number } {
  const counted = {
    ...on,
    compared: 0,
    identity: {
      ...on.identity,
      signIn: (credentials: Parameters<Services['identity']['signIn']>[0]) => {
        counted.compared++
        return on.identity.signIn(credentials)
      },
    },
  }
  return counted
}

test('of fifty concurrent guesses at most ten are compared', async () => {
  const ana = await newMember(services)
  const counted = counting(services)
  const results = codes(await Promise.all(Array.from({ length: 50 }, () => guess(ana.email, counted))))
  expect(counted.compared).toBe(10)
  expect(results.filter(code => code === 'invalid-credential')).toHaveLength(10)
  expect(results.filter(code => code === 'too-many-requests')).toHaveLength(40)
})

test('after ten guesses even the right password is refused, also on another instance and after a restart', async () => {
  const ana = await newMember(services)
  for (let n = 0; n < 10; n++) expect(await guess(ana.email)).toMatchObject({ code: 'invalid-credential' })
  expect(await tryToSignIn(services, ana)).toEqual({ ok: false, code: 'too-many-requests' })
  expect(await tryToSignIn(servicesOn(services.database), ana)).toMatchObject({ code: 'too-many-requests' })
  expect(await tryToSignIn(services, ana, { network: '198.51.100.9' })).toMatchObject({
    code: 'too-many-requests',
  })
})

test('fifteen minutes later the limit is reset', async () => {
  const ana = await newMember(services)
  for (let n = 0; n < 11; n++) await guess(ana.email)
  const [limit] = await rows<{ left: string }>(
    `select expire - (extract(epoch from clock_timestamp()) * 1000)::bigint as left from limits where points = 11`,
  )
  expect(Number(limit?.left)).toBeGreaterThan(14.5 * 60_000)
  expect(Number(limit?.left)).toBeLessThanOrEqual(15 * 60_000)
  await rows('update limits set expire = expire - 15 * 60 * 1000')
  expect(await tryToSignIn(services, ana)).toMatchObject({ ok: true })
})

test('a successful sign-in is not counted and does not reset earlier guesses', async () => {
  const ana = await newMember(services)
  for (let n = 0; n < 9; n++) await guess(ana.email)
  for (let n = 0; n < 5; n++) expect(await tryToSignIn(services, ana)).toMatchObject({ ok: true })
  expect(await guess(ana.email)).toMatchObject({ code: 'invalid-credential' })
  expect(await guess(ana.email)).toMatchObject({ code: 'too-many-requests' })
})

test('guesses at one account do not lock another', async () => {
  const [ana, luz] = [await newMember(services), await newMember(services)]
  for (let n = 0; n < 11; n++) await guess(ana.email)
  expect(await tryToSignIn(services, luz)).toMatchObject({ ok: true })
})

test('a network has a hundred guesses over all accounts, each network its own', async () => {
  const strangers = Array.from({ length: 110 }, (_, n) => `nadie-${n}@correo.co`)
  const results = codes(await Promise.all(strangers.map(email => guess(email))))
  expect(results.filter(code => code === 'user-not-found')).toHaveLength(100)
  const ana = await newMember(services)
  expect(await tryToSignIn(services, ana)).toMatchObject({ code: 'too-many-requests' })
  expect(await tryToSignIn(services, ana, { network: '198.51.100.9' })).toMatchObject({ ok: true })
})

test('the longest valid address can be counted', async () => {
  const email = `${'a'.repeat(244)}@correo.co`
  expect(await guess(email)).toMatchObject({ code: 'user-not-found' })
})

test('the limits table holds no address', async () => {
  await guess('nadie@correo.co')
  const keys = (await rows<{ key: string }>('select key from limits')).map(row => row.key)
  expect(keys).toHaveLength(2)
  expect(keys.join()).not.toContain('nadie')
})
