import { array, assert, constantFrom, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { featuresOf } from '#catalogue/domain/search/votes/features.ts'
import {
  changedFeatures,
  type DescribedVisit,
  FEWEST_CLIENTS,
  learnedCounts,
} from '#catalogue/domain/search/votes/learned.ts'
import { classOf, countsText, votingWords, withLearned } from '#catalogue/domain/search/votes/weights.ts'

const WORD = constantFrom(
  'cacharro',
  'chorrea',
  'don',
  'Ramiro',
  'calle',
  '3001234567',
  '12',
  'torre',
  'no',
  'ñato',
)
const VISIT = record({
  client: constantFrom('a', 'b', 'c', 'd', 'e'),
  trade: constantFrom('Plomería', 'Neveras', 'Pintura'),
  description: array(WORD, { minLength: 1, maxLength: 5 }).map(words => words.join(' ')),
})

test('no feature of fewer than three clients of one trade is kept, whatever is described', () => {
  assert(
    property(array(VISIT, { maxLength: 40 }), visits => {
      for (const [key, row] of learnedCounts(visits))
        for (const [trade, count] of row.entries()) {
          if (count === 0) continue
          const said = visits.filter(
            visit =>
              classOf(visit.trade) === trade &&
              featuresOf(votingWords(visit.description)).some(feature => feature.key === key),
          )
          const clients = new Set(said.map(({ client }) => client)).size
          expect(clients, key).toBeGreaterThanOrEqual(FEWEST_CLIENTS)
          expect(count, key).toBeLessThanOrEqual(clients)
          expect(key).not.toMatch(/\d|=/)
        }
    }),
  )
})

const visitsOf = (clients: readonly string[], description: string): DescribedVisit[] =>
  clients.map(client => ({ client, trade: 'Plomería', description }))

test('a word of three clients votes for their trade, one of two and a whole sentence do not', () => {
  const counts = learnedCounts([
    ...visitsOf(['a', 'b', 'c'], 'el cacharrito chorrea'),
    ...visitsOf(['a', 'b', 'a', 'a'], 'fulanito'),
  ])
  expect(counts.get('~cacharrito')?.[classOf('Plomería')]).toBe(3)
  expect([...counts.keys()].filter(key => /fulanit|=/.test(key))).toEqual([])
  expect(withLearned(counts).ofFeature('~cacharrito')).toEqual([[classOf('Plomería'), expect.any(Number)]])
})

test('what changed is told by key', () => {
  const row = countsText([3])
  expect(changedFeatures({ a: row, b: row, c: row }, { b: row, c: '0:4', d: row })).toEqual({
    added: ['d'],
    gone: ['a'],
    changed: ['c'],
  })
})
