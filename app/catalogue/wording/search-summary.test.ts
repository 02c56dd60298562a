import { expect, test } from 'vitest'
import { NO_FILTERS } from '#catalogue/domain/catalogue-filters.ts'
import type { SearchReport } from '#catalogue/domain/search/search-parts.ts'
import { type SearchSummary, searchMessage, searchSummary } from '#catalogue/wording/search-summary.ts'
import {
  dayPart,
  noisePart,
  placePart,
  reportOf,
  tradePart,
  wordPart,
} from '#tests/support/people/search-report.ts'

const FILTERS = { ...NO_FILTERS, q: 'tornero en bosa' }
const WELDING = { label: 'Soldadura', technicians: 3, ciudad: 'Bogotá' } as const
const GLASS = { label: 'Aluminio / Vidriería', technicians: 1, ciudad: null } as const
const TOMORROW = dayPart('mañana', { fecha: '2026-11-17' })
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

test('the word that failed is written as it was typed', () => {
  const nanny = { ...wordPart('niñera'), words: ['ninera'] }
  const text = sentence(summaryOf(reportOf([nanny], { unknownWords: ['ninera'], nearestTrades: [WELDING] })))
  expect(text).toContain('Nadie escribió «niñera» en su perfil. Aquí encuentras técnicos')
})

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

test('the count of filters is what narrows the list: chosen, or of the text unless it was given up', () => {
  const inCali = { ...FILTERS, ciudad: 'Cali' }
  expect(summaryOf(reportOf([]), { filters: inCali }).filterCount).toBe(1)
  const parts = [tradePart('nevera', 'Neveras'), TOMORROW, placePart('Suba', 'Bogotá'), wordPart('juan')]
  expect(summaryOf(reportOf(parts), { found: 1 }).filterCount).toBe(3)
  expect(summaryOf(reportOf(parts, { dropped: ['place'] }), { found: 1 }).filterCount).toBe(2)
})

test('nobody is free on the day: only other days are offered', () => {
  const offered = summaryOf(reportOf([tradePart('nevera', 'Neveras'), TOMORROW])).chips
  expect(offered.filter(({ state }) => state === 'offered').map(({ label }) => label)).toEqual(['Libre hoy'])
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

const PLUMBER = tradePart('plomero', 'Plomería')
const SUBA = placePart('Suba', 'Bogotá')
const message = (report: SearchReport, filters: Partial<typeof NO_FILTERS> = {}, found = 2) =>
  searchMessage({ ...NO_FILTERS, q: 'plomeor', ...filters }, report, { today: '2026-11-16', found })

test('a search answered as typed says nothing', () => {
  expect(message(reportOf([PLUMBER, noisePart('en'), SUBA]))).toBeNull()
})

test.each<[string, SearchReport]>([
  [
    'No hay plomeros en Suba; estos atienden en Bogotá.',
    reportOf([PLUMBER, SUBA], { dropped: ['place'], nearestCity: 'Bogotá' }),
  ],
  [
    'No hay plomeros en Suba; estos atienden en otras ciudades.',
    reportOf([PLUMBER, SUBA], { dropped: ['place'] }),
  ],
  [
    'No hay técnicos en Suba; estos atienden en Bogotá.',
    reportOf([SUBA], { dropped: ['place'], nearestCity: 'Bogotá' }),
  ],
  [
    'No hay técnicos para «humedad» en Suba; estos atienden en Bogotá.',
    reportOf([tradePart('humedad', 'Impermeabilización', 'Plomería'), SUBA], {
      dropped: ['place'],
      nearestCity: 'Bogotá',
    }),
  ],
  [
    'Nadie tiene «juanito» en su perfil; estos son plomeros en Suba.',
    reportOf([wordPart('juanito'), PLUMBER, SUBA], { dropped: ['word'] }),
  ],
  [
    'Nadie tiene «juanito» y «pérez» en su perfil; estos son plomeros.',
    reportOf([PLUMBER, wordPart('juanito'), wordPart('pérez')], { dropped: ['word'] }),
  ],
  [
    'Nadie tiene «juanito» en su perfil; estos atienden en Suba.',
    reportOf([wordPart('juanito'), SUBA], { dropped: ['word'] }),
  ],
  [
    'Nadie tiene «juanito» en su perfil y no hay plomeros en Suba; estos atienden en Bogotá.',
    reportOf([wordPart('juanito'), PLUMBER, SUBA], { dropped: ['word', 'place'], nearestCity: 'Bogotá' }),
  ],
  [
    'No conocemos el lugar «tokio»; estos son plomeros de toda Colombia.',
    reportOf([PLUMBER], { unknownPlace: 'tokio' }),
  ],
  [
    'No encontramos "plomeor"; mostramos resultados para "plomero"',
    reportOf([PLUMBER], { correction: 'plomero' }),
  ],
  [
    'No encontramos "plomeor"; mostramos resultados para "plomero suba". No hay plomeros en Suba; estos atienden en Bogotá.',
    reportOf([PLUMBER, SUBA], { correction: 'plomero suba', dropped: ['place'], nearestCity: 'Bogotá' }),
  ],
])('%s', (text, report) => {
  expect(message(report)).toBe(text)
})

test('chosen filters count as asked for', () => {
  expect(message(reportOf([PLUMBER], { unknownPlace: 'tokio' }), { ciudad: 'Cali' })).toBe(
    'No conocemos el lugar «tokio»; estos son plomeros en Cali.',
  )
  expect(message(reportOf([SUBA], { dropped: ['place'] }), { esp: 'Pintura' })).toBe(
    'No hay pintores en Suba; estos atienden en otras ciudades.',
  )
  expect(message(reportOf([wordPart('ana'), PLUMBER], { dropped: ['word'] }), { ciudad: 'Cali' })).toBe(
    'Nadie tiene «ana» en su perfil; estos son plomeros en Cali.',
  )
})

test('one person elsewhere is not many', () => {
  const report = reportOf([PLUMBER, SUBA], { dropped: ['place'], nearestCity: 'Bogotá' })
  expect(message(report, {}, 1)).toBe('No hay plomeros en Suba; hay una persona en Bogotá.')
  expect(message(report, { fecha: '2026-11-17' }, 1)).toBe(
    'No hay plomeros libres mañana en Suba; hay una persona libre en Bogotá.',
  )
  const farAway = reportOf([wordPart('piscinas'), SUBA], { dropped: ['place'] })
  const answer = { today: '2026-11-16', found: 1, firstCity: 'Envigado' }
  expect(searchMessage(NO_FILTERS, farAway, answer)).toBe(
    'No hay técnicos en Suba; hay una persona en Envigado.',
  )
})

test('with other filters it does not claim that nobody is there', () => {
  const report = reportOf([PLUMBER, SUBA], { dropped: ['place'], nearestCity: 'Bogotá' })
  expect(message(report, { disponible: true, orden: 'precio_asc' })).toBe(
    'No hay plomeros en Suba con estos filtros; estos atienden en Bogotá.',
  )
  expect(message(report, { orden: 'precio_asc' })).not.toContain('filtros')
  expect(message(report, { fecha: '2026-11-17', hora: 'manana' })).toBe(
    'No hay plomeros libres mañana en la mañana en Suba; estos están libres en Bogotá.',
  )
})
