// D53: accepting, returning and asking again for a credential; the badge, the trail and the e-mails.
import { expect, test } from 'vitest'
import type { Viewer } from '#accounts/domain/role.ts'
import { moderatePerson } from '#moderation/use-cases/moderate-person.server.ts'
import { newTechnician } from '#tests/support/people/bookings.ts'
import { moderationOf, newAdmin, trailOf } from '#tests/support/people/moderation.ts'
import { storeCredential } from '#tests/support/people/stored-credentials.ts'
import { servicesOn, testServices } from '#tests/support/program/services.ts'
import type { CredentialCorrections } from '#verification/domain/credential-decisions.ts'
import { findEarlierDecision } from '#verification/persistence/credential-decisions.server.ts'
import { acceptCredential, returnCredential } from '#verification/use-cases/decide-credentials.server.ts'

const services = await testServices()
const { database } = services
const { rows } = database
const camila = await newAdmin(database)
const julian = await newAdmin(database)

const AS_SENT: CredentialCorrections = {
  entity: '',
  number: '1.020.304.482',
  issuedOn: null,
  expiresOn: null,
  keptFor: '',
}
const targetOf = (technician: Viewer, credentialId: number) => ({
  technicianId: technician.uid,
  credentialId,
})
const accept = (technician: Viewer, credentialId: number, corrections = AS_SENT, by = camila) =>
  acceptCredential(services, by, { ...targetOf(technician, credentialId), corrections })
const verify = (technician: Viewer) =>
  moderatePerson(services, camila, { kind: 'technician', uid: technician.uid, act: 'verify', reason: null })
const statusesOf = (technician: Viewer) =>
  rows(`select id::int, status from technician_checks where "technicianId" = $1 order by id`, [
    technician.uid,
  ])
const emailsAbout = (credentialId: number) =>
  rows(
    `select payload ->> 'news' as news, (payload ->> 'lostBadge')::boolean as "lostBadge"
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'send-check-mail' and (payload ->> 'check')::int = $1 order by j.id`,
    [credentialId],
  )

test('an accepted identity lets a technician be verified; without it the act is refused', async () => {
  const luz = await newTechnician(database)
  const id = await storeCredential(rows, luz.uid)
  expect(await verify(luz)).toEqual({ ok: false, code: 'moderation-not-identified' })
  expect(await accept(luz, id)).toEqual({ ok: true })
  expect(await verify(luz)).toMatchObject({ ok: true })
  expect(await moderationOf(database, luz)).toMatchObject({ verificado: true })
  expect(await emailsAbout(id)).toEqual([{ news: 'accepted', lostBadge: false }])
})

test('an identity that is out of date, or another credential, is not enough to be verified', async () => {
  const luz = await newTechnician(database)
  await storeCredential(rows, luz.uid, { status: 'accepted', expiresOn: '2026-11-11' })
  await storeCredential(rows, luz.uid, { kind: 'background', status: 'accepted' })
  expect(await verify(luz)).toEqual({ ok: false, code: 'moderation-not-identified' })
})

test('accepting stores the corrections, replaces the one in force and masks the number in the trail', async () => {
  const luz = await newTechnician(database)
  const former = await storeCredential(rows, luz.uid, { kind: 'training', status: 'accepted' })
  const renewal = await storeCredential(rows, luz.uid, { kind: 'training', number: '999' })
  const corrections = {
    entity: 'SENA',
    number: 'AB-7740417',
    issuedOn: '2025-01-10',
    expiresOn: '2027-12-09',
    keptFor: 'Auditoría de 2027',
  }
  expect(await accept(luz, renewal, corrections)).toEqual({ ok: true })
  expect(await statusesOf(luz)).toEqual([
    { id: former, status: 'replaced' },
    { id: renewal, status: 'accepted' },
  ])
  expect(
    await rows(
      `select entity, number, "issuedOn"::text, "expiresOn"::text, "keptFor", "decidedBy" from technician_checks where id = $1`,
      [renewal],
    ),
  ).toEqual([{ ...corrections, decidedBy: camila.uid }])
  const [line] = await trailOf(database, 'technician', luz.uid)
  expect(line).toMatchObject({
    act: 'accept-check',
    before: { check: 'training', entity: '', number: '•••• 999' },
    after: { check: 'training', entity: 'SENA', number: '•••• 417', expiresOn: '2027-12-09' },
  })
  expect(JSON.stringify(line)).not.toContain('7740417')
})

test('returning needs a reason, which goes to the technician and the trail', async () => {
  const luz = await newTechnician(database)
  const id = await storeCredential(rows, luz.uid, { kind: 'background' })
  const target = targetOf(luz, id)
  expect(await returnCredential(services, camila, { act: 'return-check', ...target, reason: null })).toEqual({
    ok: false,
    code: 'credential-reason-required',
  })
  expect(
    await returnCredential(services, camila, { act: 'return-check', ...target, reason: 'Es de 2024' }),
  ).toEqual({ ok: true })
  expect(await rows('select status, note from technician_checks where id = $1', [id])).toEqual([
    { status: 'returned', note: 'Es de 2024' },
  ])
  expect(await trailOf(database, 'technician', luz.uid)).toEqual([
    {
      actorUid: camila.uid,
      act: 'return-check',
      before: { check: 'background' },
      after: { check: 'background' },
      reason: 'Es de 2024',
    },
  ])
  expect(await emailsAbout(id)).toEqual([{ news: 'returned', lostBadge: false }])
})

test('asking again for the identity takes the badge away in the same transaction', async () => {
  const luz = await newTechnician(database)
  const id = await storeCredential(rows, luz.uid, { status: 'accepted' })
  await verify(luz)
  const command = { ...targetOf(luz, id), reason: 'La foto es de otra persona' }
  expect(await returnCredential(services, julian, { act: 'request-check', ...command })).toEqual({ ok: true })
  expect(await moderationOf(database, luz)).toMatchObject({ verificado: false })
  expect((await trailOf(database, 'technician', luz.uid)).map(({ act, reason }) => [act, reason])).toEqual([
    ['verify', null],
    ['request-check', 'La foto es de otra persona'],
    ['unverify', 'La foto es de otra persona'],
  ])
  expect(await emailsAbout(id)).toEqual([{ news: 'requested', lostBadge: true }])
})

test('a returned renewal leaves the badge on the identity that is still in force', async () => {
  const luz = await newTechnician(database)
  await storeCredential(rows, luz.uid, { status: 'accepted' })
  await verify(luz)
  const renewal = await storeCredential(rows, luz.uid)
  await returnCredential(services, camila, {
    act: 'return-check',
    ...targetOf(luz, renewal),
    reason: 'Borrosa',
  })
  expect(await moderationOf(database, luz)).toMatchObject({ verificado: true })
})

test('a profile that was verified before credentials existed stays so until its identity is returned', async () => {
  const luz = await newTechnician(database)
  await rows('update technicians set verificado = true where uid = $1', [luz.uid])
  const background = await storeCredential(rows, luz.uid, { kind: 'background' })
  await returnCredential(services, camila, {
    act: 'return-check',
    ...targetOf(luz, background),
    reason: 'Es de 2024',
  })
  expect(await moderationOf(database, luz)).toMatchObject({ verificado: true })
  const identity = await storeCredential(rows, luz.uid)
  await returnCredential(services, camila, {
    act: 'return-check',
    ...targetOf(luz, identity),
    reason: 'Es de otra persona',
  })
  expect(await moderationOf(database, luz)).toMatchObject({ verificado: false })
})

test('two administrators at once: one outcome, and the other is told who was first', async () => {
  const other = servicesOn(database)
  for (let round = 0; round < 5; round++) {
    const luz = await newTechnician(database)
    const id = await storeCredential(rows, luz.uid)
    const outcomes = await Promise.all([
      accept(luz, id, AS_SENT, camila),
      returnCredential(other, julian, { act: 'return-check', ...targetOf(luz, id), reason: 'Borrosa' }),
    ])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes).toContainEqual({ ok: false, code: 'credential-already-decided' })
    expect(await trailOf(database, 'technician', luz.uid)).toHaveLength(1)
    expect(await emailsAbout(id)).toHaveLength(1)
    expect(await findEarlierDecision(database.db, id)).toEqual({
      kind: 'identity',
      status: outcomes[0].ok ? 'accepted' : 'returned',
      deciderName: 'Camila Ordóñez',
    })
  }
})

test('nobody else decides, and a credential is decided only in the dossier of its technician', async () => {
  const luz = await newTechnician(database)
  const id = await storeCredential(rows, luz.uid)
  expect(await accept(luz, id, AS_SENT, luz)).toEqual({ ok: false, code: 'moderation-not-admin' })
  const ines = await newTechnician(database)
  expect(await accept(ines, id)).toEqual({ ok: false, code: 'credential-gone' })
  expect(await accept({ ...luz, uid: 'nadie' }, id)).toEqual({ ok: false, code: 'credential-gone' })
  await rows('update technicians set publicado = false, "deletedAt" = now() where uid = $1', [luz.uid])
  expect(await accept(luz, id)).toEqual({ ok: false, code: 'moderation-target-gone' })
  expect(await statusesOf(luz)).toEqual([{ id, status: 'pending' }])
})
