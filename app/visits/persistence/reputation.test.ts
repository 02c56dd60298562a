import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/program/database.ts'
import { findReputation } from '#visits/persistence/reputation.server.ts'

const { db, rows } = await testDatabase()
const NOW = new Date('2026-11-16T20:00:00Z')

interface Request {
  readonly daysAgo: number
  readonly answer?: 'accepted' | 'declined'
  readonly minutes?: number
  readonly status?: string
  readonly cancelReason?: string
}

beforeEach(async () => {
  // Receipts refer to visits and are never emptied: no truncate.
  for (const table of ['visit_progress', 'reservas', 'technicians', 'users'])
    await rows(`delete from ${table}`)
  await rows(
    `insert into users (uid, name, email) values ('ana', 'Ana', 'ana@correo.co'), ('c', 'C', 'c@correo.co')`,
  )
  await rows(`insert into technicians (uid, nombre, slug) values ('ana', 'Ana', 'ana')`)
})

let booked = 0
async function addRequests(requests: readonly Request[]) {
  for (const {
    daysAgo,
    answer = null,
    minutes = 20,
    status = 'completada',
    cancelReason = null,
  } of requests) {
    const date = new Date(Date.UTC(2000, 0, 1 + booked++)).toISOString().slice(0, 10)
    await rows(
      `insert into reservas (id, "technicianId", "technicianName", "clientId", "clientName", "clientEmail", date, start,
          "end", "scheduledAt", status, "cancelReason", answer, "createdAt", "answeredAt")
        values ('ana_' || to_char($1::date, 'YYYYMMDD') || '_09', 'ana', 'Ana', 'c', 'C', 'c@correo.co', $1::date, '09:00',
          '10:00', ($1::date + time '09:00') at time zone 'America/Bogota', $2, $3, $4::text,
          $5::timestamptz - $6 * interval '1 day',
          case when $4::text is not null then $5::timestamptz - $6 * interval '1 day' + $7 * interval '1 minute' end)`,
      [date, status, cancelReason, answer, NOW.toISOString(), daysAgo, minutes],
    )
  }
}

const answered = (count: number, changes: Partial<Request> = {}) =>
  Array.from({ length: count }, (_, n): Request => ({ daysAgo: n + 1, answer: 'accepted', ...changes }))

test('a technician without bookings has no figures', async () => {
  expect(await findReputation(db, 'ana', NOW)).toEqual({
    answerMinutes: null,
    acceptedOfTen: null,
    completed: 0,
    attendance: null,
  })
})

test('four requests are too few for the figures, but completed visits count', async () => {
  await addRequests(answered(4))
  expect(await findReputation(db, 'ana', NOW)).toEqual({
    answerMinutes: null,
    acceptedOfTen: null,
    completed: 4,
    attendance: null,
  })
})

test('the median ignores expired requests, the share counts them', async () => {
  await addRequests([
    { daysAgo: 1, answer: 'accepted', minutes: 10 },
    { daysAgo: 2, answer: 'accepted', minutes: 20 },
    { daysAgo: 3, answer: 'accepted', minutes: 600 },
    { daysAgo: 4, answer: 'declined', minutes: 30, status: 'cancelada', cancelReason: 'tecnico' },
    { daysAgo: 5, status: 'cancelada', cancelReason: 'sin_respuesta' },
    { daysAgo: 6, status: 'cancelada', cancelReason: 'moderacion' },
    { daysAgo: 0.1, status: 'solicitada' },
  ])
  expect(await findReputation(db, 'ana', NOW)).toEqual({
    answerMinutes: 25,
    acceptedOfTen: 6,
    completed: 3,
    attendance: null,
  })
})

test('a request that was taken elsewhere counts as unanswered, one that the client could not receive not at all', async () => {
  await addRequests([
    ...answered(4),
    { daysAgo: 5, status: 'cancelada', cancelReason: 'reemplazada' },
    { daysAgo: 6, answer: 'declined', status: 'cancelada', cancelReason: 'cliente' },
  ])
  expect(await findReputation(db, 'ana', NOW)).toMatchObject({ answerMinutes: 20, acceptedOfTen: 8 })
  // Accepted in advance says nothing about how fast somebody answers.
  await addRequests(answered(9, { minutes: 0 }))
  await rows('update reservas set "acceptedInAdvance" = true where "answeredAt" = "createdAt"')
  expect(await findReputation(db, 'ana', NOW)).toMatchObject({ answerMinutes: 20 })
})

test('five requests that all expired have a share and no median', async () => {
  await addRequests(answered(5, { answer: undefined, status: 'cancelada', cancelReason: 'sin_respuesta' }))
  expect(await findReputation(db, 'ana', NOW)).toEqual({
    answerMinutes: null,
    acceptedOfTen: 0,
    completed: 0,
    attendance: null,
  })
})

test('only the newest fifty of the last year count', async () => {
  await addRequests([
    ...answered(50, { daysAgo: 10, minutes: 15 }),
    ...answered(20, { daysAgo: 300, minutes: 500, answer: 'declined', status: 'cancelada' }),
  ])
  expect(await findReputation(db, 'ana', NOW)).toEqual({
    answerMinutes: 15,
    acceptedOfTen: 10,
    completed: 50,
    attendance: null,
  })
  await rows(
    `update reservas set "createdAt" = "createdAt" - interval '1 year', "answeredAt" = "answeredAt" - interval '1 year'`,
  )
  expect(await findReputation(db, 'ana', NOW)).toEqual({
    answerMinutes: null,
    acceptedOfTen: null,
    completed: 50,
    attendance: null,
  })
})

test('from ten decided visits on, to how many of them the technician came', async () => {
  const settled = new Date(NOW.getTime() - 2 * 86_400_000)
  const addVisits = async (outcomes: readonly string[], at = settled) => {
    await rows(
      `with visits as (
         insert into reservas (id, "technicianId", "technicianName", "clientId", "clientName", "clientEmail", date, start,
           "end", "scheduledAt", status)
         select 'ana_' || to_char(day, 'YYYYMMDD') || '_09', 'ana', 'Ana', 'c', 'C', 'c@correo.co', day, '09:00', '10:00',
           (day + time '09:00') at time zone 'America/Bogota', 'completada'
         from (select $1::date - n as day from generate_series(1, $2) as n) as days
         returning key, date)
       insert into visit_progress ("reservaKey", outcome)
       select key, ($3::text[])[row_number() over (order by date)] from visits`,
      [at.toISOString(), outcomes.length, outcomes],
    )
  }
  const nine = ['attended', 'nobody-home', ...Array.from({ length: 6 }, () => 'attended'), 'did-not-come']
  await addVisits([...nine, 'contested', 'open'])
  expect((await findReputation(db, 'ana', NOW)).attendance).toBeNull()
  // What was said yesterday can still be contradicted.
  await addVisits(['did-not-come'], new Date(NOW.getTime() + 86_400_000))
  expect((await findReputation(db, 'ana', NOW)).attendance).toBeNull()
  await addVisits(['attended'], new Date(NOW.getTime() - 20 * 86_400_000))
  expect((await findReputation(db, 'ana', NOW)).attendance).toEqual({ came: 9, of: 10 })
})
