import { expect, test } from 'vitest'
import { NO_FILTERS } from '#catalogue/domain/catalogue-filters.ts'
import { NOBODY_KNOWN } from '#catalogue/domain/search/known.ts'
import type { SearchReport } from '#catalogue/domain/search/search-parts.ts'
import { understandSearch } from '#catalogue/domain/search/understand-search.ts'
import { searchedDemand } from '#catalogue/domain/searched-demand.ts'

/** A Thursday. */
const NOW = new Date('2026-11-19T15:00:00Z')
const today = '2026-11-19'

interface Answer extends Partial<Omit<SearchReport, 'parts'>> {
  readonly found?: number
}

function demandOf(filters: Partial<typeof NO_FILTERS>, { found = 3, ...more }: Answer = {}) {
  const asked = { ...NO_FILTERS, ...filters }
  const { parts } = understandSearch(asked.q, NOBODY_KNOWN, NOW)
  const nothing = { closeSecond: null, correction: null, dropped: [], unknownPlace: null, nearestCity: null }
  const report = { ...nothing, parts, unknownWords: [], nearestTrades: [], nextDay: null, ...more }
  return searchedDemand(asked, { report, found, today })
}

test('what was understood is the trade, the city and the area', () => {
  expect(demandOf({ q: 'plomero en Suba' })).toEqual({
    facts: ['search'],
    trade: 'Plomería',
    city: 'Bogotá',
    area: 'Suba',
    words: null,
  })
  expect(demandOf({ esp: 'Neveras', ciudad: 'soacha' })).toMatchObject({
    trade: 'Neveras',
    city: 'Soacha',
    area: null,
  })
})

test('the catalogue as it is looks for nobody', () => {
  expect(demandOf({})).toBeNull()
  expect(demandOf({ orden: 'precio_asc' })).toBeNull()
})

test.each([
  ['today', 'plomero hoy'],
  ['tomorrow', 'plomero mañana'],
  ['later', 'plomero el lunes'],
])('for %s', (fact, q) => {
  expect(demandOf({ q })?.facts).toEqual(['search', fact])
})

test('nobody there, or only elsewhere, is not found', () => {
  expect(demandOf({ esp: 'Neveras', ciudad: 'Soacha' }, { found: 0 })?.facts).toContain('unfound')
  expect(demandOf({ q: 'neveras soacha' }, { nearestCity: 'Bogotá' })?.facts).toContain('unfound')
  expect(demandOf({ q: 'neveras soacha' }, { dropped: ['place'] })?.facts).toContain('unfound')
})

test('nobody for that price, or on that day while another has somebody, says nothing about who is there', () => {
  expect(demandOf({ esp: 'Neveras', maxPrecio: 1_000 }, { found: 0 })?.facts).not.toContain('unfound')
  expect(demandOf({ q: 'plomero mañana' }, { found: 0, nextDay: '2026-11-23' })?.facts).not.toContain(
    'unfound',
  )
})

test('words that nobody understood, without the place', () => {
  expect(
    demandOf({ q: 'trampolin en Bucaramanga' }, { found: 0, unknownWords: ['trampolin'] }),
  ).toMatchObject({
    trade: null,
    city: 'Bucaramanga',
    words: 'trampolin',
  })
})

test.each([
  ['a place that no list knows', { ciudad: 'Camila Rios 3001234567' }, {}],
  ['an area that no list knows', { ciudad: 'Bogotá', lugar: 'casa de Camila' }, {}],
  ['a name', { q: 'camila' }, { found: 0, unknownWords: ['camila'] }],
  ['a telephone', { q: '3001234567' }, { found: 0, unknownWords: ['3001234567'] }],
  ['an address', { q: 'camila@correo.co' }, { found: 0, unknownWords: ['camila@correo.co'] }],
  ['a formula', { q: '=cmd|x' }, { found: 0, unknownWords: ['=cmd|x'] }],
])('%s is nowhere in what is counted', { tags: ['attack'] }, (_, filters, answer) => {
  const said = JSON.stringify(demandOf(filters, answer)).toLowerCase()
  expect(said).not.toMatch(/camila|300|cmd/)
})
