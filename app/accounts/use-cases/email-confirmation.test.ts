// A new account gets an e-mail to confirm its address.

import { beforeEach, expect, test } from 'vitest'
import { CONFIRMATION_LENGTH_MS } from '#accounts/identity/link-tokens.server.ts'
import { findMailbox } from '#accounts/jobs/account-jobs.server.ts'
import { confirmEmail, requestConfirmation } from '#accounts/use-cases/email-confirmation.server.ts'
import { registerAccount } from '#accounts/use-cases/register-account.server.ts'
import { browserWith, NETWORK, newPerson } from '#tests/support/people/people.ts'
import { NOON, servicesOn, testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { links } = services.identity
const { rows } = services.database
beforeEach(async () => {
  await rows('delete from limits')
  await rows('delete from graphile_worker._private_jobs')
})

async function register() {
  const person = newPerson()
  const outcome = await registerAccount(services, { person, network: NETWORK })
  if (!outcome.ok) throw new Error(outcome.code)
  return { ...person, uid: outcome.value.uid, browser: browserWith(outcome.value.cookies) }
}

async function isConfirmed(uid: string): Promise<boolean | undefined> {
  const [row] = await rows<{ is: boolean }>('select "emailVerified" as is from users where uid = $1', [uid])
  return row?.is
}

const jobs = () =>
  rows(`select task_identifier as task, payload from graphile_worker.jobs
    join graphile_worker._private_jobs using (id) order by id`)

test('a registration asks for an e-mail, and the link confirms the address, also twice', async () => {
  const ana = await register()
  expect(await jobs()).toEqual([{ task: 'send-confirmation-mail', payload: { uid: ana.uid } }])
  expect(await isConfirmed(ana.uid)).toBe(false)
  const token = links.confirmationTokenOf(ana, NOON)
  for (let n = 0; n < 2; n++)
    expect(await confirmEmail(services, token)).toEqual({ ok: true, value: { email: ana.email } })
  expect(await isConfirmed(ana.uid)).toBe(true)
})

test('an account that did not confirm is signed in', async () => {
  const ana = await register()
  expect((await services.identity.findViewer(ana.browser))?.viewer).toMatchObject({ uid: ana.uid })
})

test('a link lasts a week', async () => {
  const ana = await register()
  const token = links.confirmationTokenOf(ana, NOON)
  const after = (ms: number) => servicesOn(services.database, new Date(NOON.getTime() + ms))
  const late = await confirmEmail(after(CONFIRMATION_LENGTH_MS), token)
  expect(late).toEqual({ ok: false, code: 'invalid-token' })
  expect(await confirmEmail(after(CONFIRMATION_LENGTH_MS - 1), token)).toMatchObject({ ok: true })
})

test('a link of one account or address confirms no other', { tags: ['attack'] }, async () => {
  const [ana, luz] = [await register(), await register()]
  const token = links.confirmationTokenOf(ana, NOON)
  const uidOf = (uid: string) => Buffer.from(uid).toString('base64url')
  const forged = [
    token.replace(uidOf(ana.uid), uidOf(luz.uid)),
    token.replace(/\.[^.]+\./, '.zzzzzzzzz.'),
    links.confirmationTokenOf({ uid: luz.uid, email: ana.email }, NOON),
    links.tokenFor('password-reset', luz.uid),
    '',
    '..',
    'a'.repeat(5_000),
  ]
  for (const each of forged)
    expect(await confirmEmail(services, each)).toEqual({ ok: false, code: 'invalid-token' })
  await rows(`update users set email = 'nueva-' || email where uid = $1`, [ana.uid])
  expect(await confirmEmail(services, token)).toEqual({ ok: false, code: 'invalid-token' })
  expect([await isConfirmed(ana.uid), await isConfirmed(luz.uid)]).toEqual([false, false])
})

test('D70: the line of any e-mail to an unconfirmed address confirms it', async () => {
  const ana = await register()
  const tools = { ...services, origin: 'https://tecniya.co', now: () => NOON }
  const mailbox = await findMailbox(tools, ana.email)
  if (mailbox.isConfirmed) throw new Error('confirmed')
  const { origin, pathname, searchParams } = new URL(mailbox.confirmationLink)
  expect(`${origin}${pathname}`).toBe('https://tecniya.co/auth/confirmar')
  expect(await confirmEmail(services, searchParams.get('token') ?? '')).toMatchObject({ ok: true })
  expect(await findMailbox(tools, ana.email)).toEqual({ isConfirmed: true })
})

test('an address without an account is not confirmed, and its line leads to where one signs in', async () => {
  const tools = { ...services, origin: 'https://tecniya.co', now: () => NOON }
  expect(await findMailbox(tools, 'nadie@correo.co')).toEqual({
    isConfirmed: false,
    confirmationLink: 'https://tecniya.co/auth/confirmar',
  })
})

test('an account asks for five further e-mails a day at most', { tags: ['attack'] }, async () => {
  const ana = await register()
  const outcomes = []
  for (let n = 0; n < 6; n++) outcomes.push(await requestConfirmation(services, ana.uid))
  expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, true, true, true, false])
  expect(await jobs()).toHaveLength(6)
})
