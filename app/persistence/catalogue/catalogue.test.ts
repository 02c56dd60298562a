import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { generateTechnician } from '#database/generate/technician.ts'
import { instantAt } from '#domain/bogota-time.ts'
import { hourText } from '#domain/bookings/hours.ts'
import { type CatalogueFilters, NO_FILTERS } from '#domain/technicians/catalogue-filters.ts'
import { CATALOGUE_ORDERS } from '#domain/technicians/catalogue-order.ts'
import { catalogueFiltersFrom, cataloguePositionFrom } from '#domain/technicians/catalogue-query.ts'
import { DEFAULT_WEEKLY_HOURS } from '#domain/technicians/technician.ts'
import {
  countPublishedTechnicians,
  findPriceRange,
  listCatalogueCities,
  listPublishedTechnicians,
  listTopTechnicians,
} from '#persistence/catalogue/catalogue.server.ts'
import { suggestCorrection } from '#persistence/catalogue/catalogue-correction.server.ts'
import { anyFilters, everyPageOf, storeTechnicians } from '#tests/support/catalogue.ts'
import { testDatabase } from '#tests/support/database.ts'
import { rounds } from '#tests/support/rounds.ts'
import {
  everyMatch,
  type Knowledge,
  type Known,
  priceRangeOfEveryMatch,
} from '#tests/support/slow-catalogue.ts'

const { db, rows } = await testDatabase()
/** A Monday. */
const TODAY = '2026-11-16'
const HOLIDAY = '2026-12-08'
const circumstances = {
  now: instantAt(TODAY, '10:30') as Date,
  isHoliday: (date: string) => date === HOLIDAY,
}

const special = (uid: string, given: Partial<Known>): Known => ({
  ...{ uid, nombre: `Técnico ${uid}`, ciudad: 'Inírida', especialidades: [], descripcion: '', bioCorta: '' },
  ...{ tags: [], disponible: true, ratingPromedio: 0, tarifaBase: 50_000, publicado: true },
  ...{ horarios: DEFAULT_WEEKLY_HOURS, excepciones: {}, ...given },
})
const SPECIAL = [
  special('percent', { descripcion: 'Trabajo 100% garantizado' }),
  special('underscore', { descripcion: 'usuario snake_case' }),
  special('quote', { nombre: "Brían O'Neil", tags: ['c++', 'back\\slash'] }),
  special('accents', { nombre: 'ÑANDÚ PINGÜINO', bioCorta: 'Instalación eléctrica de corazón' }),
  special('decomposed', { descripcion: 'cafe\u0301 molido' }),
  special('fridge', { descripcion: 'Arreglo de heladeras y minibares' }),
  special('plumber', { especialidades: ['Plomería'] }),
  special('hidden', { publicado: false, descripcion: 'heladeras escondidas' }),
  special('long', { descripcion: `${'x'.repeat(3000)} ${'palabra '.repeat(2000)}` }),
  special('sunday', { excepciones: { fechas: { '2026-11-22': [{ inicio: '18:00', fin: '20:00' }] } } }),
  special('away', { excepciones: { fechas: { '2026-11-17': [] }, festivos: true } }),
  special('dated', {
    ...{ nombre: 'Aarón Ábaco', ratingPromedio: 5 },
    excepciones: { fechas: { '2031-05-05': [{ inicio: '18:00', fin: '20:00' }] } },
  }),
  special('no-words', { nombre: '', ciudad: '', tarifaBase: null }),
]
const GENERATED = 500
const FILTERS = anyFilters(TODAY)
const BOOKED_SLOT = { fecha: '2026-11-18', hora: 9 }
let knowledge: Knowledge

beforeAll(async () => {
  const technicians = [...Array.from({ length: GENERATED }, (_, at) => generateTechnician(at)), ...SPECIAL]
  await storeTechnicians(rows, technicians)
  const booked = technicians.filter((_, at) => at % 3 === 0).map(({ uid }) => uid)
  await rows(
    `insert into reservas (id, "technicianId", "technicianName", "clientId", "clientName", "clientEmail", date, start,
       "end", "scheduledAt", status)
     select uid || '_20261118_09', uid, '', 'client', '', '', '2026-11-18', '09:00', '10:00', '2026-11-18 09:00-05',
       case when uid = 'percent' then 'cancelada' else 'confirmada' end from unnest($1::text[]) as uid`,
    [booked],
  )
  knowledge = {
    ...circumstances,
    technicians,
    booked: new Set(booked.filter(uid => uid !== 'percent').map(uid => `${uid}_20261118_09`)),
  }
}, 120_000)

const asking = (given: Partial<CatalogueFilters>): CatalogueFilters => ({ ...NO_FILTERS, ...given })

const everyPage = (filters: CatalogueFilters, size = 12) => everyPageOf(db, filters, circumstances, size)

const found = async (q: string) => (await everyPage(asking({ q }), 50)).toSorted()

describe('the pages of the catalogue', () => {
  test.each(CATALOGUE_ORDERS)('hold everyone once, in the order %s', async orden => {
    expect(await everyPage(asking({ orden }))).toEqual(everyMatch(asking({ orden }), knowledge))
  })

  test('have twelve technicians, and a way on only while there are more', async () => {
    const first = await listPublishedTechnicians(db, NO_FILTERS, circumstances)
    expect(first.technicians).toHaveLength(12)
    expect(first.nextCursor).not.toBeNull()
    const all = await listPublishedTechnicians(db, asking({ q: 'minibares' }), circumstances)
    expect(all.technicians.length).toBeLessThan(12)
    expect(all.nextCursor).toBeNull()
  })

  test('start over for a cursor of another order or a forged one', async () => {
    const params = new URLSearchParams({ orden: 'precio_asc', cursor: 'bm9uc2Vuc2U' })
    expect(cataloguePositionFrom(params)).toBeNull()
  })

  test('carry what a card shows, next free hour included', async () => {
    const [card] = (await listPublishedTechnicians(db, asking({ q: 'minibares' }), circumstances)).technicians
    expect(card).toEqual({
      ...{ uid: 'fridge', slug: 'fridge', nombre: 'Técnico fridge', ciudad: 'Inírida', barrio: '' },
      ...{ fotoURL: null, bioCorta: '', especialidades: [], ratingPromedio: 0, resenasCount: 0 },
      ...{ tarifaBase: 50_000, moneda: null, verificado: false },
      nextFree: { date: TODAY, hour: 11 },
    })
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
    const page = await listPublishedTechnicians(db, asking({ q: "o'neil" }), circumstances)
    expect(page.technicians[0]?.nextFree).toEqual({ date: TODAY, hour: 12 })
  })
})

describe('whatever is asked', () => {
  test('the pages are what looking at everyone gives', async () => {
    await fc.assert(
      fc.asyncProperty(FILTERS, async filters => {
        expect(await everyPage(filters)).toEqual(everyMatch(filters, knowledge))
      }),
      { numRuns: rounds(40, 150) },
    )
  }, 120_000)

  test('so are the counter and the range of prices', async () => {
    await fc.assert(
      fc.asyncProperty(FILTERS, async filters => {
        const count = everyMatch(filters, knowledge).length
        expect(await countPublishedTechnicians(db, filters, circumstances)).toEqual({ count, more: false })
        const { min, max, histogram } = await findPriceRange(db, filters, circumstances)
        expect({ min, max }).toEqual(priceRangeOfEveryMatch(filters, knowledge) ?? { min: 0, max: 0 })
        expect(histogram.some(bar => bar > 0)).toBe(max > 0)
      }),
      { numRuns: rounds(30, 100) },
    )
  }, 120_000)

  test('long searches too, when it is known how common each word is', async () => {
    await rows('analyze catalogue_entries')
    const wordsOf = ({ nombre, descripcion, ciudad }: Known) =>
      `${nombre} ${descripcion} ${ciudad}`.split(' ')
    const someWords = (most: number) =>
      fc
        .tuple(fc.nat(GENERATED - 1), fc.nat(20), fc.integer({ min: 1, max: most }))
        .map(([at, from, length]) => wordsOf(generateTechnician(at)).slice(from, from + length))
    await fc.assert(
      fc.asyncProperty(FILTERS, someWords(9), someWords(2), async (filters, ofOne, ofAnother) => {
        const asked = { ...filters, ciudad: null, esp: null, q: [...ofOne, ...ofAnother].join(' ') }
        const matches = everyMatch(asked, knowledge)
        expect(await everyPage(asked)).toEqual(matches)
        expect(await countPublishedTechnicians(db, asked, circumstances)).toEqual({
          count: matches.length,
          more: false,
        })
        const { min, max } = await findPriceRange(db, asked, circumstances)
        expect({ min, max }).toEqual(priceRangeOfEveryMatch(asked, knowledge) ?? { min: 0, max: 0 })
      }),
      { numRuns: rounds(30, 100) },
    )
  }, 120_000)

  test('pages are the same when many fit and they are taken shelf by shelf', async () => {
    await rows('update catalogue_entries set sample_shelf = 0')
    try {
      await fc.assert(
        fc.asyncProperty(FILTERS, async filters => {
          expect(await everyPage(filters)).toEqual(everyMatch(filters, knowledge))
        }),
        { numRuns: rounds(40, 150) },
      )
    } finally {
      await rows('update catalogue_entries set sample_shelf = null')
    }
  }, 120_000)
})

describe('a search', () => {
  test.each([
    ['%', ['percent']],
    ['100%', ['percent']],
    ['e_c', ['underscore']],
    ["'", ['quote']],
    ['o’neil', ['quote']],
    ['C++', ['quote']],
    ['k\\s', ['quote']],
    ['ñandu', ['accents']],
    ['NANDÚ pinguino', ['accents']],
    ['electrica corazon', ['accents']],
    ['café molido', ['decomposed']],
    ['nevera minibar', ['fridge']],
    ['heladera minibar', ['fridge']],
    ['zzzz', []],
    ['2031', []],
    ['2031-05', []],
    ['abaco', ['dated']],
    ['xxxxx', ['long']],
  ])('for %s finds %j', async (q, uids) => {
    expect(await found(q)).toEqual(uids)
  })

  test.each(['fontanero inirida', 'plomería Inírida', 'GASFITER inírida', 'fuga inirida'])(
    'for %s finds the plumber by trade',
    async q => {
      expect(await found(q)).toEqual(['plumber'])
    },
  )

  test.each([
    'q=%00',
    'q=%F0%9F',
    'q=\ud800',
    `q=${'%'.repeat(10_000)}`,
    `q=${'a '.repeat(5000)}`,
    "q='; drop",
  ])('for %s gives a page', async query => {
    const filters = catalogueFiltersFrom(new URLSearchParams(query))
    const page = await listPublishedTechnicians(db, filters, circumstances)
    expect(page.technicians.length).toBeLessThanOrEqual(12)
    expect((await countPublishedTechnicians(db, filters, circumstances)).count).toBeGreaterThanOrEqual(0)
  })
})

describe('a free hour', () => {
  const freeAt = (fecha: string, hora: number, q = 'inirida') => everyPage(asking({ q, fecha, hora }))

  test('is not booked, unless the booking was cancelled', async () => {
    const { fecha, hora } = BOOKED_SLOT
    const free = await freeAt(fecha, hora, '')
    expect(free).toContain('percent')
    expect(free.length).toBeLessThan(await everyPage(NO_FILTERS).then(all => all.length))
  })

  test('may be one of a date with hours of its own', async () => {
    expect(await freeAt('2026-11-22', 18)).toEqual(['sunday'])
    expect(await freeAt('2026-11-22', 17)).toEqual([])
    expect(await freeAt('2026-11-17', 9)).not.toContain('away')
  })

  test('is none on a holiday for those who rest', async () => {
    const free = await freeAt(HOLIDAY, 9)
    expect(free).not.toContain('away')
    expect(free).toContain('fridge')
  })

  test('is none once it has passed', async () => {
    expect(await freeAt(TODAY, 10)).toEqual([])
    expect(await freeAt(TODAY, 11)).toContain('fridge')
    const past = asking({ fecha: TODAY, hora: 10 })
    expect(await countPublishedTechnicians(db, past, circumstances)).toEqual({ count: 0, more: false })
    expect(await findPriceRange(db, past, circumstances)).toMatchObject({ min: 0, max: 0 })
  })
})

describe('a search that finds nobody', () => {
  const corrected = (q: string) => suggestCorrection(db, q)

  test.each([
    ['plomeor', 'plomero'],
    ['electrisista', 'electricista'],
    ['Medelin', 'medellin'],
    ['Plomeor Bogotá', 'plomero Bogotá'],
    ['jaun', 'juan'],
    ['rodrigues', 'rodriguez'],
  ])('for %s was meant for %s', async (q, meant) => {
    expect(await corrected(q)).toBe(meant)
  })

  test.each(['qwertyuiop', 'zz', '%', 'plomero', ''])('for %j has no better', async q => {
    expect(await corrected(q)).toBeNull()
  })
})

describe('what is kept beside the technicians', () => {
  const visible = async (uid: string) => (await everyPage(NO_FILTERS, 100)).includes(uid)

  test('follows publishing, hiding, editing and deleting', async () => {
    await rows(`update technicians set publicado = true where uid = 'hidden'`)
    expect(await found('escondidas')).toEqual(['hidden'])
    await rows(`update technicians set descripcion = 'estufas', ciudad = 'Mitú' where uid = 'hidden'`)
    expect(await found('escondidas')).toEqual([])
    expect(await found('estufas mitu')).toEqual(['hidden'])
    expect(await listCatalogueCities(db)).toContainEqual({ ciudad: 'Mitú', technicians: 1 })
    await rows(`update technicians set publicado = false where uid = 'hidden'`)
    expect(await visible('hidden')).toBe(false)
    expect((await listCatalogueCities(db)).map(({ ciudad }) => ciudad)).not.toContain('Mitú')
    await rows(`delete from reservas where "technicianId" = 'hidden'`)
    await rows(`update technicians set publicado = true where uid = 'hidden'`)
    await rows(`delete from technicians where uid = 'hidden'`)
    expect(await visible('hidden')).toBe(false)
  })

  test('does not mind hours that are no hours', async () => {
    await rows(
      `update technicians set horarios = '{"lun": "nunca", "mar": [{"inicio": "tarde"}, 7, null]}',
         excepciones = '{"fechas": [], "festivos": "sí"}' where uid = 'long'`,
    )
    const entries = await rows<{ hours: string }>(
      `select hours::text from catalogue_entries where uid = 'long'`,
    )
    expect(entries[0]?.hours).toBe('0'.repeat(84))
    await rows('update technicians set horarios = default, excepciones = default where uid = $1', ['long'])
  })

  test('counts cities by name, whatever the spelling', async () => {
    await rows(`update technicians set ciudad = ' INIRIDA ' where uid = 'quote'`)
    const cities = await listCatalogueCities(db)
    expect(cities.find(({ ciudad }) => ciudad === 'Inírida')?.technicians).toBe(SPECIAL.length - 2)
    expect(cities.map(({ ciudad }) => ciudad)).toContain('Bogotá')
  })
})

test('the home page shows the six best', async () => {
  const top = await listTopTechnicians(db, { disponible: true }, 6, circumstances)
  expect(top.map(({ uid }) => uid)).toEqual(everyMatch(asking({ disponible: true }), knowledge).slice(0, 6))
})

test('hours are written as bookings write them', () => {
  expect(hourText(BOOKED_SLOT.hora)).toBe('09:00')
})
