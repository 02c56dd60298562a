import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogueCursorText, cataloguePositionFrom } from '#catalogue/domain/catalogue-cursor.ts'
import {
  catalogueSearch,
  daysAsked,
  HISTOGRAM_BARS,
  hoursMeant,
  NO_FILTERS,
  priceHistogram,
  pricesWithin,
  SEARCH_TEXT_LIMIT,
} from '#catalogue/domain/catalogue-filters.ts'
import { catalogueFiltersFrom, unknownSpecialtyFrom } from '#catalogue/domain/catalogue-filters-from.ts'

const read = (query: string) => catalogueFiltersFrom(new URLSearchParams(query))
const NAMES =
  'q esp ciudad lugar minRating minPrecio maxPrecio orden disponible perfect fecha hora cursor'.split(' ')
const VALUES = fc.oneof(
  fc.array(fc.nat(0x10ffff)).map(points => String.fromCodePoint(...points)),
  fc.string({ maxLength: 300 }),
  fc.double().map(String),
  fc.constantFrom(
    '',
    '0',
    '1',
    '4,5',
    'NaN',
    'Infinity',
    '-1',
    '1e99',
    '\0',
    '\ud800',
    "' or 1=1 --",
    '%',
    '_',
  ),
  fc.constantFrom('rating', 'precio_asc', 'precio_desc', 'drop', 'plomeria', 'Lavadoras / Secadoras'),
  fc.constantFrom('2026-02-30', '2026-10-12', '08', '8:00', '19', '20', '7'),
)
const QUERIES = fc.array(fc.tuple(fc.constantFrom(...NAMES), VALUES)).map(pairs => new URLSearchParams(pairs))

describe('the filters of a query string', () => {
  test('are the defaults when there is none', () => {
    expect(read('')).toEqual(NO_FILTERS)
    expect(catalogueSearch(NO_FILTERS)).toBe('')
  })

  test('are all parsed', () => {
    expect(
      read(
        'q=fuga&esp=plomeria&ciudad=Cali&lugar=San+Fernando&minRating=4.5&minPrecio=1000&maxPrecio=90000&orden=precio_asc' +
          '&disponible=1&perfect=1&instante=1&fecha=2026-10-13&hora=09',
      ),
    ).toEqual({
      q: 'fuga',
      esp: 'Plomería',
      ciudad: 'Cali',
      lugar: 'San Fernando',
      minRating: 4.5,
      minPrecio: 1000,
      maxPrecio: 90_000,
      orden: 'precio_asc',
      disponible: true,
      perfect: true,
      instante: true,
      fecha: '2026-10-13',
      libreDesde: null,
      libreHasta: null,
      hora: 9,
    })
  })

  test.each([
    ['libreDesde=2026-10-13&libreHasta=2026-10-15', '2026-10-13', '2026-10-15'],
    ['fecha=2026-10-13&libreDesde=2026-10-14&libreHasta=2026-10-15', null, null],
    ['libreDesde=2026-10-15&libreHasta=2026-10-13', null, null],
    ['libreDesde=2026-10-15', null, null],
    ['libreDesde=2026-10-15&libreHasta=99', null, null],
  ])('%s asks for the days %s to %s', (query, libreDesde, libreHasta) => {
    expect(read(query)).toMatchObject({ libreDesde, libreHasta })
  })

  test('a span of one day is that day, and at most a month is looked at', () => {
    expect(read('libreDesde=2026-10-15&libreHasta=2026-10-15').fecha).toBe('2026-10-15')
    expect(daysAsked(read('libreDesde=2026-10-13&libreHasta=2026-10-15'))).toHaveLength(3)
    expect(daysAsked(read('libreDesde=2026-01-01&libreHasta=2027-12-31'))).toHaveLength(31)
  })

  test.each([
    ['15-17', [15, 16, 17]],
    ['17-15', null],
    ['1-7', null],
    ['15-99', [15, 16, 17, 18, 19]],
    ['manana', [8, 9, 10, 11]],
  ])('the hours %s are %j', (hora, hours) => {
    const filters = read(`fecha=2026-10-13&hora=${hora}`)
    expect(filters.hora === null ? null : hoursMeant(filters.hora)).toEqual(hours)
  })

  test('name an area in a parameter of its own, or after the city', () => {
    const suba = { ciudad: 'Bogotá', lugar: 'Suba' }
    expect(read('ciudad=Bogot%C3%A1&lugar=Suba')).toMatchObject(suba)
    expect(read('ciudad=Bogot%C3%A1%7CSuba')).toMatchObject(suba)
    expect(read('lugar=Suba')).toMatchObject({ ciudad: null, lugar: 'Suba' })
    expect(catalogueSearch({ ...NO_FILTERS, ...suba })).toBe('?ciudad=Bogot%C3%A1&lugar=Suba')
  })

  test.each(['abc', '', 'NaN', 'Infinity', '-3', 'null'])('take the minimum rating %j as 0', text => {
    expect(read(`minRating=${text}`).minRating).toBe(0)
  })

  test('keep the minimum rating under the highest', () => {
    expect(read('minRating=7').minRating).toBe(5)
    expect(read('minRating=4,5').minRating).toBe(4.5)
  })

  test('have no price when it is empty or not a number, and never a minimum above the maximum', () => {
    expect(read('minPrecio=&maxPrecio=caro')).toMatchObject({ minPrecio: null, maxPrecio: null })
    expect(read('minPrecio=60.000&maxPrecio=$ 1.200.000')).toMatchObject({
      minPrecio: 60_000,
      maxPrecio: 1_200_000,
    })
    expect(read('minPrecio=9&maxPrecio=1')).toMatchObject({ minPrecio: 1, maxPrecio: 1 })
    expect(read('minPrecio=0&maxPrecio=1e99')).toMatchObject({ minPrecio: 0, maxPrecio: 2_147_483_647 })
  })

  test.each(['drop', 'RATING', 'constructor'])('order by rating for %s', text => {
    expect(read(`orden=${text}`).orden).toBe('rating')
  })

  test('understand a specialty by slug, label or synonym, and leave out what is none', () => {
    expect(read('esp=reparacion+de+neveras').esp).toBe('Neveras')
    expect(read('esp=FONTANERO').esp).toBe('Plomería')
    expect(read('esp=astrologia').esp).toBeNull()
  })

  test.each([
    ['esp=+Astrología+', 'Astrología'],
    ['esp=fontanero', null],
    ['esp=+', null],
    ['q=foo', null],
  ])('%s has the unknown specialty %j', (query, unknown) => {
    expect(unknownSpecialtyFrom(new URLSearchParams(query))).toBe(unknown)
  })

  test.each([
    ['fecha=2026-10-13&hora=8', '2026-10-13', 8],
    ['fecha=2026-10-13&hora=19:00', '2026-10-13', 19],
    ['fecha=2026-10-13&hora=20', '2026-10-13', null],
    ['fecha=2026-10-13&hora=manana', '2026-10-13', 'manana'],
    ['fecha=2026-10-13&hora=toString', '2026-10-13', null],
    ['fecha=2026-10-13', '2026-10-13', null],
    ['fecha=2026-02-30&hora=9', null, null],
    ['hora=9', null, null],
  ])('%s means the day %j and the hour %j', (query, fecha, hora) => {
    expect(read(query)).toMatchObject({ fecha, hora })
  })

  test('truncate a long search and drop control characters', () => {
    expect(read(`q=${'a'.repeat(10_000)}`).q).toHaveLength(SEARCH_TEXT_LIMIT)
    const params = new URLSearchParams()
    params.set('q', ' fuga\0 \ud800 de\n\tagua ')
    expect(catalogueFiltersFrom(params).q.replace('\ufffd', '')).toMatch(/^fuga +de agua$/)
  })

  test('survive writing and parsing, whatever was typed', () => {
    fc.assert(
      fc.property(QUERIES, params => {
        const filters = catalogueFiltersFrom(params)
        const written = catalogueSearch(filters)
        expect(read(written)).toEqual(filters)
        expect(catalogueSearch(read(written))).toBe(written)
      }),
    )
  })

  test('are written in one order, defaults left out', () => {
    expect(catalogueSearch(read('perfect=1&orden=rating&q=gas&minRating=0&esp=neveras'))).toBe(
      '?q=gas&esp=neveras&perfect=1',
    )
  })
})

describe('the cursor of a query string', () => {
  const cursor = { orden: 'precio_asc', step: 0, rank: 0, key: 50_000, name: 'ana', uid: 'a1' } as const

  test('is valid only for its own order', () => {
    const query = catalogueSearch({ ...NO_FILTERS, orden: 'precio_asc' }, catalogueCursorText(cursor))
    expect(cataloguePositionFrom(new URLSearchParams(query))).toEqual(cursor)
    expect(cataloguePositionFrom(new URLSearchParams({ cursor: catalogueCursorText(cursor) }))).toBeNull()
  })

  test('never throws', () => {
    fc.assert(fc.property(QUERIES, params => void cataloguePositionFrom(params)))
  })
})

describe('prices within the range of the data', () => {
  const range = { min: 20_000, max: 90_000 }

  test.each([
    [
      { minPrecio: null, maxPrecio: null },
      { minPrecio: null, maxPrecio: null },
    ],
    [
      { minPrecio: 0, maxPrecio: 500_000 },
      { minPrecio: 20_000, maxPrecio: 90_000 },
    ],
    [
      { minPrecio: 95_000, maxPrecio: null },
      { minPrecio: 90_000, maxPrecio: null },
    ],
    [
      { minPrecio: 60_000, maxPrecio: 30_000 },
      { minPrecio: 30_000, maxPrecio: 30_000 },
    ],
  ])('%j become %j', (given, shown) => {
    expect(pricesWithin(given, range)).toEqual(shown)
  })
})

test('every price is in one bar, the highest in the last', () => {
  const bars = priceHistogram([10, 10, 18, 26], 10, 26)
  expect(bars).toHaveLength(HISTOGRAM_BARS)
  expect([bars[0], bars[8], bars.at(-1)]).toEqual([2, 1, 1])
})

test('equal prices fill the first bar, none fill no bar', () => {
  expect(priceHistogram([50, 50], 50, 50)[0]).toBe(2)
  expect(priceHistogram([], 0, 0).every(bar => bar === 0)).toBe(true)
})
