import { afterEach, expect, test } from 'vitest'
import { LOGIN_RULES, PASSWORD_MAX_LENGTH } from '#accounts/domain/credential-rules.ts'
import { firstMistake } from '#platform/domain/form-rules.ts'
import { isOutage } from '#platform/persistence/database.server.ts'
import { newMember, newPerson } from '#tests/support/people/people.ts'
import { testServices } from '#tests/support/program/services.ts'

const AUTHORIZATION = { authorizedVersion: '2026-11-16', authorizedAt: new Date() }

const services = await testServices()
const { identity, database } = services
const away = (table: string) => database.rows(`alter table ${table} rename to ${table}_away`)
const back = (table: string) => database.rows(`alter table if exists ${table}_away rename to ${table}`)

afterEach(async () => {
  await back('sessions')
  await back('users')
  await database.rows('drop trigger if exists broken on users')
})

/** The codes along the chain of causes. */
function codesOf(error: unknown): unknown[] {
  const codes = []
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause) codes.push(cause.code)
  return codes
}

test('a failed session lookup has the database error as its cause', async () => {
  const ana = await newMember(services)
  await away('sessions')
  const error = await identity.findViewer(ana.browser).catch(thrown => thrown)
  expect(codesOf(error)).toContain('42P01')
})

test('a database error at registration is not reported as a taken address', async () => {
  await database.rows(`create or replace function break_users() returns trigger language plpgsql as
    $$ begin raise exception 'disk full' using errcode = '53100'; end $$`)
  await database.rows(
    'create trigger broken before insert on users for each row execute function break_users()',
  )
  const error = await identity.signUp({ ...newPerson(), ...AUTHORIZATION }).catch(thrown => thrown)
  expect(codesOf(error)).toContain('53100')
  expect(isOutage(error)).toBe(true)
})

test('the cause of one failure is not attached to a later one', async () => {
  const ana = await newMember(services)
  await away('sessions')
  await identity.findViewer(ana.browser).catch(() => {})
  await back('sessions')
  expect(await identity.signIn({ email: ana.email, password: 'otra-cosa' })).toEqual({
    ok: false,
    code: 'invalid-credential',
  })
})

test('a session older than a day is renewed by the next request, and only then', async () => {
  const ana = await newMember(services)
  const look = async () => (await identity.findViewer(ana.browser))?.cookies
  const age = (time: string) =>
    database.rows(
      `update sessions set "expiresAt" = now() + interval '30 days' - $2::interval where "userId" = $1`,
      [ana.uid, time],
    )
  const left = () =>
    database.rows(
      `select "expiresAt" > now() + interval '29 days 23 hours' as whole from sessions where "userId" = $1`,
      [ana.uid],
    )
  expect(await look()).toEqual([])
  await age('23 hours')
  expect(await look()).toEqual([])
  await age('25 hours')
  expect(await look()).toEqual([expect.stringMatching(/^tecniya-session=.+Max-Age=2592000/)])
  expect(await left()).toEqual([{ whole: true }])
})

test.each([
  ['signed by somebody else', (cookie: string) => cookie.replace(/\.[^.]{10}/, '.AAAAAAAAAA')],
  ['without its signature', (cookie: string) => cookie.replace(/\..*$/, '')],
  ['of another token', (cookie: string) => cookie.replace(/=./, '=_')],
  ['that is no text', () => 'tecniya-session=%E0%A4%A.x'],
  ['that is empty', () => 'tecniya-session='],
])('a cookie %s has no viewer', async (_, spoiled) => {
  const ana = await newMember(services)
  const cookie = ana.browser.get('cookie') ?? ''
  expect((await identity.findViewer(new Headers({ cookie: `otra=1; ${cookie}; mas=2` })))?.viewer.uid).toBe(
    ana.uid,
  )
  expect(await identity.findViewer(new Headers({ cookie: spoiled(cookie) }))).toBeNull()
})

test('a password of the maximum length works with any characters', async () => {
  const password = '🔧🪛😀🏠'.repeat(PASSWORD_MAX_LENGTH / 4)
  const person = newPerson({ password })
  expect(firstMistake(LOGIN_RULES, { email: person.email, password })).toBeNull()
  expect(await identity.signUp({ ...person, ...AUTHORIZATION })).toMatchObject({ ok: true })
  expect(await identity.signIn({ email: person.email, password })).toMatchObject({ ok: true })
})
