import { describe, expect, test } from 'vitest'
import { NO_FILTERS } from '#catalogue/domain/catalogue-filters.ts'
import { type ChipOffers, searchChips, searchTextWithout } from '#catalogue/wording/search-chips.ts'
import {
  dayPart,
  noisePart,
  placePart,
  reportOf,
  tradePart,
  wordPart,
} from '#tests/support/people/search-report.ts'

const OFFERS: ChipOffers = { today: '2026-11-16', isTodayOver: false, accountCity: null }
const PLUMBER = tradePart('plomero', 'Plomería')
const SUBA = placePart('Suba', 'Bogotá')
const FILTERS = { ...NO_FILTERS, q: 'plomero en suba' }
const REPORT = reportOf([PLUMBER, noisePart('en'), SUBA])

function shown(filters = FILTERS, report = REPORT, offers: Partial<ChipOffers> = {}) {
  return searchChips(filters, report, { ...OFFERS, ...offers }).map(
    ({ label, state, search }) => `${state} ${label} ${decodeURIComponent(search)}`,
  )
}
const current = (...args: Parameters<typeof shown>) =>
  shown(...args).filter(chip => !chip.startsWith('offered'))
const offered = (...args: Parameters<typeof shown>) =>
  shown(...args).filter(chip => chip.startsWith('offered'))

describe('chips of what was understood', () => {
  test('each leads to the same search without its words', () => {
    expect(current()).toEqual(['applied Plomería ?q=Suba', 'applied Suba ?q=plomero'])
    expect(searchChips(FILTERS, REPORT, OFFERS)[0]).toMatchObject({ kind: 'trade', trade: 'Plomería' })
  })

  test('who confirms at once is asked for by words or chosen, and said once', () => {
    const asked = reportOf([PLUMBER, { kind: 'instant', text: 'ya mismo', words: ['ya', 'mismo'] }])
    const chip = 'applied Confirma al instante ?q=plomero'
    expect(current(FILTERS, asked)).toContain(chip)
    expect(current({ ...FILTERS, instante: true }, asked).filter(each => each === chip)).toHaveLength(1)
    expect(offered(FILTERS, asked)).toHaveLength(2)
    expect(current(FILTERS, { ...asked, dropped: ['instant'] })).toContain(
      'relaxed Confirma al instante ?q=plomero',
    )
    expect(current({ ...NO_FILTERS, instante: true }, reportOf([]))).toEqual([
      'applied Confirma al instante ',
    ])
  })

  test('what was relaxed is marked', () => {
    const relaxed = reportOf([PLUMBER, SUBA, wordPart('juanito')], { dropped: ['place', 'word'] })
    expect(current(FILTERS, relaxed)).toEqual([
      'applied Plomería ?q=Suba+juanito',
      'relaxed Suba ?q=plomero+juanito',
      'relaxed juanito ?q=plomero+Suba',
    ])
  })

  test('and comes right after the trade, whatever the order typed', () => {
    const tomorrow = dayPart('mañana', { fecha: '2026-11-17' })
    const relaxed = reportOf([tomorrow, SUBA, PLUMBER], { dropped: ['place'] })
    expect(current(FILTERS, relaxed).map(chip => chip.replace(/ \?.*/, ''))).toEqual([
      'applied Plomería',
      'relaxed Suba',
      'applied Libre mañana',
    ])
  })

  test('words that no profile holds are marked, the others are kept', () => {
    const nobody = reportOf([wordPart('Tornero'), placePart('Bosa', 'Bogotá')], { unknownWords: ['tornero'] })
    expect(current(FILTERS, nobody)).toEqual(['relaxed Tornero ?q=Bosa', 'applied Bosa ?q=Tornero'])
  })

  test('words for the same trade share a chip, two trades are both named', () => {
    const both = reportOf([
      PLUMBER,
      tradePart('destapar', 'Plomería'),
      tradePart('humedad', 'Plomería', 'Pintura'),
    ])
    expect(current(FILTERS, both)).toEqual([
      'applied Plomería ?q=humedad',
      'applied Plomería o Pintura ?q=plomero+destapar',
    ])
  })

  test('a text of which nothing was understood keeps its chip', () => {
    expect(current({ ...NO_FILTERS, q: 'urgente' }, reportOf([noisePart('urgente')]))).toEqual([
      'applied "urgente" ',
    ])
  })

  test('chosen filters follow, and keep the text', () => {
    expect(current({ ...FILTERS, esp: 'Pintura', fecha: '2026-11-16' }).slice(2)).toEqual([
      'applied Pintura ?q=plomero+en+suba&fecha=2026-11-16',
      'applied Libre hoy ?q=plomero+en+suba&esp=pintura',
    ])
  })
})

describe('the chip of a day', () => {
  const TOMORROW = dayPart('mañana', { fecha: '2026-11-17' })
  const asked = { ...NO_FILTERS, q: 'plomero mañana' }
  const report = reportOf([PLUMBER, TOMORROW])

  test('leads to the same search without it, whether it was typed, chosen or both', () => {
    expect(current(asked, report)).toEqual(['applied Plomería ?q=mañana', 'applied Libre mañana ?q=plomero'])
    expect(current({ ...asked, fecha: '2026-11-17' }, report)).toEqual([
      'applied Plomería ?q=mañana&fecha=2026-11-17',
      'applied Libre mañana ?q=plomero',
    ])
  })

  test('says that the text was not applied where another day is chosen', () => {
    expect(current({ ...asked, fecha: '2026-11-20', hora: 9 }, report).slice(1)).toEqual([
      'relaxed Libre mañana ?q=plomero&fecha=2026-11-20&hora=9',
      'applied 20 de noviembre, 09:00 ?q=plomero+mañana',
    ])
  })

  test('names the part of the day', () => {
    const morning = reportOf([dayPart('mañana en la mañana', { fecha: '2026-11-17', hora: 'manana' })])
    expect(current({ ...NO_FILTERS, q: 'mañana en la mañana' }, morning)).toEqual([
      'applied Mañana en la mañana ',
    ])
  })

  test('is replaced by an offered day', () => {
    expect(offered(asked, report)[0]).toBe('offered Libre hoy ?q=plomero&fecha=2026-11-16')
  })
})

describe('offered chips', () => {
  test('are today, tomorrow, who confirms at once and the city of the account, which replaces the place', () => {
    expect(offered(FILTERS, REPORT, { accountCity: 'Medellín' })).toEqual([
      'offered Libre hoy ?q=plomero+en+suba&fecha=2026-11-16',
      'offered Libre mañana ?q=plomero+en+suba&fecha=2026-11-17',
      'offered Confirma al instante ?q=plomero+en+suba&instante=1',
      'offered En Medellín ?q=plomero&ciudad=Medellín',
    ])
  })

  test('are not what is chosen already, nor today once it is over', () => {
    const instant = { ...NO_FILTERS, instante: true }
    expect(offered({ ...instant, fecha: '2026-11-17' }, reportOf([]))).toEqual([
      'offered Libre hoy ?instante=1&fecha=2026-11-16',
    ])
    expect(offered(instant, reportOf([]), { isTodayOver: true })).toEqual([
      'offered Libre mañana ?instante=1&fecha=2026-11-17',
    ])
    const inCali = { ...instant, ciudad: 'Cali' }
    expect(offered(inCali, reportOf([]), { accountCity: 'Cali' })).toHaveLength(2)
    const nearBogota = reportOf([SUBA], { dropped: ['place'], nearestCity: 'Bogotá' })
    expect(offered(FILTERS, nearBogota, { accountCity: 'Bogotá' })).toHaveLength(3)
  })

  test('the day replaces a chosen hour', () => {
    expect(offered({ ...NO_FILTERS, fecha: '2026-11-16', hora: 9 }, reportOf([]))[0]).toBe(
      'offered Libre hoy ?fecha=2026-11-16',
    )
  })
})

test('a text without its trades is as typed when it has none', () => {
  expect(searchTextWithout(['trade'], FILTERS, REPORT)).toBe('Suba')
  expect(searchTextWithout(['trade'], FILTERS, reportOf([]))).toBe('plomero en suba')
})
