// What is counted on a real PostgreSQL, against a plain computation: two instances, failures and crashes within the minute.
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { DEMAND, DEMAND_FACTS, type DemandEvent, type DemandFact } from '#demand/domain/demand.ts'
import { createDemandCounter } from '#demand/persistence/demand-counter.server.ts'
import { deleteMarksOfDays, deleteMarksOfWeeks, weekOf } from '#demand/persistence/write-demand.server.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { newClients } from '#tests/support/people/bookings.ts'
import { testDatabase } from '#tests/support/program/database.ts'
import { rounds } from '#tests/support/program/rounds.ts'

const database = await testDatabase()
const { db, rows } = database
/** A Monday, at noon in Bogotá. */
const MONDAY = new Date('2026-11-16T17:00:00Z')
const at = (day: number) => new Date(MONDAY.getTime() + day * 86_400_000)

const emptyTables = () =>
  rows('truncate demand_counts, demand_marks, demand_secrets, demand_words, demand_word_marks')
beforeEach(emptyTables)

const instance = (now: () => Date) => createDemandCounter({ db, now, onFailure: () => {} })

async function deletePast(now: Date) {
  await deleteMarksOfDays(db, now)
  await deleteMarksOfWeeks(db, now)
}

const NONE: DemandEvent = { facts: ['search'], trade: 'Plomería', city: null, area: null, words: null }

interface Seen {
  readonly day: number
  readonly instance: 0 | 1
  readonly network: number
  readonly event: DemandEvent
  /** What happens after it. */
  readonly next: 'nothing' | 'write' | 'crash'
}

const EVENT = fc.record({
  facts: fc.subarray<DemandFact>([...DEMAND_FACTS], { minLength: 1, maxLength: 3 }),
  trade: fc.constantFrom('Plomería' as const, 'Neveras' as const, null),
  city: fc.constantFrom('Soacha', null),
  area: fc.constantFrom('Suba', null),
  words: fc.constantFrom('calentador paso', 'jacuzzi', null),
})

const SEEN: fc.Arbitrary<Seen> = fc.record({
  day: fc.integer({ min: 0, max: 8 }),
  instance: fc.constantFrom(0 as const, 1 as const),
  network: fc.integer({ min: 1, max: 8 }),
  event: EVENT,
  next: fc.oneof(
    { weight: 8, arbitrary: fc.constant('nothing' as const) },
    { weight: 4, arbitrary: fc.constant('write' as const) },
    { weight: 1, arbitrary: fc.constant('crash' as const) },
  ),
})

/** What was written, in the order of days. */
function plainCounts(written: readonly Seen[]) {
  const networks = new Map<string, Set<number>>()
  for (const { day, network, event } of written)
    for (const fact of event.facts) {
      const key = [bogotaDate(at(day)), fact, event.trade ?? '', event.city ?? '', event.area ?? ''].join('|')
      networks.set(key, (networks.get(key) ?? new Set()).add(network))
    }
  return Object.fromEntries([...networks].map(([key, { size }]) => [key, size]))
}

function plainWords(written: readonly Seen[]) {
  const networks = new Map<string, Set<number>>()
  for (const { day, network, event } of written)
    if (event.words !== null)
      for (const ciudad of new Set(['', event.city ?? ''])) {
        const key = [weekOf(bogotaDate(at(day))), event.words, ciudad].join('|')
        networks.set(key, (networks.get(key) ?? new Set()).add(network))
      }
  const told = [...networks].filter(([, { size }]) => size >= DEMAND.threshold)
  return Object.fromEntries(told.map(([key, { size }]) => [key, size]))
}

async function storedCounts() {
  const found = await rows<{ key: string; times: number }>(
    `select concat_ws('|', day, fact, especialidad, ciudad, lugar) as key, times from demand_counts`,
  )
  return Object.fromEntries(found.map(({ key, times }) => [key, times]))
}

async function storedWords() {
  const found = await rows<{ key: string; times: number }>(
    `select concat_ws('|', date_trunc('week', day)::date, words, ciudad) as key, sum(times)::integer as times
     from demand_words group by 1`,
  )
  return Object.fromEntries(found.map(({ key, times }) => [key, times]))
}

test('the tables are what a plain computation over random days says, on two instances and through crashes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(SEEN, { maxLength: 120, size: 'max' }), async seen => {
      await emptyTables()
      const days = seen.toSorted((a, b) => a.day - b.day)
      let now = at(0)
      const clock = () => now
      const instances = [instance(clock), instance(clock)]
      let pending: [Seen[], Seen[]] = [[], []]
      const written: Seen[] = []
      const write = async () => {
        await Promise.all(instances.map(each => each.flush()))
        written.push(...pending.flat())
        pending = [[], []]
      }
      for (const each of days) {
        if (bogotaDate(at(each.day)) !== bogotaDate(now)) {
          await write()
          now = at(each.day)
          await deletePast(now)
        }
        instances[each.instance]?.count(`10.0.0.${each.network}`, each.event)
        pending[each.instance].push(each)
        if (each.next === 'write') await write()
        if (each.next === 'crash') {
          // What it had in memory is gone; another one starts.
          instances[each.instance] = instance(clock)
          pending[each.instance] = []
        }
      }
      await write()
      expect(await storedCounts()).toEqual(plainCounts(written))
      expect(await storedWords()).toEqual(plainWords(written))
    }),
    { numRuns: rounds(8, 40) },
  )
})

test('what could not be written is written by the next attempt, once', async () => {
  const counter = instance(() => MONDAY)
  counter.count('10.0.0.1', NONE)
  await rows('alter table demand_counts rename to away')
  await expect(counter.flush()).rejects.toThrow()
  await rows('alter table away rename to demand_counts')
  counter.count('10.0.0.1', NONE)
  await counter.flush()
  await counter.flush()
  expect(Object.values(await storedCounts())).toEqual([1])
})

test('words below the threshold stand in no table', { tags: ['attack'] }, async () => {
  const counter = instance(() => MONDAY)
  const event = { ...NONE, trade: null, words: 'palabra secreta' }
  for (let network = 1; network < DEMAND.threshold; network++)
    for (let again = 0; again < 3; again++) counter.count(`10.0.0.${network}`, event)
  await counter.flush()
  const tables = await rows<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  for (const { name } of tables) {
    const found = await rows(
      `select from "${name}" as t where t::text like '%secreta%' or t::text like '%10.0.0%'`,
    )
    expect([name, found.length]).toEqual([name, 0])
  }
  counter.count(`10.0.0.${DEMAND.threshold}`, event)
  await counter.flush()
  expect(Object.values(await storedWords())).toEqual([DEMAND.threshold])
})

test('names of people are never kept, however many type them', { tags: ['attack'] }, async () => {
  const [client] = await newClients(database, 1)
  await rows(`update users set name = 'Yurledis Bermúdez' where uid = $1`, [client?.uid])
  const counter = instance(() => MONDAY)
  for (let network = 1; network <= 9; network++)
    for (const words of ['yurledis', 'casa bermudez', 'permudez'])
      counter.count(`10.0.0.${network}`, { ...NONE, words })
  await counter.flush()
  expect(Object.keys(await storedWords())).toEqual(['2026-11-16|permudez|'])
})

test('new words of a week are bounded', { tags: ['attack'] }, async () => {
  await rows(
    `insert into demand_words select '2026-11-16', 'w' || translate(n::text, '0123456789', 'abcdefghij') || 'zz', '', 5
     from generate_series(1, $1) as n`,
    [DEMAND.newWordsOfWeek - 1],
  )
  const counter = instance(() => MONDAY)
  for (let network = 1; network <= 5; network++)
    for (const words of ['uno mas', 'otro mas', 'tercero mas'])
      counter.count(`10.0.0.${network}`, { ...NONE, words })
  await counter.flush()
  const [{ count } = { count: 0 }] = await rows<{ count: number }>(
    'select count(*)::integer from demand_words',
  )
  expect(count).toBe(DEMAND.newWordsOfWeek)
})

test('a flood does not grow the memory: one network is bounded, all together are', {
  tags: ['attack'],
}, () => {
  const counter = instance(() => MONDAY)
  for (let n = 0; n < 3_000; n++) counter.count('10.0.0.1', { ...NONE, city: `Ciudad ${n}` })
  expect(counter.figures()).toMatchObject({ counted: 1_000, dropped: 2_000 })
  for (let n = 0; n < 60_000; n++) counter.count(`network ${n}`, NONE)
  expect(counter.figures()).toMatchObject({ counted: 50_000, dropped: 13_000 })
})

test('an hour after its day nothing tells whether a network was there', async () => {
  const counter = instance(() => MONDAY)
  counter.count('10.0.0.1', { ...NONE, words: 'jacuzzi' })
  await counter.flush()
  await deletePast(MONDAY)
  const left = async () => {
    const [counts] = await rows<Record<string, number>>(
      `select (select count(*)::integer from demand_secrets) as secrets, (select count(*)::integer from demand_marks) as marks,
        (select count(*)::integer from demand_word_marks) as words`,
    )
    return Object.values(counts ?? {})
  }
  expect(await left()).toEqual([2, 1, 1])
  await deletePast(at(1))
  expect(await left()).toEqual([1, 0, 1])
  await deletePast(at(7))
  expect(await left()).toEqual([0, 0, 0])
})
