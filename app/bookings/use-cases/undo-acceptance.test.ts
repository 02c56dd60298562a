// An acceptance can be taken back for a few seconds; the client is told when it cannot any more.

import { expect, test } from 'vitest'
import type { Viewer } from '#accounts/domain/role.ts'
import {
  ACCEPTED_NOTIFICATION_DELAY_MS,
  UNDO_ACCEPT_MS,
  UNDO_OFFERED_MS,
} from '#bookings/domain/transitions.ts'
import { DUE_BOOKINGS, settleBookings } from '#bookings/persistence/due-bookings.server.ts'
import { notifyDue } from '#bookings/persistence/notifications.server.ts'
import {
  acceptBooking,
  cancelBooking,
  undoAcceptedBooking,
} from '#bookings/use-cases/answer-booking.server.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/domain/time.ts'
import { emailsAbout, MONDAY_AT_15_INSTANT, newTechnician } from '#tests/support/people/bookings.ts'
import { requestVisit } from '#tests/support/people/visits.ts'
import { bookingLock, inLockOrder } from '#tests/support/program/lock-queue.ts'
import { NOON, servicesOn, testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { tomorrow, soon } = DUE_BOOKINGS
const { database } = services
const { rows } = database
/** So long after the acceptance. */
const later = (ms: number) => servicesOn(database, new Date(NOON.getTime() + ms))

async function requested(luz?: Viewer) {
  const { technician, client, key } = await requestVisit(services, luz)
  return { luz: technician, client, key }
}

async function acceptedBooking() {
  const booking = await requested()
  expect(await acceptBooking(services, booking.luz, booking.key)).toMatchObject({ ok: true })
  return booking
}

const stateOf = async (key: number) =>
  (await rows('select status, answer, "answeredAt" from reservas where key = $1', [key]))[0]

test('the client hears of an acceptance after it can be undone, and that after it is offered', async () => {
  expect(UNDO_OFFERED_MS).toBeLessThan(UNDO_ACCEPT_MS)
  expect(UNDO_ACCEPT_MS).toBeLessThan(ACCEPTED_NOTIFICATION_DELAY_MS)
  const { client, luz, key } = await requested()
  await rows(
    `insert into sessions (id, token, "userId", "expiresAt") values ($1, $1, $1, now() + interval '1 day')`,
    [client.uid],
  )
  await rows(
    `insert into push_subscriptions (endpoint, uid, "sessionId", p256dh, auth) values ($1, $1, $1, 'k', 'a')`,
    [client.uid],
  )
  await acceptBooking(services, luz, key)
  const waiting = await rows(
    `select t.identifier as task, j.run_at - j.created_at = $2 * interval '1 millisecond' as waits
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where (j.payload ->> 'key')::int = $1 and j.payload ->> 'news' = 'confirmada' order by task`,
    [key, ACCEPTED_NOTIFICATION_DELAY_MS],
  )
  expect(waiting).toEqual([
    { task: 'send-booking-mail', waits: true },
    { task: 'send-push', waits: true },
  ])
})

test('an acceptance that is undone leaves the request as it was, and no second job', async () => {
  const { luz, key } = await acceptedBooking()
  const inTime = later(UNDO_ACCEPT_MS - 1)
  expect(await undoAcceptedBooking(inTime, luz, key)).toMatchObject({ ok: true })
  expect(await stateOf(key)).toEqual({ status: 'solicitada', answer: null, answeredAt: null })
  expect(await undoAcceptedBooking(inTime, luz, key)).toMatchObject({ ok: true })
  expect(await emailsAbout(database, key)).toEqual(['requested', 'confirmada'])
  expect(await acceptBooking(later(HOUR_MS), luz, key)).toMatchObject({ ok: true })
})

test('in a chat an acceptance can be undone for a minute, and the client hears of it after that', async () => {
  const { luz, key } = await requested()
  const accept = () => acceptBooking(services, luz, key, 'whatsapp')
  expect(await accept()).toMatchObject({ ok: true })
  const [waiting] = await rows<{ seconds: number }>(
    `select extract(epoch from run_at - created_at)::int as seconds from graphile_worker._private_jobs
     where (payload ->> 'key')::int = $1 and payload ->> 'news' = 'confirmada'`,
    [key],
  )
  expect(waiting?.seconds).toBeGreaterThan(62)
  expect(await undoAcceptedBooking(later(MINUTE_MS), luz, key)).toMatchObject({ ok: true })
  // What was accepted on a page afterwards is of the page again.
  await acceptBooking(services, luz, key)
  expect(await undoAcceptedBooking(later(UNDO_ACCEPT_MS), luz, key)).toMatchObject({ ok: false })
  const other = await requested()
  await acceptBooking(services, other.luz, other.key, 'whatsapp')
  expect(await undoAcceptedBooking(later(MINUTE_MS + 2_000), other.luz, other.key)).toMatchObject({
    ok: false,
  })
})

test('after the window an acceptance stands', async () => {
  const { luz, key } = await acceptedBooking()
  expect(await undoAcceptedBooking(later(UNDO_ACCEPT_MS), luz, key)).toEqual({
    ok: false,
    code: 'not-undone',
  })
  expect(await stateOf(key)).toMatchObject({ status: 'confirmada', answer: 'accepted' })
})

test('only the technician of the visit takes an acceptance back', async () => {
  const { client, key } = await acceptedBooking()
  const other = await newTechnician(database)
  for (const viewer of [other, client, { ...client, role: 'admin' as const }])
    expect(await undoAcceptedBooking(services, viewer, key)).toEqual({ ok: false, code: 'not-undone' })
  expect(await stateOf(key)).toMatchObject({ status: 'confirmada' })
})

test('a visit that was cancelled or has begun meanwhile is not opened again', async () => {
  const { luz, key } = await acceptedBooking()
  await cancelBooking(services, luz, key, { seen: 'confirmada' })
  expect(await undoAcceptedBooking(services, luz, key)).toEqual({ ok: false, code: 'not-undone' })
  expect(await stateOf(key)).toMatchObject({ status: 'cancelada' })

  const late = await requested()
  const justBefore = new Date(MONDAY_AT_15_INSTANT.getTime() - 1)
  await acceptBooking(servicesOn(database, justBefore), late.luz, late.key)
  const begun = servicesOn(database, MONDAY_AT_15_INSTANT)
  expect(await undoAcceptedBooking(begun, late.luz, late.key)).toEqual({ ok: false, code: 'not-undone' })
  await settleBookings(services.db, new Date(MONDAY_AT_15_INSTANT.getTime() + HOUR_MS))
  expect(await stateOf(late.key)).toMatchObject({ status: 'completada' })
})

test.each([
  ['undoing', 'solicitada'],
  ['cancelling', 'cancelada'],
])(
  'undoing against cancelling: one wins, %s when it is first, and the state is its own',
  async (first, status) => {
    const { luz, key } = await acceptedBooking()
    const acts = [
      () => undoAcceptedBooking(services, luz, key),
      () => cancelBooking(services, luz, key, { seen: 'confirmada' }),
    ]
    const inOrder = first === 'undoing' ? acts : acts.toReversed()
    const outcomes = await inLockOrder(database, bookingLock(key), inOrder)
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, false])
    expect(await stateOf(key)).toMatchObject({ status })
  },
)

test('a reminder that falls due while an acceptance can be undone is not sent', async () => {
  const { luz, key } = await requested()
  const dueAt = MONDAY_AT_15_INSTANT.getTime() - DAY_MS
  await acceptBooking(servicesOn(database, new Date(dueAt - UNDO_ACCEPT_MS + 1)), luz, key)
  await notifyDue(services.db, { tomorrow, soon }, new Date(dueAt))
  expect(await emailsAbout(database, key)).toEqual(['requested', 'confirmada'])
})
