// Reports: who may report what, once, within limits; and their decision by an administrator.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Viewer } from '#accounts/domain/role.ts'
import { DAY_MS } from '#platform/domain/time.ts'
import type { ReportTarget } from '#reports/domain/report-paths.ts'
import { listDecidedReports, listOpenReports } from '#reports/persistence/reports.server.ts'
import { decideReport } from '#reports/use-cases/decide-report.server.ts'
import {
  REPORT_NETWORK_LIMIT,
  REPORT_PERSON_LIMIT,
  sendReport,
} from '#reports/use-cases/send-report.server.ts'
import { deleteExpiredProblemPhotos } from '#rights/persistence/expired-photos.server.ts'
import { newClient, newClients, newTechnician } from '#tests/support/people/bookings.ts'
import { newAdmin, trailOf, writeBooking, writeReview } from '#tests/support/people/moderation.ts'
import { testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { database } = services
const { rows } = database

const report = (
  viewer: Viewer,
  kind: ReportTarget,
  id: string | number,
  { network = randomUUID() as string, photos = [] as string[] } = {},
) =>
  sendReport(services, viewer, {
    kind,
    id: String(id),
    reason: 'other',
    details: 'Pasó algo',
    photos,
    network,
  })

async function visited() {
  const [technician, client] = [await newTechnician(database), await newClient(database)]
  const key = await writeBooking(database, { technician, client, status: 'completada', daysLater: -7 })
  return { technician, client, key }
}

const reportsBy = ({ uid }: Viewer) =>
  rows<{ id: number; subjectId: string; targetKind: string; targetId: string }>(
    `select id::int, "subjectId", "targetKind", "targetId" from reports where "reporterId" = $1 order by id`,
    [uid],
  )

const worklistOf = ({ uid }: Viewer) =>
  rows('select "openReports", "reportedSince" from technician_worklist where uid = $1', [uid])

test('a profile is reported by slug or uid, a visit by either side, a review by anybody', async () => {
  const { technician, client, key } = await visited()
  const review = await writeReview(database, { key, rating: 1, aprobada: true })
  const stranger = await newClient(database)
  expect(await report(client, 'technician', technician.uid)).toMatchObject({ ok: true })
  expect(await report(client, 'booking', key)).toMatchObject({ ok: true })
  expect(await report(technician, 'booking', key)).toMatchObject({ ok: true })
  expect(await report(stranger, 'review', review)).toMatchObject({ ok: true })
  expect(await reportsBy(client)).toMatchObject([
    { subjectId: technician.uid, targetKind: 'technician', targetId: technician.uid },
    { subjectId: technician.uid, targetKind: 'booking', targetId: String(key) },
  ])
  expect(await reportsBy(technician)).toMatchObject([{ subjectId: client.uid }])
  expect(await reportsBy(stranger)).toMatchObject([{ subjectId: client.uid, targetKind: 'review' }])
  expect(await worklistOf(technician)).toEqual([{ openReports: 2, reportedSince: services.now() }])
})

test('a report carries photos of its reporter, in order, until 90 days after its decision', async () => {
  const { technician, client } = await visited()
  const stranger = await newClient(database)
  const photoOf = async ({ uid }: Viewer) => {
    const id = randomUUID()
    await rows('insert into problem_photos (id, "clientId", "createdAt") values ($1, $2, $3)', [
      id,
      uid,
      services.now(),
    ])
    return id
  }
  const own = [await photoOf(client), await photoOf(client)].toReversed()
  const photos = [...own, await photoOf(stranger), randomUUID()]
  expect(await report(client, 'technician', technician.uid, { photos })).toMatchObject({ ok: true })
  const open = (await listOpenReports(services.db, null)).rows.find(
    ({ subject }) => subject.uid === technician.uid,
  )
  expect(open?.photos).toEqual(own)

  const stored = async () => (await rows('select from problem_photos where id = any($1)', [own])).length
  const daysLater = (days: number) => new Date(services.now().getTime() + days * DAY_MS)
  await deleteExpiredProblemPhotos(services.db, daysLater(1_000))
  expect(await stored()).toBe(2)
  const admin = await newAdmin(database)
  const decision = { id: open?.id ?? 0, decision: 'acted', answer: 'Hablamos con él.' } as const
  expect(await decideReport(services, admin, decision)).toMatchObject({ ok: true })
  await deleteExpiredProblemPhotos(services.db, daysLater(89))
  expect(await stored()).toBe(2)
  await deleteExpiredProblemPhotos(services.db, daysLater(91))
  expect(await stored()).toBe(0)
})

test('nobody reports himself, his own review, or what he cannot see', async () => {
  const { technician, client, key } = await visited()
  const hidden = await newTechnician(database, { publicado: false })
  const pending = await writeReview(database, { key, rating: 1 })
  const stranger = await newClient(database)
  expect(await report(technician, 'technician', technician.uid)).toMatchObject({ code: 'own-report' })
  for (const [viewer, kind, id] of [
    [client, 'technician', hidden.uid],
    [client, 'technician', 'nadie'],
    [stranger, 'booking', key],
    [stranger, 'booking', 'x'],
    [technician, 'review', pending],
  ] as const)
    expect(await report(viewer, kind, id)).toMatchObject({ code: 'report-target-gone' })
  await rows('update reviews_public set aprobada = true where id = $1', [pending])
  expect(await report(client, 'review', pending)).toMatchObject({ code: 'own-report' })
  expect(await rows('select 1 from reports where "targetId" = $1', [String(key)])).toEqual([])
})

test('one person has one open report of one thing, however often it is sent at once', async () => {
  const { technician, client } = await visited()
  const sent = await Promise.all(
    Array.from({ length: 5 }, () => report(client, 'technician', technician.uid)),
  )
  expect(sent.filter(({ ok }) => ok)).toHaveLength(1)
  expect(sent.filter(outcome => !outcome.ok && outcome.code === 'already-reported')).toHaveLength(4)
  const [first] = await reportsBy(client)
  const camila = await newAdmin(database)
  await decideReport(services, camila, { id: first?.id ?? 0, decision: 'dismissed', answer: 'No.' })
  expect(await report(client, 'technician', technician.uid)).toMatchObject({ ok: true })
})

test('reports of several people at once are all counted', async () => {
  const technician = await newTechnician(database)
  const clients = await newClients(database, 8)
  await Promise.all(clients.map(client => report(client, 'technician', technician.uid)))
  expect(await worklistOf(technician)).toMatchObject([{ openReports: 8 }])
})

test('reports are limited per account and per network', async () => {
  const client = await newClient(database)
  for (let sent = 0; sent < REPORT_PERSON_LIMIT.points; sent++) {
    const { uid } = await newTechnician(database)
    expect(await report(client, 'technician', uid)).toMatchObject({ ok: true })
  }
  const { uid } = await newTechnician(database)
  expect(await report(client, 'technician', uid)).toMatchObject({ code: 'too-many-requests' })

  const network = randomUUID()
  for (let used = 0; used < REPORT_NETWORK_LIMIT.points; used++)
    await services.limits.consume(REPORT_NETWORK_LIMIT, network)
  expect(await report(await newClient(database), 'technician', uid, { network })).toMatchObject({
    code: 'too-many-requests',
  })
})

test('a person who was blocked meanwhile reports nothing', async () => {
  const { technician, client } = await visited()
  await rows('update users set blocked = true where uid = $1', [client.uid])
  expect(await report(client, 'technician', technician.uid)).toMatchObject({ code: 'report-failed' })
})

async function reported() {
  const { technician, client } = await visited()
  await report(client, 'technician', technician.uid)
  const [row] = await reportsBy(client)
  return { technician, client, id: row?.id ?? 0 }
}

const emailsAbout = (id: number) =>
  rows(
    `select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'send-report-mail' and (payload ->> 'report')::int = $1`,
    [id],
  )

test('of two administrators who decide at once, one does; trail and e-mail are written once', async () => {
  const { technician, id } = await reported()
  const admins = await Promise.all([newAdmin(database), newAdmin(database)])
  const outcomes = await Promise.all([
    decideReport(services, admins[0], { id, decision: 'acted', answer: 'Hablamos con él.' }),
    decideReport(services, admins[1], { id, decision: 'dismissed', answer: 'No vimos nada.' }),
  ])
  const winner = outcomes.findIndex(({ ok }) => ok)
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(outcomes[1 - winner]).toEqual({ ok: false, code: 'report-decided' })
  expect(await rows('select status, "decidedBy" from reports where id = $1', [id])).toEqual([
    { status: winner === 0 ? 'acted' : 'dismissed', decidedBy: admins[winner]?.uid },
  ])
  expect(await trailOf(database, 'report', id)).toMatchObject([
    {
      actorUid: admins[winner]?.uid,
      act: winner === 0 ? 'act-on-report' : 'dismiss-report',
      after: { subjectId: technician.uid },
    },
  ])
  expect(await emailsAbout(id)).toHaveLength(1)
  expect(await worklistOf(technician)).toEqual([{ openReports: 0, reportedSince: null }])
})

test('a decision needs an administrator and an answer', async () => {
  const { client, id } = await reported()
  const decide = (viewer: Viewer, answer: string) =>
    decideReport(services, viewer, { id, decision: 'acted', answer })
  expect(await decide({ ...client, role: 'admin' }, 'Listo')).toMatchObject({ code: 'moderation-not-admin' })
  const camila = await newAdmin(database)
  expect(await decide(camila, '  ')).toMatchObject({ code: 'report-answer-required' })
  expect(await decideReport(services, camila, { id: 999_999, decision: 'acted', answer: 'x' })).toMatchObject(
    { code: 'moderation-target-gone' },
  )
  expect(await emailsAbout(id)).toEqual([])
})

test('the queue lists open reports oldest first, the urgent ones before them, and decided ones newest first, in pages', async () => {
  await rows('delete from reports')
  const technician = await newTechnician(database)
  const clients = await newClients(database, 23)
  await rows(
    `insert into reports ("reporterId", "subjectId", "targetKind", "targetId", reason, "createdAt")
     select uid, $2, 'technician', $2, case when ordinality > 21 then 'unsafe' else 'price' end,
       $3::timestamptz + ordinality * interval '1 minute'
     from unnest($1::text[]) with ordinality as client (uid)`,
    [clients.map(({ uid }) => uid), technician.uid, services.now().toISOString()],
  )
  const inOrder = [...clients.slice(21), ...clients.slice(0, 21)].map(({ uid }) => uid)
  const first = await listOpenReports(services.db, null)
  expect(first.rows).toHaveLength(20)
  expect(first.rows[0]).toMatchObject({
    kind: 'technician',
    reporter: { uid: inOrder[0], isTechnician: false },
    subject: { uid: technician.uid, name: technician.name, isTechnician: true },
    othersOpen: 22,
    review: null,
    visit: null,
  })
  const second = await listOpenReports(services.db, first.next)
  expect([...first.rows, ...second.rows].map(({ reporter }) => reporter.uid)).toEqual(inOrder)
  expect(second.next).toBeNull()
  await rows('delete from reports where id = $1', [first.rows.at(-1)?.id])
  const afterErased = await listOpenReports(services.db, first.next)
  const rest = await listOpenReports(services.db, afterErased.next)
  const idsAfter = [...afterErased.rows, ...rest.rows].map(({ id }) => id)
  expect(idsAfter).toEqual(expect.arrayContaining(second.rows.map(({ id }) => id)))

  const camila = await newAdmin(database)
  for (const { id } of second.rows)
    await decideReport(services, camila, { id, decision: 'acted', answer: 'x' })
  const decided = await listDecidedReports(services.db, null)
  expect(decided.rows.map(({ id }) => id)).toEqual(second.rows.map(({ id }) => id).toReversed())
  expect(decided.rows[0]).toMatchObject({ status: 'acted', decidedByName: camila.name, answer: 'x' })
})

test('a reported visit is listed with its date and service, a review with its words', async () => {
  await rows('delete from reports')
  const { technician, client, key } = await visited()
  const review = await writeReview(database, { key, rating: 2, aprobada: true })
  await report(technician, 'booking', key)
  await report(technician, 'review', review)
  const { rows: open } = await listOpenReports(services.db, null)
  expect(open).toMatchObject([
    { subject: { uid: client.uid }, visit: { date: '2026-11-09', start: '15:00', reporterIs: 'technician' } },
    { review: { rating: 2, comentario: 'Todo bien' }, visit: null },
  ])
})
