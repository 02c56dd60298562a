import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { cataloguePositionFrom } from '#catalogue/domain/catalogue-cursor.ts'
import {
  CATALOGUE_ORDERS,
  type CatalogueFilters,
  cleanSearch,
  DEFAULT_LIST_LIMIT,
  NO_FILTERS,
} from '#catalogue/domain/catalogue-filters.ts'
import { createCatalogueVocabulary } from '#catalogue/persistence/catalogue-vocabulary.server.ts'
import { wordsIn } from '#catalogue/persistence/catalogue-words.server.ts'
import { searchCatalogue } from '#catalogue/use-cases/search-catalogue.server.ts'
import { generateTechnician } from '#database/generate/technician.ts'
import { anyFilters, everyPageOf, expectEveryMatch } from '#tests/support/people/catalogue.ts'
import {
  asking,
  asksForMore,
  circumstances,
  GENERATED,
  storeCatalogue,
  TODAY,
} from '#tests/support/people/catalogue-examples.ts'
import {
  everyMatch,
  type Knowledge,
  type Known,
  priceRangeOfEveryMatch,
} from '#tests/support/people/slow-catalogue.ts'
import { testDatabase } from '#tests/support/program/database.ts'
import { rounds } from '#tests/support/program/rounds.ts'

const database = await testDatabase()
const { db, rows } = database
const FILTERS = anyFilters(TODAY)
const FEW = 10
const EVERYBODY = 10_000
let knowledge: Knowledge

beforeAll(async () => {
  knowledge = await storeCatalogue(database)
}, 120_000)

const everyPage = (filters: CatalogueFilters, size = 12) => everyPageOf(db, filters, circumstances, { size })

describe('the pages of the catalogue', () => {
  test.each(CATALOGUE_ORDERS)('hold everybody once, in the order %s', async orden => {
    expect(await everyPage(asking({ orden }))).toEqual(everyMatch(asking({ orden }), knowledge))
  })

  test('have 24 technicians where no size is given, and a cursor only while there are more', async () => {
    const first = await searchCatalogue(db, NO_FILTERS, circumstances)
    expect(first.technicians).toHaveLength(DEFAULT_LIST_LIMIT)
    expect(first.nextCursor).not.toBeNull()
    const all = await searchCatalogue(db, asking({ q: 'xilofones' }), circumstances)
    expect(all.technicians.length).toBeLessThan(12)
    expect(all.nextCursor).toBeNull()
  })

  test('start over for a cursor of another order or a forged one', async () => {
    const params = new URLSearchParams({ orden: 'precio_asc', cursor: 'bm9uc2Vuc2U' })
    expect(cataloguePositionFrom(params)).toBeNull()
  })

  test('hold the fields of a card and its next free hour', async () => {
    const [card] = (await searchCatalogue(db, asking({ q: 'xilofones' }), circumstances)).technicians
    expect(card).toEqual({
      ...{ uid: 'fridge', slug: 'fridge', nombre: 'Técnico fridge', ciudad: 'Inírida', barrio: '' },
      ...{ fotoURL: null, bioCorta: '', especialidades: [], ratingPromedio: 0, resenasCount: 0 },
      ...{ tarifaBase: 50_000, moneda: null, verificado: false, disponible: true },
      nextFree: { date: TODAY, hour: 11 },
    })
  })

  test('hold no free hour of somebody who receives no work (D44)', async () => {
    await rows(`update technicians set disponible = false where uid = 'fridge'`)
    const [card] = (await searchCatalogue(db, asking({ q: 'xilofones' }), circumstances)).technicians
    expect(card).toMatchObject({ uid: 'fridge', disponible: false, nextFree: null })
    await rows(`update technicians set disponible = true where uid = 'fridge'`)
  })

  test('do not show hours that are booked', async () => {
    await rows(
      `insert into reservas (id, "technicianId", "technicianName", "clientId", "clientName", "clientEmail", date, start,
         "end", "scheduledAt") values ('quote_20261116_11', 'quote', '', 'client', '', '', '2026-11-16', '11:00',
         '12:00', '2026-11-16 11:00-05')`,
    )
    knowledge = { ...knowledge, booked: new Set([...knowledge.booked, 'quote_20261116_11']) }
    const atEleven = asking({ fecha: TODAY, hora: 11 })
    expect(await everyPage(atEleven)).toEqual(everyMatch(atEleven, knowledge))
    const page = await searchCatalogue(db, asking({ q: "o'neil" }), circumstances)
    expect(page.technicians[0]?.nextFree).toEqual({ date: TODAY, hour: 12 })
  })
})

describe.each([
  ['asked of PostgreSQL', wordsIn(db)],
  ['in memory', createCatalogueVocabulary(db, () => true)],
])('for any filters, with the words of profiles %s,', (_, words) => {
  test('the pages equal a full scan', async () => {
    await fc.assert(
      fc.asyncProperty(FILTERS, filters => expectEveryMatch(db, filters, knowledge, { size: 12, words })),
      { numRuns: rounds(20, 150) },
    )
  }, 120_000)

  test('the pages equal a full scan where more match than are counted', async () => {
    const inLargeCity = fc.record({
      ciudad: fc.constantFrom('BOGOTA', 'Medellín'),
      orden: fc.constantFrom(...CATALOGUE_ORDERS),
      minPrecio: fc.constantFrom(null, 30_000, 50_000),
      maxPrecio: fc.constantFrom(null, 61_000, 75_000),
      minRating: fc.constantFrom(0, 4),
    })
    const options = { size: 3, countLimit: 1, words }
    await fc.assert(
      fc.asyncProperty(inLargeCity, filters => expectEveryMatch(db, asking(filters), knowledge, options)),
      { numRuns: rounds(8, 60) },
    )
    await fc.assert(
      fc.asyncProperty(FILTERS, filters => expectEveryMatch(db, filters, knowledge, options)),
      { numRuns: rounds(10, 100) },
    )
  }, 120_000)

  test('the counter stops at its limit, the price range does not', async () => {
    await fc.assert(
      fc.asyncProperty(FILTERS, async filters => {
        const options = { countLimit: FEW, words }
        const { report, tally, prices } = await searchCatalogue(db, filters, circumstances, options)
        if (report.correction !== null || report.dropped.length > 0) return
        const count = everyMatch(filters, knowledge).length
        expect(tally).toEqual({ count: Math.min(count, FEW), more: count > FEW })
        const { min, max } = prices
        expect({ min, max }).toEqual(priceRangeOfEveryMatch(filters, knowledge) ?? { min: 0, max: 0 })
      }),
      { numRuns: rounds(15, 100) },
    )
  }, 120_000)

  test('the counter and the price range equal a full scan', async () => {
    await fc.assert(
      fc.asyncProperty(FILTERS, async filters => {
        const options = { countLimit: EVERYBODY, words }
        const { report, tally, prices } = await searchCatalogue(db, filters, circumstances, options)
        if (report.correction !== null || report.dropped.length > 0) return
        expect(tally).toEqual({ count: everyMatch(filters, knowledge).length, more: false })
        const { min, max, histogram } = prices
        expect({ min, max }).toEqual(priceRangeOfEveryMatch(filters, knowledge) ?? { min: 0, max: 0 })
        expect(histogram.some(bar => bar > 0)).toBe(max > 0)
      }),
      { numRuns: rounds(15, 100) },
    )
  }, 120_000)

  test('a trade, a place, a day and words equal a full scan, however many of them are counted', async () => {
    const typed = fc.constantFrom(
      ...'plomero nevera bogotá suba cali escrita vecinos juan ganzúas hoy'.split(' '),
    )
    const texts = fc.record({
      q: fc.uniqueArray(typed, { minLength: 1, maxLength: 4 }).map(words => words.join(' ')),
      ciudad: fc.constantFrom(null, null, 'Medellín', 'BOGOTA'),
      orden: fc.constantFrom(...CATALOGUE_ORDERS),
    })
    await fc.assert(
      fc.asyncProperty(texts, fc.constantFrom(1, EVERYBODY), async (text, countLimit) => {
        const filters = asking(text)
        await expectEveryMatch(db, filters, knowledge, { size: 50, countLimit, words })
        const { report, tally } = await searchCatalogue(db, filters, circumstances, { countLimit, words })
        if (report.correction !== null || report.dropped.length > 0) return
        const count = everyMatch(filters, knowledge).length
        expect(tally).toEqual({ count: Math.min(count, countLimit), more: count > countLimit })
      }),
      { numRuns: rounds(20, 200) },
    )
  }, 120_000)

  test('long searches equal a full scan after ANALYZE', async () => {
    await rows('analyze catalogue')
    const wordsOf = ({ nombre, descripcion, ciudad }: Known) =>
      `${nombre} ${descripcion} ${ciudad}`.split(' ')
    const someWords = (max: number) =>
      fc
        .tuple(fc.nat(GENERATED - 1), fc.nat(20), fc.integer({ min: 1, max }))
        .map(([index, from, length]) => wordsOf(generateTechnician(index)).slice(from, from + length))
    await fc.assert(
      fc.asyncProperty(FILTERS, someWords(9), someWords(2), async (filters, ofOne, ofAnother) => {
        const q = [...ofOne, ...ofAnother].join(' ')
        await expectEveryMatch(db, { ...filters, ciudad: null, esp: null, q }, knowledge, { size: 12, words })
      }),
      { numRuns: rounds(15, 100) },
    )
  }, 120_000)

  test('whoever holds the typed text is found (section 5)', async () => {
    const parts = fc.tuple(fc.nat(GENERATED - 1), fc.nat(4), fc.nat(400), fc.integer({ min: 1, max: 40 }))
    await fc.assert(
      fc.asyncProperty(parts, async ([index, field, from, length]) => {
        const { uid, publicado, nombre, ciudad, especialidades, descripcion, tags } =
          generateTechnician(index)
        const text = [nombre, ciudad, especialidades[0] ?? '', descripcion, tags[0] ?? ''][field] ?? ''
        const start = from % (text.length + 1)
        const q = cleanSearch(text.slice(start, start + length).toUpperCase())
        if (publicado && q !== '' && !asksForMore(q))
          expect(await everyPageOf(db, asking({ q }), circumstances, { size: 600, words })).toContain(uid)
      }),
      { numRuns: rounds(30, 300) },
    )
  }, 120_000)
})

test('the home page searches names, places and specialties only', async () => {
  const onHome = async (q: string) => {
    const { technicians } = await searchCatalogue(db, asking({ q }), circumstances, { size: 6, worstTier: 0 })
    return technicians.map(({ uid }) => uid)
  }
  expect(await onHome('pingüino')).toEqual(['accents'])
  expect(await onHome('xilofones')).toEqual([])
  const top = await searchCatalogue(db, asking({ disponible: true }), circumstances, {
    size: 6,
    worstTier: 0,
  })
  expect(top.technicians.map(({ uid }) => uid)).toEqual(
    everyMatch(asking({ disponible: true }), knowledge).slice(0, 6),
  )
})
