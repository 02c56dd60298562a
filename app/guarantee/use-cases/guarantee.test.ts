import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Viewer } from '#accounts/domain/role.ts'
import { openIdentityDb } from '#accounts/persistence/account-tables.server.ts'
import { findStoredSession } from '#accounts/persistence/stored-sessions.server.ts'
import { settleBookings } from '#bookings/persistence/due-bookings.server.ts'
import {
  findStoredProblemPhotos,
  insertProblemPhoto,
} from '#bookings/persistence/problem-photo-store.server.ts'
import { cancelBooking } from '#bookings/use-cases/answer-booking.server.ts'
import { blockClient } from '#bookings/use-cases/blocked-clients.server.ts'
import { requestBooking } from '#bookings/use-cases/request-booking.server.ts'
import type { PartyAct } from '#guarantee/domain/guarantee-acts.ts'
import type { GuaranteeStep } from '#guarantee/domain/guarantee-case.ts'
import { GUARANTEE_GROUPS } from '#guarantee/domain/guarantee-dossier.ts'
import { advanceGuaranteeCases } from '#guarantee/persistence/due-guarantee-cases.server.ts'
import { findCaseOfClient, listCasesWaitingFor } from '#guarantee/persistence/guarantee-cases.server.ts'
import { countGuaranteeGroups, listGuaranteeQueue } from '#guarantee/persistence/guarantee-queue.server.ts'
import { findBookableRepeat } from '#guarantee/persistence/repeat-visits.server.ts'
import {
  decideGuaranteeCase,
  undoGuaranteeDecision,
} from '#guarantee/use-cases/decide-guarantee-case.server.ts'
import { finishRepeat } from '#guarantee/use-cases/finish-repeat.server.ts'
import {
  actOnGuaranteeCase,
  type GuaranteeActRequest,
  openGuaranteeCase,
} from '#guarantee/use-cases/party-acts.server.ts'
import { turnTexts } from '#guarantee/wording/guarantee-turns.ts'
import { DAY_MS } from '#platform/domain/time.ts'
import { findProblemPhotoFor } from '#reports/persistence/held-photos.server.ts'
import { deleteExpiredProblemPhotos } from '#rights/persistence/expired-photos.server.ts'
import { at, bookingsOf, details, newClient, newTechnician } from '#tests/support/people/bookings.ts'
import { actsOf, caseOf, notifiedOf, storeCompletedVisit } from '#tests/support/people/guarantee.ts'
import { newAdmin, trailOf } from '#tests/support/people/moderation.ts'
import { NOON, servicesOn, testServices } from '#tests/support/program/services.ts'
import { finishVisit } from '#visits/use-cases/finish-visit.server.ts'
import { rateBooking } from '#visits/use-cases/rate-booking.server.ts'
import { sayStep } from '#visits/use-cases/visit-progress.server.ts'

const services = await testServices()
const { database, db } = services
const daysLater = (days: number) => new Date(NOON.getTime() + days * DAY_MS)

interface Parties {
  readonly client: Viewer
  readonly technician: Viewer
  readonly key: number
}

async function newVisit(daysAgo = 3): Promise<Parties> {
  const client = await newClient(database)
  const technician = await newTechnician(database)
  return {
    client,
    technician,
    key: await storeCompletedVisit(database, { client, technician, now: NOON, daysAgo }),
  }
}

const open = ({ client, key }: Parties, text = 'Volvió a gotear') =>
  openGuaranteeCase(services, client, { key, text, wish: 'repeat', fotos: [], formKey: randomUUID() })

async function newCase(): Promise<Parties> {
  const parties = await newVisit()
  expect(await open(parties)).toEqual({ ok: true })
  return parties
}

function act(
  { client, technician, key }: Parties,
  side: 'client' | 'technician',
  what: PartyAct,
  {
    seen,
    text = '',
    amount = '',
    payment = { means: null, at: null },
    formKey = randomUUID(),
  }: {
    seen?: GuaranteeStep
    text?: string
    amount?: string
    payment?: GuaranteeActRequest['payment']
    formKey?: string
  } = {},
) {
  const request = { key, side, act: what, seen: seen ?? null, text, amount, payment } as const
  return actOnGuaranteeCase(services, side === 'client' ? client : technician, {
    ...request,
    fotos: [],
    formKey,
  })
}

const refusedWith = (code: string) => ({ ok: false, code })

test('a case is opened once per visit, and the technician is told', async () => {
  const parties = await newVisit()
  expect(await open(parties, '  ')).toEqual(refusedWith('guarantee-text-required'))
  const form = { key: parties.key, text: 'Gotea', wish: 'refund', fotos: [], formKey: randomUUID() } as const
  const both = await Promise.all([1, 2].map(() => openGuaranteeCase(services, parties.client, form)))
  expect(both.map(({ ok }) => ok)).toEqual([true, true])
  expect(await actsOf(database, parties.key)).toEqual(['open'])
  expect(await caseOf(database, parties.key)).toMatchObject({ step: 'opened', turn: 'technician' })
  expect(await notifiedOf(database, parties.key)).toEqual(
    [parties.client.uid, parties.technician.uid].toSorted(),
  )
  expect(await listCasesWaitingFor(db, 'technician', parties.technician.uid)).toMatchObject([
    { reservaKey: parties.key },
  ])
})

test('a late visit, one that was not completed, and one of somebody else are refused', async () => {
  const late = await newVisit(31)
  expect(await open(late)).toEqual(refusedWith('guarantee-too-late'))
  const parties = await newVisit()
  await database.rows(`update reservas set status = 'confirmada' where key = $1`, [parties.key])
  expect(await open(parties)).toEqual(refusedWith('guarantee-not-completed'))
  const stranger = await newClient(database)
  expect(await open({ ...parties, client: stranger })).toEqual(refusedWith('guarantee-failed'))
})

test('repeat agreed, booked, cancelled by the technician, booked again, done and mended', async () => {
  const parties = await newCase()
  const { client, technician, key } = parties
  expect(await act(parties, 'technician', 'offer-repeat', { seen: 'opened' })).toEqual({ ok: true })
  expect(await notifiedOf(database, key)).toEqual([client.uid])
  const { id } = (await caseOf(database, key)) ?? { id: 0 }

  const book = (hour: string, who = client, formKey = randomUUID()) =>
    requestBooking(
      services,
      who,
      { technicianId: technician.uid, ...at('2026-11-16', hour), ...details({ de: key, caso: id, formKey }) },
      { findRepeat: findBookableRepeat },
    )
  expect(await book('09', await newClient(database))).toEqual(refusedWith('guarantee-not-repeatable'))
  const formKey = randomUUID()
  // Two tabs at once, different hours: one visit.
  const tabs = await Promise.all([book('10', client, formKey), book('11')])
  expect(tabs.filter(({ ok }) => ok)).toHaveLength(1)
  const booked = (await bookingsOf(database, technician)).filter(({ status }) => status === 'confirmada')
  expect(booked).toHaveLength(1)
  const repeatKey = booked[0]?.key ?? 0
  expect(await caseOf(database, key)).toMatchObject({ step: 'repeat-booked', turn: null, repeatKey })
  const listed = (await listGuaranteeQueue(db, null)).rows.find(({ step }) => step === 'repeat-booked')
  expect(listed?.repeatDate).toBe('2026-11-16')
  expect(await database.rows('select precio from reservas where key = $1', [repeatKey])).toEqual([
    { precio: 0 },
  ])

  expect(await cancelBooking(services, technician, repeatKey)).toEqual({ ok: true })
  await advanceGuaranteeCases(db, NOON)
  expect(await caseOf(database, key)).toMatchObject({ step: 'repeat-offered', turn: 'client' })
  expect(await notifiedOf(database, key)).toEqual([client.uid, technician.uid].toSorted())

  // The same form again is the same, cancelled booking; another one is a new visit.
  expect(await book('14')).toEqual({ ok: true })
  const again = (await bookingsOf(database, technician)).find(({ status }) => status === 'confirmada')
  expect(again?.key).not.toBe(repeatKey)
  const during = servicesOn(database, new Date('2026-11-16T19:05:00Z'))
  const said = { key: again?.key ?? 0, act: 'llegue' } as const
  expect(await sayStep(during, technician, said)).toEqual({ ok: true })
  const afterVisit = new Date('2026-11-16T21:00:00Z')
  await settleBookings(db, afterVisit)
  await advanceGuaranteeCases(db, afterVisit)
  expect(await caseOf(database, key)).toMatchObject({ step: 'repeat-done', turn: 'client' })
  expect(await act(parties, 'client', 'accept-repeat', { seen: 'repeat-done' })).toEqual({ ok: true })
  expect(await caseOf(database, key)).toMatchObject({ step: 'closed', outcome: 'repaired' })
})

test('a repeated visit that was withdrawn and comes back is booked again', async () => {
  const parties = await newCase()
  const { client, technician, key } = parties
  await act(parties, 'technician', 'offer-repeat', { seen: 'opened' })
  const { id } = (await caseOf(database, key)) ?? { id: 0 }
  const hour = { technicianId: technician.uid, ...at('2026-11-17', '10') }
  const request = { ...hour, ...details({ caso: id }) }
  expect(await requestBooking(services, client, request, { findRepeat: findBookableRepeat })).toEqual({
    ok: true,
  })
  const { repeatKey } = (await caseOf(database, key)) ?? {}
  await database.rows(
    `update reservas set status = 'cancelada', "cancelReason" = 'moderacion' where key = $1`,
    [repeatKey],
  )
  await advanceGuaranteeCases(db, NOON)
  expect((await caseOf(database, key))?.step).toBe('repeat-offered')
  await database.rows(`update reservas set status = 'confirmada', "cancelReason" = null where key = $1`, [
    repeatKey,
  ])
  await advanceGuaranteeCases(db, NOON)
  expect(await caseOf(database, key)).toMatchObject({ step: 'repeat-booked', repeatKey })
})

test('a technician owes the repeat also to a client who is not accepted any more', async () => {
  const parties = await newCase()
  const { client, technician, key } = parties
  await act(parties, 'technician', 'offer-repeat', { seen: 'opened' })
  await blockClient(services, technician, { key, cancel: [] })
  const { id } = (await caseOf(database, key)) ?? { id: 0 }
  const ask = (caso: number | null) => {
    const request = { technicianId: technician.uid, ...at('2026-11-18', '10'), ...details({ caso }) }
    return requestBooking(services, client, request, { findRepeat: findBookableRepeat })
  }
  expect(await ask(null)).toEqual(refusedWith('client-not-accepted'))
  expect(await ask(id)).toEqual({ ok: true })
  expect(await actsOf(database, key)).toEqual(['open', 'offer-repeat', 'book-repeat'])
  expect(await caseOf(database, key)).toMatchObject({ step: 'repeat-booked', turn: null, dueAt: null })
})

test('a refund is offered with its amount, sent and confirmed', async () => {
  const parties = await newCase()
  const offer = (amount: string) => act(parties, 'technician', 'offer-refund', { seen: 'opened', amount })
  expect(await offer('')).toEqual(refusedWith('guarantee-amount-required'))
  expect(await offer('60.000.000')).toEqual(refusedWith('guarantee-amount-too-high'))
  expect(await offer('$ 90.000')).toEqual({ ok: true })
  const dossier = await findCaseOfClient(db, parties.key, parties.client.uid)
  expect(dossier?.events.at(-1)).toMatchObject({ kind: 'offer-refund', pesos: 90_000, amount: '$ 90.000' })
  expect(await caseOf(database, parties.key)).toMatchObject({ turn: 'technician', refundPesos: 90_000 })

  const say = (payment: GuaranteeActRequest['payment']) =>
    act(parties, 'technician', 'send-refund', { seen: 'refund-offered', payment })
  expect(await say({ means: null, at: NOON })).toEqual(refusedWith('guarantee-means-required'))
  expect(await say({ means: 'nequi', at: null })).toEqual(refusedWith('guarantee-moment-required'))
  for (const moment of [daysLater(1), daysLater(-1)])
    expect(await say({ means: 'nequi', at: moment })).toEqual(refusedWith('guarantee-moment-wrong'))
  expect(await say({ means: 'nequi', at: NOON })).toEqual({ ok: true })
  expect(await caseOf(database, parties.key)).toMatchObject({ step: 'refund-sent', turn: 'client' })
  expect(await act(parties, 'client', 'confirm-refund', { seen: 'refund-sent' })).toEqual({ ok: true })
  expect(await caseOf(database, parties.key)).toMatchObject({ outcome: 'refunded', turn: null })
})

test('nobody returns more than the receipt says, or the price that was agreed', async () => {
  const parties = await newCase()
  await database.rows(`update reservas set servicio = 'Sifón', precio = 80000 where key = $1`, [parties.key])
  const offer = (amount: string) => act(parties, 'technician', 'offer-refund', { seen: 'opened', amount })
  expect(await offer('80.001')).toEqual(refusedWith('guarantee-amount-too-high'))
  await database.rows(
    `insert into receipts ("reservaKey", at, lines, total, hecho, pago, "guaranteeUntil")
     values ($1, $2, '[{"concepto": "Sifón", "cantidad": 1, "precio": 144000}]', 144000, 'Sifón', 'nequi', '2026-12-12')`,
    [parties.key, NOON],
  )
  expect(await offer('144.001')).toEqual(refusedWith('guarantee-amount-too-high'))
  expect(await offer('144.000')).toEqual({ ok: true })
  const dossier = await findCaseOfClient(db, parties.key, parties.client.uid)
  expect(dossier?.paid).toMatchObject({ receipt: { total: 144_000, pago: 'nequi' }, agreed: 80_000 })
})

test('silence about ordered money goes to the administrators; about returned money it means that it came', async () => {
  const admin = await newAdmin(database)
  const [silent, sent, denied] = [await newCase(), await newCase(), await newCase()]
  for (const parties of [silent, sent, denied]) {
    await act(parties, 'technician', 'contest', { seen: 'opened', text: 'Era otra fuga' })
    const { id } = (await caseOf(database, parties.key)) ?? { id: 0 }
    const ordered = { id, decision: 'order-refund', reason: 'Es la misma.', amount: '144.000' } as const
    expect(await decideGuaranteeCase(services, admin, { ...ordered, amount: '' })).toEqual(
      refusedWith('guarantee-amount-required'),
    )
    expect(await decideGuaranteeCase(services, admin, ordered)).toEqual({ ok: true })
    const disputed = { seen: 'refund-offered', text: 'Quiero más' } as const
    expect(await act(parties, 'client', 'disagree', disputed)).toEqual(refusedWith('guarantee-changed'))
  }
  const payment = { means: 'efectivo', at: NOON } as const
  for (const parties of [sent, denied])
    await act(parties, 'technician', 'send-refund', { seen: 'refund-offered', payment })
  expect(await act(denied, 'client', 'deny-refund', { seen: 'refund-sent' })).toEqual({ ok: true })
  const stateOf = async ({ key }: Parties) => (await caseOf(database, key)) ?? {}
  expect(await stateOf(denied)).toMatchObject({ step: 'disputed', turn: 'admin', refundPesos: 144_000 })

  // Thursday 12 November; Monday 16 is a holiday: the fifth working day is Friday 20.
  await advanceGuaranteeCases(db, new Date('2026-11-21T04:59:00Z'))
  expect([await stateOf(silent), await stateOf(sent)]).toMatchObject([
    { step: 'refund-offered' },
    { step: 'refund-sent' },
  ])
  await advanceGuaranteeCases(db, new Date('2026-11-21T05:00:00Z'))
  expect(await stateOf(silent)).toMatchObject({ step: 'disputed', turn: 'admin', refundPesos: 144_000 })
  expect(await actsOf(database, silent.key)).toEqual(['open', 'contest', 'order-refund', 'escalate-refund'])
  expect(await stateOf(sent)).toMatchObject({ step: 'closed', outcome: 'refunded' })
})

test('whose turn it is hears of it once more before its end', async () => {
  const parties = await newCase()
  await act(parties, 'technician', 'offer-refund', { seen: 'opened', amount: '90.000' })
  const reminders = () =>
    database.rows(
      `select payload ->> 'recipient' as uid from graphile_worker._private_jobs
       where payload ->> 'reminder' = 'true' and payload ->> 'recipient' = any($1)`,
      [[parties.client.uid, parties.technician.uid]],
    )
  await advanceGuaranteeCases(db, new Date('2026-11-19T16:59:00Z'))
  expect(await reminders()).toEqual([])
  for (const moment of ['2026-11-19T17:00:00Z', '2026-11-20T17:00:00Z'])
    await advanceGuaranteeCases(db, new Date(moment))
  expect(await reminders()).toEqual([{ uid: parties.technician.uid }])
})

test('a decision is undone within ten minutes: the case is where it was, and nobody was told', async () => {
  const admin = await newAdmin(database)
  const parties = await newCase()
  await act(parties, 'technician', 'contest', { seen: 'opened', text: 'Era otra fuga' })
  const before = await caseOf(database, parties.key)
  const { id } = before ?? { id: 0 }
  const decide = (decision: 'dismiss' | 'order-refund') =>
    decideGuaranteeCase(services, admin, { id, decision, reason: 'Sí.', amount: '90.000' })
  await decide('dismiss')
  const minutesLater = (minutes: number) => servicesOn(database, new Date(NOON.getTime() + minutes * 60_000))
  expect(await undoGuaranteeDecision(minutesLater(9), parties.client, id)).toEqual(
    refusedWith('moderation-not-admin'),
  )
  expect(await undoGuaranteeDecision(minutesLater(9), admin, id)).toEqual({ ok: true })
  expect(await caseOf(database, parties.key)).toEqual(before)
  expect(await undoGuaranteeDecision(minutesLater(9), admin, id)).toEqual(refusedWith('guarantee-changed'))
  expect(await trailOf(database, 'guarantee', id)).toMatchObject([
    { act: 'decide-guarantee' },
    { act: 'undo-decision' },
  ])
  const waiting = await database.rows<{ waits: boolean }>(
    `select run_at > now() as waits from graphile_worker._private_jobs where payload ->> 'event' =
      (select max(id)::text from guarantee_events where "caseId" = $1 and kind = 'dismiss')`,
    [id],
  )
  expect(waiting).not.toEqual([])

  await decide('order-refund')
  expect(await undoGuaranteeDecision(minutesLater(11), admin, id)).toEqual(refusedWith('guarantee-changed'))
  const payment = { means: 'nequi', at: NOON } as const
  await act(parties, 'technician', 'send-refund', { seen: 'refund-offered', payment })
  expect(await undoGuaranteeDecision(minutesLater(9), admin, id)).toEqual(refusedWith('guarantee-changed'))
})

test('a repeat of which nobody says that it took place asks the client; the second one that did not is decided', async () => {
  const parties = await newCase()
  const { client, technician, key } = parties
  await act(parties, 'technician', 'offer-repeat', { seen: 'opened' })
  const { id } = (await caseOf(database, key)) ?? { id: 0 }
  const bookAndMiss = async (day: string) => {
    const request = { technicianId: technician.uid, ...at(day, '10'), ...details({ de: key, caso: id }) }
    expect(await requestBooking(services, client, request, { findRepeat: findBookableRepeat })).toEqual({
      ok: true,
    })
    const { repeatKey } = (await caseOf(database, key)) ?? {}
    expect(
      await database.rows('select status, "repeatOf"::int from reservas where key = $1', [repeatKey]),
    ).toEqual([{ status: 'confirmada', repeatOf: key }])
    const after = new Date(`${day}T17:00:00Z`)
    await settleBookings(db, after)
    await advanceGuaranteeCases(db, after)
    expect(await caseOf(database, key)).toMatchObject({ step: 'repeat-unclear', turn: 'client' })
    expect(await act(parties, 'client', 'miss-repeat', { seen: 'repeat-unclear' })).toEqual({ ok: true })
    await advanceGuaranteeCases(db, after)
  }
  await bookAndMiss('2026-11-18')
  expect(await caseOf(database, key)).toMatchObject({
    step: 'repeat-offered',
    turn: 'client',
    repeatKey: null,
  })
  await bookAndMiss('2026-11-19')
  expect(await caseOf(database, key)).toMatchObject({ step: 'disputed', turn: 'admin' })
  expect(await actsOf(database, key)).not.toContain('complete-repeat')
})

test('a case of an account that was deleted is closed; with money owed it stays, and without its technician it is decided', async () => {
  const [closed, owed, alone] = [await newCase(), await newCase(), await newCase()]
  await act(owed, 'technician', 'offer-refund', { seen: 'opened', amount: '90.000' })
  const gone = [closed.client.uid, owed.client.uid, alone.technician.uid]
  await database.rows(`update users set "deletedAt" = $2 where uid = any($1)`, [gone, NOON])
  for (const minutes of [0, 1]) await advanceGuaranteeCases(db, new Date(NOON.getTime() + minutes * 60_000))
  expect(await caseOf(database, closed.key)).toMatchObject({ step: 'closed', outcome: 'withdrawn' })
  expect(await caseOf(database, owed.key)).toMatchObject({ step: 'refund-offered', turn: 'technician' })
  expect(await actsOf(database, owed.key)).toEqual(['open', 'offer-refund', 'client-left-owed'])
  expect(await caseOf(database, alone.key)).toMatchObject({ step: 'disputed', turn: 'admin' })
})

test('both act at the same instant: one wins, the other is told', async () => {
  const parties = await newCase()
  const [offer, withdrawal] = await Promise.all([
    act(parties, 'technician', 'offer-repeat', { seen: 'opened' }),
    act(parties, 'client', 'withdraw', { seen: 'opened' }),
  ])
  const outcomes = [offer, withdrawal]
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(outcomes.find(({ ok }) => !ok)).toEqual(refusedWith('guarantee-changed'))
  expect(await actsOf(database, parties.key)).toHaveLength(2)
})

test('the same form sent twice is one event; a case of somebody else is not found', async () => {
  const parties = await newCase()
  const form = { text: 'Te mando otra foto', formKey: randomUUID() }
  await act(parties, 'client', 'message', form)
  expect(await act(parties, 'client', 'message', form)).toEqual({ ok: true })
  expect(await actsOf(database, parties.key)).toEqual(['open', 'message'])
  expect(await notifiedOf(database, parties.key)).toEqual([parties.technician.uid])
  const others = { ...parties, client: await newClient(database), technician: await newTechnician(database) }
  for (const side of ['client', 'technician'] as const)
    expect(await act(others, side, 'message', { text: 'Hola' })).toEqual(refusedWith('guarantee-failed'))
  expect(
    await act({ ...parties, technician: parties.client }, 'technician', 'offer-repeat', { seen: 'opened' }),
  ).toEqual(refusedWith('guarantee-failed'))
})

test('a disagreement goes to the administrators: of two at once one decides, with a trail', async () => {
  const [one, two] = [await newAdmin(database), await newAdmin(database)]
  const parties = await newCase()
  const { client, technician, key } = parties
  await act(parties, 'technician', 'contest', { seen: 'opened', text: 'Era otra fuga' })
  expect(await notifiedOf(database, key)).toEqual(expect.arrayContaining([client.uid, one.uid, two.uid]))
  const { id } = (await caseOf(database, key)) ?? { id: 0 }
  expect((await listGuaranteeQueue(db, null)).rows[0]).toMatchObject({ group: 'deciding', step: 'disputed' })

  const decide = (viewer: Viewer, reason: string | null) =>
    decideGuaranteeCase(services, viewer, { id, decision: 'order-repeat', reason, amount: '' })
  expect(await decide(one, null)).toEqual(refusedWith('guarantee-text-required'))
  expect(await decide(client, 'Sí')).toEqual(refusedWith('moderation-not-admin'))
  const decisions = await Promise.all([decide(one, 'La fuga es la misma.'), decide(two, 'Igual')])
  expect(decisions.filter(({ ok }) => ok)).toHaveLength(1)
  expect(decisions.find(({ ok }) => !ok)).toEqual(refusedWith('guarantee-changed'))
  expect(await caseOf(database, key)).toMatchObject({ step: 'repeat-offered', turn: 'client' })
  expect(await notifiedOf(database, key)).toEqual([client.uid, technician.uid].toSorted())
  expect(await trailOf(database, 'guarantee', id)).toMatchObject([
    { act: 'decide-guarantee', after: { paso: 'repeat-offered', resultado: null } },
  ])

  expect(await act(parties, 'client', 'disagree', { seen: 'repeat-offered', text: 'No ha venido' })).toEqual({
    ok: true,
  })
  expect(
    await decideGuaranteeCase(services, two, {
      id,
      decision: 'dismiss',
      reason: 'No hubo falla.',
      amount: '',
    }),
  ).toEqual({
    ok: true,
  })
  expect(await caseOf(database, key)).toMatchObject({ step: 'closed', outcome: 'dismissed' })
  expect(await act(parties, 'client', 'reopen', { seen: 'closed', text: 'Sí hubo' })).toEqual(
    refusedWith('guarantee-changed'),
  )
})

test('silence of the technician brings the case to the administrators, silence of the client closes it', async () => {
  const silent = await newCase()
  const offered = await newCase()
  await act(offered, 'technician', 'offer-repeat', { seen: 'opened' })
  await advanceGuaranteeCases(db, daysLater(5))
  expect((await caseOf(database, silent.key))?.step).toBe('opened')
  // Two instances of the program at once.
  await Promise.all([db, servicesOn(database).db].map(each => advanceGuaranteeCases(each, daysLater(6))))
  expect(await caseOf(database, silent.key)).toMatchObject({ step: 'disputed', turn: 'admin' })
  expect(await actsOf(database, silent.key)).toEqual(['open', 'escalate'])
  expect(await notifiedOf(database, silent.key)).toEqual(
    expect.arrayContaining([silent.client.uid, silent.technician.uid]),
  )
  expect((await caseOf(database, offered.key))?.step).toBe('repeat-offered')

  await advanceGuaranteeCases(db, daysLater(16))
  expect(await caseOf(database, offered.key)).toMatchObject({ step: 'closed', outcome: 'withdrawn' })
  expect(await act(offered, 'client', 'reopen', { seen: 'closed', text: 'Estaba de viaje' })).toEqual({
    ok: true,
  })
  expect(await caseOf(database, offered.key)).toMatchObject({
    step: 'opened',
    turn: 'technician',
    outcome: null,
  })
})

test('administrators who are late own it to both sides once, with a later day, and get an e-mail', async () => {
  const parties = await newCase()
  const admin = await newAdmin(database)
  await act(parties, 'technician', 'contest', { seen: 'opened', text: 'Era otra fuga' })
  await advanceGuaranteeCases(db, daysLater(5))
  expect(await actsOf(database, parties.key)).toEqual(['open', 'contest'])
  await Promise.all([db, servicesOn(database).db].map(each => advanceGuaranteeCases(each, daysLater(6))))
  expect(await actsOf(database, parties.key)).toEqual(['open', 'contest', 'prolong'])
  expect(await caseOf(database, parties.key)).toMatchObject({
    step: 'disputed',
    turn: 'admin',
    dueAt: new Date('2026-11-22T05:00:00Z'),
  })
  expect(await notifiedOf(database, parties.key)).toEqual(
    expect.arrayContaining([parties.client.uid, parties.technician.uid, admin.uid]),
  )
  const dossier = await findCaseOfClient(db, parties.key, parties.client.uid)
  if (!dossier) throw new Error('no case')
  expect(turnTexts(dossier, 'client', daysLater(6))).toMatchObject({
    title: 'Nos atrasamos: decidimos el 21 de noviembre',
    text: expect.stringContaining('a más tardar el 17 de noviembre'),
  })
  await advanceGuaranteeCases(db, daysLater(10))
  expect(await actsOf(database, parties.key)).toEqual(['open', 'contest', 'prolong'])
  expect(turnTexts(dossier, 'technician', daysLater(10))).toMatchObject({
    title: 'Nos atrasamos',
    text: expect.stringContaining('Debíamos decidir a más tardar el 21 de noviembre y no lo hicimos.'),
  })
})

test('what waits is in the list of the one whose turn it is, and counted in the header of that person', async () => {
  const parties = await newCase()
  const admin = await newAdmin(database)
  const { client, technician, key } = parties
  const waiting = async () => {
    const [ofClient, ofTechnician] = [
      await listCasesWaitingFor(db, 'client', client.uid),
      await listCasesWaitingFor(db, 'technician', technician.uid),
    ]
    return [ofClient, ofTechnician].map(cases => cases.map(({ reservaKey }) => reservaKey))
  }
  const counted = async (uid: string) => {
    const token = randomUUID()
    await database.rows(
      `insert into sessions (id, token, "userId", "expiresAt", "createdAt", "updatedAt", "lastUsedAt")
       values ($1, $1, $2, now() + interval '1 day', now(), now(), now())`,
      [token, uid],
    )
    return (await findStoredSession(openIdentityDb(database.pool), token))?.waitingCases
  }
  const decided = (await counted(admin.uid)) ?? 0
  expect(await waiting()).toEqual([[], [key]])
  expect([await counted(client.uid), await counted(technician.uid)]).toEqual([0, 1])
  await act(parties, 'technician', 'offer-repeat', { seen: 'opened' })
  expect(await waiting()).toEqual([[key], []])
  expect([await counted(client.uid), await counted(technician.uid)]).toEqual([1, 0])
  await act(parties, 'client', 'disagree', { seen: 'repeat-offered', text: 'Que decida otro' })
  expect(await waiting()).toEqual([[], []])
  expect([await counted(client.uid), await counted(technician.uid)]).toEqual([0, 0])
  expect(await counted(admin.uid)).toBe(decided + 1)
})

test('the list of administrators: those that wait for them, other open ones, closed ones; 20 a page', async () => {
  const { client, technician } = await newVisit()
  for (let daysAgo = 40; daysAgo < 65; daysAgo++) {
    const key = await storeCompletedVisit(database, { client, technician, now: NOON, daysAgo })
    await database.rows(
      `insert into guarantee_cases ("reservaKey", "technicianId", "clientId", wish, step, "stepAt", outcome, "openedAt", "closedAt")
       values ($1, $2, $3, 'repeat', 'closed', $4, 'repaired', $4, $4)`,
      [key, technician.uid, client.uid, daysLater(-daysAgo)],
    )
  }
  const all = []
  let cursor = null
  do {
    const page: Awaited<ReturnType<typeof listGuaranteeQueue>> = await listGuaranteeQueue(db, cursor)
    expect(page.rows.length).toBeLessThanOrEqual(20)
    all.push(...page.rows)
    cursor = page.next
  } while (cursor)
  const [{ count }] = (await database.rows(`select count(*)::int from guarantee_cases`)) as [
    { count: number },
  ]
  expect(new Set(all.map(({ id }) => id)).size).toBe(count)
  const groups = all.map(({ step }) => (step === 'disputed' ? 0 : step === 'closed' ? 2 : 1))
  expect(groups).toEqual(groups.toSorted())
  expect(all.map(({ group }) => group)).toEqual(groups.map(position => GUARANTEE_GROUPS[position]))
  const counted = (position: number) => ({
    count: groups.filter(each => each === position).length,
    more: false,
  })
  expect(new Set(groups).size).toBe(3)
  expect(await countGuaranteeGroups(db)).toEqual({
    deciding: counted(0),
    running: counted(1),
    closed: counted(2),
  })
})

test('the photos of a case stay until 90 days after it closed, and both sides may open them', async () => {
  const parties = await newVisit()
  const { client, technician, key } = parties
  const [foto, stolen] = [randomUUID(), randomUUID()]
  await insertProblemPhoto(db, { id: foto, clientId: client.uid, createdAt: NOON })
  await insertProblemPhoto(db, { id: stolen, clientId: technician.uid, createdAt: NOON })
  const form = { key, text: 'Gotea', wish: 'repeat', fotos: [foto, stolen], formKey: null } as const
  await openGuaranteeCase(services, client, form)
  const dossier = await findCaseOfClient(db, key, client.uid)
  expect(dossier?.events[0]?.photos).toEqual([foto])
  const mayOpen = (viewer: Viewer) => findProblemPhotoFor(db, foto, viewer).then(Boolean)
  expect(await Promise.all([client, technician, await newClient(database)].map(mayOpen))).toEqual([
    true,
    true,
    false,
  ])

  const isStored = async () => (await findStoredProblemPhotos(db, [foto])).has(foto)
  await deleteExpiredProblemPhotos(db, daysLater(400))
  expect(await isStored()).toBe(true)
  await act(parties, 'client', 'withdraw', { seen: 'opened' })
  await deleteExpiredProblemPhotos(db, daysLater(89))
  expect(await isStored()).toBe(true)
  await deleteExpiredProblemPhotos(db, daysLater(91))
  expect(await isStored()).toBe(false)
})

test("'Terminé' of a repeat says what was done in the case and asks the client; it sends no receipt and takes no stars", async () => {
  const parties = await newCase()
  const { client, technician, key } = parties
  await act(parties, 'technician', 'offer-repeat', { seen: 'opened' })
  const { id } = (await caseOf(database, key)) ?? { id: 0 }
  const request = {
    technicianId: technician.uid,
    ...at('2026-11-13', '15'),
    ...details({ de: key, caso: id }),
  }
  expect(await requestBooking(services, client, request, { findRepeat: findBookableRepeat })).toEqual({
    ok: true,
  })
  const { repeatKey } = (await caseOf(database, key)) ?? {}
  const during = servicesOn(database, new Date('2026-11-13T20:30:00Z'))
  const work = { key: repeatKey ?? 0, fotos: [], formKey: randomUUID() }
  expect(await finishRepeat(during, technician, { ...work, hecho: ' ' })).toEqual(
    refusedWith('hecho-required'),
  )
  const stranger = await newTechnician(database)
  expect(await finishRepeat(during, stranger, { ...work, hecho: 'Sellé' })).toEqual(
    refusedWith('finish-failed'),
  )
  expect(await finishRepeat(services, technician, { ...work, hecho: 'Sellé' })).toEqual(
    refusedWith('step-too-early'),
  )
  const priced = { lines: [{ concepto: 'Sifón', cantidad: 1, precio: 9 }], total: 9, corrects: null } as const
  expect(
    await finishVisit(during, technician, { ...work, ...priced, hecho: 'Sellé', pago: 'efectivo' }),
  ).toEqual(refusedWith('step-not-possible'))
  for (let twice = 0; twice < 2; twice++)
    expect(await finishRepeat(during, technician, { ...work, hecho: 'Cambié el sello' })).toEqual({
      ok: true,
    })
  expect(await actsOf(database, key)).toEqual(['open', 'offer-repeat', 'book-repeat', 'finish-repeat'])
  expect(await caseOf(database, key)).toMatchObject({ step: 'repeat-done', turn: 'client' })
  expect(await notifiedOf(database, key)).toEqual([client.uid])
  await advanceGuaranteeCases(db, new Date('2026-11-13T22:00:00Z'))
  expect(await actsOf(database, key)).toHaveLength(4)
  const stars = {
    rating: 5,
    comentario: '',
    qualities: { puntualidad: null, limpieza: null, precioAcordado: null },
  } as const
  expect(await rateBooking(during, client, { key: work.key, ...stars })).toEqual(refusedWith('rating-failed'))
  const again = { key: work.key, text: 'Gotea', wish: 'repeat', fotos: [], formKey: null } as const
  expect(await openGuaranteeCase(during, client, again)).toEqual(refusedWith('guarantee-of-repeat'))
  expect(await act(parties, 'client', 'reject-repeat', { seen: 'repeat-done', text: 'Gotea igual' })).toEqual(
    {
      ok: true,
    },
  )
  expect(await caseOf(database, key)).toMatchObject({ step: 'disputed', turn: 'admin' })
})
