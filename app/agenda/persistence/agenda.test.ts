import { expect, test } from 'vitest'
import type { Viewer } from '#accounts/domain/role.ts'
import { AGENDA_PAGE_SIZE, type AgendaPart, agendaOf } from '#agenda/domain/agenda.ts'
import { listAgenda } from '#agenda/persistence/agenda.server.ts'
import { newClient, newTechnician } from '#tests/support/people/bookings.ts'
import { NOON, testServices } from '#tests/support/program/services.ts'

const { db, database } = await testServices()
const NO_CURSORS = { requests: null, upcoming: null, history: null }

/** One a day from the first day on, at ten o'clock; returns the keys, the earliest first. */
async function storeBookings(technician: Viewer, status: string, firstDay: string, count: number) {
  const client = await newClient(database)
  const rows = await database.rows<{ key: number }>(
    `insert into reservas (id, "technicianId", "technicianName", "clientId", "clientName", "clientEmail", date, start,
       "end", "scheduledAt", status)
     select $1 || '_' || to_char(day, 'YYYYMMDD') || '_10', $1, 'Luz', $2, 'Ana', 'ana@correo.co', day, '10:00', '11:00',
       (day + time '10:00') at time zone 'America/Bogota', $3
     from (select $4::date + n as day from generate_series(0, $5::int - 1) as n) as days order by day
     returning key::int`,
    [technician.uid, client.uid, status, firstDay, count],
  )
  return rows.map(({ key }) => key)
}

async function keysOfEveryPage(technician: Viewer, part: AgendaPart): Promise<number[][]> {
  const pages: number[][] = []
  for (let cursor: number | null = null, first = true; first || cursor; first = false) {
    const { bookings, pages: found } = await listAgenda(db, technician.uid, NOON, {
      ...NO_CURSORS,
      [part]: cursor,
    })
    expect(found[part].after).toBe(cursor)
    expect(bookings.map(({ key }) => key)).toEqual(expect.arrayContaining([...found[part].keys]))
    pages.push([...found[part].keys])
    cursor = found[part].next
  }
  return pages
}

test('an agenda with 200 requests has pages of twenty, the soonest first', { tags: ['attack'] }, async () => {
  const luz = await newTechnician(database)
  const keys = await storeBookings(luz, 'solicitada', '2026-11-16', 200)
  const { bookings, pages } = await listAgenda(db, luz.uid, NOON)
  expect(bookings.map(({ key }) => key).toSorted((a, b) => a - b)).toEqual(keys.slice(0, AGENDA_PAGE_SIZE))
  const first = keys.slice(0, AGENDA_PAGE_SIZE)
  expect(pages.requests).toEqual({ total: 200, keys: first, after: null, next: first.at(-1) })
  const everyPage = await keysOfEveryPage(luz, 'requests')
  expect(everyPage.map(page => page.length)).toEqual(Array.from({ length: 10 }, () => AGENDA_PAGE_SIZE))
  expect(everyPage.flat().toSorted((a, b) => a - b)).toEqual(keys)
})

test('upcoming bookings, the requests among them, and history are counted and paged apart', async () => {
  const luz = await newTechnician(database)
  const requests = await storeBookings(luz, 'solicitada', '2026-11-16', 25)
  const visits = await storeBookings(luz, 'confirmada', '2027-02-01', 21)
  const cancelled = await storeBookings(luz, 'cancelada', '2027-05-01', 1)
  const past = await storeBookings(luz, 'completada', '2026-09-01', 40)
  const { pages } = await listAgenda(db, luz.uid, NOON)
  expect(pages).toMatchObject({ requests: { total: 25 }, upcoming: { total: 46 }, history: { total: 41 } })
  expect((await keysOfEveryPage(luz, 'upcoming')).flat()).toEqual([...requests, ...visits])
  expect((await keysOfEveryPage(luz, 'history'))[0]).toContain(cancelled[0])
  expect((await keysOfEveryPage(luz, 'history')).at(-1)).toEqual([past[0]])
  expect((await keysOfEveryPage(luz, 'requests')).at(-1)).toEqual(requests.slice(20))
})

test('a page stays where it is when the request before it is answered, and the first follows an empty one', async () => {
  const luz = await newTechnician(database)
  const keys = await storeBookings(luz, 'solicitada', '2026-11-16', 22)
  const cursors = { ...NO_CURSORS, requests: keys[19] ?? 0 }
  const shown = async () => (await listAgenda(db, luz.uid, NOON, cursors)).pages.requests.keys
  const answer = (key = 0) => database.rows(`update reservas set status = 'confirmada' where key = $1`, [key])
  await answer(keys[19])
  expect(await shown()).toEqual([keys[20], keys[21]])
  await answer(keys[20])
  await answer(keys[21])
  expect(await shown()).toHaveLength(19)
})

test('the next confirmed visit is loaded behind a flood of requests', { tags: ['attack'] }, async () => {
  const luz = await newTechnician(database)
  await storeBookings(luz, 'solicitada', '2026-11-16', 30)
  const [next] = await storeBookings(luz, 'confirmada', '2027-02-01', 2)
  const { bookings, pages } = await listAgenda(db, luz.uid, NOON)
  expect(pages.upcoming.keys).not.toContain(next)
  expect(bookings.filter(({ status }) => status === 'confirmada').map(({ key }) => key)).toEqual([next])
})

test('D59: visits that their clients cannot receive are loaded, wherever their hour is', async () => {
  const luz = await newTechnician(database)
  await storeBookings(luz, 'solicitada', '2026-11-16', 30)
  const [, told, other] = await storeBookings(luz, 'confirmada', '2027-02-01', 3)
  await database.rows(
    `update reservas set "cannotAt" = now(), "cannotReason" = 'otro_dia' where key = any($1::bigint[])`,
    [[told, other]],
  )
  await database.rows(`update reservas set status = 'cancelada' where key = $1`, [other])
  const { bookings, pages } = await listAgenda(db, luz.uid, NOON)
  expect(pages.upcoming.keys).not.toContain(told)
  expect(agendaOf({ bookings, pages }, NOON).statements.map(({ key }) => key)).toEqual([told])
})
