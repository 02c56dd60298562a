// The reads of demand on a real PostgreSQL, against a plain computation over random tables.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEMAND } from '#demand/domain/demand.ts'
import {
  countDemand,
  findUnmetNear,
  listUnknownWords,
  listUnmetDemand,
} from '#demand/persistence/demand-counts.server.ts'
import {
  deleteOldDemand,
  listUnaskedSearches,
  storeFree,
} from '#demand/persistence/searched-supply.server.ts'
import { addDays } from '#platform/domain/time.ts'
import { testDatabase } from '#tests/support/program/database.ts'
import { rounds } from '#tests/support/program/rounds.ts'

const { db, rows } = await testDatabase()
const FIRST = '2026-11-02'
const now = { from: '2026-11-09', to: '2026-11-15' }
const before = { from: '2026-11-02', to: '2026-11-08' }

const PLACED = fc.record({
  day: fc.integer({ min: 0, max: 16 }).map(days => addDays(FIRST, days)),
  trade: fc.constantFrom('Neveras', 'Plomería', ''),
  city: fc.constantFrom('Soacha', ''),
  area: fc.constantFrom('Compartir', ''),
})
const COUNTED = fc.record({
  place: PLACED,
  searches: fc.integer({ min: 1, max: 9 }),
  unfound: fc.integer({ min: 0, max: 9 }),
  isFree: fc.constantFrom(true, false, null),
})
const isIn = ({ from, to }: typeof now, day: string) => from <= day && day <= to
const keyOf = ({ day, trade, city, area }: typeof PLACED extends fc.Arbitrary<infer Place> ? Place : never) =>
  [day, trade, city, area].join('|')

test('what was not found, and what nobody was free for, is what a plain computation says', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(COUNTED, { selector: ({ place }) => keyOf(place), maxLength: 40 }),
      async counted => {
        await rows('truncate demand_counts, demand_free')
        for (const { place, searches, unfound, isFree } of counted) {
          const at = [place.day, place.trade, place.city, place.area]
          await rows(`insert into demand_counts values ($1, 'search', $2, $3, $4, $5)`, [...at, searches])
          if (Math.min(unfound, searches) > 0)
            await rows(`insert into demand_counts values ($1, 'unfound', $2, $3, $4, $5)`, [
              ...at,
              Math.min(unfound, searches),
            ])
          if (isFree !== null)
            await rows('insert into demand_free values ($1, $2, $3, $4, $5)', [...at, isFree])
        }
        const unmetIn = (stretch: typeof now, place: (typeof counted)[number]['place']) =>
          counted
            .filter(
              each =>
                isIn(stretch, each.place.day) &&
                keyOf({ ...each.place, day: '' }) === keyOf({ ...place, day: '' }),
            )
            .reduce(
              (sum, each) =>
                sum + (each.isFree === false ? each.searches : Math.min(each.unfound, each.searches)),
              0,
            )
        const places = new Map(counted.map(({ place }) => [keyOf({ ...place, day: '' }), place]))
        const expected = [...places.values()]
          .map(place => ({
            trade: place.trade,
            city: place.city || null,
            area: place.area || null,
            times: unmetIn(now, place),
            before: unmetIn(before, place),
          }))
          .filter(({ trade, times }) => trade !== '' && times >= DEMAND.threshold)
        const told = await listUnmetDemand(db, { now, before })
        const byKey = (row: { trade: string | null; city: string | null; area: string | null }) =>
          JSON.stringify(row)
        expect(told.map(byKey).toSorted()).toEqual(expected.map(byKey).toSorted())
        expect(told.map(({ times }) => times)).toEqual(
          told.map(({ times }) => times).toSorted((a, b) => b - a),
        )
        const days = Array.from({ length: 7 }, (_, index) => addDays(now.to, -index))
        const near = await findUnmetNear(db, { trades: ['Plomería'], cities: ['Soacha'], days })
        // The same rows, of one trade in one city: never one below the threshold.
        const mostNear = told.find(({ trade, city }) => trade === 'Plomería' && city === 'Soacha')
        expect(near?.times).toBe(mostNear?.times)
        const { search } = await countDemand(db, now)
        const searched = counted.filter(({ place }) => isIn(now, place.day))
        expect(search).toBe(searched.reduce((sum, { searches }) => sum + searches, 0))
      },
    ),
    { numRuns: rounds(10, 40) },
  )
})

test('near a technician the most frequent is told, from five on, and whether nobody was found at all', async () => {
  await rows('truncate demand_counts, demand_free')
  await rows(`insert into demand_counts values
    ('2026-11-12', 'search', 'Neveras', 'Soacha', '', 4), ('2026-11-12', 'unfound', 'Neveras', 'Soacha', '', 4),
    ('2026-11-13', 'search', 'Neveras', 'Bogotá', 'Suba', 9), ('2026-11-13', 'unfound', 'Neveras', 'Bogotá', 'Suba', 4),
    ('2026-11-12', 'search', 'Neveras', '', '', 90), ('2026-11-12', 'unfound', 'Neveras', '', '', 90)`)
  const near = (days: readonly string[], cities = ['Soacha', 'Bogotá']) =>
    findUnmetNear(db, { trades: ['Neveras', 'Plomería'], cities, days })
  const both = ['2026-11-13', '2026-11-12']
  expect(await near(both)).toBeNull()
  await rows(`insert into demand_counts values ('2026-11-13', 'unfound', 'Neveras', 'Soacha', '', 1)`)
  expect(await near(both)).toEqual({
    trade: 'Neveras',
    city: 'Soacha',
    area: null,
    times: 5,
    isUnfound: true,
  })
  for (const [days, cities] of [
    [['2026-11-12'], ['Soacha']],
    [both, ['Bogotá']],
    [both, ['Cali']],
  ] as const)
    expect(await near(days, [...cities])).toBeNull()
  await storeFree(db, {
    day: '2026-11-13',
    wanted: { trade: 'Neveras', city: 'Bogotá', area: 'Suba' },
    isFree: false,
  })
  const suba = { trade: 'Neveras', city: 'Bogotá', area: 'Suba', times: 9, isUnfound: false }
  expect(await near(both)).toEqual(suba)
})

test('words are told from five on, with the city where they were typed most', async () => {
  await rows(`insert into demand_words values
    ('2026-11-10', 'calentador paso', '', 4), ('2026-11-12', 'calentador paso', '', 7), ('2026-11-05', 'calentador paso', '', 10),
    ('2026-11-12', 'calentador paso', 'Bucaramanga', 6), ('2026-11-12', 'calentador paso', 'Cali', 5),
    ('2026-11-12', 'jacuzzi', '', 4), ('2026-11-12', 'piscina', '', 5)`)
  expect(await listUnknownWords(db, { now, before })).toEqual([
    { words: 'calentador paso', city: 'Bucaramanga', times: 11, before: 10 },
    { words: 'piscina', city: null, times: 5, before: 0 },
  ])
})

test('a search is asked about once a day; old counts go', async () => {
  await rows('truncate demand_counts, demand_free, demand_words')
  await rows(`insert into demand_counts values
    ('2026-11-12', 'search', 'Neveras', 'Soacha', '', 2), ('2026-11-12', 'search', 'Plomería', '', '', 9),
    ('2026-11-12', 'search', '', 'Soacha', '', 4), ('2026-11-12', 'profile', 'Gasodomésticos', '', '', 4)`)
  const day = '2026-11-12'
  const [first, ...others] = await listUnaskedSearches(db, day, 10)
  expect(first).toEqual({ trade: 'Plomería', city: null, area: null })
  expect(others).toEqual([{ trade: 'Neveras', city: 'Soacha', area: null }])
  for (const wanted of [...others, ...others]) await storeFree(db, { day, wanted, isFree: false })
  expect(await listUnaskedSearches(db, day, 10)).toEqual([first])
  expect(await deleteOldDemand(db, day)).toBe(0)
  expect(await deleteOldDemand(db, '2026-11-13')).toBe(5)
})
