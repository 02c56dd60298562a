// What a client changes in an own booking: the address (D17), and 'Ya no lo necesito'.
import { expect, test } from 'vitest'
import { dismissRescue } from '#agenda/use-cases/rescues.server.ts'
import { ADDRESS_MAX_LENGTH } from '#bookings/domain/booking.ts'
import { completeAddress } from '#bookings/use-cases/client-changes.server.ts'
import { emailsAbout, MONDAY_AT_15_INSTANT, newClient } from '#tests/support/people/bookings.ts'
import { storeVisit } from '#tests/support/people/visits.ts'
import { servicesOn, testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { database } = services
const STREET = 'Cl. 65 Sur # 87-21, Bosa'
const AREA = { barrio: 'León XIII', ciudad: 'Soacha' }

const booking = (status: string) => storeVisit(database, { status })

const stored = async (key: number) =>
  (
    await database.rows<{ address: string; barrio: string; ciudad: string; dismissed: boolean }>(
      `select address, barrio, ciudad, "rescueDismissedAt" is not null as dismissed from reservas where key = $1`,
      [key],
    )
  )[0]

test.each(['solicitada', 'confirmada'])(
  'the address of a %s visit is completed, and the technician told once',
  async status => {
    const { client, key } = await booking(status)
    for (const address of [` ${STREET} `, STREET])
      expect(await completeAddress(services, client, { key, ...AREA, address })).toMatchObject({ ok: true })
    expect(await stored(key)).toMatchObject({ address: STREET, ...AREA })
    expect(await emailsAbout(database, key)).toEqual(['address-completed'])
    const moved = { ...AREA, barrio: 'Compartir' }
    await completeAddress(services, client, { key, ...moved, address: STREET })
    expect(await stored(key)).toMatchObject({ address: STREET, ...moved })
  },
)

test('every device of the technician gets a push message', async () => {
  const { client, technician, key } = await booking('confirmada')
  await database.rows(
    `insert into sessions (id, token, "userId", "expiresAt") values ($1, $1, $1, now() + interval '1 day')`,
    [technician.uid],
  )
  await database.rows(
    `insert into push_subscriptions (endpoint, uid, "sessionId", p256dh, auth) values ($1, $1, $1, 'k', 'a')`,
    [technician.uid],
  )
  await completeAddress(services, client, { key, ...AREA, address: STREET })
  const jobs = await database.rows(
    `select payload ->> 'news' as news from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'send-push' and (payload ->> 'key')::int = $1`,
    [key],
  )
  expect(jobs).toEqual([{ news: 'address-completed' }])
})

test('an address that is too long is truncated; an empty one is refused', async () => {
  const { client, key } = await booking('confirmada')
  expect(await completeAddress(services, client, { key, ...AREA, address: '  ' })).toEqual({
    ok: false,
    code: 'address-required',
  })
  await completeAddress(services, client, { key, ...AREA, address: 'x'.repeat(ADDRESS_MAX_LENGTH + 50) })
  expect((await stored(key))?.address).toHaveLength(ADDRESS_MAX_LENGTH)
})

test('the address is closed once the visit began or was cancelled, and to everybody else', async () => {
  const closed = { ok: false, code: 'address-closed' }
  const { client, technician, key } = await booking('confirmada')
  const late = servicesOn(database, MONDAY_AT_15_INSTANT)
  expect(await completeAddress(late, client, { key, ...AREA, address: STREET })).toEqual(closed)
  for (const viewer of [technician, await newClient(database)])
    expect(await completeAddress(services, viewer, { key, ...AREA, address: STREET })).toEqual(closed)
  const cancelled = await booking('cancelada')
  expect(
    await completeAddress(services, cancelled.client, { key: cancelled.key, ...AREA, address: STREET }),
  ).toEqual(closed)
  expect((await stored(key))?.address).toBe('')
  expect(await emailsAbout(database, key)).toEqual([])
})

test('a client dismisses an own cancelled booking, also twice', async () => {
  const refused = { ok: false, code: 'rescue-not-dismissed' }
  const { client, technician, key } = await booking('cancelada')
  for (const viewer of [technician, await newClient(database)])
    expect(await dismissRescue(services, viewer, key)).toEqual(refused)
  expect((await stored(key))?.dismissed).toBe(false)
  expect(await dismissRescue(services, client, key)).toMatchObject({ ok: true })
  expect(await dismissRescue(services, client, key)).toMatchObject({ ok: true })
  expect((await stored(key))?.dismissed).toBe(true)
  const open = await booking('solicitada')
  expect(await dismissRescue(services, open.client, open.key)).toEqual(refused)
})
