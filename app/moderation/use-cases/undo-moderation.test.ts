// D56: consequences before an act are what happens; an act is undone within ten minutes and leaves everything as it was.
import { expect, test } from 'vitest'
import type { Viewer } from '#accounts/domain/role.ts'
import type { UserAct } from '#accounts/domain/user-moderation.ts'
import { changeBookingAsTechnician } from '#bookings/persistence/booking-writes.server.ts'
import { DUE_BOOKINGS } from '#bookings/persistence/due-bookings.server.ts'
import { notifyDue } from '#bookings/persistence/notifications.server.ts'
import { UNDO_WINDOW_MS } from '#moderation/domain/moderation-act.ts'
import type { ConfirmationState } from '#moderation/domain/moderation-command.ts'
import { findActReport, findUndoableAct } from '#moderation/persistence/moderation-acts.server.ts'
import { moderatePerson } from '#moderation/use-cases/moderate-person.server.ts'
import { undoModeration } from '#moderation/use-cases/undo-moderation.server.ts'
import type { TechnicianAct } from '#technicians/domain/technician-moderation.ts'
import { newClient, newTechnician } from '#tests/support/people/bookings.ts'
import { newAdmin, trailOf, writeBooking } from '#tests/support/people/moderation.ts'
import { storeCredential } from '#tests/support/people/stored-credentials.ts'
import { NOON, servicesOn, testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { tomorrow, soon } = DUE_BOOKINGS
const { database, db } = { ...services, db: services.database.db }
const { rows } = database
const camila = await newAdmin(database)
const other = await newAdmin(database)

type Kind = 'technician' | 'user'

async function act(kind: Kind, { uid }: { uid: string }, name: string, reason: string | null = 'porque sí') {
  const outcome =
    kind === 'technician'
      ? await moderatePerson(services, camila, {
          kind: 'technician',
          uid,
          act: name as TechnicianAct,
          reason,
        })
      : await moderatePerson(services, camila, { kind: 'user', uid, act: name as UserAct, reason })
  if (!outcome.ok || outcome.value.trailEntryId === null) throw new Error(`${name} was not done`)
  return outcome.value.trailEntryId
}

const undo = (kind: Kind, { uid }: { uid: string }, trailEntryId: number, by = camila, at = services) =>
  undoModeration(at, by, { kind, uid, act: 'undo', trailEntryId })

/** Every column of the people and their bookings, but `updatedAt`. */
const rowsOf = (...people: Viewer[]) =>
  rows(
    `select to_jsonb(r) - 'updatedAt' as row from (
       select 1 as n, to_jsonb(u) as r from users u where uid = any($1) union all
       select 2, to_jsonb(t) from technicians t where uid = any($1) union all
       select 3, to_jsonb(b) from reservas b where "technicianId" = any($1) or "clientId" = any($1)
     ) as all_rows order by n, r ->> 'uid', r ->> 'key'`,
    [people.map(({ uid }) => uid)],
  )

test('the consequences of blocking are what happens, and the act waits for the confirmation and its reason', async () => {
  const [luz, ana, rosa] = [
    await newTechnician(database),
    await newClient(database),
    await newClient(database),
  ]
  for (const [client, hour] of [
    [ana, 9],
    [ana, 10],
    [rosa, 11],
    [rosa, 12],
  ] as const)
    await writeBooking(database, {
      technician: luz,
      client,
      hour,
      status: hour === 9 ? 'solicitada' : 'confirmada',
    })
  await writeBooking(database, { technician: luz, client: ana, daysLater: -7 })
  const before = await rowsOf(luz)
  const block = (confirmation: ConfirmationState, reason: string | null) =>
    moderatePerson(services, camila, { kind: 'technician', uid: luz.uid, act: 'block', reason, confirmation })
  const asked = await block('if-affected', null)
  expect(asked).toMatchObject({
    value: {
      asks: {
        name: luz.name,
        emailTo: luz.email,
        leavesCatalogue: true,
        endsSessions: false,
        visits: { cancelled: true, count: 4, people: 2, withClients: true },
      },
    },
  })
  const first = asked.ok && asked.value.asks?.visits.first
  expect(first).toMatchObject([{ start: '09:00', name: ana.name, date: '2026-11-16' }, {}, {}, {}])
  // A confirmation without its reason is asked again.
  expect(await block('answered', null)).toMatchObject({ value: { asks: { visits: { count: 4 } } } })
  expect(await rowsOf(luz)).toEqual(before)

  const done = await block('answered', 'No llegó')
  const trailEntryId = (done.ok && done.value.trailEntryId) || 0
  expect(await findActReport(db, trailEntryId)).toMatchObject({
    cancelled: 4,
    notified: 2,
    withClients: true,
  })
  expect(
    (await rows(`select from reservas where "withdrawnBy" = $1 and status = 'cancelada'`, [trailEntryId]))
      .length,
  ).toBe(4)
})

test('where nobody is affected the act is done at once; deleting always asks', async () => {
  const luz = await newTechnician(database)
  await writeBooking(database, { technician: luz, client: await newClient(database) })
  const review = {
    kind: 'technician',
    uid: luz.uid,
    act: 'review',
    reason: null,
    confirmation: 'if-affected',
  } as const
  expect(await moderatePerson(services, camila, review)).toMatchObject({ value: { asks: null } })
  const ana = await newClient(database)
  const command = { uid: ana.uid, reason: null, confirmation: 'if-affected' } as const
  expect(await moderatePerson(services, camila, { kind: 'user', ...command, act: 'delete' })).toMatchObject({
    value: { asks: { act: 'delete', visits: { count: 0 }, endsSessions: true } },
  })
  expect(await moderatePerson(services, camila, { kind: 'user', ...command, act: 'block' })).toMatchObject({
    value: { asks: null },
  })
})

test.each([
  ['technician', 'block', ''],
  ['technician', 'review', ''],
  ['technician', 'delete', ''],
  ['technician', 'verify', ''],
  ['technician', 'publish', ''],
  ['technician', 'publish', 'review'],
  ['technician', 'unverify', 'verify'],
  ['technician', 'restore', 'delete'],
  ['user', 'block', ''],
  ['user', 'delete', ''],
  ['user', 'unblock', 'block'],
  ['user', 'restore', 'delete'],
] as const)('an undone act leaves every column as it was: %s %s after "%s"', async (kind, name, earlier) => {
  const [luz, carlos, ana] = [
    await newTechnician(database),
    await newTechnician(database),
    await newClient(database),
  ]
  for (const [hour, status] of [
    [9, 'solicitada'],
    [10, 'confirmada'],
  ] as const) {
    await writeBooking(database, { technician: luz, client: ana, hour, status })
    await writeBooking(database, { technician: carlos, client: luz, hour, status })
  }
  await storeCredential(rows, luz.uid, { status: 'accepted' })
  if (earlier) await act(kind, luz, earlier)
  const before = await rowsOf(luz, carlos)
  const trailEntryId = await act(kind, luz, name)
  expect(await rowsOf(luz, carlos)).not.toEqual(before)
  expect(await findUndoableAct(db, kind, luz.uid, services.now())).toMatchObject({ trailEntryId, act: name })
  expect(await undo(kind, luz, trailEntryId, other)).toMatchObject({ ok: true })
  expect(await rowsOf(luz, carlos)).toEqual(before)
  expect(await trailOf(database, kind, luz.uid)).toContainEqual(
    expect.objectContaining({ act: 'undo', actorUid: other.uid }),
  )
})

test('the trail says how many visits came back; they can be answered, and reminded of as before', async () => {
  const [luz, ana] = [await newTechnician(database), await newClient(database)]
  const requested = await writeBooking(database, {
    technician: luz,
    client: ana,
    hour: 9,
    status: 'solicitada',
  })
  const agreed = await writeBooking(database, { technician: luz, client: ana, hour: 10 })
  // The reminder of the day before falls due while the technician is blocked.
  const due = new Date('2026-11-15T15:00:00Z')
  const before = new Date(due.getTime() - 60_000)
  await rows('update reservas set "updatedAt" = $2 where key = $1', [agreed, NOON])
  const command = { kind: 'technician', uid: luz.uid, act: 'block', reason: 'x' } as const
  const blocked = await moderatePerson(servicesOn(database, before), camila, command)
  const trailEntryId = (blocked.ok && blocked.value.trailEntryId) || 0
  await notifyDue(db, { tomorrow, soon }, due)
  const undone = await undo('technician', luz, trailEntryId, camila, {
    ...services,
    ...servicesOn(database, due),
  })
  const report = await findActReport(db, (undone.ok && undone.value.trailEntryId) || 0)
  expect(report).toMatchObject({ act: 'undo', returned: 2, lost: 0 })
  expect(await notifyDue(db, { tomorrow, soon }, due)).toBe(1)
  const answer = { key: requested, technicianId: luz.uid, now: due }
  expect(await changeBookingAsTechnician(db, 'accept', answer)).toBe(true)
})

test('D52: publishing below the checklist is done, and reported with what is missing', async () => {
  const luz = await newTechnician(database, { publicado: false })
  const trailEntryId = await act('technician', luz, 'publish')
  expect(await findActReport(db, trailEntryId)).toMatchObject({
    name: luz.name,
    missing: ['photo', 'bio', 'service', 'zone'],
  })
})

test('after ten minutes it is refused', async () => {
  const luz = await newTechnician(database)
  const trailEntryId = await act('technician', luz, 'block')
  const later = servicesOn(database, new Date(NOON.getTime() + UNDO_WINDOW_MS))
  expect(await undo('technician', luz, trailEntryId, camila, { ...services, ...later })).toEqual({
    ok: false,
    code: 'undo-too-late',
  })
  expect(await findUndoableAct(db, 'technician', luz.uid, later.now())).toBeNull()
})

test('a visit stays cancelled when its hour is taken, passed or replaced, or the other person is barred', async () => {
  const [luz, rosa, barred] = [
    await newClient(database),
    await newClient(database),
    await newTechnician(database),
  ]
  const technicians = [
    await newTechnician(database),
    await newTechnician(database),
    await newTechnician(database),
  ]
  const [taken, replaced, kept] = technicians as [Viewer, Viewer, Viewer]
  const keys = {
    taken: await writeBooking(database, { technician: taken, client: luz }),
    replaced: await writeBooking(database, { technician: replaced, client: luz }),
    kept: await writeBooking(database, { technician: kept, client: luz }),
    barred: await writeBooking(database, { technician: barred, client: luz }),
  }
  const trailEntryId = await act('user', luz, 'block')
  await writeBooking(database, { technician: taken, client: rosa })
  const again = await writeBooking(database, { technician: kept, client: luz, hour: 16 })
  await rows('update reservas set "rebookedFrom" = $2 where key = $1', [again, keys.replaced])
  await act('technician', barred, 'block')
  const undone = await undo('user', luz, trailEntryId)
  expect(await findActReport(db, (undone.ok && undone.value.trailEntryId) || 0)).toMatchObject({
    returned: 1,
    lost: 3,
  })
  const statuses = await rows<{ key: number; status: string }>(
    'select key::int, status from reservas where key = any($1)',
    [Object.values(keys)],
  )
  expect(Object.fromEntries(statuses.map(({ key, status }) => [key, status]))).toEqual({
    [keys.taken]: 'cancelada',
    [keys.replaced]: 'cancelada',
    [keys.barred]: 'cancelada',
    [keys.kept]: 'confirmada',
  })
})

test('only the last act can be undone, once, and the state must be the one it left', async () => {
  const luz = await newTechnician(database)
  await storeCredential(rows, luz.uid, { status: 'accepted' })
  const block = await act('technician', luz, 'block')
  const verify = await act('technician', luz, 'verify')
  expect(await undo('technician', luz, block)).toEqual({ ok: false, code: 'undo-changed' })
  expect(await undo('technician', luz, verify)).toMatchObject({ ok: true })
  expect(await undo('technician', luz, verify)).toEqual({ ok: false, code: 'undo-changed' })
  expect(await undo('technician', luz, block)).toMatchObject({ ok: true })
  const publish = await act('technician', luz, 'publish')
  await rows('update technicians set publicado = false where uid = $1', [luz.uid])
  expect(await findUndoableAct(db, 'technician', luz.uid, services.now())).toBeNull()
  expect(await undo('technician', luz, publish)).toEqual({ ok: false, code: 'undo-changed' })
  expect(await undo('technician', luz, 999_999)).toEqual({ ok: false, code: 'undo-changed' })
})

test('two administrators undo at the same instant, 20 times: once', async () => {
  for (let round = 0; round < 20; round++) {
    const luz = await newTechnician(database)
    const trailEntryId = await act('technician', luz, 'block')
    const outcomes = await Promise.all([
      undo('technician', luz, trailEntryId),
      undo('technician', luz, trailEntryId, other),
    ])
    expect(outcomes.filter(outcome => outcome.ok)).toHaveLength(1)
    expect((await trailOf(database, 'technician', luz.uid)).map(each => each.act)).toEqual(['block', 'undo'])
  }
})

test('an undone publication of a blocked profile cancels what was booked meanwhile', async () => {
  const [luz, ana] = [await newTechnician(database), await newClient(database)]
  await act('technician', luz, 'block')
  const trailEntryId = await act('technician', luz, 'publish')
  const key = await writeBooking(database, { technician: luz, client: ana })
  expect(await undo('technician', luz, trailEntryId)).toMatchObject({ ok: true })
  expect(await rows('select status from reservas where key = $1', [key])).toEqual([{ status: 'cancelada' }])
})

test('the profile of an account stays as another act left it meanwhile', async () => {
  const luz = await newTechnician(database)
  const trailEntryId = await act('user', luz, 'block')
  await act('technician', luz, 'review')
  expect(await undo('user', luz, trailEntryId)).toMatchObject({ ok: true })
  expect(await rows('select blocked from users where uid = $1', [luz.uid])).toEqual([{ blocked: false }])
  expect(await rows('select publicado, estado from technicians where uid = $1', [luz.uid])).toEqual([
    { publicado: false, estado: 'en_revision' },
  ])
})

test('a profile does not return to the catalogue while its account is blocked', async () => {
  const luz = await newTechnician(database)
  const trailEntryId = await act('technician', luz, 'block')
  await act('user', luz, 'block')
  expect(await undo('technician', luz, trailEntryId)).toEqual({
    ok: false,
    code: 'moderation-account-barred',
  })
})

test('a former administrator undoes nothing', async () => {
  const luz = await newTechnician(database)
  const trailEntryId = await act('technician', luz, 'block')
  expect(await undo('technician', luz, trailEntryId, { ...luz, role: 'admin' })).toEqual({
    ok: false,
    code: 'moderation-not-admin',
  })
})
