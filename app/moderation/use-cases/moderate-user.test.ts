// D22, D41: the effects of blocking and deleting an account, and who cannot be blocked or deleted.
import { expect, test } from 'vitest'
import type { Viewer } from '#accounts/domain/role.ts'
import type { UserAct } from '#accounts/domain/user-moderation.ts'
import { requestBooking } from '#bookings/use-cases/request-booking.server.ts'
import { moderatePerson } from '#moderation/use-cases/moderate-person.server.ts'
import {
  details,
  emailsAbout,
  MONDAY_AT_15,
  newClient,
  newTechnician,
} from '#tests/support/people/bookings.ts'
import { moderationOf, newAdmin, trailOf, writeBooking } from '#tests/support/people/moderation.ts'
import { newMember, tryToSignIn } from '#tests/support/people/people.ts'
import { testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { database, identity } = services
const { rows } = database
const camila = await newAdmin(database)

const moderate = (who: { uid: string }, act: UserAct, by = camila, reason: string | null = null) =>
  moderatePerson(services, by, { kind: 'user', uid: who.uid, act, reason })
const stateOf = async ({ uid }: { uid: string }) =>
  (await rows('select blocked, "deletedAt" is not null as deleted from users where uid = $1', [uid]))[0]
const admins = async () =>
  (await rows<{ uid: string }>(`select uid from users where role = 'admin' and "deletedAt" is null`)).map(
    ({ uid }) => uid,
  )

test.each(['block', 'delete'] as const)('%s ends every session and refuses the next sign-in', async act => {
  const ana = await newMember(services)
  expect(await moderate(ana, act, camila, 'Insultó a un técnico')).toMatchObject({ ok: true })
  expect(await rows('select id from sessions where "userId" = $1', [ana.uid])).toEqual([])
  expect(await identity.findViewer(ana.browser)).toBeNull()
  expect(await tryToSignIn(services, ana)).toEqual({ ok: false, code: 'user-disabled' })
  expect(await trailOf(database, 'user', ana.uid)).toEqual([
    {
      actorUid: camila.uid,
      act,
      before: { blocked: false, deletedAt: null },
      after: { blocked: act === 'block', deletedAt: act === 'delete' ? services.now().toISOString() : null },
      reason: 'Insultó a un técnico',
    },
  ])
})

test('unblocking allows signing in again and restores nothing else', async () => {
  const luz = await newMember(services, { role: 'tecnico' })
  await rows('update technicians set publicado = true where uid = $1', [luz.uid])
  await moderate(luz, 'block')
  await moderate(luz, 'unblock')
  expect(await tryToSignIn(services, luz)).toMatchObject({ ok: true })
  expect(await rows('select publicado, estado from technicians where uid = $1', [luz.uid])).toEqual([
    { publicado: false, estado: null },
  ])
  // The profile itself was not moderated: its owner may publish it again (D21).
  await rows('update technicians set publicado = true where uid = $1', [luz.uid])
  expect(await rows('select publicado from technicians where uid = $1', [luz.uid])).toEqual([
    { publicado: true },
  ])
})

test.each([
  ['block', { publicado: false, estado: null, verificado: false, deleted: false }, 'account-blocked'],
  ['delete', { publicado: false, estado: 'bloqueado', verificado: false, deleted: true }, 'account-deleted'],
] as const)('%s hides the public profile, with a trail entry of its own', async (act, after, entry) => {
  const luz = await newTechnician(database)
  await moderate(luz, act)
  expect(await moderationOf(database, luz)).toEqual(after)
  expect((await trailOf(database, 'technician', luz.uid)).map(each => each.act)).toEqual([entry])
})

test('upcoming bookings on both sides are cancelled, and the other side is notified', async () => {
  const [luz, carlos, ana] = [
    await newTechnician(database),
    await newTechnician(database),
    await newClient(database),
  ]
  const asTechnician = await writeBooking(database, { technician: luz, client: ana })
  const asClient = await writeBooking(database, { technician: carlos, client: luz, status: 'solicitada' })
  const past = await writeBooking(database, { technician: carlos, client: luz, daysLater: -7 })
  await moderate(luz, 'block')
  expect(
    await rows('select status, "cancelReason" from reservas where key = any($1) order by key', [
      [asTechnician, asClient, past],
    ]),
  ).toEqual([
    { status: 'cancelada', cancelReason: 'moderacion' },
    { status: 'cancelada', cancelReason: 'moderacion' },
    { status: 'confirmada', cancelReason: null },
  ])
  expect(await emailsAbout(database, asTechnician)).toEqual(['technician-withdrawn'])
  expect(await emailsAbout(database, asClient)).toEqual(['client-withdrawn'])
  expect(await emailsAbout(database, past)).toEqual([])
  expect((await trailOf(database, 'user', luz.uid))[0]?.after).toMatchObject({ reservasCanceladas: 2 })
})

test('booking against being blocked, 40 times: no booking of a blocked client stays', async () => {
  const luz = await newTechnician(database)
  for (let round = 0; round < 40; round++) {
    const ana = await newClient(database)
    await Promise.all([
      requestBooking(services, ana, { technicianId: luz.uid, ...MONDAY_AT_15, ...details() }),
      moderate(ana, 'block'),
    ])
    const open = await rows(`select key from reservas where "clientId" = $1 and status <> 'cancelada'`, [
      ana.uid,
    ])
    expect(open).toEqual([])
  }
})

test('a client who is blocked during the request books nothing', async () => {
  const [luz, ana] = [await newTechnician(database), await newClient(database)]
  await moderate(ana, 'block')
  const outcome = await requestBooking(services, ana, {
    technicianId: luz.uid,
    ...MONDAY_AT_15,
    ...details(),
  })
  expect(outcome).toEqual({ ok: false, code: 'booking-failed' })
  expect(await rows('select key from reservas where "technicianId" = $1', [luz.uid])).toEqual([])
})

test('publishing against being blocked, 40 times: a blocked technician is not in the catalogue', async () => {
  for (let round = 0; round < 40; round++) {
    const luz = await newTechnician(database, { publicado: false })
    await Promise.all([
      rows('update technicians set publicado = true where uid = $1', [luz.uid]),
      moderate(luz, 'block'),
    ])
    expect(await moderationOf(database, luz)).toMatchObject({ publicado: false })
  }
})

test('a deleted account comes back with its profile, which stays hidden and under review', async () => {
  const luz = await newTechnician(database)
  await moderate(luz, 'delete')
  expect(await moderate(luz, 'restore')).toMatchObject({ ok: true })
  expect(await stateOf(luz)).toEqual({ blocked: false, deleted: false })
  expect(await moderationOf(database, luz)).toMatchObject({ estado: 'en_revision', deleted: false })
  expect(await moderate(luz, 'restore')).toEqual({ ok: false, code: 'moderation-already-done' })
})

test('a deleted account can neither be blocked nor unblocked', async () => {
  const ana = await newClient(database)
  await moderate(ana, 'delete')
  for (const act of ['block', 'unblock'] as const)
    expect(await moderate(ana, act)).toEqual({ ok: false, code: 'moderation-target-gone' })
  expect(await stateOf(ana)).toEqual({ blocked: false, deleted: true })
})

test('nobody can block or delete their own account', async () => {
  for (const act of ['block', 'delete'] as const)
    expect(await moderate(camila, act)).toEqual({ ok: false, code: 'moderation-own-account' })
  expect(await stateOf(camila)).toEqual({ blocked: false, deleted: false })
  expect(await trailOf(database, 'user', camila.uid)).toEqual([])
})

test('D41: an administrator cannot be blocked, but deleted by another', async () => {
  const [other, client] = [await newAdmin(database), await newClient(database)]
  expect(await moderate(other, 'block')).toEqual({ ok: false, code: 'moderation-admin-blocked' })
  expect(await stateOf(other)).toEqual({ blocked: false, deleted: false })
  expect(await moderate(other, 'delete')).toMatchObject({ ok: true })
  expect(await moderate(client, 'block', other)).toEqual({ ok: false, code: 'moderation-not-admin' })
  expect(await stateOf(client)).toEqual({ blocked: false, deleted: false })
})

test('two administrators who delete each other at the same instant, 25 times: one stays', async () => {
  for (let round = 0; round < 25; round++) {
    const [one, two] = [await newAdmin(database), await newAdmin(database)]
    const outcomes = await Promise.all([moderate(two, 'delete', one), moderate(one, 'delete', two)])
    expect(outcomes.filter(outcome => outcome.ok)).toHaveLength(1)
    const left = await admins()
    expect([one, two].filter(({ uid }) => left.includes(uid))).toHaveLength(1)
  }
})

test('two administrators who block one account at the same instant, 25 times: one does, the other is told', async () => {
  const other: Viewer = await newAdmin(database)
  for (let round = 0; round < 25; round++) {
    const ana = await newClient(database)
    const outcomes = await Promise.all([moderate(ana, 'block', camila), moderate(ana, 'block', other)])
    expect(outcomes.map(outcome => (outcome.ok ? 'done' : outcome.code)).sort()).toEqual([
      'done',
      'moderation-already-done',
    ])
    expect(await trailOf(database, 'user', ana.uid)).toHaveLength(1)
  }
})
