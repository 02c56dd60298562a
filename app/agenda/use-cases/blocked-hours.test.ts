// D64: blocked hours and longer visits, against requests and each other.
import { expect, test } from 'vitest'
import type { Viewer } from '#accounts/domain/role.ts'
import { BLOCKED_HOURS_MAX, blockedStretches } from '#agenda/domain/blocked-hours.ts'
import { changeBlockedHours } from '#agenda/use-cases/blocked-hours.server.ts'
import { listTakenHours } from '#bookings/persistence/bookings.server.ts'
import { acceptBooking, cancelBooking } from '#bookings/use-cases/answer-booking.server.ts'
import { requestBooking } from '#bookings/use-cases/request-booking.server.ts'
import { DAY_MS, HOUR_MS } from '#platform/domain/time.ts'
import {
  at,
  bookingsOf,
  details,
  MONDAY,
  MONDAY_AT_15_INSTANT,
  newClient,
  newTechnician,
} from '#tests/support/people/bookings.ts'
import { inLockOrder, technicianLock } from '#tests/support/program/lock-queue.ts'
import { servicesOn, testServices } from '#tests/support/program/services.ts'
import { changeFurtherHours } from '#visits/use-cases/longer-visit.server.ts'

const services = await testServices()
const { database } = services
const { rows } = database

const block = (luz: Viewer, hours: string[], isBlocked = true, date = MONDAY) =>
  changeBlockedHours(services, luz, { date, hours, isBlocked })
const request = async (luz: Viewer, hour: string, client?: Viewer) =>
  requestBooking(services, client ?? (await newClient(database)), {
    technicianId: luz.uid,
    ...at(MONDAY, hour),
    ...details(),
  })
const blockedOf = async ({ uid }: Viewer) => {
  const [row] = await rows<{ horasBloqueadas: Date[] }>(
    'select "horasBloqueadas" from technicians where uid = $1',
    [uid],
  )
  return row?.horasBloqueadas ?? []
}

/** A confirmed visit on Monday at 15:00. */
async function confirmedVisit() {
  const luz = await newTechnician(database)
  expect(await request(luz, '15')).toMatchObject({ ok: true })
  const [{ key = 0 } = {}] = await bookingsOf(database, luz)
  expect(await acceptBooking(services, luz, key)).toMatchObject({ ok: true })
  const longer = (horas: string, who = luz) => changeFurtherHours(services, who, { key, horas })
  return { luz, key, longer }
}

test('a blocked hour cannot be booked until it is free again; doing either twice changes nothing', async () => {
  const luz = await newTechnician(database)
  for (const _ of [1, 2]) expect(await block(luz, ['15', '16', '16'])).toMatchObject({ ok: true })
  expect(blockedStretches(await blockedOf(luz), services.now())).toEqual([
    { date: MONDAY, first: 15, last: 16 },
  ])
  expect(await request(luz, '15')).toEqual({ ok: false, code: 'closed-slot' })
  expect(await request(luz, '17')).toMatchObject({ ok: true })
  for (const _ of [1, 2]) expect(await block(luz, ['15'], false)).toMatchObject({ ok: true })
  expect(await request(luz, '15')).toMatchObject({ ok: true })
  expect(await request(luz, '16')).toEqual({ ok: false, code: 'closed-slot' })
})

test('a block takes no hour of a visit, and none of the others of its form either', async () => {
  const { luz, key } = await confirmedVisit()
  expect(await block(luz, ['14', '15'])).toEqual({ ok: false, code: 'slot-taken' })
  expect(await blockedOf(luz)).toEqual([])
  expect(await bookingsOf(database, luz)).toMatchObject([{ key, status: 'confirmada' }])
})

test.each([
  ['block', 'closed-slot'],
  ['request', 'slot-taken'],
])('of a block and a request at the same instant one wins: the %s that is first', async (first, refusal) => {
  const luz = await newTechnician(database)
  const client = await newClient(database)
  const acts = [() => block(luz, ['15']), () => request(luz, '15', client)]
  const outcomes = await inLockOrder(
    database,
    technicianLock(luz.uid),
    first === 'block' ? acts : acts.toReversed(),
  )
  expect(outcomes).toMatchObject([{ ok: true }, { ok: false, code: refusal }])
  expect([(await blockedOf(luz)).length, (await bookingsOf(database, luz)).length]).toEqual(
    first === 'block' ? [1, 0] : [0, 1],
  )
})

test('a longer visit takes the hours behind it, and gives them back', async () => {
  const { luz, longer } = await confirmedVisit()
  expect(await longer('2')).toMatchObject({ ok: true })
  for (const hour of ['16', '17']) expect(await request(luz, hour)).toEqual({ ok: false, code: 'slot-taken' })
  const taken = await listTakenHours(services.db, luz.uid, {
    from: new Date(MONDAY_AT_15_INSTANT.getTime() + 2 * HOUR_MS),
    until: new Date(MONDAY_AT_15_INSTANT.getTime() + DAY_MS),
  })
  expect(taken.map(Number).toSorted()).toEqual(
    [0, 1, 2].map(n => MONDAY_AT_15_INSTANT.getTime() + n * HOUR_MS),
  )
  expect(await longer('1')).toMatchObject({ ok: true })
  expect(await request(luz, '17')).toMatchObject({ ok: true })
  expect(await longer('3')).toEqual({ ok: false, code: 'slot-taken' })
  expect(await longer('0')).toMatchObject({ ok: true })
  expect(await request(luz, '16')).toMatchObject({ ok: true })
})

test('further hours do not lie on a blocked one, also when both are asked for at the same instant', async () => {
  const { luz, key, longer } = await confirmedVisit()
  expect(await block(luz, ['17'])).toMatchObject({ ok: true })
  expect(await longer('2')).toEqual({ ok: false, code: 'hours-blocked' })
  expect(await longer('3')).toEqual({ ok: false, code: 'hours-blocked' })
  expect(await longer('1')).toMatchObject({ ok: true })
  expect(await block(luz, ['17'], false)).toMatchObject({ ok: true })
  const outcomes = await inLockOrder(database, technicianLock(luz.uid), [
    () => block(luz, ['18']),
    () => longer('3'),
  ])
  expect(outcomes).toMatchObject([{ ok: true }, { ok: false, code: 'hours-blocked' }])
  expect(await longer('2')).toMatchObject({ ok: true })
  // From before blocked hours were looked at: fewer hours can still be taken back.
  await rows('update reservas set "horasExtra" = 3 where key = $1', [key])
  expect(await longer('3')).toMatchObject({ ok: true })
  expect(await longer('0')).toMatchObject({ ok: true })
})

test('a cancelled visit frees its further hours', async () => {
  const { luz, key, longer } = await confirmedVisit()
  await longer('2')
  expect(await cancelBooking(services, luz, key)).toMatchObject({ ok: true })
  expect(await request(luz, '16')).toMatchObject({ ok: true })
  expect(await longer('1')).toEqual({ ok: false, code: 'visit-not-longer' })
})

test.each(['longer visit', 'request'])(
  'of a longer visit and a request for the next hour at the same instant one wins: the %s that is first',
  async first => {
    const { luz, longer } = await confirmedVisit()
    const client = await newClient(database)
    const acts = [() => longer('1'), () => request(luz, '16', client)]
    const isLonger = first === 'longer visit'
    const outcomes = await inLockOrder(database, technicianLock(luz.uid), isLonger ? acts : acts.toReversed())
    expect(outcomes).toMatchObject([{ ok: true }, { ok: false, code: 'slot-taken' }])
    const [longest] = await rows<{ hours: number }>(
      'select max("horasExtra")::int as hours from reservas where "technicianId" = $1',
      [luz.uid],
    )
    expect([longest?.hours, (await bookingsOf(database, luz)).length]).toEqual(isLonger ? [1, 1] : [0, 2])
  },
)

test('further hours can be added while the visit is under way, and not when all of them are over', async () => {
  const { luz, key } = await confirmedVisit()
  const whenHoursLater = (hours: number) =>
    changeFurtherHours(
      servicesOn(database, new Date(MONDAY_AT_15_INSTANT.getTime() + hours * HOUR_MS)),
      luz,
      { key, horas: '1' },
    )
  expect(await whenHoursLater(1.5)).toMatchObject({ ok: true })
  expect(await whenHoursLater(4)).toEqual({ ok: false, code: 'visit-not-longer' })
})

test('hours of others, of the past, or that are none are refused', { tags: ['attack'] }, async () => {
  const { luz, longer } = await confirmedVisit()
  const [other, client] = [await newTechnician(database), await newClient(database)]
  for (const horas of ['-1', '4', '1.5', '1e0', '', '<script>', ' 1'])
    expect([horas, await longer(horas)]).toEqual([horas, { ok: false, code: 'invalid-further-hours' }])
  for (const stranger of [other, client])
    expect(await longer('1', stranger)).toEqual({ ok: false, code: 'hours-not-saved' })
  for (const [date, hours, code] of [
    [MONDAY, [], 'slot-required'],
    [MONDAY, ['07'], 'invalid-slot'],
    [MONDAY, ['15', '-1'], 'invalid-slot'],
    [MONDAY, ["15'; drop table reservas"], 'invalid-slot'],
    ['2026-02-30', ['15'], 'invalid-slot'],
    ['2026-11-01', ['15'], 'past-slot'],
    ['2099-11-16', ['15'], 'invalid-slot'],
  ] as const)
    expect([date, await block(luz, [...hours], true, date)]).toEqual([date, { ok: false, code }])
  expect(await block(client, ['09'], true, '2026-11-17')).toEqual({ ok: false, code: 'hours-not-saved' })
  expect(await blockedOf(luz)).toEqual([])
})

test('past blocks go with the next change, and there is a bound', { tags: ['attack'] }, async () => {
  const luz = await newTechnician(database)
  const hours = (first: number, count: number) =>
    Array.from({ length: count }, (_, n) => new Date(services.now().getTime() + (first + n) * HOUR_MS))
  const store = (starts: Date[]) =>
    rows('update technicians set "horasBloqueadas" = $2 where uid = $1', [luz.uid, starts])
  await store(hours(-5, 5))
  expect(await block(luz, ['15'])).toMatchObject({ ok: true })
  expect(await blockedOf(luz)).toEqual([MONDAY_AT_15_INSTANT])
  await store(hours(500, BLOCKED_HOURS_MAX))
  expect(await block(luz, ['15'])).toEqual({ ok: false, code: 'too-many-blocked' })
})
