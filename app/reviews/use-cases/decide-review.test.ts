// D15: approving, rejecting and reopening; the rating is that of the approved reviews, also under concurrency.
import { expect, test } from 'vitest'
import type { Viewer } from '#accounts/domain/role.ts'
import type { ReviewAct } from '#reviews/domain/review-moderation.ts'
import { decideReview } from '#reviews/use-cases/decide-review.server.ts'
import { newClient, newTechnician } from '#tests/support/people/bookings.ts'
import { newAdmin, trailOf, writeBooking, writeReview } from '#tests/support/people/moderation.ts'
import { testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { database } = services
const { rows } = database
const camila = await newAdmin(database)

const moderate = (id: number, act: ReviewAct, reason: string | null = null, by = camila) =>
  decideReview(services, by, { id, act, reason })

async function rated(technician: Viewer, ratings: number[]): Promise<number[]> {
  const client = await newClient(database)
  const ids: number[] = []
  for (const [at, rating] of ratings.entries()) {
    const key = await writeBooking(database, { technician, client, status: 'completada', daysLater: -1 - at })
    ids.push(await writeReview(database, { key, rating }))
  }
  return ids
}

async function ratingOf({ uid }: Viewer) {
  const [row] = await rows<{ ratingPromedio: number; resenasCount: number }>(
    'select "ratingPromedio", "resenasCount" from technicians where uid = $1',
    [uid],
  )
  return row
}

/** The expected rating, computed independently of the code under test. */
async function countedAgain({ uid }: Viewer) {
  const approved = await rows<{ rating: number }>(
    'select rating from reviews_public where "technicianId" = $1 and aprobada',
    [uid],
  )
  const sum = approved.reduce((total, { rating }) => total + rating, 0)
  return { ratingPromedio: approved.length ? sum / approved.length : 0, resenasCount: approved.length }
}

test('the rating follows each act: approve, reopen, reject; a decision needs a waiting review', async () => {
  const luz = await newTechnician(database)
  const [five = 0, four = 0] = await rated(luz, [5, 4])
  expect(await ratingOf(luz)).toEqual({ ratingPromedio: 0, resenasCount: 0 })
  await moderate(five, 'approve')
  expect(await ratingOf(luz)).toEqual({ ratingPromedio: 5, resenasCount: 1 })
  await moderate(four, 'approve')
  expect(await ratingOf(luz)).toEqual({ ratingPromedio: 4.5, resenasCount: 2 })
  await moderate(five, 'reopen')
  expect(await ratingOf(luz)).toEqual({ ratingPromedio: 4, resenasCount: 1 })
  expect(await moderate(four, 'reject', 'Insulta')).toEqual({ ok: false, code: 'moderation-already-decided' })
  await moderate(four, 'reopen')
  await moderate(four, 'reject', 'Insulta')
  expect(await ratingOf(luz)).toEqual({ ratingPromedio: 0, resenasCount: 0 })
})

test('a rejected review keeps its reason until it is reopened, and the trail records both', async () => {
  const [id = 0] = await rated(await newTechnician(database), [2])
  const stateOf = () =>
    rows('select aprobada, "rejectedAt", "rejectReason" from reviews_public where id = $1', [id])
  await moderate(id, 'reject', 'No habla del servicio')
  expect(await stateOf()).toEqual([
    { aprobada: false, rejectedAt: services.now(), rejectReason: 'No habla del servicio' },
  ])
  await moderate(id, 'reopen')
  expect(await stateOf()).toEqual([{ aprobada: false, rejectedAt: null, rejectReason: null }])
  await moderate(id, 'approve')
  expect(await stateOf()).toEqual([{ aprobada: true, rejectedAt: null, rejectReason: null }])
  const trail = await trailOf(database, 'review', id)
  expect(trail.map(({ act, reason }) => [act, reason])).toEqual([
    ['reject', 'No habla del servicio'],
    ['reopen', null],
    ['approve', null],
  ])
  expect(trail[1]?.before).toEqual(trail[0]?.after)
})

test('rejecting needs a reason, and an existing review', async () => {
  const [id = 0] = await rated(await newTechnician(database), [1])
  expect(await moderate(id, 'reject')).toEqual({ ok: false, code: 'moderation-reason-required' })
  expect(await moderate(987_654_321, 'approve')).toEqual({ ok: false, code: 'moderation-target-gone' })
  expect(await trailOf(database, 'review', id)).toEqual([])
})

test('of two administrators one decides', async () => {
  const other = await newAdmin(database)
  const [id = 0] = await rated(await newTechnician(database), [5])
  const outcomes = await Promise.all([
    moderate(id, 'approve'),
    moderate(id, 'reject', 'No habla del servicio', other),
    moderate(id, 'approve', null, other),
  ])
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(
    outcomes.filter(outcome => !outcome.ok && outcome.code === 'moderation-already-decided'),
  ).toHaveLength(2)
  expect(await trailOf(database, 'review', id)).toHaveLength(1)
})

test('only administrators moderate reviews', async () => {
  const luz = await newTechnician(database)
  const [id = 0] = await rated(luz, [5])
  expect(await moderate(id, 'approve', null, { ...luz, role: 'admin' })).toEqual({
    ok: false,
    code: 'moderation-not-admin',
  })
  expect(await ratingOf(luz)).toEqual({ ratingPromedio: 0, resenasCount: 0 })
})

test('thirty concurrent acts leave the rating that a recount gives', async () => {
  const luz = await newTechnician(database)
  const other = await newAdmin(database)
  const ids = await rated(luz, [5, 4, 3, 5, 1, 2, 5, 4, 4, 5])
  for (let round = 0; round < 5; round++) {
    await Promise.all(
      ids.flatMap((id, at) => [
        moderate(id, 'approve'),
        moderate(id, at % 2 ? 'reject' : 'approve', 'Repetida', other),
        moderate(id, at % 3 ? 'approve' : 'reopen', null, other),
      ]),
    )
    expect(await ratingOf(luz)).toEqual(await countedAgain(luz))
  }
  for (const id of ids) {
    const trail = await trailOf(database, 'review', id)
    for (const [at, line] of trail.entries()) {
      expect(line.after).not.toEqual(line.before)
      if (at > 0) expect(line.before).toEqual(trail[at - 1]?.after)
    }
  }
}, 60_000)
