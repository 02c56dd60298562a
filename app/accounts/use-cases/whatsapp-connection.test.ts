// Connecting a number: whoever sends the code from it owns it, once, within ten minutes, in the session that asked.
import { expect, test } from 'vitest'
import { codeIn, whatsappState } from '#accounts/domain/whatsapp-connection.ts'
import { findWhatsappState } from '#accounts/persistence/whatsapp-connections.server.ts'
import { signOut } from '#accounts/use-cases/own-sessions.server.ts'
import {
  connectByCode,
  disconnectWhatsapp,
  hideWhatsappOffer,
  leaveWhatsapp,
  restoreWhatsapp,
  startConnecting,
  testWhatsapp,
} from '#accounts/use-cases/whatsapp-connection.server.ts'
import { DAY_MS, MINUTE_MS } from '#platform/domain/time.ts'
import type { WhatsappChannel } from '#platform/whatsapp/whatsapp-channel.ts'
import { createWhatsappChannel } from '#platform/whatsapp/whatsapp-client.server.ts'
import { type Member, newMember } from '#tests/support/people/people.ts'
import { codeOf, connectNumber, newNumber, queuedMessages } from '#tests/support/people/whatsapp.ts'
import { NOON, testServices } from '#tests/support/program/services.ts'

const whatsapp: WhatsappChannel = createWhatsappChannel({
  phoneId: '1',
  token: 't',
  appSecret: 's',
  verifyToken: 'v',
  number: '576015550148',
  api: 'http://127.0.0.1:9/v23.0',
  businessId: undefined,
})
const services = await testServices({ whatsapp })
const { database, db } = services
const { rows } = database
const at = (ms: number) => ({ ...services, now: () => new Date(NOON.getTime() + ms) })

async function sessionOf({ browser }: Member): Promise<string> {
  const found = await services.identity.findViewer(browser)
  return found?.sessionId ?? ''
}

/** What is sent from the phone. */
async function start(person: Member): Promise<string> {
  expect(await startConnecting(services, { uid: person.uid, sessionId: await sessionOf(person) })).toEqual({
    ok: true,
  })
  return codeIn(`Conectar ${await codeOf(database, person.uid)}`) ?? ''
}

async function stateOf(person: Member, sessionId?: string, now = NOON) {
  return whatsappState(await findWhatsappState(db, person.uid, sessionId ?? (await sessionOf(person))), now)
}

test('the message with the code connects the number it came from, with the consent of that moment', async () => {
  const ana = await newMember(services)
  expect(await stateOf(ana)).toMatchObject({ kind: 'none', isOffered: true })
  const code = await start(ana)
  expect(await stateOf(ana)).toMatchObject({
    kind: 'waiting',
    code: { text: `TY-${code}`, isNumberTaken: false },
  })
  const number = newNumber()
  expect(await connectByCode(services, { number, code })).toEqual({ kind: 'connected', name: ana.name })
  expect(await stateOf(ana)).toMatchObject({
    kind: 'connected',
    isOffered: false,
    connection: { failingAt: null },
  })
  expect(
    await rows(
      'select number, "connectedAt", consent, "lastInboundAt" from whatsapp_connections where uid = $1',
      [ana.uid],
    ),
  ).toEqual([{ number, connectedAt: NOON, consent: '2026-11-19', lastInboundAt: NOON }])
})

test('without configuration nothing begins', async () => {
  const ana = await newMember(services)
  const without = { ...services, whatsapp: null }
  expect(await startConnecting(without, { uid: ana.uid, sessionId: await sessionOf(ana) })).toEqual({
    ok: false,
    code: 'whatsapp-not-offered',
  })
})

test('a code works once, and says the same to the number that it connected', {
  tags: ['attack'],
}, async () => {
  const ana = await newMember(services)
  const [number, code] = [newNumber(), await start(ana)]
  await connectByCode(services, { number, code })
  expect(await connectByCode(services, { number, code })).toMatchObject({ kind: 'connected' })
  expect(await connectByCode(services, { number: newNumber(), code })).toEqual({ kind: 'unknown-code' })
  expect(await rows('select number from whatsapp_connections where uid = $1', [ana.uid])).toEqual([
    { number },
  ])
})

test('a code of ten minutes ago connects nobody', { tags: ['attack'] }, async () => {
  const ana = await newMember(services)
  const code = await start(ana)
  const number = newNumber()
  expect(await connectByCode(at(10 * MINUTE_MS), { number, code })).toEqual({ kind: 'expired-code' })
  expect(await stateOf(ana, undefined, at(10 * MINUTE_MS).now())).toMatchObject({
    kind: 'expired',
    code: { text: `TY-${code}` },
  })
  expect(await stateOf(ana)).toMatchObject({ connection: null })
})

test('a code ends with its session, with the next one, and is shown in no other', {
  tags: ['attack'],
}, async () => {
  const ana = await newMember(services)
  const first = await start(ana)
  expect(await stateOf(ana, 'another session')).toMatchObject({ kind: 'none', code: null })
  const second = await start(ana)
  expect(await connectByCode(services, { number: newNumber(), code: first })).toEqual({
    kind: 'unknown-code',
  })
  await signOut(services, ana.browser)
  expect(await connectByCode(services, { number: newNumber(), code: second })).toEqual({
    kind: 'unknown-code',
  })
})

test('five guesses an hour from a number, then silence even for the right code', {
  tags: ['attack'],
}, async () => {
  const ana = await newMember(services)
  const number = newNumber()
  for (let guess = 0; guess < 5; guess++)
    expect(await connectByCode(services, { number, code: `222${guess + 2}` })).toEqual({
      kind: 'unknown-code',
    })
  expect(await connectByCode(services, { number, code: await start(ana) })).toEqual({
    kind: 'too-many-codes',
  })
  expect(await stateOf(ana)).toMatchObject({ connection: null })
})

test('a number belongs to one account: the other is refused and both are told', {
  tags: ['attack'],
}, async () => {
  const [ana, eva] = [await newMember(services), await newMember(services)]
  const number = newNumber()
  await connectByCode(services, { number, code: await start(ana) })
  expect(await connectByCode(services, { number, code: await start(eva) })).toEqual({ kind: 'number-taken' })
  expect(await stateOf(eva)).toMatchObject({ connection: null, code: { isNumberTaken: true } })
  expect(await stateOf(ana)).toMatchObject({ kind: 'connected', connection: { claimedAt: NOON } })
  await disconnectWhatsapp(services, ana.uid)
  const moved = await connectByCode(services, { number, code: await start(eva) })
  expect(moved).toMatchObject({ kind: 'connected' })
  // 'Deshacer' does not take it back.
  expect(await restoreWhatsapp(services, ana.uid)).toEqual({ ok: false, code: 'whatsapp-not-connected' })
})

test('of two accounts that connect one number at once, one gets it', { tags: ['attack'] }, async () => {
  const [ana, eva] = [await newMember(services), await newMember(services)]
  const codes = [await start(ana), await start(eva)]
  const number = newNumber()
  const outcomes = await Promise.all(codes.map(code => connectByCode(services, { number, code })))
  expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['connected', 'number-taken'])
})

test('another number replaces the first when it has written', async () => {
  const ana = await newMember(services)
  const [first, second] = [newNumber(), newNumber()]
  await connectByCode(services, { number: first, code: await start(ana) })
  const code = await start(ana)
  expect(await stateOf(ana)).toMatchObject({ kind: 'waiting', connection: { failingAt: null } })
  expect(await connectByCode(services, { number: second, code })).toMatchObject({ kind: 'connected' })
  expect(await rows('select number from whatsapp_connections where uid = $1', [ana.uid])).toEqual([
    { number: second },
  ])
})

test('who is blocked connects nothing', { tags: ['attack'] }, async () => {
  const ana = await newMember(services)
  const code = await start(ana)
  await rows('update users set blocked = true where uid = $1', [ana.uid])
  expect(await connectByCode(services, { number: newNumber(), code })).toEqual({ kind: 'unknown-code' })
})

test('disconnecting holds at once, is undone for ten minutes, and SALIR does it from the phone', async () => {
  const ana = await newMember(services)
  const number = await connectNumber(database, ana.uid)
  expect(await disconnectWhatsapp(services, ana.uid)).toEqual({ ok: true })
  expect(await stateOf(ana)).toMatchObject({ kind: 'none', isRestorable: true })
  expect(await disconnectWhatsapp(services, ana.uid)).toEqual({ ok: false, code: 'whatsapp-not-connected' })
  expect(await restoreWhatsapp(services, ana.uid)).toEqual({ ok: true })
  expect(await stateOf(ana)).toMatchObject({ kind: 'connected' })
  expect(await leaveWhatsapp(services, number)).toBe(true)
  expect(await leaveWhatsapp(services, number)).toBe(false)
  expect(await restoreWhatsapp(at(10 * MINUTE_MS), ana.uid)).toEqual({
    ok: false,
    code: 'whatsapp-not-connected',
  })
})

test('the test of a connection is sent once an hour', async () => {
  const ana = await newMember(services)
  expect(await testWhatsapp(services, ana.uid)).toEqual({ ok: false, code: 'whatsapp-not-connected' })
  await connectNumber(database, ana.uid)
  expect(await testWhatsapp(services, ana.uid)).toEqual({ ok: true })
  expect(await testWhatsapp(services, ana.uid)).toEqual({ ok: false, code: 'whatsapp-tested-before' })
  expect(await queuedMessages(database)).toMatchObject([{ uid: ana.uid, test: true, email: null }])
})

test('a closed offer stays away for 30 days', async () => {
  const ana = await newMember(services)
  await hideWhatsappOffer(services, ana.uid)
  const offeredAt = async (ms: number) => (await stateOf(ana, '', new Date(NOON.getTime() + ms))).isOffered
  expect([await offeredAt(30 * DAY_MS - 1), await offeredAt(30 * DAY_MS)]).toEqual([false, true])
})
