import { describe, expect, test } from 'vitest'
import { type CatalogueFilters, NO_FILTERS } from '#catalogue/domain/catalogue-filters.ts'
import {
  combinedPlace,
  combinedTrades,
  isOnlyNoise,
  type Place,
  relaxationsOf,
  type SearchPart,
  type SearchReport,
  searchedWords,
  withUnderstood,
  wordsOf,
} from '#catalogue/domain/search/search-parts.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'
import { dayPart, placePart, reportOf, tradePart } from '#tests/support/people/search-report.ts'

const trade = (text: string, ...trades: SpecialtyLabel[]): SearchPart => ({
  kind: 'trade',
  text,
  words: [text],
  trades,
})
const place = (label: string, city: string | null): SearchPart => ({
  kind: 'place',
  text: label,
  words: [label.toLowerCase()],
  place: placeOf(label, city),
})
const placeOf = (label: string, city: string | null): Place => ({
  ...{ label, city, kind: label === city ? 'city' : 'area', names: [label.toLowerCase()] },
})

test('the trades of several parts are all of them, each once', () => {
  const parts = [trade('plomero', 'Plomería'), trade('pintor', 'Pintura'), trade('brocha', 'Pintura')]
  expect(combinedTrades(parts)).toEqual(['Plomería', 'Pintura'])
  expect(combinedTrades([place('Suba', 'Bogotá')])).toEqual([])
})

describe('the place of several parts', () => {
  test.each([
    [[place('Bogotá', 'Bogotá'), place('Suba', 'Bogotá')], 'Suba', 'Bogotá'],
    [[place('Laureles', null), place('Medellín', 'Medellín')], 'Laureles', 'Medellín'],
    [[place('Laureles', null)], 'Laureles', null],
    [[place('Suba', 'Bogotá'), place('Cali', 'Cali')], 'Cali', 'Cali'],
    [[place('Cali', 'Cali')], 'Cali', 'Cali'],
  ] as const)('%#: is %s of %s', (parts, label, city) => {
    expect(combinedPlace(parts)).toMatchObject({ label, city })
  })

  test('is null without any', () => {
    expect(combinedPlace([trade('plomero', 'Plomería')])).toBeNull()
  })
})

test('the words of one kind are listed once', () => {
  const word: SearchPart = { kind: 'word', text: 'Ana', words: ['ana'] }
  expect(wordsOf([word, place('Suba', 'Bogotá'), word], 'word')).toEqual(['ana'])
})

test('only noise is noise and nothing else', () => {
  const noise: SearchPart = { kind: 'noise', text: 'urgente', words: ['urgente'] }
  expect(isOnlyNoise([noise, noise])).toBe(true)
  expect(isOnlyNoise([noise, trade('plomero', 'Plomería')])).toBe(false)
  expect(isOnlyNoise([])).toBe(false)
})

test('noise is searched only where there is nothing else', () => {
  const noise: SearchPart = { kind: 'noise', text: 'urgente', words: ['urgente'] }
  const stopWord: SearchPart = { kind: 'noise', text: 'De', words: [] }
  expect(searchedWords([stopWord, noise])).toEqual(['urgente'])
  expect(searchedWords([stopWord])).toEqual(['de'])
  expect(searchedWords([noise, trade('plomero', 'Plomería')])).toEqual([])
})

const SUBA = { label: 'Suba', kind: 'area', city: 'Bogotá', names: ['suba'] } as const
const PARTS = {
  trade: { kind: 'trade', text: 'plomero', words: ['plomero'], trades: ['Plomería'] },
  place: { kind: 'place', text: 'suba', words: ['suba'], place: SUBA },
  word: { kind: 'word', text: 'Carlos', words: ['carlos'] },
  noise: { kind: 'noise', text: 'en', words: [] },
} as const satisfies Record<string, SearchPart>

const stepsOf = (...kinds: (keyof typeof PARTS)[]) =>
  relaxationsOf(kinds.map(kind => PARTS[kind])).map(
    ({ dropped, isNearest }) => `${dropped.join('+')}${isNearest ? ' nearest' : ''}`,
  )

describe('the steps of relaxing', () => {
  test.each([
    [['trade'], ['']],
    [['word', 'word'], ['']],
    [
      ['noise', 'noise'],
      ['', 'word'],
    ],
    [['trade', 'noise'], ['']],
    [[], ['']],
    [
      ['trade', 'noise', 'place'],
      ['', 'place nearest', 'place'],
    ],
    [['place'], ['', 'place nearest']],
    [
      ['word', 'place'],
      ['', 'place nearest', 'place'],
    ],
    [
      ['trade', 'word'],
      ['', 'word'],
    ],
    [
      ['trade', 'word', 'place'],
      ['', 'place nearest', 'word', 'word+place nearest', 'word+place'],
    ],
  ] as const)('of %j are %j', (kinds, steps) => {
    expect(stepsOf(...kinds)).toEqual(steps)
  })
})

describe('withUnderstood', () => {
  const understood = (report: SearchReport, chosen: Partial<CatalogueFilters> = {}) => {
    const { esp, ciudad, lugar, fecha } = withUnderstood({ ...NO_FILTERS, ...chosen }, report)
    return [esp, ciudad, lugar, fecha]
  }
  const FRIDGE = tradePart('nevera', 'Neveras')
  const SUBA = placePart('Suba', 'Bogotá')

  test('adds the trade, the place and the day that the text asks for', () => {
    const report = reportOf([FRIDGE, SUBA, dayPart('mañana', { fecha: '2026-11-17' })])
    expect(understood(report)).toEqual(['Neveras', 'Bogotá', 'Suba', '2026-11-17'])
    expect(understood(reportOf([placePart('Cali', 'Cali')]))).toEqual([null, 'Cali', null, null])
  })

  test('what was chosen wins; a city may be narrowed', () => {
    const chosen = { esp: 'Pintura', ciudad: 'Cali' } as const
    expect(understood(reportOf([FRIDGE, SUBA]), chosen)).toEqual(['Pintura', 'Cali', null, null])
    expect(understood(reportOf([SUBA]), { ciudad: 'Bogotá' })).toEqual([null, 'Bogotá', 'Suba', null])
  })

  test('of a place with nobody, the city that is shown instead; of several trades none', () => {
    const report = reportOf([tradePart('humedad', 'Pintura', 'Plomería'), SUBA], {
      dropped: ['place'],
      nearestCity: 'Soacha',
    })
    expect(understood(report)).toEqual([null, 'Soacha', null, null])
  })
})
