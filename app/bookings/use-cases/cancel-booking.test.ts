// Sections 4 and 5: a technician cancels with a note and offers other hours.
import { expect, test } from 'vitest'
import { cancelBooking } from '#bookings/use-cases/answer-booking.server.ts'
import { requestBooking } from '#bookings/use-cases/request-booking.server.ts'
import { details, MONDAY_AT_15, newClient, newTechnician } from '#tests/support/people/bookings.ts'
import { writeBooking } from '#tests/support/people/moderation.ts'
import { testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { database } = services

/** A requested visit on Monday at 15:00; Tuesday at 10:00 is taken. */
async function requested(publicado = true) {
  const [technician, client] = [await newTechnician(database), await newClient(database)]
  const outcome = await requestBooking(services, client, {
    technicianId: technician.uid,
    ...MONDAY_AT_15,
    ...details(),
  })
  expect(outcome).toMatchObject({ ok: true })
  await writeBooking(database, { technician, client, hour: 10, daysLater: 1 })
  await database.rows('update technicians set publicado = $2 where uid = $1', [technician.uid, publicado])
  const [row] = await database.rows<{ key: number }>(
    `select key::int from reservas where "technicianId" = $1 and status = 'solicitada'`,
    [technician.uid],
  )
  return { technician, key: row?.key ?? 0 }
}

async function storedOf(key: number) {
  const [row] = await database.rows<{ cancelNote: string; offeredHours: Date[] }>(
    'select "cancelNote", "offeredHours" from reservas where key = $1',
    [key],
  )
  return row && { note: row.cancelNote, hours: row.offeredHours.map(hour => hour.toISOString()) }
}

/** In Bogotá. */
const at = (time: string) => new Date(`${time}:00:00-05:00`)

test('only free hours of this technician are offered', async () => {
  const { technician, key } = await requested()
  const outcome = await cancelBooking(services, technician, key, {
    seen: 'solicitada',
    note: `  Tengo cita\nmédica ${'x'.repeat(200)}`,
    offeredHours: [
      at('2026-11-17T10'),
      at('2026-11-17T14'),
      at('2026-11-17T20'),
      at('2026-11-15T10'),
      at('2026-11-11T10'),
      at('2026-11-16T15'),
      at('2026-11-17T09'),
    ],
  })
  expect(outcome).toEqual({ ok: true, value: undefined })
  const stored = await storedOf(key)
  expect(stored?.hours).toEqual(['2026-11-17T14:00:00.000Z', '2026-11-17T19:00:00.000Z'])
  expect(stored?.note).toMatch(/^Tengo cita médica x+$/)
  expect(stored?.note).toHaveLength(160)
})

test('at most three hours are offered', async () => {
  const { technician, key } = await requested()
  const offeredHours = [8, 9, 11, 12, 13].map(hour => at(`2026-11-17T${String(hour).padStart(2, '0')}`))
  await cancelBooking(services, technician, key, { offeredHours })
  expect((await storedOf(key))?.hours).toHaveLength(3)
})

test('a technician whom nobody can book offers no hours', async () => {
  const { technician, key } = await requested(false)
  expect(
    await cancelBooking(services, technician, key, { offeredHours: [at('2026-11-17T14')] }),
  ).toMatchObject({ ok: true })
  expect(await storedOf(key)).toEqual({ note: '', hours: [] })
})
