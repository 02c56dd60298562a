// D22, D25: granting and revoking; the last administrator stays.

import { beforeEach, expect, test } from 'vitest'
import { grantAdmin, restoreDeleted, revokeAdmin } from '#moderation/use-cases/command-line-acts.server.ts'
import { moderatePerson } from '#moderation/use-cases/moderate-person.server.ts'
import { listDeleted } from '#rights/persistence/account-deletion.server.ts'
import { newClient, newTechnician } from '#tests/support/people/bookings.ts'
import { moderationOf, newAdmin, trailOf } from '#tests/support/people/moderation.ts'
import { newMember } from '#tests/support/people/people.ts'
import { withSecondStep } from '#tests/support/people/second-step.ts'
import { servicesOn, testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { database, db } = services
const { rows } = database

beforeEach(async () => void (await rows(`update users set role = 'cliente' where role = 'admin'`)))

const roleOf = async ({ uid }: { uid: string }) =>
  (await rows<{ role: string }>('select role from users where uid = $1', [uid]))[0]?.role
const countAdmins = async () =>
  (await rows(`select uid from users where role = 'admin' and "deletedAt" is null`)).length

test('granting and revoking change the role, and the trail names the command line', async () => {
  const [luz] = [await newTechnician(database), await newAdmin(database)]
  expect(await grantAdmin(services, luz.email)).toEqual({ ok: true })
  expect(await roleOf(luz)).toBe('admin')
  expect(await revokeAdmin(services, luz.email)).toEqual({ ok: true })
  expect(await roleOf(luz)).toBe('tecnico')
  expect((await trailOf(database, 'user', luz.uid)).map(({ actorUid, act }) => [actorUid, act])).toEqual([
    ['consola', 'grant-admin'],
    ['consola', 'revoke-admin'],
  ])
})

test('without a technician record a revoked administrator becomes cliente', async () => {
  const [ana] = [await newAdmin(database), await newAdmin(database)]
  await revokeAdmin(services, ana.email)
  expect(await roleOf(ana)).toBe('cliente')
})

test('granting needs an account that is not deleted', async () => {
  const ana = await newClient(database)
  await rows('update users set "deletedAt" = now() where uid = $1', [ana.uid])
  expect(await grantAdmin(services, ana.email)).toEqual({ ok: false, code: 'deleted' })
  expect(await grantAdmin(services, 'nadie@correo.co')).toEqual({ ok: false, code: 'nobody' })
  expect(await revokeAdmin(services, ana.email)).toEqual({ ok: false, code: 'no-admin' })
})

test('the last administrator is neither revoked nor deleted', async () => {
  const last = await newAdmin(database)
  expect(await revokeAdmin(services, last.email)).toEqual({ ok: false, code: 'last-admin' })
  for (const act of ['block', 'delete'] as const)
    expect(await moderatePerson(services, last, { kind: 'user', uid: last.uid, act, reason: null })).toEqual({
      ok: false,
      code: 'moderation-own-account',
    })
  expect(await countAdmins()).toBe(1)
})

test('a deleted administrator does not count as another one', async () => {
  const [last, deleted] = [await newAdmin(database), await newAdmin(database)]
  await moderatePerson(services, last, { kind: 'user', uid: deleted.uid, act: 'delete', reason: null })
  expect(await revokeAdmin(services, last.email)).toEqual({ ok: false, code: 'last-admin' })
})

test('revoking both of two at the same instant, 25 times: one stays', async () => {
  for (let round = 0; round < 25; round++) {
    await rows(`update users set role = 'cliente' where role = 'admin'`)
    const pair = [await newAdmin(database), await newAdmin(database)]
    const outcomes = await Promise.all(pair.map(({ email }) => revokeAdmin(services, email)))
    expect(outcomes.filter(outcome => outcome.ok)).toHaveLength(1)
    expect(await countAdmins()).toBe(1)
  }
})

test('revoking one while he deletes the other, 25 times: one stays', async () => {
  for (let round = 0; round < 25; round++) {
    await rows(`update users set role = 'cliente' where role = 'admin'`)
    const [one, two] = [await newAdmin(database), await newAdmin(database)]
    await Promise.all([
      revokeAdmin(services, one.email),
      moderatePerson(services, one, { kind: 'user', uid: two.uid, act: 'delete', reason: null }),
    ])
    expect(await countAdmins()).toBe(1)
  }
})

test('deleted accounts and profiles are listed and restored, profiles under review', async () => {
  const camila = await newAdmin(database)
  const [luz, carlos] = [await newTechnician(database), await newTechnician(database)]
  await moderatePerson(services, camila, { kind: 'user', uid: luz.uid, act: 'delete', reason: null })
  await moderatePerson(services, camila, { kind: 'technician', uid: carlos.uid, act: 'delete', reason: null })
  const listed = await listDeleted(db, 100)
  expect(listed).toContainEqual(expect.objectContaining({ email: luz.email, what: 'account' }))
  expect(listed).toContainEqual({
    email: carlos.email,
    name: carlos.name,
    what: 'profile',
    deletedAt: services.now(),
  })
  expect(listed.filter(({ email }) => email === luz.email)).toHaveLength(1)

  expect(await restoreDeleted(services, luz.email)).toEqual({
    ok: true,
    value: { account: true, profile: true },
  })
  expect(await restoreDeleted(services, carlos.email)).toMatchObject({
    value: { account: false, profile: true },
  })
  for (const who of [luz, carlos])
    expect(await moderationOf(database, who)).toMatchObject({
      publicado: false,
      estado: 'en_revision',
      deleted: false,
    })
  expect(await rows('select "deletedAt" from users where uid = $1', [luz.uid])).toEqual([{ deletedAt: null }])
  expect((await listDeleted(db, 100)).map(({ email }) => email)).not.toContain(luz.email)
  expect((await trailOf(database, 'user', luz.uid)).map(entry => entry.act)).toEqual(['delete', 'restore'])
  expect((await trailOf(database, 'technician', luz.uid)).map(entry => entry.act)).toEqual([
    'account-deleted',
    'restore',
  ])
})

test('restoring what is not deleted is refused', async () => {
  const ana = await newClient(database)
  for (const email of [ana.email, 'nadie@correo.co'])
    expect(await restoreDeleted(services, email)).toEqual({ ok: false, code: 'nothing-deleted' })
})

test('in production an administrator without the second step moderates nothing', {
  tags: ['attack'],
}, async () => {
  const production = servicesOn(services.database, services.now(), { adminsNeedSecondStep: true })
  const [root, ana] = [await newMember(services), await newMember(services)]
  await services.database.rows(`update users set role = 'admin' where uid = $1`, [root.uid])
  const viewer = { uid: root.uid, name: '', email: '', role: 'admin', ciudad: '' } as const
  const block = () =>
    moderatePerson(production, viewer, { kind: 'user', uid: ana.uid, act: 'block', reason: null })
  expect(await block()).toEqual({ ok: false, code: 'moderation-not-admin' })
  await withSecondStep(services, root)
  expect(await block()).toMatchObject({ ok: true })
})
