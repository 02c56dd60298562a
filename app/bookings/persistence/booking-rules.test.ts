import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerDeadline } from '#bookings/domain/answer-time.ts'
import { ANSWER_VIAS, BOOKING_STATUSES, CANCEL_REASONS, VISIT_OUTCOMES } from '#bookings/domain/booking.ts'
import {
  ADDRESS_COMPLETION,
  isAllowed,
  TRANSITIONS,
  UNDO_ACCEPT_MS,
  UNDO_OFFERED_IN_CHAT_MS,
  UNDO_OFFERED_MS,
} from '#bookings/domain/transitions.ts'
import { allowedBy, answerDeadlineOf } from '#bookings/persistence/booking-rules.server.ts'
import { reservas } from '#bookings/persistence/booking-tables.server.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/domain/time.ts'
import { MONDAY_AT_15_INSTANT, newClient, newTechnician } from '#tests/support/people/bookings.ts'
import { storeBookingWithPhotos } from '#tests/support/people/problem-photos.ts'
import { testDatabase } from '#tests/support/program/database.ts'
import { rounds } from '#tests/support/program/rounds.ts'
import { CANNOT_RECEIVE } from '#visits/domain/cannot-receive.ts'

const database = await testDatabase()
const { db } = database

/** An hour before the visit, around its start, and around its end. */
const MOMENTS_MS = [-HOUR_MS, -1, 0, 1, HOUR_MS - 1, HOUR_MS, HOUR_MS + 1]
const UNDO_IN_CHAT_MS = UNDO_OFFERED_IN_CHAT_MS + UNDO_ACCEPT_MS - UNDO_OFFERED_MS
/** How long ago it was answered; null: it was not. */
const ANSWERED_MS = [null, 0, UNDO_ACCEPT_MS - 1, UNDO_ACCEPT_MS, UNDO_IN_CHAT_MS - 1, UNDO_IN_CHAT_MS]

const RULES = Object.entries({ ...TRANSITIONS, ADDRESS_COMPLETION, CANNOT_RECEIVE })

test.each(BOOKING_STATUSES)('SQL and domain allow the same acts on a booking that is %s', async status => {
  const [client, technician] = [await newClient(database), await newTechnician(database)]
  const scheduledAt = MONDAY_AT_15_INSTANT
  const key = await storeBookingWithPhotos(database, {
    client,
    technician,
    at: scheduledAt,
    photos: [],
    status,
  })
  const moments = MOMENTS_MS.flatMap(moment =>
    ANSWERED_MS.flatMap(ago =>
      [0, DAY_MS].flatMap(requestedMs =>
        [null, ...ANSWER_VIAS].map(answeredVia => ({ moment, ago, requestedMs, answeredVia })),
      ),
    ),
  )
  for (const { moment, ago, requestedMs, answeredVia } of moments) {
    const now = new Date(scheduledAt.getTime() + moment)
    const createdAt = new Date(now.getTime() - requestedMs)
    const answeredAt = ago === null ? null : new Date(now.getTime() - ago)
    await db
      .update(reservas)
      .set({ createdAt, answeredAt, answeredVia, answer: answeredAt && 'accepted' })
      .where(eq(reservas.key, key))
    const booking = { status, scheduledAt, answeredAt, answeredVia, createdAt }
    const [allowed] = await db
      .select(Object.fromEntries(RULES.map(([act, rule]) => [act, sql`${allowedBy(rule, now)} is true`])))
      .from(reservas)
      .where(eq(reservas.key, key))
    const expected = Object.fromEntries(RULES.map(([act, rule]) => [act, isAllowed(rule, booking, now)]))
    const given = { moment, ago, requestedMs, answeredVia }
    expect({ ...given, ...allowed }).toEqual({ ...given, ...expected })
  }
})

test('D64, D65: SQL and domain have the same end of a visit', async () => {
  const [client, technician] = [await newClient(database), await newTechnician(database)]
  const scheduledAt = MONDAY_AT_15_INSTANT
  const visit = { client, technician, at: scheduledAt, photos: [] }
  const key = await storeBookingWithPhotos(database, visit)
  const ends = Object.entries(TRANSITIONS).filter(([, { outcomes }]) => outcomes)
  const around = (minutes: number) => fc.integer({ min: -1, max: 1 }).map(ms => minutes * MINUTE_MS + ms)
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(
        ...BOOKING_STATUSES.filter(status => status !== 'cancelada').map(status => [status, null] as const),
        ...CANCEL_REASONS.map(reason => ['cancelada', reason] as const),
      ),
      fc.constantFrom(...VISIT_OUTCOMES),
      fc.integer({ min: 0, max: 3 }),
      fc.option(fc.constantFrom(75, 130)),
      fc.oneof(...[0, 60, 75, 120, 130, 240].map(around)),
      async ([status, cancelReason], outcome, hours, told, ms) => {
        const openUntil = told === null ? null : new Date(scheduledAt.getTime() + told * MINUTE_MS)
        const now = new Date(scheduledAt.getTime() + ms)
        // A cancelled visit gives its further hours back.
        const [stored] = await db
          .update(reservas)
          .set({ status, cancelReason, outcome, openUntil, horasExtra: hours })
          .where(eq(reservas.key, key))
          .returning({ furtherHours: reservas.horasExtra })
        const furtherHours = stored?.furtherHours ?? 0
        const [allowed] = await db
          .select(Object.fromEntries(ends.map(([act, rule]) => [act, sql`${allowedBy(rule, now)} is true`])))
          .from(reservas)
          .where(eq(reservas.key, key))
        const booking = { status, cancelReason, outcome, openUntil, furtherHours, scheduledAt }
        expect(allowed).toEqual(
          Object.fromEntries(ends.map(([act, rule]) => [act, isAllowed(rule, booking, now)])),
        )
      },
    ),
    { numRuns: rounds(200, 1_000) },
  )
})

/** Before the visit, most of them near the borders of the rule. */
const leadMs = fc.oneof(
  fc.integer({ min: -MINUTE_MS, max: 40 * DAY_MS }),
  fc
    .tuple(
      fc.constantFrom(0, 2 * HOUR_MS, 4 * HOUR_MS, DAY_MS, DAY_MS + 2 * HOUR_MS),
      fc.integer({ min: -3, max: 3 }),
    )
    .map(([border, ms]) => border + ms),
)

test('D60: SQL and domain have the same time to answer', async () => {
  const [client, technician] = [await newClient(database), await newTechnician(database)]
  const scheduledAt = MONDAY_AT_15_INSTANT
  const visit = { client, technician, at: scheduledAt, photos: [] }
  const key = await storeBookingWithPhotos(database, visit)
  await fc.assert(
    fc.asyncProperty(leadMs, async lead => {
      const createdAt = new Date(scheduledAt.getTime() - lead)
      await db.update(reservas).set({ createdAt }).where(eq(reservas.key, key))
      const [found] = await db
        .select({ deadline: answerDeadlineOf.mapWith(reservas.createdAt) })
        .from(reservas)
        .where(eq(reservas.key, key))
      expect(found?.deadline).toEqual(answerDeadline({ createdAt, scheduledAt }))
    }),
    { numRuns: rounds(60, 400) },
  )
})
