// D65: how what was said ends a visit, on a real PostgreSQL.
import { expect, test } from 'vitest'
import { settleBookings } from '#bookings/persistence/due-bookings.server.ts'
import { MINUTE_MS } from '#platform/domain/time.ts'
import { at, OK, refused, toldVisits } from '#tests/support/people/told-visits.ts'
import type { StoredVisit } from '#tests/support/people/visits.ts'
import { testServices } from '#tests/support/program/services.ts'
import { sayStep } from '#visits/use-cases/visit-progress.server.ts'

const { database, db } = await testServices()
const { servicesAt, newVisit, say, undo, storedOf } = toldVisits({ database, db })

/** Status, reason and outcome, as the row has them. */
const endOf = async ({ key }: StoredVisit) => {
  const [row] = await database.rows<{ status: string; cancelReason: string | null; outcome: string }>(
    `select status, "cancelReason", outcome from reservas where key = $1`,
    [key],
  )
  return Object.values(row ?? {})
}
const late = ({ key, technician }: StoredVisit, minutes: number, told: number) =>
  sayStep(servicesAt(minutes), technician, { key, act: 'tarde', minutes: told })
const answer = ({ key, client }: StoredVisit, act: 'esperar' | 'buscar', minutes: number) =>
  sayStep(servicesAt(minutes), client, { key, act })

test('D65: a complaint that stands ends the visit as not done when its hour ends, and is told to both', async () => {
  const visit = await newVisit()
  await say(visit, 'llego-no', 31)
  await settleBookings(db, at(59))
  expect(await endOf(visit)).toEqual(['confirmada', null, 'did-not-come'])
  await settleBookings(db, at(60))
  expect(await endOf(visit)).toEqual(['cancelada', 'no_llego', 'did-not-come'])
  const told = await database.rows<{ news: string }>(
    `select distinct payload ->> 'news' as news from graphile_worker._private_jobs
     where payload ->> 'key' = $1 and payload ->> 'news' <> '' order by 1`,
    [String(visit.key)],
  )
  expect(told.map(({ news }) => news)).toEqual(['not-done', 'not-done-technician'])
})

test('D65: a complaint after the hour ends it at once; taken back within ten minutes all is as before', async () => {
  const visit = await newVisit()
  await settleBookings(db, at(60))
  expect(await endOf(visit)).toEqual(['completada', null, 'open'])
  expect(await say(visit, 'llego-no', 70)).toEqual(OK)
  expect(await endOf(visit)).toEqual(['cancelada', 'no_llego', 'did-not-come'])
  expect(await undo(visit, 'llego-no', 79)).toEqual(OK)
  expect(await endOf(visit)).toEqual(['completada', null, 'open'])
})

test("D65: 'Voy tarde' keeps it open until the hour that was told, then the client is asked again", async () => {
  const visit = await newVisit()
  await say(visit, 'llego-no', 25)
  expect(await late(visit, 5, 10)).toEqual(refused('step-too-early'))
  expect(await late(visit, 35, 40)).toEqual(OK)
  expect((await storedOf(visit)).progress.arrivesAt).toEqual(at(75))
  await settleBookings(db, at(89))
  expect(await endOf(visit)).toEqual(['confirmada', null, 'open'])
  expect(await say(visit, 'llego-no', 89)).toEqual(OK)
  expect(await endOf(visit)).toEqual(['confirmada', null, 'did-not-come'])
  await settleBookings(db, at(90))
  expect(await endOf(visit)).toEqual(['cancelada', 'no_llego', 'did-not-come'])
})

test('D65: who comes late came', async () => {
  const visit = await newVisit()
  await say(visit, 'llego-no', 25)
  await late(visit, 30, 40)
  expect(await answer(visit, 'esperar', 31)).toEqual(OK)
  expect(await say(visit, 'llegue', 72)).toEqual(OK)
  // The hour of the visit begins then.
  await settleBookings(db, at(131))
  expect(await endOf(visit)).toEqual(['confirmada', null, 'attended'])
  await settleBookings(db, at(132))
  expect(await endOf(visit)).toEqual(['completada', null, 'attended'])
})

test("D65: who told an hour, found nobody and says 'Llegué' a day later has no hour of the visit from then on", async () => {
  const visit = await newVisit()
  expect(await late(visit, 15, 10)).toEqual(OK)
  await say(visit, 'nadie', 40)
  await settleBookings(db, at(120))
  expect(await storedOf(visit)).toMatchObject({ status: 'cancelada', outcome: 'nobody-home' })
  expect(await say(visit, 'llegue', 24 * 60)).toEqual(OK)
  expect(await storedOf(visit)).toMatchObject({ status: 'completada', outcome: 'attended' })
})

test("D65: 'Llegué' that is heard of after the end completes the visit at once", async () => {
  const visit = await newVisit()
  await say(visit, 'llego-no', 25)
  await late(visit, 40, 40)
  expect(await answer(visit, 'buscar', 41)).toEqual(OK)
  await settleBookings(db, at(95))
  expect(await storedOf(visit)).toMatchObject({ status: 'cancelada', outcome: 'did-not-come' })
  const { key, technician } = visit
  const tapped = { key, act: 'llegue', agoMs: 10 * MINUTE_MS } as const
  expect(await sayStep(servicesAt(100), technician, tapped)).toEqual(OK)
  expect(await storedOf(visit)).toMatchObject({ status: 'completada', outcome: 'attended' })
})

test('D65: contradicted within 48 hours it is completed and contested, until one takes it back', async () => {
  const visit = await newVisit()
  await say(visit, 'llego-no', 31)
  await settleBookings(db, at(60))
  expect(await say(visit, 'llegue', 47 * 60)).toEqual(OK)
  expect(await endOf(visit)).toEqual(['completada', null, 'contested'])
  expect(await undo(visit, 'llegue', 60 * 60)).toEqual(OK)
  expect(await endOf(visit)).toEqual(['cancelada', 'no_llego', 'did-not-come'])
  expect(await say(visit, 'llegue', 60 * 60)).toEqual(refused('step-too-late'))
})

test("D65: 'No había nadie' is the mirror, and both at once contradict each other", async () => {
  const visit = await newVisit()
  await say(visit, 'nadie', 20)
  await settleBookings(db, at(60))
  expect(await endOf(visit)).toEqual(['cancelada', 'nadie', 'nobody-home'])
  expect(await say(visit, 'llego-no', 65)).toEqual(OK)
  expect(await endOf(visit)).toEqual(['completada', null, 'contested'])
})

test("D65: 'Buscar a otra persona' makes the complaint stand again; waiting answers it", async () => {
  const visit = await newVisit()
  expect(await answer(visit, 'esperar', 25)).toEqual(refused('step-not-possible'))
  await say(visit, 'llego-no', 25)
  await late(visit, 30, 20)
  expect(await answer(visit, 'buscar', 31)).toEqual(OK)
  expect((await endOf(visit))[2]).toBe('did-not-come')
  expect(await answer(visit, 'esperar', 32)).toEqual(OK)
  expect((await endOf(visit))[2]).toBe('open')
})
