// The table of notifications on the real queue; reminders while the version before runs on the same database.
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Viewer } from '#accounts/domain/role.ts'
import {
  type BookingNotification,
  NOTIFICATIONS,
  type Reminder,
  ruleOf,
} from '#bookings/domain/notifications.ts'
import { bookingPushFinder } from '#bookings/jobs/booking-jobs.server.ts'
import { reservas } from '#bookings/persistence/booking-tables.server.ts'
import { notifyDue, queueNotification } from '#bookings/persistence/notifications.server.ts'
import { DAY_MS, HOUR_MS } from '#platform/domain/time.ts'
import { PUSH_TEXTS } from '#server/jobs/booking-notifications.ts'
import { migrate } from '#server/migrate.ts'
import {
  emailsAbout,
  MONDAY_AT_15_INSTANT,
  newClient,
  newTechnician,
} from '#tests/support/people/bookings.ts'
import { writeBooking } from '#tests/support/people/moderation.ts'
import { testDatabase } from '#tests/support/program/database.ts'

const database = await testDatabase()
const { rows, db, pool } = database
const NOW = new Date(MONDAY_AT_15_INSTANT.getTime() - DAY_MS)

async function withDevice(viewer: Viewer): Promise<Viewer> {
  await rows(
    `insert into sessions (id, token, "userId", "expiresAt") values ($1, $1, $1, now() + interval '1 day')`,
    [viewer.uid],
  )
  await rows(
    `insert into push_subscriptions (endpoint, uid, "sessionId", p256dh, auth) values ($1, $1, $1, 'k', 'a')`,
    [viewer.uid],
  )
  return viewer
}

async function visit(status = 'confirmada') {
  const technician = await withDevice(await newTechnician(database))
  const client = await withDevice(await newClient(database))
  return { technician, client, key: await writeBooking(database, { technician, client, status }) }
}

const KINDS = Object.keys(NOTIFICATIONS) as BookingNotification[]

test.each(KINDS)(
  '%s adds a job for each channel, to the devices of whom the push message addresses',
  async kind => {
    const { to, channels, statuses, reasons } = ruleOf(kind)
    const { technician, client, key } = await visit(statuses[0])
    if (reasons) await rows('update reservas set "cancelReason" = $2 where key = $1', [key, reasons[0]])
    if (kind === 'cannot-receive')
      await rows(`update reservas set "cannotAt" = now(), "cannotReason" = 'otro_dia' where key = $1`, [key])
    await db
      .select({ queued: queueNotification(kind) })
      .from(reservas)
      .where(eq(reservas.key, key))
    const jobs = await rows<{
      task: string
      payload: Record<string, unknown>
      attempts: number
      uid: string | null
    }>(
      `select identifier as task, payload::jsonb - '{subscription,notification}'::text[] as payload, max_attempts as attempts, uid
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       left join push_subscriptions s on s.id = (payload ->> 'subscription')::bigint
     where (payload ->> 'key')::int = $1 order by task`,
      [key],
    )
    const uid = to === 'technician' ? technician.uid : client.uid
    const payload = { key, news: kind }
    expect(jobs).toEqual([
      ...(channels.includes('email')
        ? [{ task: 'send-booking-mail', payload, attempts: 12, uid: null }]
        : []),
      ...(channels.includes('push') ? [{ task: 'send-push', payload, attempts: 6, uid }] : []),
    ])
    if (channels.includes('push'))
      expect(await bookingPushFinder(PUSH_TEXTS)(db, { key, news: kind }, { uid, now: NOW })).toMatchObject({
        uid,
      })
  },
)

test('the moment, the act of moderation and the answer are stored with the jobs', async () => {
  const { key } = await visit()
  const answeredAt = new Date('2026-11-10T15:04:05.678Z')
  await rows(`update reservas set answer = 'accepted', "answeredAt" = $2 where key = $1`, [key, answeredAt])
  const runAt = sql`${NOW.toISOString()}::timestamptz`
  const queued = queueNotification('confirmada', { runAt, line: 5, answeredAt: sql`"answeredAt"` })
  await db.select({ queued }).from(reservas).where(eq(reservas.key, key))
  const jobs = await rows(
    `select payload::jsonb - '{subscription,notification}'::text[] as payload, run_at from graphile_worker._private_jobs
     where (payload ->> 'key')::int = $1`,
    [key],
  )
  const job = {
    payload: { key, news: 'confirmada', line: 5, answeredAt: answeredAt.getTime() },
    run_at: NOW,
  }
  expect(jobs).toEqual([job, job])
})

/** The condition and the mark of each reminder in the version before. */
const BEFORE = {
  tomorrow: ['reminded <= 0', 'reminded = 1'],
  soon: ['reminded <= 1', 'reminded = 2'],
  unanswered: ['"answerRemindedAt" is null', '"answerRemindedAt" = now()'],
  overdue: ['"overdueToldAt" is null', '"overdueToldAt" = now()'],
  rate: ['"ratingRequestedAt" is null', '"ratingRequestedAt" = now()'],
} satisfies Partial<Record<Reminder, [due: string, mark: string]>>
type ReminderBefore = keyof typeof BEFORE

async function remindAsBefore(kind: ReminderBefore, key: number): Promise<number> {
  const [due, mark] = BEFORE[kind]
  const told = await rows(
    `with due as (select key from reservas where key = $1 and ${due} for update skip locked),
       marked as (update reservas as r set ${mark} from due where r.key = due.key returning r.key, r."clientId")
     select queue_booking_notice(key, $2, "clientId") from marked`,
    [key, kind],
  )
  return told.length
}

const remind = (kind: Reminder, key: number) => notifyDue(db, { [kind]: () => eq(reservas.key, key) }, NOW)

test.each(Object.keys(BEFORE) as ReminderBefore[])(
  '%s: neither version repeats what the other has told',
  async kind => {
    const [first, second, both] = [await visit(), await visit(), await visit()]
    expect([await remindAsBefore(kind, first.key), await remind(kind, first.key)]).toEqual([1, 0])
    expect([await remind(kind, second.key), await remindAsBefore(kind, second.key)]).toEqual([1, 0])
    const { key } = both
    await Promise.all([1, 2, 3].flatMap(() => [remind(kind, key), remindAsBefore(kind, key)]))
    expect(await remind(kind, key)).toBe(0)
    for (const each of [first, second, both]) expect(await emailsAbout(database, each.key)).toEqual([kind])
  },
)

test('a reminder of two hours before does not hide that of another kind, and goes with its booking', async () => {
  const { key } = await visit()
  await remind('tomorrow', key)
  await remind('soon', key)
  expect(await rows('select reminded from reservas where key = $1', [key])).toEqual([{ reminded: 2 }])
  expect(await emailsAbout(database, key)).toEqual(['tomorrow', 'soon'])
  await rows('delete from reservas where key = $1', [key])
  expect(await rows('select from reserva_avisos where "reservaKey" = $1', [key])).toEqual([])
})

test('what was told before the migration is a row after it', async () => {
  const told = new Date('2026-11-14T15:00:00.123Z')
  const keys = [(await visit()).key, (await visit()).key, (await visit()).key]
  await rows(`drop trigger reservas_reminders_to_rows on reservas; drop function reservas_reminders_to_rows;
    drop table reserva_avisos; drop function reserva_avisos_to_columns, queue_booking_notification;
    delete from migrations where name = '0019-booking-notifications.sql'`)
  await rows('update reservas set reminded = 1, "answerRemindedAt" = $2 where key = $1', [keys[0], told])
  await rows(
    'update reservas set reminded = 2, "overdueToldAt" = $2, "ratingRequestedAt" = $2 where key = $1',
    [keys[1], told],
  )
  expect((await migrate(pool)).applied).toEqual(['0019-booking-notifications.sql'])
  const stored = await rows(
    `select "reservaKey"::int as key, kind, at from reserva_avisos where "reservaKey" = any($1) order by 1, 2`,
    [keys],
  )
  const before = (ms: number) => new Date(MONDAY_AT_15_INSTANT.getTime() - ms)
  expect(stored).toEqual([
    { key: keys[0], kind: 'tomorrow', at: before(DAY_MS) },
    { key: keys[0], kind: 'unanswered', at: told },
    { key: keys[1], kind: 'overdue', at: told },
    { key: keys[1], kind: 'rate', at: told },
    { key: keys[1], kind: 'soon', at: before(2 * HOUR_MS) },
  ])
})
