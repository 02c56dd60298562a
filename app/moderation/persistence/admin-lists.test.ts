// Section 7, admin rows, and D42: searches cover every row that is not deleted, sorted, 20 per page.

import { expect, test } from 'vitest'
import { panelQueryFrom } from '#moderation/domain/panel-query.ts'
import {
  listCitiesForAdmin,
  listTechniciansForAdmin,
} from '#moderation/persistence/admin-technicians.server.ts'
import { listUsersForAdmin } from '#moderation/persistence/admin-users.server.ts'
import { findPanelFigures, listBookingWeeks } from '#moderation/persistence/panel-figures.server.ts'
import { listDecidedReviews, listWaitingReviews } from '#moderation/persistence/review-queue.server.ts'
import { type ListCursor, listCursorFrom, listCursorText } from '#platform/domain/lists.ts'
import { newClient, newTechnician } from '#tests/support/people/bookings.ts'
import { storeCaseToDecide } from '#tests/support/people/guarantee.ts'
import { writeBooking, writeReview } from '#tests/support/people/moderation.ts'
import { NOON, testServices } from '#tests/support/program/services.ts'

const { database } = await testServices()
const { db, rows } = database

const PEOPLE: [uid: string, nombre: string, ciudad: string, change?: string][] = [
  ['alvaro', 'Álvaro Núñez', 'Bogotá'],
  ['zoila', 'ZOILA Pérez', 'bogota', `publicado = true`],
  ['andres', 'Andrés Rojas', 'Cali', `estado = 'bloqueado'`],
  ['beatriz', 'Beatriz 100% Útil', 'Cali', `estado = 'en_revision'`],
  ['gone', 'Abel Eliminado', 'Pasto', `estado = 'bloqueado', "deletedAt" = now()`],
  ['hidden', 'Ángela Oculta', '', `estado = 'publicado'`],
]
await rows(
  `insert into users (uid, name, email, role, "createdAt")
   select uid, nombre, uid || '@correo.co', 'tecnico', '2026-01-01'::timestamptz + at * interval '1 microsecond'
   from unnest($1::text[], $2::text[]) with ordinality as p (uid, nombre, at)`,
  [PEOPLE.map(([uid]) => uid), PEOPLE.map(([, nombre]) => nombre)],
)
for (const [uid, nombre, ciudad, change] of PEOPLE) {
  await rows('insert into technicians (uid, nombre, slug, ciudad) values ($1, $2, $1, $3)', [
    uid,
    nombre,
    ciudad,
  ])
  if (change) await rows(`update technicians set ${change} where uid = $1`, [uid])
}

const technicians = async (query = '') =>
  (await listTechniciansForAdmin(db, panelQueryFrom(new URLSearchParams(query)), NOON)).rows.map(
    ({ uid }) => uid,
  )
const users = async (query = '') =>
  (await listUsersForAdmin(db, panelQueryFrom(new URLSearchParams(`tab=usuarios&${query}`)))).rows.map(
    ({ uid }) => uid,
  )

test('technicians are sorted by name, ignoring case and accents, without deleted ones', async () => {
  expect(await technicians()).toEqual(['alvaro', 'andres', 'hidden', 'beatriz', 'zoila'])
})

test.each([
  ['q=ANDRES', ['andres']],
  ['q=núñ', ['alvaro']],
  ['q=rojas+andr', ['andres']],
  ['q=a', ['alvaro', 'andres', 'hidden', 'beatriz', 'zoila']],
  ['q=100%25', ['beatriz']],
  ['q=_', []],
  ['q=%5C', []],
  ['q=eliminado', []],
  ['q=nadie', []],
  // Those with that estado, and published ones without estado.
  ['estado=publicado', ['hidden', 'zoila']],
  ['estado=en_revision', ['beatriz']],
  ['estado=bloqueado', ['andres']],
  ['estado=vip', ['alvaro', 'andres', 'hidden', 'beatriz', 'zoila']],
  ['ciudad=BOGOTÁ', ['alvaro', 'zoila']],
  ['ciudad=Pasto', []],
  ['ciudad=Cali&estado=bloqueado&q=rojas', ['andres']],
  ['ciudad=Cali&estado=publicado', []],
] as const)('technicians with %s are %j', async (query, expected) => {
  expect(await technicians(query)).toEqual(expected)
})

test('each city is listed once, ignoring its spelling', async () => {
  const cities = await listCitiesForAdmin(db)
  expect(cities).toHaveLength(2)
  expect(cities).toContain('Cali')
})

test('users are sorted newest first, to the microsecond; search results by e-mail', async () => {
  expect(await users()).toEqual(['hidden', 'gone', 'beatriz', 'andres', 'zoila', 'alvaro'])
  expect(await users('q=correo.co')).toEqual(['alvaro', 'andres', 'beatriz', 'gone', 'hidden', 'zoila'])
  expect(await users('q=PEREZ')).toEqual(['zoila'])
  expect(await users('q=zoila@correo')).toEqual(['zoila'])
  await rows(`update users set "deletedAt" = now() where uid = 'gone'`)
  expect(await users()).not.toContain('gone')
  expect(await users('q=gone')).toEqual([])
})

test('pages neither skip nor repeat a row, also among equal names', async () => {
  await rows(`insert into users (uid, name, email, "createdAt")
    select 'many-' || n, 'Juan Gómez', 'many' || n || '@correo.co', '2026-02-01' from generate_series(1, 45) n`)
  await rows(
    `insert into technicians (uid, nombre, slug) select uid, name, uid from users where uid like 'many-%'`,
  )
  for (const list of [listTechniciansForAdmin, listUsersForAdmin]) {
    for (const q of ['', 'juan']) {
      const seen: string[] = []
      let cursor = null
      do {
        const page: { rows: readonly { uid: string }[]; next: ListCursor | null } = await list(
          db,
          {
            ...panelQueryFrom(new URLSearchParams({ q })),
            cursor,
          },
          NOON,
        )
        seen.push(...page.rows.map(({ uid }) => uid))
        expect(page.next?.shown ?? seen.length).toBe(seen.length)
        cursor = page.next && listCursorFrom(listCursorText(page.next))
        expect(cursor).toEqual(page.next)
      } while (cursor)
      expect(new Set(seen).size).toBe(seen.length)
      expect(seen.filter(uid => uid.startsWith('many-'))).toHaveLength(45)
    }
  }
})

test('a cursor of another list starts from the beginning', async () => {
  const wrong = ['x', '%00', btoa('[1,2,3]'), listCursorText({ shown: -3, value: 'no es fecha', id: 'x' })]
  for (const desde of [
    ...wrong,
    listCursorText({ shown: 1, value: '2026-13-45T99:99:99.000000Z', id: '1' }),
  ]) {
    expect((await users(`desde=${encodeURIComponent(desde)}`)).length).toBe(20)
    await technicians(`desde=${encodeURIComponent(desde)}`)
    expect(await listWaitingReviews(db, listCursorFrom(desde))).toEqual({ rows: [], next: null })
  }
})

test('pending reviews are oldest first, decided ones newest first', async () => {
  const [luz, ana] = [await newTechnician(database), await newClient(database)]
  const ids: number[] = []
  for (let day = 1; day <= 4; day++) {
    const key = await writeBooking(database, {
      technician: luz,
      client: ana,
      status: 'completada',
      daysLater: -day,
    })
    ids.push(await writeReview(database, { key, rating: day, aprobada: day === 3 }))
    await rows('update reviews_public set "createdAt" = $2 where id = $1', [
      ids.at(-1),
      `2026-11-0${day}T12:00:00Z`,
    ])
  }
  const [first, second, third, fourth] = ids
  await rows('update reviews_public set "rejectedAt" = now() where id = $1', [fourth])
  expect((await listWaitingReviews(db, null)).rows.map(({ id }) => id)).toEqual([first, second])
  expect((await listDecidedReviews(db, null)).rows.map(({ id }) => id)).toEqual([fourth, third])
})

test('the figures count the cases to decide, and those that are late', async () => {
  const client = await newClient(database)
  for (const since of ['2026-11-06T23:00:00-05:00', '2026-11-07T00:00:00-05:00', '2026-11-12T09:00:00-05:00'])
    await storeCaseToDecide(database, {
      client,
      technician: await newTechnician(database),
      now: NOON,
      since: new Date(since),
    })
  expect(await findPanelFigures(db, NOON)).toMatchObject({
    waitingCases: { count: 3 },
    overdueCases: { count: 1, more: false },
  })
})

test('the figures count states, pending reviews, and bookings of today and of each week', async () => {
  const before = await findPanelFigures(db, NOON)
  const weeksBefore = await listBookingWeeks(db, NOON)
  const [luz, ana] = [await newTechnician(database), await newClient(database)]
  // NOON is Thursday the 12th; offsets count from Monday the 16th.
  const at = (daysLater: number, status = 'confirmada') =>
    writeBooking(database, { technician: luz, client: ana, status, daysLater })
  await at(-4)
  await at(-7)
  await at(-11, 'completada')
  await at(-12, 'cancelada')
  await at(0)
  const figures = await findPanelFigures(db, NOON)
  expect(figures.published.count).toBe(before.published.count + 1)
  expect(figures).toMatchObject({
    inReview: { count: 1, more: false },
    blocked: { count: 1, more: false },
    waitingReviews: { count: 2 },
    today: { count: before.today.count + 1 },
  })
  const weeks = await listBookingWeeks(db, NOON)
  expect(weeks.map(({ monday }) => monday)).toEqual([
    '2026-09-21',
    '2026-09-28',
    '2026-10-05',
    '2026-10-12',
    '2026-10-19',
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
  ])
  const grown = weeks.map(({ count }, at) => count - (weeksBefore[at]?.count ?? 0))
  expect(grown).toEqual([0, 0, 0, 0, 0, 0, 1, 2])
})
