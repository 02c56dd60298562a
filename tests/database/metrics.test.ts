// What the metrics read from the database, and which changes of bookings they count.

import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Viewer } from '#accounts/domain/role.ts'
import { settleBookings } from '#bookings/persistence/due-bookings.server.ts'
import { acceptBooking, cancelBooking } from '#bookings/use-cases/answer-booking.server.ts'
import { bogotaDate, DAY_MS } from '#platform/domain/time.ts'
import { onCountedOutcome } from '#platform/persistence/counted-outcomes.server.ts'
import { addJob } from '#platform/persistence/jobs.server.ts'
import { recordBackup } from '#server/backup/write-backup.ts'
import { createDatabaseFiguresReader } from '#server/metrics/source-gauges.ts'
import { bookingsOf, MONDAY_AT_15_INSTANT, newClient, newTechnician } from '#tests/support/people/bookings.ts'
import { storeCaseToDecide } from '#tests/support/people/guarantee.ts'
import { requestHour } from '#tests/support/people/visits.ts'
import { testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { db, database } = services
const luz = await newTechnician(database)
const ana = await newClient(database)

let counted: string[] = []
beforeEach(() => {
  counted = []
})
afterAll(
  onCountedOutcome(({ kind, outcome, code, count }) => {
    if (kind === 'booking') counted.push([outcome, code, count].filter(Boolean).join(' '))
  }),
)

const book = (client: Viewer, hour: string, formKey = crypto.randomUUID()) =>
  requestHour(services, client, luz, hour, { formKey })

test('each change of a booking is counted once, and each refusal by its code', async () => {
  const form = crypto.randomUUID()
  await book(ana, '10', form)
  // The same form again: the first answer, nothing new.
  await book(ana, '10', form)
  await book(await newClient(database), '10')
  await book(luz, '11')
  await book(ana, '12')
  await book(ana, '13')
  const [first, second] = await bookingsOf(database, luz)
  await acceptBooking(services, luz, first?.key ?? 0)
  await acceptBooking(services, luz, first?.key ?? 0)
  await cancelBooking(services, luz, second?.key ?? 0)
  await settleBookings(db, new Date(MONDAY_AT_15_INSTANT.getTime() + DAY_MS))
  await settleBookings(db, new Date(MONDAY_AT_15_INSTANT.getTime() + DAY_MS))
  expect(counted).toEqual([
    'requested 1',
    'lost slot-taken 1',
    'refused own-booking 1',
    'requested 1',
    'requested 1',
    'accepted 1',
    'cancelled 1',
    'expired 1',
    'completed 1',
  ])
})

test('jobs are counted by what becomes of them; a later one is not due', async () => {
  const read = createDatabaseFiguresReader(database.pool, 10_000)
  await database.rows(`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`)
  expect(await read()).toMatchObject({
    due: 0,
    retrying: 0,
    failed: 0,
    oldestDueSeconds: 0,
    lastBackup: null,
  })
  const now = Date.now()
  for (const runAt of [now - 60_000, now + DAY_MS, now - 30_000, now - 20_000])
    await addJob(db, 'apply-retention', {}, new Date(runAt))
  await database.rows(
    `select graphile_worker.reschedule_jobs(array[(select max(id) from graphile_worker.jobs)], attempts := 12)`,
  )
  await database.rows(
    `select graphile_worker.reschedule_jobs(array[(select max(id) - 1 from graphile_worker.jobs)], attempts := 3)`,
  )
  const madeAt = new Date('2026-11-12T07:40:00Z')
  await recordBackup(database.connection, madeAt)
  await recordBackup(database.connection, madeAt)
  const figures = await read()
  expect(figures).toMatchObject({ due: 2, retrying: 1, failed: 1, lastBackup: madeAt.getTime() / 1_000 })
  expect(figures?.oldestDueSeconds).toBeGreaterThanOrEqual(60)
})

test('messages by WhatsApp under way, what waits to be handled and a refused token', async () => {
  const read = createDatabaseFiguresReader(database.pool, 10_000)
  expect(await read()).toMatchObject({ undelivered: 0, inboundWaiting: 0, tokenRefused: 0 })
  const message = (state: string, instead: string | null) =>
    database.rows(
      `insert into whatsapp_messages (id, uid, template, state, "createdAt", "insteadAt")
       values (gen_random_uuid(), $1, 'nueva_visita', $2, now() - interval '2 minutes', $3)`,
      [ana.uid, state, instead],
    )
  await message('sent', null)
  await message('sending', null)
  await message('read', null)
  await message('sent', '2026-11-12T15:00:00Z')
  await database.rows(`insert into whatsapp_inbound (id, number, message, "sentAt", "receivedAt", "handledAt") values
    ('a', '573005550148', '{}', now(), now() - interval '1 minute', null), ('b', null, null, now(), now(), now())`)
  await database.rows(`insert into settings values ('whatsapp-refused', now()::text)`)
  const figures = await read()
  expect(figures).toMatchObject({ undelivered: 2, inboundWaiting: 1, tokenRefused: 1 })
  expect(figures?.oldestUndeliveredSeconds).toBeGreaterThanOrEqual(120)
  expect(figures?.oldestInboundSeconds).toBeGreaterThanOrEqual(60)
})

test('decisions of administrators are counted once their first term is over, with the age of the oldest', async () => {
  const read = createDatabaseFiguresReader(database.pool, 10_000)
  expect(await read()).toMatchObject({ overdueDecisions: 0, oldestOverdueSeconds: 0 })
  const now = new Date()
  // Visits are by day, tests at any hour.
  const noon = new Date(`${bogotaDate(now)}T12:00:00-05:00`)
  for (const days of [8, 6, 5]) {
    const since = new Date(now.getTime() - days * DAY_MS)
    const technician = await newTechnician(database)
    await storeCaseToDecide(database, { client: ana, technician, now: noon, since })
  }
  // The fifth day is the last one.
  const figures = await read()
  expect(figures?.overdueDecisions).toBe(2)
  expect(Math.floor(((figures?.oldestOverdueSeconds ?? 0) * 1_000) / DAY_MS)).toBe(8)
})

test('what waits for administrators is counted by kind, with the age of the oldest', async () => {
  const read = createDatabaseFiguresReader(database.pool, 10_000)
  const waiting = async () => new Map((await read())?.waiting.map(each => [each.kind, each]))
  const before = await waiting()
  expect([...before.keys()].sort()).toEqual([
    'checks',
    'contested',
    'guarantees',
    'replies',
    'reports',
    'reviews',
  ])
  expect(before.get('reports')).toEqual({ kind: 'reports', count: 0, oldestSeconds: 0 })
  for (const [days, status] of [
    [4, 'open'],
    [2, 'open'],
    [9, 'dismissed'],
  ])
    await database.rows(
      `insert into reports ("targetKind", "targetId", "subjectId", "reporterId", reason, status, "createdAt")
       values ('technician', $1, $1, $2, 'other', $3, now() - $4 * interval '1 day')`,
      [luz.uid, (await newClient(database)).uid, status, days],
    )
  const reports = (await waiting()).get('reports')
  expect(reports?.count).toBe(2)
  expect(Math.floor((reports?.oldestSeconds ?? 0) / 86_400)).toBe(4)
  expect((await waiting()).get('guarantees')?.count).toBe(3)
})
