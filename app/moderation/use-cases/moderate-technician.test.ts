// Section 4, Technician profile, Admin; D21: each act, its effect on bookings, and its trail entry.
import { expect, test } from 'vitest'
import type { Viewer } from '#accounts/domain/role.ts'
import { requestBooking } from '#bookings/use-cases/request-booking.server.ts'
import { moderationVersion } from '#moderation/domain/moderation-act.ts'
import { moderatePerson } from '#moderation/use-cases/moderate-person.server.ts'
import type { TechnicianAct } from '#technicians/domain/technician-moderation.ts'
import {
  details,
  emailsAbout,
  MONDAY_AT_15,
  newClient,
  newTechnician,
} from '#tests/support/people/bookings.ts'
import { moderationOf, newAdmin, trailOf, writeBooking } from '#tests/support/people/moderation.ts'
import { storeCredential } from '#tests/support/people/stored-credentials.ts'
import { testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { database } = services
const { rows } = database
const camila = await newAdmin(database)

const moderate = (who: Viewer, act: TechnicianAct, by = camila, reason: string | null = null) =>
  moderatePerson(services, by, { kind: 'technician', uid: who.uid, act, reason })

test.each([
  ['publish', { publicado: true, estado: 'publicado', verificado: false, deleted: false }],
  ['review', { publicado: false, estado: 'en_revision', verificado: false, deleted: false }],
  ['block', { publicado: false, estado: 'bloqueado', verificado: false, deleted: false }],
  ['verify', { publicado: true, estado: null, verificado: true, deleted: false }],
  ['delete', { publicado: false, estado: 'bloqueado', verificado: false, deleted: true }],
] as const)(
  '%s makes of a published profile what section 4 says, and the trail tells it',
  async (act, after) => {
    const luz = await newTechnician(database)
    await storeCredential(rows, luz.uid, { status: 'accepted' })
    expect(await moderate(luz, act, camila, 'porque sí')).toMatchObject({ ok: true })
    expect(await moderationOf(database, luz)).toEqual(after)
    const { deleted, ...state } = after
    expect(await trailOf(database, 'technician', luz.uid)).toEqual([
      {
        actorUid: camila.uid,
        act,
        before: { publicado: true, estado: null, verificado: false, deletedAt: null },
        after: { ...state, deletedAt: deleted ? services.now().toISOString() : null },
        reason: 'porque sí',
      },
    ])
  },
)

test('unverify takes the badge away, once', async () => {
  const luz = await newTechnician(database)
  await storeCredential(rows, luz.uid, { status: 'accepted' })
  await moderate(luz, 'verify')
  expect(await moderate(luz, 'unverify')).toMatchObject({ ok: true })
  expect(await moderationOf(database, luz)).toMatchObject({ verificado: false })
  expect(await moderate(luz, 'unverify')).toEqual({ ok: false, code: 'moderation-already-done' })
  expect((await trailOf(database, 'technician', luz.uid)).map(entry => entry.act)).toEqual([
    'verify',
    'unverify',
  ])
})

test('a deleted profile comes back hidden and under review', async () => {
  const luz = await newTechnician(database)
  expect(await moderate(luz, 'restore')).toEqual({ ok: false, code: 'moderation-already-done' })
  await moderate(luz, 'delete')
  expect(await moderate(luz, 'restore')).toMatchObject({ ok: true })
  expect(await moderationOf(database, luz)).toEqual({
    publicado: false,
    estado: 'en_revision',
    verificado: false,
    deleted: false,
  })
})

test('a profile is not restored while its account is deleted', async () => {
  const luz = await newTechnician(database)
  await moderate(luz, 'delete')
  await rows('update users set "deletedAt" = now() where uid = $1', [luz.uid])
  expect(await moderate(luz, 'restore')).toEqual({ ok: false, code: 'moderation-account-deleted' })
})

test('an act on a row that another administrator changed meanwhile is refused', async () => {
  const luz = await newTechnician(database)
  const seen = moderationVersion({ estado: null, verificado: false })
  await moderate(luz, 'review')
  const command = { kind: 'technician', uid: luz.uid, act: 'block', reason: null, seen } as const
  expect(await moderatePerson(services, camila, command)).toEqual({
    ok: false,
    code: 'moderation-changed',
  })
  expect(await moderationOf(database, luz)).toMatchObject({ estado: 'en_revision' })
})

test('on a deleted technician only deleting and restoring are possible', async () => {
  const luz = await newTechnician(database)
  await moderate(luz, 'delete')
  expect(await moderate(luz, 'delete')).toEqual({ ok: false, code: 'moderation-already-done' })
  for (const act of ['publish', 'review', 'block', 'verify', 'unverify'] as const)
    expect(await moderate(luz, act)).toEqual({ ok: false, code: 'moderation-target-gone' })
  expect(await moderationOf(database, luz)).toMatchObject({ publicado: false, deleted: true })
  expect(await trailOf(database, 'technician', luz.uid)).toHaveLength(1)
})

test('an unknown technician is refused', async () => {
  expect(await moderate({ ...camila, uid: 'nadie' }, 'block')).toEqual({
    ok: false,
    code: 'moderation-target-gone',
  })
})

test.each(['block', 'delete'] as const)(
  '%s cancels what was to come and tells each client; what is past or under way stays',
  async act => {
    const luz = await newTechnician(database)
    const [ana, ines] = [await newClient(database), await newClient(database)]
    const requested = await writeBooking(database, { technician: luz, client: ana, status: 'solicitada' })
    const confirmed = await writeBooking(database, { technician: luz, client: ines, hour: 16 })
    const past = await writeBooking(database, { technician: luz, client: ana, daysLater: -7 })
    const ofAnother = await writeBooking(database, { technician: await newTechnician(database), client: ana })
    await moderate(luz, act)
    expect(
      await rows('select key::int, status, "cancelReason" from reservas where key = any($1) order by key', [
        [requested, confirmed, past, ofAnother],
      ]),
    ).toEqual([
      { key: requested, status: 'cancelada', cancelReason: 'moderacion' },
      { key: confirmed, status: 'cancelada', cancelReason: 'moderacion' },
      { key: past, status: 'confirmada', cancelReason: null },
      { key: ofAnother, status: 'confirmada', cancelReason: null },
    ])
    for (const key of [requested, confirmed])
      expect(await emailsAbout(database, key)).toEqual(['technician-withdrawn'])
    for (const key of [past, ofAnother]) expect(await emailsAbout(database, key)).toEqual([])
    const [entry] = await trailOf(database, 'technician', luz.uid)
    expect(entry?.after).toMatchObject({ reservasCanceladas: 2 })
  },
)

test('putting under review refuses new bookings and keeps existing ones', async () => {
  const luz = await newTechnician(database)
  const ana = await newClient(database)
  const key = await writeBooking(database, { technician: luz, client: ana, status: 'solicitada', hour: 10 })
  await moderate(luz, 'review')
  expect(await rows('select status from reservas where key = $1', [key])).toEqual([{ status: 'solicitada' }])
  expect(await emailsAbout(database, key)).toEqual([])
  const request = { technicianId: luz.uid, ...MONDAY_AT_15, ...details() }
  expect(await requestBooking(services, ana, request)).toEqual({ ok: false, code: 'technician-unavailable' })
})

test('the profile of a blocked or deleted account cannot be published', async () => {
  for (const change of ['blocked = true', '"deletedAt" = now()']) {
    const luz = await newTechnician(database, { publicado: false })
    await rows(`update users set ${change} where uid = $1`, [luz.uid])
    expect(await moderate(luz, 'publish')).toEqual({ ok: false, code: 'moderation-account-barred' })
    expect(await trailOf(database, 'technician', luz.uid)).toEqual([])
    // The editor's own statement, from a form that was opened before.
    await rows('update technicians set publicado = true where uid = $1', [luz.uid])
    expect(await moderationOf(database, luz)).toMatchObject({ publicado: false })
  }
})

test.each(['review', 'block', 'delete'] as const)('after %s the technician cannot publish', async act => {
  const luz = await newTechnician(database)
  await moderate(luz, act)
  await expect(
    rows('update technicians set publicado = true where uid = $1', [luz.uid]),
  ).rejects.toMatchObject({ constraint: 'technicians_published_is_allowed' })
  // An update with the condition of the editor matches no row.
  expect(
    await rows(
      `update technicians set publicado = true where uid = $1 and "deletedAt" is null
         and coalesce(estado, 'publicado') = 'publicado' returning uid`,
      [luz.uid],
    ),
  ).toEqual([])
})

test('a former administrator is refused, with one log line', async () => {
  const luz = await newTechnician(database)
  const former = await newAdmin(database)
  await rows(`update users set role = 'cliente' where uid = $1`, [former.uid])
  const before = services.logged.length
  for (const viewer of [former, luz, await newClient(database)])
    expect(await moderate(luz, 'verify', { ...viewer, role: 'admin' })).toEqual({
      ok: false,
      code: 'moderation-not-admin',
    })
  expect(await moderationOf(database, luz)).toMatchObject({ verificado: false })
  expect(await trailOf(database, 'technician', luz.uid)).toEqual([])
  const entries = services.logged.slice(before).map(line => JSON.parse(line))
  expect(entries).toEqual(Array(3).fill(expect.objectContaining({ security: 'moderation', level: 40 })))
})

test('D41: neither a blocked administrator nor a deleted one moderates', async () => {
  const luz = await newTechnician(database)
  await storeCredential(rows, luz.uid, { status: 'accepted' })
  const admin = await newAdmin(database)
  expect(await moderate(luz, 'verify', admin)).toMatchObject({ ok: true })
  for (const change of ['blocked = true', 'blocked = false, "deletedAt" = now()']) {
    await rows(`update users set ${change} where uid = $1`, [admin.uid])
    expect(await moderate(luz, 'unverify', admin)).toMatchObject({ code: 'moderation-not-admin' })
  }
  expect(await moderationOf(database, luz)).toMatchObject({ verificado: true })
})

test('two administrators at the same instant, 40 times: both acts are in the trail, one after the other', async () => {
  const other = await newAdmin(database)
  for (let round = 0; round < 40; round++) {
    const luz = await newTechnician(database)
    await Promise.all([moderate(luz, 'publish', camila), moderate(luz, 'block', other)])
    const trail = await trailOf(database, 'technician', luz.uid)
    expect(trail.map(entry => entry.act).sort()).toEqual(['block', 'publish'])
    expect(trail[1]?.before).toMatchObject({ ...trail[0]?.after })
    const { publicado, estado } = (await moderationOf(database, luz)) ?? {}
    expect({ publicado, estado }).toEqual({
      publicado: trail[1]?.after.publicado,
      estado: trail[1]?.after.estado,
    })
    expect(estado).toBe(publicado ? 'publicado' : 'bloqueado')
  }
})

test('booking against blocking, 40 times: no booking with a blocked technician stays', async () => {
  for (let round = 0; round < 40; round++) {
    const [luz, ana] = [await newTechnician(database), await newClient(database)]
    const [booked] = await Promise.all([
      requestBooking(services, ana, { technicianId: luz.uid, ...MONDAY_AT_15, ...details() }),
      moderate(luz, 'block'),
    ])
    const open = await rows(`select key from reservas where "technicianId" = $1 and status <> 'cancelada'`, [
      luz.uid,
    ])
    expect(open).toEqual([])
    const emails = await rows<{ news: string }>(
      `select payload ->> 'news' as news from graphile_worker._private_jobs
       where (payload ->> 'key')::int in (select key from reservas where "technicianId" = $1) order by id`,
      [luz.uid],
    )
    expect(emails.map(({ news }) => news)).toEqual(booked.ok ? ['requested', 'technician-withdrawn'] : [])
  }
})
