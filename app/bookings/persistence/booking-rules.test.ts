import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { BOOKING_STATUSES } from '#bookings/domain/booking.ts'
import { ADDRESS_COMPLETION, isAllowed, TRANSITIONS, UNDO_ACCEPT_MS } from '#bookings/domain/transitions.ts'
import { allowedBy } from '#bookings/persistence/booking-rules.server.ts'
import { reservas } from '#bookings/persistence/booking-tables.server.ts'
import { HOUR_MS } from '#platform/domain/time.ts'
import { MONDAY_AT_15_INSTANT, newClient, newTechnician } from '#tests/support/people/bookings.ts'
import { storeBookingWithPhotos } from '#tests/support/people/problem-photos.ts'
import { testDatabase } from '#tests/support/program/database.ts'

const database = await testDatabase()
const { db } = database

/** Around the start of the visit, and around its end. */
const MOMENTS_MS = [-1, 0, 1, HOUR_MS - 1, HOUR_MS, HOUR_MS + 1]
/** How long ago it was answered; null: it was not. */
const ANSWERED_MS = [null, 0, UNDO_ACCEPT_MS - 1, UNDO_ACCEPT_MS]

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
  const moments = MOMENTS_MS.flatMap(moment => ANSWERED_MS.map(ago => ({ moment, ago })))
  for (const { moment, ago } of moments) {
    const now = new Date(scheduledAt.getTime() + moment)
    const answeredAt = ago === null ? null : new Date(now.getTime() - ago)
    await db
      .update(reservas)
      .set({ answeredAt, answer: answeredAt && 'accepted' })
      .where(eq(reservas.key, key))
    for (const [act, rule] of Object.entries({ ...TRANSITIONS, ADDRESS_COMPLETION })) {
      const found = await db
        .select({ key: reservas.key })
        .from(reservas)
        .where(and(eq(reservas.key, key), allowedBy(rule, now)))
      expect([act, moment, ago, found.length === 1]).toEqual([
        act,
        moment,
        ago,
        isAllowed(rule, { status, scheduledAt, answeredAt }, now),
      ])
    }
  }
})
