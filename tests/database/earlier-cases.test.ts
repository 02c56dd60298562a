// Guarantee cases of the version before money had its turn (0026), after the migrations that followed.
import { beforeAll, expect, test } from 'vitest'
import { generateTechnician } from '#database/generate/technician.ts'
import { GUARANTEE_STEP_RULES } from '#guarantee/domain/guarantee-acts.ts'
import type { GuaranteeCase } from '#guarantee/domain/guarantee-case.ts'
import { dueAfter } from '#guarantee/domain/guarantee-state.ts'
import { advanceGuaranteeCases } from '#guarantee/persistence/due-guarantee-cases.server.ts'
import { findCase } from '#guarantee/persistence/guarantee-cases.server.ts'
import { meanwhileText, shownSteps } from '#guarantee/wording/guarantee-steps.ts'
import { turnTexts } from '#guarantee/wording/guarantee-turns.ts'
import { DAY_MS } from '#platform/domain/time.ts'
import { migrate } from '#server/migrate.ts'
import { storeTechnicians } from '#tests/support/people/catalogue.ts'
import { type EarlierCase, storeEarlierCases } from '#tests/support/people/earlier-cases.ts'
import { testDatabase } from '#tests/support/program/database.ts'
import { migrateTo } from '#tests/support/program/earlier-version.ts'

const database = await testDatabase()
const { rows, db, pool } = database
const NOW = new Date()
const READERS = ['client', 'technician', 'admin'] as const

let earlier: EarlierCase[] = []
let eventsBefore: unknown[] = []
type Stored = Pick<GuaranteeCase, 'step' | 'turn' | 'outcome' | 'dueAt' | 'repeatKey' | 'refundPesos'>
const storedCases = async () =>
  new Map(
    (
      await rows<Stored & { id: number }>(
        `select id::int, step, turn, outcome, "dueAt", "repeatKey"::int, "refundPesos" from guarantee_cases`,
      )
    ).map(each => [each.id, each]),
  )
const listEvents = () =>
  rows(`select to_jsonb(e) - '{pesos,medio,paidAt}'::text[] as event from guarantee_events e order by id`)

beforeAll(async () => {
  await rows('drop schema public cascade; create schema public')
  await migrateTo('0025-porter-link.sql', rows)
  const person = generateTechnician(1)
  await storeTechnicians(rows, [person])
  await rows(`insert into users (uid, name, email) values ('ana', 'Ana', 'ana@correo.co')`)
  earlier = await storeEarlierCases(database, { technicianId: person.uid, clientId: 'ana', mostActs: 5 })
  eventsBefore = await listEvents()
  await migrate(pool)
})

test('every case keeps its step, its winner and what was said in it', async () => {
  const cases = await storedCases()
  expect(earlier.length).toBeGreaterThan(150)
  for (const { id, acts, step, outcome } of earlier)
    expect([acts, cases.get(id)]).toMatchObject([acts, { step, outcome }])
  expect(await listEvents()).toEqual(eventsBefore)
})

test('each waits for whom its step says, with a term; returned money has five working days from now on', async () => {
  const cases = await storedCases()
  for (const { id, acts, step } of earlier) {
    const found = cases.get(id)
    const { turn } = GUARANTEE_STEP_RULES[step]
    expect([acts, found?.turn, found?.dueAt !== null]).toEqual([acts, turn, turn !== null])
    if (step === 'refund-offered')
      expect(Number(found?.dueAt)).toBeGreaterThanOrEqual(Number(dueAfter(step, NOW)))
  }
})

/** What was offered last, or ordered: of the receipt, where there is one. */
function expectedPesos({ acts, step, outcome, amount, receiptTotal }: EarlierCase): number | null {
  if (step !== 'refund-offered' && outcome !== 'refunded') return null
  const last = acts.findLast(act => act === 'offer-refund' || act === 'order-refund')
  return last === 'offer-refund' ? amount[1] : receiptTotal
}

test('money that is owed or was returned has the amount of its offer or its receipt, never another one', async () => {
  const cases = await storedCases()
  const owed = earlier.map(each => [each.acts, each.amount, cases.get(each.id)?.refundPesos])
  expect(owed).toEqual(earlier.map(each => [each.acts, each.amount, expectedPesos(each)]))
  expect(new Set(owed.map(([, , pesos]) => pesos))).toEqual(new Set([null, 90_000, 1_250_000, 144_000]))
})

test('each repeat visit names its visit, and a case offers a new hour unless its last one was cancelled', async () => {
  const visits = await rows<{ key: number; repeatOf: number | null }>(
    `select key::int, "repeatOf"::int from reservas where precio = 0 or "repeatOf" is not null order by key`,
  )
  expect(visits).toEqual(
    earlier.flatMap(({ key, repeats }) => repeats.map(repeat => ({ key: repeat, repeatOf: key }))),
  )
  const cases = await storedCases()
  for (const { id, acts, step, repeats } of earlier) {
    const wasCancelled =
      acts.findLast(act => act === 'cancel-repeat' || act === 'complete-repeat') !== 'complete-repeat'
    const follows = step !== 'repeat-offered' || wasCancelled ? (repeats.at(-1) ?? null) : null
    expect([acts, cases.get(id)?.repeatKey]).toEqual([acts, follows])
  }
})

test('what was said stays append-only, and both sides and administrators can read every case', async () => {
  await expect(rows(`update guarantee_events set text = 'y' where "caseId" = 1`)).rejects.toThrow()
  for (const { id } of earlier) {
    const dossier = await findCase(db, id)
    if (!dossier) throw new Error('a case is gone')
    for (const reader of READERS) {
      const texts = [
        turnTexts(dossier, reader, NOW),
        shownSteps(dossier, reader, NOW),
        meanwhileText(dossier, reader),
      ]
      expect(JSON.stringify(texts)).not.toMatch(/undefined|null|NaN/)
    }
  }
})

test('no silence of the two months that follow settles money of an old case, nor gives a closed one another winner', async () => {
  for (const days of [9, 20, 40, 60]) {
    const now = new Date(NOW.getTime() + days * DAY_MS)
    while ((await advanceGuaranteeCases(db, now)) > 0);
  }
  const cases = await storedCases()
  for (const { id, acts, step, outcome } of earlier) {
    const found = cases.get(id)
    if (step === 'closed') expect([acts, found?.outcome]).toEqual([acts, outcome])
    if (step === 'refund-offered') expect([acts, found?.step]).toEqual([acts, 'disputed'])
  }
})
