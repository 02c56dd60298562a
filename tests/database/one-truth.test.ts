// Random lives stored as rows: what SQL reads, counts and tells of them, compared with the situation. Texts and pages are compared
// in server/jobs/one-truth.test.ts and app/agenda/ui/one-truth.test.tsx.
import { and, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listAgenda } from '#agenda/persistence/agenda.server.ts'
import {
  findListedBookingOfClient,
  listBookingsOfTechnician,
} from '#agenda/persistence/booking-lists.server.ts'
import { isUpcoming } from '#bookings/domain/timeline.ts'
import { clientCalendarEvent } from '#bookings/notifications/calendar-file.server.ts'
import { reservas } from '#bookings/persistence/booking-tables.server.ts'
import {
  findBookingForNotification,
  findConfirmedBookingOfClient,
} from '#bookings/persistence/bookings.server.ts'
import { listContestedVisits, listMissedVisits } from '#moderation/persistence/missed-visits.server.ts'
import { findPanelFigures } from '#moderation/persistence/panel-figures.server.ts'
import { findBookingFigures } from '#moderation/persistence/person-dossiers.server.ts'
import { bogotaDate, bogotaTime, DAY_MS } from '#platform/domain/time.ts'
import { newClients, newTechnician } from '#tests/support/people/bookings.ts'
import { ORIGIN } from '#tests/support/people/emails.ts'
import { writeBooking, writeReview } from '#tests/support/people/moderation.ts'
import { type Life, randomLife } from '#tests/support/people/random-lives.ts'
import { testDatabase } from '#tests/support/program/database.ts'
import { rounds } from '#tests/support/program/rounds.ts'
import { PHASES, type Phase, type Situation, situationOf } from '#visits/domain/situation.ts'
import { openUntil } from '#visits/domain/visit-outcome.ts'
import { findQuotePush } from '#visits/jobs/quote-jobs.server.ts'
import { findReceiptPush } from '#visits/jobs/receipt-jobs.server.ts'
import { findLongerPush, findMessagePush } from '#visits/jobs/visit-jobs.server.ts'
import { DUE_VISITS } from '#visits/persistence/due-visits.server.ts'
import { findReputation } from '#visits/persistence/reputation.server.ts'
import { findSituationFacts } from '#visits/persistence/situation.server.ts'
import {
  receipts,
  visitMessages,
  visitProgress,
  visitQuotes,
} from '#visits/persistence/visit-tables.server.ts'

const database = await testDatabase()
const { db } = database

const LIVES = fc.sample(randomLife(), { numRuns: rounds(8_000, 30_000), seed: 34 })
/** So many of each phase, and as many of those in which most was said. */
const DRAWN = rounds(4, 30)
const LINES = ['Mano de obra', 'Sifón', 'Tubo'].map(concepto => ({ concepto, cantidad: 1, precio: 50_000 }))

function livesIn(phase: Phase): readonly Life[] {
  const all = LIVES.filter(({ visit, now }) => situationOf(visit, now).phase === phase)
  return [...all.slice(0, DRAWN), ...all.toSorted((a, b) => factsIn(b) - factsIn(a)).slice(0, DRAWN)]
}

const factsIn = ({ visit }: Life) =>
  Object.values(visit.said).filter(Boolean).length + visit.quotes.length + (visit.receipt ? 1 : 0)

/** With the rows of everything that was said of it, and a later request of the same two. */
async function stored({ visit }: Life) {
  const technician = await newTechnician(database)
  const [client] = await newClients(database, 1)
  if (!client) throw new Error('nobody came')
  const parties = { technician, client }
  const key = await writeBooking(database, { ...parties, hour: 10, status: 'solicitada' })
  const { status, cancelReason, createdAt, cannotAt, precio, furtherHours, said, outcome } = visit
  await db
    .update(reservas)
    .set({
      ...{ status, cancelReason, createdAt, cannotAt, precio, outcome, horasExtra: furtherHours },
      cannotReason: cannotAt && 'surgio_algo',
      openUntil: openUntil(visit, said),
    })
    .where(eq(reservas.key, key))
  if (Object.values(said).some(Boolean))
    await db.insert(visitProgress).values({ ...said, reservaKey: key, outcome })
  const quotes: number[] = []
  for (const { total, validUntil, createdAt, answer, answeredAt, isForAnotherDay } of visit.quotes) {
    const quote = { total, validUntil, createdAt, answer, answeredAt, otroDia: isForAnotherDay, lines: LINES }
    const [row] = await db
      .insert(visitQuotes)
      .values({ ...quote, reservaKey: key })
      .returning({ id: visitQuotes.id })
    quotes.push(row?.id ?? 0)
  }
  const at = visit.technicianWordAt ?? createdAt
  const [message] = await db
    .insert(visitMessages)
    .values({ reservaKey: key, author: 'technician', recipientUid: client.uid, text: 'Ya casi llego', at })
    .returning({ id: visitMessages.id })
  const [receipt] = visit.receipt
    ? await db
        .insert(receipts)
        .values({
          ...{
            reservaKey: key,
            at: said.finishedAt ?? createdAt,
            lines: LINES,
            total: 150_000,
            hecho: 'Sifón',
          },
          pago: visit.receipt.isOwed ? 'aun_no' : 'efectivo',
          guaranteeUntil: '2026-12-16',
        })
        .returning({ id: receipts.id })
    : []
  if (visit.rating) await writeReview(database, { ...parties, key, rating: visit.rating })
  const later = await writeBooking(database, { ...parties, daysLater: 90, status: 'solicitada' })
  return { ...parties, key, quotes, message: message?.id ?? 0, receipt: receipt?.id ?? null, later }
}

type Stored = Awaited<ReturnType<typeof stored>>

test.each(PHASES)('what is read, counted and told of stored visits is the situation: %s', async phase => {
  const lives = livesIn(phase)
  expect(lives.length).toBeGreaterThan(0)
  for (const life of lives) {
    const rows = await stored(life)
    const situation = situationOf(life.visit, life.now)
    await expectRead(life, rows, situation)
    await expectCounted(life, rows, situation)
    await expectTold(life, rows, situation)
  }
  const contested = await listContestedVisits(db)
  const { contestedVisits } = await findPanelFigures(db, new Date())
  expect(contestedVisits.count).toBe(contested.length)
})

/** Both lists, both pages, the messages of a step, and the client's calendar file. */
async function expectRead({ visit, now }: Life, { key, client, technician }: Stored, situation: Situation) {
  const ofClient = await findListedBookingOfClient(db, key, client.uid)
  const [ofTechnician] = await listBookingsOfTechnician(db, technician.uid, [key], now)
  const ofStep = await findSituationFacts(db, key)
  if (!ofClient || !ofTechnician || !ofStep) throw new Error('it was not read')
  expect(situationOf(ofClient, now)).toEqual(situation)
  // The technician does not read the stars.
  const unrated = situationOf({ ...visit, rating: null }, now)
  expect(situationOf(ofTechnician, now)).toEqual(unrated)
  expect(situationOf(ofStep, now)).toEqual(unrated)
  const confirmed = await findConfirmedBookingOfClient(db, key, client.uid)
  expect(confirmed !== null).toBe(visit.status === 'confirmada')
  if (!confirmed) return
  // As my-booking-calendar.ts writes it.
  const event = clientCalendarEvent({ ...confirmed, endsAt: situationOf(ofClient, now).endsAt }, ORIGIN)
  expect(event).toMatchObject({ status: 'CONFIRMED', start: visit.scheduledAt, end: situation.endsAt })
}

/** It took place, as far as anybody knows. */
const isDone = ({ visit }: Life, { phase }: Situation) =>
  phase === 'over' || (phase === 'unclear' && visit.status === 'completada')

async function expectCounted(life: Life, { key, later, client, technician }: Stored, situation: Situation) {
  const { visit, now } = life
  const { phase, task } = situation
  const done = Number(isDone(life, situation))
  const [inAgenda] = await listBookingsOfTechnician(db, technician.uid, [later], now)
  expect(inAgenda).toMatchObject({
    visitsWithTechnician: done,
    completedVisits: done,
    lastVisit: done ? visit.date : null,
    noShows: Number(phase === 'not-done' && visit.cancelReason === 'nadie'),
  })
  expect(await findBookingForNotification(db, later)).toMatchObject({
    completedTogether: done,
    completedByClient: done,
  })
  expect(await findReputation(db, technician.uid, now)).toMatchObject({ completed: done })
  const { pages } = await listAgenda(db, technician.uid, now)
  const upcoming = Number(isUpcoming(visit, now))
  // And the later request.
  expect({ upcoming: pages.upcoming.total - 1, history: pages.history.total }).toEqual({
    upcoming,
    history: 1 - upcoming,
  })
  expect(pages.requests.keys.includes(key)).toBe(task.technician === 'answer-request')
  const isMissed = ['missing', 'nobody-home', 'not-done', 'contested'].includes(phase)
  for (const [side, uid] of [
    ['technicianId', technician.uid],
    ['clientId', client.uid],
  ] as const) {
    const figures = await findBookingFigures(db, side, uid)
    expect(figures.completada - figures.contested).toBe(phase === 'contested' ? figures.completada - 1 : done)
    expect(figures.contested).toBe(Number(phase === 'contested'))
    const missed = await listMissedVisits(db, side, uid)
    expect(missed.map(({ isContested }) => isContested)).toEqual(isMissed ? [phase === 'contested'] : [])
    if (phase === 'not-done')
      expect(missed[0]?.claim).toBe(visit.cancelReason === 'nadie' ? 'nobody-home' : 'did-not-come')
  }
}

async function expectTold(life: Life, rows: Stored, situation: Situation) {
  const { visit, now } = life
  const { phase, task, offers, endsAt } = situation
  const { key, client, technician } = rows
  const toClient = { uid: client.uid, now }
  const newest = rows.quotes.at(-1)
  for (const [index, quote] of rows.quotes.entries()) {
    const sent = await findQuotePush(db, { quote, news: 'sent' }, toClient)
    const isWaiting =
      task.client === 'answer-quote' ||
      // More urgent than the quote; it is answered on the same page.
      ((task.client === 'say-whether-came' || task.client === 'wait-or-seek') && sent !== null)
    expect({ quote, isTold: sent !== null }).toEqual({ quote, isTold: quote === newest && isWaiting })
    const answer = visit.quotes[index]?.answer
    if (!answer) continue
    const told = await findQuotePush(db, { quote, news: 'answered' }, { uid: technician.uid, now })
    expect(told?.message.title ?? null).toEqual(
      visit.status === 'cancelada'
        ? null
        : expect.stringMatching(answer === 'si' ? /está de acuerdo$/ : /prefiere no$/),
    )
  }
  const receipt = rows.receipt && (await findReceiptPush(db, { receipt: rows.receipt }, toClient))
  if (receipt) expect(['over', 'contested']).toContain(phase)
  expect((await findMessagePush(db, { message: rows.message }, toClient))?.message.title).toMatch(
    /te escribió$/,
  )
  const longer = await findLongerPush(db, { longer: key, hours: visit.furtherHours }, toClient)
  if (longer) expect(longer.message.body).toContain(`hasta las ${bogotaTime(endsAt)}`)
  const isDue = await db
    .select({ key: reservas.key })
    .from(reservas)
    .where(and(eq(reservas.key, key), DUE_VISITS.rate(now)))
  if (isDue.length > 0) expect({ asked: true, phase, stars: offers.stars }).toMatchObject({ stars: true })
  // The next day everybody is asked who may rate.
  const tomorrow = new Date(now.getTime() + DAY_MS)
  if (offers.stars && bogotaDate(now) === visit.date)
    expect(
      await db
        .select({ key: reservas.key })
        .from(reservas)
        .where(and(eq(reservas.key, key), DUE_VISITS.rate(tomorrow))),
    ).toHaveLength(1)
}
