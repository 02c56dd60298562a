// At first start /admin/tablero has something in each part, and its numbers fit together.
import { expect, test } from 'vitest'
import { isEmptyCell, sumOf } from '#board/domain/board.ts'
import { FATE_NAMES } from '#board/domain/facts.ts'
import { freeRows } from '#board/domain/free-rows.ts'
import { comparedDays, STRETCHES } from '#board/domain/stretch.ts'
import { COLUMN_TRADES } from '#board/domain/trade-columns.ts'
import {
  findCountedAt,
  listAnswers,
  listCounts,
  listFree,
  listUnmet,
} from '#board/persistence/board-reads.server.ts'
import { NO_FILTERS } from '#catalogue/domain/catalogue-filters.ts'
import { searchedDemand } from '#catalogue/domain/searched-demand.ts'
import { searchCatalogue } from '#catalogue/use-cases/search-catalogue.server.ts'
import { UNKNOWN_WORDS } from '#database/demand.ts'
import { addDays, bogotaDate } from '#platform/domain/time.ts'
import { DEMO_NOW, demoDatabase } from '#tests/support/program/demo-data.ts'

const { db, rows } = await demoDatabase()
const YESTERDAY = addDays(bogotaDate(DEMO_NOW), -1)

test('it was counted when the demonstration was loaded', async () => {
  expect(await findCountedAt(db)).toEqual({ at: DEMO_NOW, through: YESTERDAY })
})

test.each(STRETCHES)('the %d days have each step of the way, of so many before', async days => {
  const counts = await listCounts(db, comparedDays(days, YESTERDAY))
  const steps = [
    sumOf(counts, ['search']),
    sumOf(counts, ['profile']),
    sumOf(counts, ['form']),
    sumOf(counts, FATE_NAMES),
    sumOf(counts, ['completed']),
  ]
  for (const part of ['times', 'before'] as const) {
    const numbers = steps.map(step => step[part])
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a))
    expect(numbers.at(-1)).toBeGreaterThan(0)
  }
  expect(counts['email-sent']?.times).toBeGreaterThan(counts['email-failed']?.times ?? 0)
  expect(counts['push-failed']?.times).toBeGreaterThan(0)
  expect((await listAnswers(db, days)).length).toBeGreaterThan(8)
})

test('what was searched in vain fills the card: trades nobody has there, and words', async () => {
  const unmet = await listUnmet(db, 7)
  expect(unmet.length).toBeGreaterThan(6)
  expect(unmet.some(({ area }) => area !== '')).toBe(true)
  expect(unmet.some(({ words }) => words !== '')).toBe(true)
  expect(unmet.every(({ times }) => times >= 5)).toBe(true)
  const free = await listFree(db, COLUMN_TRADES, 7)
  const cells = freeRows(free.rows, unmet).flatMap(row => row.cells)
  expect(cells.some(cell => cell.free > 0)).toBe(true)
  expect(cells.some(isEmptyCell)).toBe(true)
})

test('the free hours begin with the busiest cities', async () => {
  const citiesOf = async (busiest: readonly string[]) => {
    const free = await listFree(db, COLUMN_TRADES, 3, busiest)
    return [...new Set(free.rows.map(({ city }) => city))]
  }
  const [largest = '', second = ''] = await citiesOf([])
  expect(await citiesOf(['nowhere', 'soacha'])).toEqual(['Soacha', largest, second])
})

test('nobody has the trade of what nobody was found for', async () => {
  const found = await rows(
    `select from demand_counts join catalogue on catalogue.city = plain_text(demand_counts.ciudad) and especialidad = any (specialties)
     where fact = 'unfound' and lugar = ''`,
  )
  expect(found).toEqual([])
})

test.each(UNKNOWN_WORDS)('the search does not understand $words', async ({ words }) => {
  const filters = { ...NO_FILTERS, q: words }
  const { report, tally } = await searchCatalogue(db, filters, { now: DEMO_NOW, isHoliday: () => false })
  const demand = searchedDemand(filters, { report, found: tally.count, today: bogotaDate(DEMO_NOW) })
  expect(demand).toMatchObject({ trade: null, words })
})
