import { expect, test } from 'vitest'
import { listContestedVisits } from '#moderation/persistence/missed-visits.server.ts'
import { decideVisit } from '#moderation/use-cases/decide-visit.server.ts'
import { MINUTE_MS } from '#platform/domain/time.ts'
import { NO_QUALITIES } from '#reviews/domain/review-rating.ts'
import { MONDAY_AT_15_INSTANT } from '#tests/support/people/bookings.ts'
import { newAdmin, trailOf } from '#tests/support/people/moderation.ts'
import { type StoredVisit, storeVisit } from '#tests/support/people/visits.ts'
import { servicesOn, testServices } from '#tests/support/program/services.ts'
import { rateBooking } from '#visits/use-cases/rate-booking.server.ts'
import { sayStep } from '#visits/use-cases/visit-progress.server.ts'

const { database, db } = await testServices()
const at = (minutes: number) =>
  servicesOn(database, new Date(MONDAY_AT_15_INSTANT.getTime() + minutes * MINUTE_MS))

async function contested(): Promise<StoredVisit> {
  const visit = await storeVisit(database, { status: 'confirmada' })
  const { key, client, technician } = visit
  await sayStep(at(70), client, { key, act: 'llego-no' })
  await sayStep(at(90), technician, { key, act: 'llegue' })
  return visit
}

const statusOf = async ({ key }: StoredVisit) => {
  const [row] = await database.rows<{ end: string }>(
    `select concat_ws(' ', status, "cancelReason", outcome) as end from reservas where key = $1`,
    [key],
  )
  return row?.end
}
const rate = ({ key, client }: StoredVisit) =>
  rateBooking(at(120), client, { key, rating: 5, comentario: '', qualities: NO_QUALITIES })

test('D65: an administrator decides what its two people contradict, once, and the trail says so', async () => {
  const admin = await newAdmin(database)
  const [done, absent] = [await contested(), await contested()]
  expect(await statusOf(done)).toBe('completada contested')
  expect((await rate(done)).ok).toBe(false)
  const keys = async () => (await listContestedVisits(db)).map(({ key }) => key)
  expect(await keys()).toEqual(expect.arrayContaining([done.key, absent.key]))
  const decide = ({ key }: StoredVisit, decision: 'attended' | 'did-not-come') =>
    decideVisit(at(100), admin, { key, decision, reason: null })
  expect(await decide(done, 'attended')).toEqual({ ok: true })
  expect(await decide(done, 'attended')).toEqual({ ok: true })
  expect(await decide(done, 'did-not-come')).toEqual({ ok: false, code: 'moderation-changed' })
  expect(await statusOf(done)).toBe('completada attended')
  expect((await rate(done)).ok).toBe(true)
  expect(await decide(absent, 'did-not-come')).toEqual({ ok: true })
  expect(await statusOf(absent)).toBe('cancelada no_llego did-not-come')
  expect(await keys()).not.toContain(absent.key)
  // What was decided stays.
  const { key, technician, client } = absent
  expect(await sayStep(at(110), client, { key, act: 'llego-si' })).toMatchObject({
    code: 'step-not-possible',
  })
  expect(await trailOf(database, 'technician', technician.uid)).toMatchObject([{ act: 'decide-visit' }])
})

test('attack: nobody else decides a visit, nor one that nobody contests', { tags: ['attack'] }, async () => {
  const admin = await newAdmin(database)
  const visit = await contested()
  const decided = { key: visit.key, decision: 'attended', reason: null } as const
  for (const person of [visit.client, visit.technician])
    expect(await decideVisit(at(100), person, decided)).toEqual({ ok: false, code: 'moderation-not-admin' })
  expect(await decideVisit(at(100), admin, { ...decided, key: 999_999_999 })).toEqual({
    ok: false,
    code: 'moderation-target-gone',
  })
  const plain = await storeVisit(database, { status: 'completada' })
  expect(await decideVisit(at(100), admin, { ...decided, key: plain.key })).toEqual({
    ok: false,
    code: 'moderation-changed',
  })
})
