// D9: the link works once, for an hour, and ends the other sessions.

import { beforeEach, expect, test } from 'vitest'
import { findResetLink } from '#accounts/identity/link-tokens.server.ts'
import { requestPasswordReset, resetPassword } from '#accounts/use-cases/password-change.server.ts'
import { NETWORK, newMember, tryToSignIn } from '#tests/support/people/people.ts'
import { testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { rows } = services.database
const NEW_PASSWORD = 'cobre-martes-9'

beforeEach(async () => {
  await rows('delete from limits')
  await rows('delete from graphile_worker._private_jobs')
  await rows('delete from password_resets')
})

const ask = (email: string) => requestPasswordReset(services, { email, network: NETWORK })
const reset = (token: string, password = NEW_PASSWORD) =>
  resetPassword(services, { token, password, network: NETWORK })

async function jobs(): Promise<{ task: string; payload: { request?: string; uid?: string } }[]> {
  return rows(`select task_identifier as task, payload from graphile_worker.jobs
    join graphile_worker._private_jobs using (id) order by id`)
}

/** As the e-mail has it. */
async function tokenFor(email: string): Promise<string> {
  await ask(email)
  return services.identity.links.tokenFor('password-reset', (await jobs()).at(-1)?.payload.request ?? '')
}

test('a request adds one job with the id of the request', async () => {
  const ana = await newMember(services)
  expect(await ask(ana.email)).toEqual({ ok: true, value: undefined })
  const [stored] = await rows<{ id: string }>('select id from password_resets where uid = $1', [ana.uid])
  expect(await jobs()).toEqual([{ task: 'send-reset-mail', payload: { request: stored?.id } }])
})

test('the path that was under way is kept until the password is changed', async () => {
  const ana = await newMember(services)
  const from = '/agendar/luz?hour=15&description=se+da%C3%B1%C3%B3'
  await requestPasswordReset(services, { email: ana.email, network: NETWORK, from })
  const token = services.identity.links.tokenFor(
    'password-reset',
    (await jobs()).at(-1)?.payload.request ?? '',
  )
  expect(await reset(token)).toMatchObject({ ok: true, value: { returnPath: from } })
})

test('an unknown address gets the same answer and no job', async () => {
  expect(await ask('nadie@correo.co')).toEqual({ ok: true, value: undefined })
  expect(await jobs()).toEqual([])
})

test('the token of a reset link stands in no table, job or backup', { tags: ['attack'] }, async () => {
  const ana = await newMember(services)
  const token = await tokenFor(ana.email)
  const [, signature = ''] = token.split('.')
  const stored = await Promise.all(
    ['password_resets', 'verifications', 'graphile_worker._private_jobs'].map(table =>
      rows(`select * from ${table}`),
    ),
  )
  expect(signature).toMatch(/^[\w-]{43}$/)
  expect(JSON.stringify(stored)).not.toContain(signature)
})

test('an older reset link dies when a newer one is asked for', { tags: ['attack'] }, async () => {
  const ana = await newMember(services)
  const [older, newer] = [await tokenFor(ana.email), await tokenFor(ana.email)]
  expect(await reset(older)).toEqual({ ok: false, code: 'invalid-token' })
  expect(await reset(newer)).toMatchObject({ ok: true })
})

test('looking at a reset link does not use it up, and tells a dead one', { tags: ['attack'] }, async () => {
  const ana = await newMember(services)
  const token = await tokenFor(ana.email)
  const look = () => findResetLink(services.db, services.identity.links, token)
  expect(await look()).toMatchObject({ uid: ana.uid })
  expect(await look()).toMatchObject({ uid: ana.uid })
  await reset(token)
  expect(await look()).toBeNull()
})

test('a link that was sent to a former address is dead', { tags: ['attack'] }, async () => {
  const ana = await newMember(services)
  const token = await tokenFor(ana.email)
  await rows(`update users set email = 'nueva-' || email where uid = $1`, [ana.uid])
  expect(await reset(token)).toEqual({ ok: false, code: 'invalid-token' })
})

test('a changed password is told by e-mail, and the address counts as confirmed', async () => {
  const ana = await newMember(services)
  await rows('update users set "emailVerified" = false where uid = $1', [ana.uid])
  await reset(await tokenFor(ana.email))
  expect((await jobs()).at(-1)).toEqual({ task: 'password-changed-mail', payload: { uid: ana.uid } })
  expect(await rows('select "emailVerified" from users where uid = $1', [ana.uid])).toEqual([
    { emailVerified: true },
  ])
})

test('an account without a password gets one', async () => {
  const ana = await newMember(services)
  await rows('delete from accounts where "userId" = $1', [ana.uid])
  await reset(await tokenFor(ana.email))
  expect(await tryToSignIn(services, { ...ana, password: NEW_PASSWORD })).toMatchObject({ ok: true })
})

test('the token changes the password, once', async () => {
  const ana = await newMember(services)
  const token = await tokenFor(ana.email)
  expect(await reset(token)).toMatchObject({ ok: true })
  expect(await reset(token, 'otra-mas-10')).toEqual({ ok: false, code: 'invalid-token' })
  expect(await tryToSignIn(services, { ...ana, password: NEW_PASSWORD })).toMatchObject({ ok: true })
  expect(await tryToSignIn(services, ana)).toEqual({ ok: false, code: 'invalid-credential' })
})

test('of concurrent uses of one token, one succeeds', async () => {
  const ana = await newMember(services)
  const token = await tokenFor(ana.email)
  const passwords = Array.from({ length: 8 }, (_, n) => `cobre-martes-${n}`)
  const outcomes = await Promise.all(passwords.map(password => reset(token, password)))
  expect(outcomes.filter(outcome => outcome.ok)).toHaveLength(1)
})

test('the other sessions of the account end', async () => {
  const [ana, luz] = [await newMember(services), await newMember(services)]
  await reset(await tokenFor(ana.email))
  expect(await services.identity.findViewer(ana.browser)).toBeNull()
  expect(await services.identity.findViewer(luz.browser)).not.toBeNull()
})

test('the token expires after an hour', async () => {
  const ana = await newMember(services)
  const late = await tokenFor(ana.email)
  await rows(`update password_resets set "expiresAt" = "expiresAt" - interval '60 minutes'`)
  expect(await reset(late)).toEqual({ ok: false, code: 'invalid-token' })
  const inTime = await tokenFor(ana.email)
  await rows(`update password_resets set "expiresAt" = "expiresAt" - interval '59 minutes'`)
  expect(await reset(inTime)).toMatchObject({ ok: true })
})

test.each(['', 'inventado', '%', '.', 'a'.repeat(5_000), 'id.AAAA'])(
  'the token %j is refused',
  async token => {
    expect(await reset(token)).toEqual({ ok: false, code: 'invalid-token' })
  },
)

test('a weak password does not use up the token', async () => {
  const ana = await newMember(services)
  const token = await tokenFor(ana.email)
  for (const weak of ['123456', 'restrepo1987', 'trustno1'])
    expect(await reset(token, weak)).toEqual({ ok: false, code: 'weak-password' })
  expect(await reset(token)).toMatchObject({ ok: true })
})

test.each(['known', 'unknown'])('a %s address gets three e-mails an hour at most', async kind => {
  const email = kind === 'known' ? (await newMember(services)).email : 'nadie@correo.co'
  const outcomes = [await ask(email), await ask(email), await ask(email), await ask(email)]
  expect(outcomes.map(outcome => outcome.ok)).toEqual([true, true, true, false])
  expect(outcomes.at(-1)).toEqual({ ok: false, code: 'reset-not-sent' })
  expect(await jobs()).toHaveLength(kind === 'known' ? 3 : 0)
})

test('a blocked account stays blocked after a reset', async () => {
  const ana = await newMember(services)
  const token = await tokenFor(ana.email)
  await rows('update users set blocked = true where uid = $1', [ana.uid])
  await reset(token)
  expect(await tryToSignIn(services, { ...ana, password: NEW_PASSWORD })).toMatchObject({
    code: 'user-disabled',
  })
})

test('neither token nor address reached the log', async () => {
  const ana = await newMember(services)
  const token = await tokenFor(ana.email)
  await ask('nadie@correo.co')
  await reset('inventado')
  for (const secret of [token, ana.email, 'nadie@', NEW_PASSWORD])
    expect(services.logged.join('')).not.toContain(secret)
})
