// Which cancelled bookings of a client are offered alternatives, and which hours of the technician.

import { expect, test } from 'vitest'
import type { Viewer } from '#accounts/domain/role.ts'
import { RESCUE_DAYS } from '#agenda/domain/rescue.ts'
import { listRescues } from '#agenda/use-cases/rescues.server.ts'
import { tradesIn } from '#catalogue/domain/search/described-work.ts'
import { bogotaDate, DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/domain/time.ts'
import { MONDAY, MONDAY_AT_15_INSTANT, newClient, newTechnician } from '#tests/support/people/bookings.ts'
import { writeBooking } from '#tests/support/people/moderation.ts'
import { testDatabase } from '#tests/support/program/database.ts'

const database = await testDatabase()
/** Monday at 10:00, when the booking of 15:00 was cancelled. */
const CANCELLED_AT = new Date(MONDAY_AT_15_INSTANT.getTime() - 5 * HOUR_MS)
const later = (ms: number) => new Date(CANCELLED_AT.getTime() + ms)

interface Changes {
  readonly reason?: string | null
  readonly hour?: number
  readonly technician?: Viewer
  readonly offered?: readonly Date[]
}

async function cancelled(
  client: Viewer,
  { reason = 'tecnico', hour = 15, technician, offered = [] }: Changes = {},
) {
  const luz = technician ?? (await newTechnician(database))
  const key = await writeBooking(database, { technician: luz, client, hour, status: 'cancelada' })
  await database.rows(
    `update reservas set "cancelReason" = $2, "updatedAt" = $3, "createdAt" = $4, "offeredHours" = $5, servicio = 'Destape',
       especialidad = 'Plomería', precio = 80000, "cancelNote" = 'Cita médica' where key = $1`,
    [key, reason, CANCELLED_AT, later(-DAY_MS), offered],
  )
  return { luz, key }
}

const rescuesOf = (client: Viewer, now = later(MINUTE_MS)) =>
  listRescues(database.db, client.uid, { now, isHoliday: () => false }, { tradesIn })
const keysOf = async (client: Viewer, now?: Date) =>
  (await rescuesOf(client, now)).map(({ booking }) => booking.key)

async function bookedLater(
  client: Viewer,
  technician: Viewer,
  changes: { from?: number; at?: Date; trade?: string | null } = {},
) {
  const key = await writeBooking(database, { technician, client, hour: 17, status: 'solicitada' })
  await database.rows(
    'update reservas set "createdAt" = $2, "rebookedFrom" = $3, especialidad = $4 where key = $1',
    [key, changes.at ?? later(MINUTE_MS), changes.from ?? null, changes.trade ?? null],
  )
}

test.each(['tecnico', 'sin_respuesta', 'moderacion', null])(
  'a booking cancelled by %s is a rescue',
  async reason => {
    const client = await newClient(database)
    const { key, luz } = await cancelled(client, { reason })
    const [rescue] = await rescuesOf(client)
    expect(rescue).toMatchObject({
      booking: {
        key,
        technicianId: luz.uid,
        technicianName: luz.name,
        cancelReason: reason,
        cancelNote: 'Cita médica',
        servicio: 'Destape',
        precio: 80000,
        rating: null,
      },
      trade: 'Plomería',
      offeredSlots: [],
    })
  },
)

test('it ends after a week, when dismissed, and is never shown to others', async () => {
  const client = await newClient(database)
  const { key, luz } = await cancelled(client)
  expect(await keysOf(client, later(RESCUE_DAYS * DAY_MS - 1))).toEqual([key])
  expect(await keysOf(client, later(RESCUE_DAYS * DAY_MS))).toEqual([])
  expect(await keysOf(luz)).toEqual([])
  await database.rows('update reservas set "rescueDismissedAt" = now() where key = $1', [key])
  expect(await keysOf(client)).toEqual([])
})

test('it ends with a booking made from it, or made later with the same technician or trade', async () => {
  for (const change of ['from it', 'same technician', 'same trade'] as const) {
    const client = await newClient(database)
    const { key, luz } = await cancelled(client)
    const technician = change === 'same technician' ? luz : await newTechnician(database)
    const changes = { 'from it': { from: key }, 'same technician': {}, 'same trade': { trade: 'Plomería' } }
    await bookedLater(client, technician, changes[change])
    expect([change, await keysOf(client)]).toEqual([change, []])
  }
})

test('it stays after a booking of another trade or of none, one made before the cancellation, or one of somebody else', async () => {
  const [client, other] = [await newClient(database), await newClient(database)]
  const { key } = await cancelled(client)
  const [painter, unknown, plumber, third] = [
    await newTechnician(database),
    await newTechnician(database),
    await newTechnician(database),
    await newTechnician(database),
  ]
  await bookedLater(client, painter, { trade: 'Pintura' })
  await bookedLater(client, unknown)
  await bookedLater(client, plumber, { at: later(-MINUTE_MS), trade: 'Plomería' })
  await bookedLater(other, third, { trade: 'Plomería' })
  expect(await keysOf(client)).toEqual([key])
})

test('at most three, the newest first', async () => {
  const client = await newClient(database)
  const keys: number[] = []
  for (const hour of [10, 11, 12, 13]) {
    const { key } = await cancelled(client, { hour })
    await database.rows('update reservas set "updatedAt" = $2 where key = $1', [key, later(hour)])
    keys.unshift(key)
  }
  expect(await keysOf(client)).toEqual(keys.slice(0, 3))
})

test('offered hours are those still free for the technician and the client', async () => {
  const [client, other, electrician] = [
    await newClient(database),
    await newClient(database),
    await newTechnician(database),
  ]
  // 14:00 and 16:00 of Monday, 08:00 of Tuesday.
  const offered = [later(22 * HOUR_MS), later(6 * HOUR_MS), later(4 * HOUR_MS)]
  const { luz } = await cancelled(client, { offered })
  const slots = async (now?: Date) =>
    (await rescuesOf(client, now))[0]?.offeredSlots.map(({ date, hour }) => `${date} ${hour}`)
  const tuesday = bogotaDate(later(DAY_MS))
  expect(await slots()).toEqual([`${MONDAY} 14`, `${MONDAY} 16`, `${tuesday} 8`])
  await writeBooking(database, { technician: luz, client: other, hour: 14 })
  await writeBooking(database, { technician: electrician, client, hour: 16 })
  await database.rows(`update technicians set especialidades = '{Pintura}' where uid = $1`, [electrician.uid])
  await database.rows(`update reservas set "createdAt" = $2 where "technicianId" = $1`, [
    electrician.uid,
    later(-HOUR_MS),
  ])
  expect(await slots()).toEqual([`${tuesday} 8`])
  await database.rows('update technicians set disponible = false where uid = $1', [luz.uid])
  expect(await slots()).toEqual([])
})
