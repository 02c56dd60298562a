// D43: some hundred searches as people type them, each with who must come first among the demo technicians.
import { describe, expect, test } from 'vitest'
import type { CatalogueAnswer } from '#catalogue/domain/catalogue-answer.ts'
import { cleanSearch, NO_FILTERS } from '#catalogue/domain/catalogue-filters.ts'
import { searchCatalogue } from '#catalogue/use-cases/search-catalogue.server.ts'
import { SPECIALTIES } from '#technicians/domain/specialties.ts'
import { BRANDS } from '#tests/search/data/brands.ts'
import { ELSEWHERE } from '#tests/search/data/elsewhere.ts'
import { INSTANT } from '#tests/search/data/instant.ts'
import { MISSPELT } from '#tests/search/data/misspelt.ts'
import { MIXED } from '#tests/search/data/mixed.ts'
import { NAMES } from '#tests/search/data/names.ts'
import { PLACES } from '#tests/search/data/places.ts'
import { SILLY } from '#tests/search/data/silly.ts'
import { SPOKEN } from '#tests/search/data/spoken.ts'
import { TASKS } from '#tests/search/data/tasks.ts'
import { TRADES } from '#tests/search/data/trades.ts'
import { TROUBLES } from '#tests/search/data/troubles.ts'
import {
  answerText,
  correctionMismatches,
  fits,
  mismatchesOf,
  PUBLISHED,
  sillinessOf,
} from '#tests/search/mismatches.ts'
import { DEMO_NOW, demoDatabase } from '#tests/support/program/demo-data.ts'

const WELL_SPELT = {
  trades: TRADES,
  troubles: TROUBLES,
  tasks: TASKS,
  places: PLACES,
  names: NAMES,
  mixed: MIXED,
  'at once': INSTANT,
  brands: BRANDS,
  'words of other countries': ELSEWHERE,
  'whole sentences': SPOKEN,
}
const ROWS = [...Object.values(WELL_SPELT), MISSPELT].flat()

const database = await demoDatabase()

async function expectAnswer(q: string, mismatches: (answer: CatalogueAnswer) => string[]): Promise<void> {
  const moment = { now: DEMO_NOW, isHoliday: () => false }
  const answer = await searchCatalogue(database.db, { ...NO_FILTERS, q: cleanSearch(q) }, moment)
  const found = mismatches(answer)
  expect(found, `«${q}»: ${found.join('; ')}\n${answerText(answer)}\n`).toEqual([])
}

describe.each(Object.entries(WELL_SPELT))('%s', (_kind, rows) => {
  test.each(rows)('$q', ({ q, expect: expected }) =>
    expectAnswer(q, answer => [...mismatchesOf(expected, answer), ...correctionMismatches(answer)]),
  )
})

describe('misspelt', () => {
  test.each(MISSPELT)('$q', ({ q, expect: expected }) =>
    expectAnswer(q, answer => mismatchesOf(expected, answer)),
  )
})

describe('nothing silly', () => {
  test.each(SILLY)('$q', row => expectAnswer(row.q, answer => sillinessOf(row, answer)))
})

describe('the table', () => {
  test('has at least 320 searches and 50 that must not match something silly', () => {
    expect(ROWS.length).toBeGreaterThanOrEqual(320)
    expect(SILLY.length).toBeGreaterThanOrEqual(50)
  })

  test('has no search twice', () => {
    for (const rows of [ROWS, SILLY]) {
      const typed = rows.map(({ q }) => q)
      expect(typed.filter((q, index) => typed.indexOf(q) !== index)).toEqual([])
    }
  })

  test.each(SPECIALTIES)('has at least eight searches for $label', ({ label }) => {
    expect(ROWS.filter(row => row.expect.trades?.includes(label)).length).toBeGreaterThanOrEqual(8)
  })

  test('expects technicians, cities and barrios of the demo data', () => {
    const isKnown = ({ expect: { names = [], ...expected } }: (typeof ROWS)[number]) =>
      names.every(name => PUBLISHED.some(({ nombre }) => nombre === name)) &&
      PUBLISHED.some(technician => fits(technician, expected))
    expect(ROWS.filter(row => !isKnown(row)).map(({ q }) => q)).toEqual([])
  })
})
