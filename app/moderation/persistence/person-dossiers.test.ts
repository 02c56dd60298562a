import { expect, test } from 'vitest'
import { unsettledSilences } from '#moderation/domain/person-dossier.ts'
import { listMissedVisits } from '#moderation/persistence/missed-visits.server.ts'
import {
  findBookingFigures,
  findReviewFigures,
  findTechnicianForAdmin,
  findUserForAdmin,
  listCasesOf,
  listReportsOf,
} from '#moderation/persistence/person-dossiers.server.ts'
import { newClient, newTechnician } from '#tests/support/people/bookings.ts'
import { writeBooking, writeReview } from '#tests/support/people/moderation.ts'
import { testDatabase } from '#tests/support/program/database.ts'

const database = await testDatabase()
const { db, rows } = database
const luz = await newTechnician(database)
const ana = await newClient(database)
const done = await writeBooking(database, { technician: luz, client: ana, status: 'completada' })
const other = await writeBooking(database, { technician: luz, client: ana, status: 'completada', hour: 9 })
await writeBooking(database, { technician: luz, client: ana, status: 'cancelada', hour: 10 })

test('bookings are counted by status on both sides', async () => {
  const figures = { completada: 2, cancelada: 1, confirmada: 0, solicitada: 0, contested: 0 }
  expect(await findBookingFigures(db, 'technicianId', luz.uid)).toEqual(figures)
  expect(await findBookingFigures(db, 'clientId', ana.uid)).toEqual(figures)
  await rows(`update reservas set outcome = 'contested' where key = $1`, [done])
  expect(await findBookingFigures(db, 'clientId', ana.uid)).toEqual({ ...figures, contested: 1 })
  await rows(`update reservas set outcome = 'open' where key = $1`, [done])
  expect(await findBookingFigures(db, 'clientId', luz.uid)).toMatchObject({ completada: 0 })
})

test('only approved reviews make the average', async () => {
  await writeReview(database, { key: done, rating: 4, aprobada: true })
  await writeReview(database, { key: other, rating: 1 })
  const figures = { average: 4, approved: 1, waiting: 1 }
  expect(await findReviewFigures(db, 'technicianId', luz.uid)).toEqual(figures)
  expect(await findReviewFigures(db, 'clientId', ana.uid)).toEqual(figures)
  expect(await findReviewFigures(db, 'clientId', luz.uid)).toEqual({ average: 0, approved: 0, waiting: 0 })
})

test('open reports come first; one about a visit names its technician', async () => {
  await rows(
    `insert into reports ("reporterId", "subjectId", "targetKind", "targetId", reason, status, "createdAt") values
     ($1, $2, 'booking', $3, 'price', 'open', now()), ($1, $2, 'technician', $2, 'conduct', 'dismissed', now())`,
    [ana.uid, luz.uid, String(done)],
  )
  const about = await listReportsOf(db, 'subjectId', luz.uid)
  expect(about.map(({ status, technicianId, reporterName }) => [status, technicianId, reporterName])).toEqual(
    [
      ['open', luz.uid, ana.name],
      ['dismissed', null, ana.name],
    ],
  )
  expect(await listReportsOf(db, 'subjectId', luz.uid, { openOnly: true })).toHaveLength(1)
  expect(await listReportsOf(db, 'reporterId', ana.uid)).toHaveLength(2)
})

test('open guarantee cases come first', async () => {
  await rows(
    `insert into guarantee_cases ("reservaKey", "technicianId", "clientId", wish, step, turn, outcome, "openedAt", "stepAt", "closedAt") values
     ($3, $1, $2, 'repeat', 'opened', 'technician', null, now(), now(), null),
     ($4, $1, $2, 'repeat', 'closed', null, 'repaired', now(), now(), now())`,
    [luz.uid, ana.uid, done, other],
  )
  expect((await listCasesOf(db, 'technicianId', luz.uid)).map(({ step }) => step)).toEqual([
    'opened',
    'closed',
  ])
  expect(await listCasesOf(db, 'clientId', ana.uid)).toHaveLength(2)
})

test('what a technician let pass is a mark of the case: open until it is settled, history afterwards', async () => {
  await rows(
    `insert into guarantee_events ("caseId", at, kind)
     select id, now(), unnest('{order-refund,escalate-refund}'::text[]) from guarantee_cases where step = 'opened'
     union all select id, now(), 'escalate' from guarantee_cases where step = 'closed'`,
  )
  const cases = await listCasesOf(db, 'technicianId', luz.uid)
  expect(cases.map(({ silence }) => silence)).toEqual(['escalate-refund', 'escalate'])
  expect(unsettledSilences(cases).map(({ step }) => step)).toEqual(['opened'])
})

test('people are found in any state, and nobody by an unknown or impossible id', async () => {
  await rows(`update technicians set publicado = false, "deletedAt" = now() where uid = $1`, [luz.uid])
  expect(await findTechnicianForAdmin(db, luz.uid)).toMatchObject({ account: { email: luz.email } })
  expect(await findUserForAdmin(db, luz.uid)).toMatchObject({ hasProfile: true })
  expect(await findUserForAdmin(db, ana.uid)).toMatchObject({ hasProfile: false })
  for (const uid of ['nadie', '\0', 'x'.repeat(10_000)]) {
    expect(await findTechnicianForAdmin(db, uid)).toBeNull()
    expect(await findUserForAdmin(db, uid)).toBeNull()
  }
})

test('visits that did not take place are in the dossiers of both, contested ones first', async () => {
  await rows(
    `insert into visit_progress ("reservaKey", "arrivedAt", "didNotComeAt", "nobodyHomeAt", outcome) values
     ($1, now(), now(), null, 'contested'), ($2, null, null, now(), 'nobody-home')`,
    [done, other],
  )
  const claims = async (side: 'technicianId' | 'clientId', uid: string) =>
    (await listMissedVisits(db, side, uid)).map(({ claim, isContested, otherName }) => [
      claim,
      isContested,
      otherName,
    ])
  expect(await claims('technicianId', luz.uid)).toEqual([
    ['did-not-come', true, ana.name],
    ['nobody-home', false, ana.name],
  ])
  expect(await claims('clientId', ana.uid)).toEqual([
    ['did-not-come', true, luz.name],
    ['nobody-home', false, luz.name],
  ])
  expect(await claims('clientId', luz.uid)).toEqual([])
})
