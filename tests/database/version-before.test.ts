// While an upgrade is under way, and after a rollback, the version before 0026 writes into the same tables and knows none of
// their newer columns.
import { expect, test } from 'vitest'
import { newClient, newTechnician } from '#tests/support/people/bookings.ts'
import { caseOf, storeCompletedVisit } from '#tests/support/people/guarantee.ts'
import { testDatabase } from '#tests/support/program/database.ts'

const database = await testDatabase()
const { rows } = database
const NOW = new Date('2026-11-10T15:00:00Z')
const SOON = new Date('2026-11-12T15:00:00Z')

/** A case at this step, with its money as this version stores it. */
async function storeCase(step: string, turn: string | null, refundPesos: number | null = null) {
  const [client, technician] = [await newClient(database), await newTechnician(database)]
  const key = await storeCompletedVisit(database, { client, technician, now: NOW })
  const [row] = await rows<{ id: number }>(
    `insert into guarantee_cases ("reservaKey", "technicianId", "clientId", wish, step, turn, "stepAt", "dueAt", "openedAt",
       "refundPesos", "remindedAt")
     values ($1, $2, $3, 'refund', $4, $5, $6, $6, $6, $7, $6) returning id::int`,
    [key, technician.uid, client.uid, step, turn, NOW, refundPesos],
  )
  return { id: row?.id ?? 0, key, client, technician }
}

interface EarlierMove {
  readonly step: string
  readonly turn: string | null
  readonly outcome?: string
  readonly amount?: string
  readonly repeatKey?: number
}

/** As `recordAct` of the version before did it. */
async function act(id: number, kind: string, { step, turn, outcome, amount = '', repeatKey }: EarlierMove) {
  await rows(`insert into guarantee_events ("caseId", at, kind, amount) values ($1, $2, $3, $4)`, [
    id,
    SOON,
    kind,
    amount,
  ])
  await rows(
    `update guarantee_cases set step = $2, turn = $3, "stepAt" = $4, "dueAt" = $5, outcome = $6, "closedAt" = $7,
       "repeatKey" = coalesce($8, "repeatKey") where id = $1`,
    [id, step, turn, SOON, turn && SOON, outcome ?? null, outcome ? SOON : null, repeatKey ?? null],
  )
}

const OFFERED = { step: 'refund-offered', turn: 'client' } as const

test.each([
  ['$ 90.000', 90_000],
  ['90000', 90_000],
  ['la mitad', null],
  ['99999999999', null],
])('an offer of "%s" is the turn of the technician, with its amount', async (amount, pesos) => {
  const { id, key } = await storeCase('opened', 'technician')
  await act(id, 'offer-refund', { ...OFFERED, amount })
  expect(await caseOf(database, key)).toMatchObject({
    step: 'refund-offered',
    turn: 'technician',
    refundPesos: pesos,
  })
  expect(await rows('select pesos from guarantee_events where "caseId" = $1', [id])).toEqual([{ pesos }])
})

test('ordered money is that of the receipt', async () => {
  const { id, key } = await storeCase('disputed', 'admin')
  await rows(
    `insert into receipts ("reservaKey", at, lines, total, hecho, pago, "guaranteeUntil")
     values ($1, $2, '[{}]', 144000, 'Sellado', 'nequi', '2026-12-10')`,
    [key, NOW],
  )
  await act(id, 'order-refund', OFFERED)
  expect(await caseOf(database, key)).toMatchObject({ turn: 'technician', refundPesos: 144_000 })
})

test('its clock does not close a case whose money is owed: administrators decide it', async () => {
  const { id, key } = await storeCase('refund-offered', 'technician', 144_000)
  await act(id, 'lapse', { step: 'closed', turn: null, outcome: 'withdrawn' })
  expect(await caseOf(database, key)).toMatchObject({
    step: 'disputed',
    turn: 'admin',
    outcome: null,
    refundPesos: 144_000,
    dueAt: new Date('2026-11-18T05:00:00Z'),
  })
})

test('what the client did not agree to is not owed any more', async () => {
  const { id, key } = await storeCase('refund-offered', 'technician', 90_000)
  await act(id, 'disagree', { step: 'disputed', turn: 'admin' })
  expect(await caseOf(database, key)).toMatchObject({ step: 'disputed', refundPesos: null })
})

test('a repeat that it books names its visit, and one that is cancelled is counted', async () => {
  const { id, key, client, technician } = await storeCase('repeat-offered', 'client')
  const repeatKey = await storeCompletedVisit(database, { client, technician, now: NOW, daysAgo: 1 })
  await act(id, 'book-repeat', { step: 'repeat-booked', turn: null, repeatKey })
  expect(await rows('select "repeatOf"::int from reservas where key = $1', [repeatKey])).toEqual([
    { repeatOf: key },
  ])
  await act(id, 'cancel-repeat', { step: 'repeat-offered', turn: 'client' })
  expect(await rows('select "missedRepeats" from guarantee_cases where id = $1', [id])).toEqual([
    { missedRepeats: 1 },
  ])
})

test('the next step is reminded again', async () => {
  const { id } = await storeCase('opened', 'technician')
  await act(id, 'offer-repeat', { step: 'repeat-offered', turn: 'client' })
  expect(await rows('select "remindedAt" from guarantee_cases where id = $1', [id])).toEqual([
    { remindedAt: null },
  ])
})

test('an arrival that it takes back or tells anew was not told without network', async () => {
  const { key } = await storeCase('opened', 'technician')
  await rows(
    `insert into visit_progress ("reservaKey", "onTheWayAt", "onTheWaySentAt", "arrivedAt", "arrivedSentAt", outcome)
     values ($1, $2, $3, $2, $3, 'attended')`,
    [key, NOW, SOON],
  )
  await rows(`update visit_progress set "arrivedAt" = null, outcome = 'open' where "reservaKey" = $1`, [key])
  const sent = `select "onTheWaySentAt", "arrivedSentAt" from visit_progress where "reservaKey" = $1`
  expect(await rows(sent, [key])).toEqual([{ onTheWaySentAt: SOON, arrivedSentAt: null }])
  await rows(`update visit_progress set "onTheWayAt" = $2 where "reservaKey" = $1`, [key, SOON])
  expect(await rows(sent, [key])).toEqual([{ onTheWaySentAt: null, arrivedSentAt: null }])
})
