import { expect, test } from 'vitest'
import { NO_FILTERS } from '#catalogue/domain/catalogue-filters.ts'
import type { SearchReport } from '#catalogue/domain/search/search-report.ts'
import { type SearchSummary, searchSummary } from '#catalogue/wording/search-summary.ts'
import { placePart, reportOf, tradePart, wordPart } from '#tests/support/people/search-report.ts'

const FILTERS = { ...NO_FILTERS, q: 'tornero en bosa' }
const WELDING = { label: 'Soldadura', technicians: 3, ciudad: 'Bogotá' } as const
const GLASS = { label: 'Aluminio / Vidriería', technicians: 1, ciudad: null } as const
const PARTS = [wordPart('tornero'), placePart('Bosa', 'Bogotá')]

function summaryOf(
  report: SearchReport,
  { found = 0, unknownTrade = null, filters = FILTERS }: Partial<Asked> = {},
) {
  const offers = { today: '2026-11-16', isTodayOver: false, accountCity: null }
  return searchSummary(filters, report, { ...offers, found, unknownTrade })
}

interface Asked {
  found: number
  unknownTrade: string | null
  filters: typeof NO_FILTERS
}

const sentence = ({ nobody }: SearchSummary) =>
  nobody && `${nobody.text.before}${nobody.text.words}${nobody.text.after}`

test('an empty list names the word that failed and offers the nearest trades', () => {
  const summary = summaryOf(
    reportOf(PARTS, { unknownWords: ['tornero'], nearestTrades: [WELDING, GLASS], dropped: ['word'] }),
  )
  expect(sentence(summary)).toBe(
    'Nadie escribió «tornero» en su perfil. Quizás te sirve uno de estos oficios cerca de Bosa:',
  )
  expect(summary.nobody?.trades).toEqual([
    { trade: 'Soldadura', countText: '3 técnicos en Bogotá', search: '?esp=soldadura&ciudad=Bogot%C3%A1' },
    { trade: 'Aluminio / Vidriería', countText: '1 técnico', search: '?esp=aluminio-vidrieria' },
  ])
  expect(summary.message).toBeNull()
  expect(summary.chips.map(({ label, state }) => `${state} ${label}`)).toEqual([
    'relaxed tornero',
    'applied Bosa',
  ])
})

test('without near trades another word is suggested', () => {
  expect(sentence(summaryOf(reportOf([], { unknownWords: ['xyz', 'abc'] })))).toBe(
    'Nadie escribió «xyz» y «abc» en su perfil. Prueba con otra palabra o elige un oficio.',
  )
})

test('when every word is known the filters are the cause', () => {
  expect(summaryOf(reportOf([tradePart('plomero', 'Plomería')])).nobody).toBeNull()
})

test('somebody found: no empty state, and chips to add', () => {
  const summary = summaryOf(reportOf(PARTS, { unknownWords: ['tornero'], dropped: ['word'] }), { found: 2 })
  expect(summary.nobody).toBeNull()
  expect(summary.message).toBe('Nadie tiene «tornero» en su perfil; estos atienden en Bosa.')
  expect(summary.chips.some(({ state }) => state === 'offered')).toBe(true)
})

test('one understood trade is the trade of the page, several are none', () => {
  const one = reportOf([tradePart('plomero', 'Plomería'), tradePart('fuga', 'Plomería')])
  expect(summaryOf(one, { found: 1 })).toMatchObject({ trade: 'Plomería', otherText: '' })
  expect(summaryOf(reportOf([tradePart('humedad', 'Pintura', 'Plomería')]), { found: 1 }).trade).toBeNull()
})

test('the count of filters leaves the text out', () => {
  expect(summaryOf(reportOf([]), { filters: { ...FILTERS, ciudad: 'Cali' } }).filterCount).toBe(1)
})

test('an unknown trade is named, and the nearest trades are offered', () => {
  const summary = summaryOf(reportOf([], { nearestTrades: [WELDING, GLASS] }), { unknownTrade: 'foo' })
  expect(sentence(summary)).toBe('No conocemos el oficio «foo». Quizás te sirve uno de estos:')
  expect(summary.nobody?.trades.map(({ trade }) => trade)).toEqual(['Soldadura', 'Aluminio / Vidriería'])
  expect(summary.chips.map(({ label, state, search }) => [label, state, search])).toEqual([
    ['foo', 'relaxed', '?q=tornero+en+bosa'],
    ['"tornero en bosa"', 'applied', ''],
  ])
})
