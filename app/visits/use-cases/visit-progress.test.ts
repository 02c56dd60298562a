// How a visit goes, as its two people say, on a real PostgreSQL.
import { expect, test } from 'vitest'
import { listBookingsOfTechnician } from '#agenda/persistence/booking-lists.server.ts'
import { settleBookings } from '#bookings/persistence/due-bookings.server.ts'
import { cancelBooking } from '#bookings/use-cases/answer-booking.server.ts'
import { MINUTE_MS } from '#platform/domain/time.ts'
import type { Email } from '#platform/mail/email-layout.server.ts'
import { drawn } from '#tests/support/people/emails.ts'
import { at, OK, refused, toldVisits } from '#tests/support/people/told-visits.ts'
import type { StoredVisit } from '#tests/support/people/visits.ts'
import { testServices } from '#tests/support/program/services.ts'
import { situationOf } from '#visits/domain/situation.ts'
import { NO_PROGRESS } from '#visits/domain/visit-progress.ts'
import { findStepPush, progressJobs } from '#visits/jobs/progress-jobs.server.ts'
import { sayStep } from '#visits/use-cases/visit-progress.server.ts'

const { database, db, log } = await testServices()
const { servicesAt, newVisit, say, undo, storedOf } = toldVisits({ database, db })
const queuedOf = async ({ key }: StoredVisit) =>
  (
    await database.rows<{ job: string }>(
      `select identifier || ' ' || coalesce(payload ->> 'step', payload ->> 'act') as job
       from graphile_worker._private_jobs as j join graphile_worker._private_tasks as t on t.id = j.task_id
       where payload ->> 'visit' = $1 or identifier = 'send-step-mail' and payload ->> 'key' = $1 order by 1`,
      [String(key)],
    )
  ).map(({ job }) => job)

test('the technician goes, arrives and undoes a mistaken tap; a second tap tells nobody again', async () => {
  const visit = await newVisit()
  expect(await Promise.all([say(visit, 'en-camino', -30), say(visit, 'en-camino', -30)])).toEqual([OK, OK])
  expect(await queuedOf(visit)).toEqual(['send-push en-camino'])
  expect(await say(visit, 'llegue', -2)).toEqual(OK)
  expect(await undo(visit, 'llegue', 9)).toEqual(refused('undo-too-late'))
  expect(await undo(visit, 'llegue', 8)).toEqual(OK)
  expect(await undo(visit, 'llegue', 8)).toEqual(OK)
  expect(await say(visit, 'llegue', 10)).toEqual(OK)
  expect(await storedOf(visit)).toEqual({
    outcome: 'attended',
    status: 'confirmada',
    progress: { ...NO_PROGRESS, onTheWayAt: at(-30), arrivedAt: at(10) },
  })
})

test('attack: strangers and the other side say nothing, nor anybody too early or too late', {
  tags: ['attack'],
}, async () => {
  const [visit, other] = [await newVisit(), await newVisit()]
  const failed = refused('step-failed')
  expect(await say({ ...visit, technician: other.technician }, 'llegue', 5)).toEqual(failed)
  expect(await say({ ...visit, technician: visit.client }, 'llegue', 5)).toEqual(failed)
  expect(await say({ ...visit, client: visit.technician }, 'llego-no', 25)).toEqual(failed)
  expect(await undo({ ...visit, technician: other.technician }, 'llegue', 5)).toEqual(failed)
  expect(await say(visit, 'nadie', 14)).toEqual(refused('step-too-early'))
  expect(await say(visit, 'llego-no', 19)).toEqual(refused('step-too-early'))
  expect(await say(visit, 'nadie', 48 * 60 + 1)).toEqual(refused('step-too-late'))
  expect(await say(await newVisit('solicitada'), 'en-camino', -10)).toEqual(refused('step-not-possible'))
  expect(await storedOf(visit)).toMatchObject({ outcome: 'open', progress: NO_PROGRESS })
  expect(await queuedOf(visit)).toEqual([])
})

test("of 'Llegué' and 'No ha llegado' at once both stand as contested, or the second is refused", async () => {
  const visit = await newVisit()
  const [arrived, absent] = await Promise.all([say(visit, 'llegue', 25), say(visit, 'llego-no', 25)])
  expect(arrived).toEqual(OK)
  const { outcome } = await storedOf(visit)
  expect([absent.ok, outcome]).toEqual(absent.ok ? [true, 'contested'] : [false, 'attended'])
})

test('of a cancellation and a statement before the visit one state is left, and a cancelled visit tells nothing', async () => {
  const visit = await newVisit()
  const services = servicesAt(-20)
  await Promise.all([
    cancelBooking(services, visit.technician, visit.key),
    say(visit, 'en-camino', -20),
    say(visit, 'llegue', -20),
  ])
  expect((await storedOf(visit)).status).toBe('cancelada')
  expect(await say(visit, 'nadie', 20)).toEqual(refused('step-not-possible'))
  const push = { step: 'en-camino', visit: visit.key, saidAt: at(-20).getTime() } as const
  expect(await findStepPush(db, push, { uid: visit.client.uid, now: at(-20) })).toBeNull()
})

test("'No había nadie' and the client's answer contradict each other, and count for nobody", async () => {
  const visit = await newVisit()
  await Promise.all([say(visit, 'llegue', 16), say(visit, 'nadie', 16)])
  // Whichever came last: saying that somebody came takes it back, saying that nobody was there does not take back the arrival.
  expect(await say(visit, 'nadie', 17)).toEqual(OK)
  expect((await storedOf(visit)).outcome).toBe('nobody-home')
  expect(await say(visit, 'llego-si', 47 * 60)).toEqual(OK)
  expect((await storedOf(visit)).outcome).toBe('contested')
})

test('the agenda tells how far the technician is, and at how many visits of the client nobody was at home', async () => {
  const visit = await newVisit()
  const factsOf = async () => {
    const [listed] = await listBookingsOfTechnician(db, visit.technician.uid, [visit.key], at(0))
    return [listed && situationOf(listed, at(30)).phase, listed?.noShows]
  }
  expect(await factsOf()).toEqual(['unclear', 0])
  await say(visit, 'en-camino', -10)
  expect(await factsOf()).toEqual(['unclear', 0])
  await say(visit, 'nadie', 20)
  await settleBookings(db, at(60))
  expect(await factsOf()).toEqual(['not-done', 1])
  await say(visit, 'llego-si', 90)
  expect(await factsOf()).toEqual(['contested', 0])
})

test("'No ha llegado' is told at once, by e-mail once; 'Ya llegó' takes it back", async () => {
  const visit = await newVisit()
  expect(await say(visit, 'llego-no', 21)).toEqual(OK)
  expect(await queuedOf(visit)).toEqual(['send-push llego-no', 'send-step-mail llego-no'])
  const sent: Email[] = []
  const tools = {
    db,
    log,
    now: () => at(21),
    origin: 'https://tecniya.co',
    send: async (email: Email) => void sent.push(email),
  }
  const mail = () => progressJobs(tools)['send-step-mail']({ key: visit.key, act: 'llego-no' })
  const push = () =>
    findStepPush(
      db,
      { step: 'llego-no', visit: visit.key, saidAt: at(21).getTime() },
      { uid: visit.technician.uid, now: at(21) },
    )
  expect(await push()).toMatchObject({
    uid: visit.technician.uid,
    message: {
      title: 'Cliente dice que no has llegado',
      url: `/agenda/${visit.key}`,
      answers: [10, 20, 40].map(minutes => ({
        title: `Llego en ${minutes} min`,
        url: `/agenda/${visit.key}?minutos=${minutes}#tarde`,
      })),
    },
  })
  await mail()
  await say(visit, 'llego-si', 23)
  expect((await storedOf(visit)).outcome).toBe('attended')
  expect(await push()).toBeNull()
  await say(visit, 'llego-no', 24)
  await mail()
  expect(sent).toHaveLength(1)
  const email = sent[0] && drawn(sent[0])
  expect(email?.to.address).toBe(visit.technician.email)
  for (const minutes of [10, 20, 40])
    expect(email?.text).toContain(`https://tecniya.co/agenda/${visit.key}?minutos=${minutes}#tarde`)
})

test("the e-mail about 'No había nadie' waits until it cannot be undone", async () => {
  const visit = await newVisit()
  await say(visit, 'nadie', 16)
  const jobs = await database.rows<{ run_at: Date }>(
    `select run_at from graphile_worker.jobs where key = $1`,
    [`step:${visit.key}:nadie`],
  )
  expect(jobs).toEqual([{ run_at: at(26) }])
})

const sayLater = (
  { key, technician }: StoredVisit,
  act: Parameters<typeof sayStep>[2]['act'],
  minutes: number,
  ago: number,
  arrives?: number,
) =>
  sayStep(servicesAt(minutes), technician, {
    key,
    act,
    agoMs: ago * MINUTE_MS,
    ...(arrives !== undefined && { minutes: arrives }),
  })

test('what was tapped without network counts from the tap, with when it was heard of beside it', async () => {
  const visit = await newVisit()
  expect(await sayLater(visit, 'en-camino', 40, 60, 20)).toEqual(OK)
  expect(await sayLater(visit, 'llegue', 40, 38)).toEqual(OK)
  const told = { onTheWayAt: at(-20), arrivesAt: at(0), onTheWaySentAt: at(40) }
  expect(await storedOf(visit)).toEqual({
    outcome: 'attended',
    status: 'confirmada',
    progress: { ...NO_PROGRESS, ...told, arrivedAt: at(2), arrivedSentAt: at(40) },
  })
  // The ten minutes of taking it back begin when others hear of it.
  expect(await undo(visit, 'llegue', 50)).toEqual(OK)
  expect((await storedOf(visit)).progress).toEqual({ ...NO_PROGRESS, ...told })
})

test('sent twice, later or after a lost answer, it is told once', async () => {
  const visit = await newVisit()
  expect(await say(visit, 'en-camino', -30)).toEqual(OK)
  expect(await sayLater(visit, 'en-camino', -10, 20)).toEqual(OK)
  expect(await sayLater(visit, 'en-camino', -9.9, 20)).toEqual(OK)
  expect((await storedOf(visit)).progress).toEqual({ ...NO_PROGRESS, onTheWayAt: at(-30) })
  const late = await newVisit()
  // The hour of arrival is rounded: a moment more on the way must not tell another one.
  expect(await sayLater(late, 'en-camino', 7.49, 10, 20)).toEqual(OK)
  expect(await sayLater(late, 'en-camino', 7.51, 10, 20)).toEqual(OK)
  expect(await queuedOf(late)).toEqual(['send-push en-camino'])
})

test('attack: a forged moment puts nobody where nobody was', { tags: ['attack'] }, async () => {
  const visit = await newVisit()
  // Before the visit's window; too long ago; of acts that are not told later.
  expect(await sayLater(visit, 'llegue', -10, 60)).toEqual(refused('step-too-early'))
  expect(await sayLater(visit, 'llegue', 130, 121)).toEqual(refused('told-too-late'))
  expect(await sayLater(visit, 'nadie', 30, 10)).toEqual(refused('step-failed'))
  expect(await sayLater(visit, 'tarde', 30, 10, 20)).toEqual(refused('step-failed'))
  expect((await storedOf(visit)).progress).toEqual(NO_PROGRESS)
  // The client said meanwhile that he had not come: he is there from when it was heard of.
  expect(await say(visit, 'llego-no', 25)).toEqual(OK)
  expect(await sayLater(visit, 'llegue', 40, 38)).toEqual(OK)
  expect((await storedOf(visit)).progress).toMatchObject({
    didNotComeAt: at(25),
    arrivedAt: at(40),
    arrivedSentAt: null,
  })
  // When its hour is over, that stays contested however early it is told.
  const over = await newVisit()
  expect(await say(over, 'llego-no', 25)).toEqual(OK)
  await settleBookings(db, at(75))
  expect(await sayLater(over, 'llegue', 80, 78)).toEqual(OK)
  expect((await storedOf(over)).outcome).toBe('contested')
})
