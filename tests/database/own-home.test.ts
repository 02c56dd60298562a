// The home page of who is signed in: what its loader answers, and what it costs.
import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Viewer } from '#accounts/domain/role.ts'
import { originContext, servicesContext } from '#app/services.ts'
import { viewerContext } from '#guards/viewer.server.ts'
import { openDatabase } from '#platform/persistence/database.server.ts'
import { loader } from '#site/pages/home.tsx'
import { newClient, newTechnician } from '#tests/support/people/bookings.ts'
import { storeCompletedVisit } from '#tests/support/people/guarantee.ts'
import { newAdmin, writeBooking } from '#tests/support/people/moderation.ts'
import { NOON, testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { database } = services
const { rows } = database

const counted: string[] = []
const { db: observed, pool } = openDatabase(database.connection, () => {}, {
  observe: ({ text }) => void counted.push(text),
})
afterAll(() => pool.end())

async function open(viewer: Viewer | null, path = '/') {
  const context = new RouterContextProvider()
  context.set(servicesContext, { ...services, db: observed })
  context.set(originContext, 'https://tecniya.co')
  context.set(viewerContext, viewer)
  const request = new Request(`https://tecniya.co${path}`)
  const answer = await loader({ request, context, params: {}, url: new URL(request.url), pattern: '/' })
  return answer.data
}

let client: Viewer
let technician: Viewer
beforeAll(async () => {
  ;[client, technician] = [await newClient(database), await newTechnician(database)]
  for (const by of [technician, ...(await Promise.all([1, 2, 3].map(() => newTechnician(database))))])
    await storeCompletedVisit(database, { technician: by, client, now: NOON, daysAgo: 6 })
  // Tomorrow at three in the afternoon.
  await writeBooking(database, { technician, client, daysLater: -3 })
})

test.each([
  ['a client', () => client],
  ['a technician', () => technician],
  ['an administrator', () => newAdmin(database)],
  ['a client without a visit', () => newClient(database)],
])('the home page of %s costs two queries, once what everybody sees is known', async (_, find) => {
  const viewer = await find()
  await open(viewer)
  counted.length = 0
  await open(viewer)
  expect(counted.length, counted.join('\n\n')).toBeGreaterThan(0)
  expect(counted.length, counted.join('\n\n')).toBeLessThanOrEqual(2)
})

test('a client has the next visit, three technicians with an hour, and what is in guarantee', async () => {
  const { own } = await open(client)
  expect(own?.lead).toMatchObject({ kind: 'client', visits: [{ start: '15:00', status: 'confirmada' }] })
  expect(own?.served).toHaveLength(3)
  // The last visits were on a Friday at ten; nobody has booked that hour of tomorrow.
  for (const { hour } of own?.served ?? []) expect(hour).toEqual({ date: '2026-11-13', hour: 10 })
  expect(own?.works).toHaveLength(3)
})

test('a visit that is further than two weeks is not shown, but the page is that of a client', async () => {
  const far = await newClient(database)
  await writeBooking(database, { technician, client: far, daysLater: 11 })
  expect((await open(far)).own?.lead).toEqual({ kind: 'client', visits: [] })
})

test('guests and new clients have no page of their own; a cancelled visit makes nobody a client', async () => {
  const fresh = await newClient(database)
  await writeBooking(database, { technician, client: fresh, daysLater: 2, status: 'cancelada' })
  expect([(await open(null)).own, (await open(fresh)).own]).toEqual([null, null])
})

test('a technician has the day in short', async () => {
  const busy = await newTechnician(database)
  const today = { technician: busy, client: await newClient(database), daysLater: -4 }
  await writeBooking(database, { ...today, hour: 9, status: 'completada' })
  await writeBooking(database, { ...today, hour: 16 })
  await writeBooking(database, { ...today, hour: 17, status: 'cancelada' })
  await writeBooking(database, { ...today, hour: 18, status: 'solicitada' })
  await writeBooking(database, { ...today, daysLater: 3, status: 'solicitada' })
  expect((await open(busy)).own?.lead).toEqual({
    kind: 'technician',
    day: { starts: ['09:00', '16:00'], next: '16:00', requests: 2 },
  })
})

test('technicians of the city of the account come first, and the others fill the row', async () => {
  const near = await newTechnician(database)
  await rows(`update technicians set ciudad = 'Mitú' where uid = $1`, [near.uid])
  await rows(`update technicians set "ratingPromedio" = 5 where uid = $1`, [technician.uid])
  services.publicAnswers.forget()
  const shown = async (ciudad: string) => {
    const { technicians } = await open({ ...client, ciudad })
    return technicians?.map(({ uid }) => uid) ?? []
  }
  const [first, ...others] = await shown('mitu')
  expect(first).toBe(near.uid)
  expect(others.length).toBeGreaterThan(2)
  expect(new Set([first, ...others]).size).toBe(others.length + 1)
  expect((await shown(''))[0]).toBe(technician.uid)
})

test('a filter of a signed-in person searches, and what is kept stays as it was', async () => {
  const { technicians } = await open(client, '/?q=nadie-se-llama-asi')
  expect(technicians).toEqual([])
  expect((await open(client)).technicians).not.toEqual([])
})
