// Searches, free hours, corrections, and the tables that triggers keep for the catalogue.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CATALOGUE_ORDERS, type CatalogueFilters, NO_FILTERS } from '#catalogue/domain/catalogue-filters.ts'
import { catalogueFiltersFrom } from '#catalogue/domain/catalogue-filters-from.ts'
import { listCatalogueCities } from '#catalogue/persistence/catalogue-cities.server.ts'
import { createCataloguePlaces } from '#catalogue/persistence/catalogue-places.server.ts'
import { createCatalogueVocabulary } from '#catalogue/persistence/catalogue-vocabulary.server.ts'
import { searchCatalogue } from '#catalogue/use-cases/search-catalogue.server.ts'
import { openDatabase } from '#platform/persistence/database.server.ts'
import { DEFAULT_WEEKLY_HOURS } from '#technicians/domain/technician.ts'
import { everyPageOf } from '#tests/support/people/catalogue.ts'
import {
  asking,
  BOOKED_SLOT,
  circumstances,
  HOLIDAY,
  storeCatalogue,
  TODAY,
} from '#tests/support/people/catalogue-examples.ts'
import { testDatabase } from '#tests/support/program/database.ts'
import { writeUnchecked } from '#tests/support/program/unchecked-json.ts'

const database = await testDatabase()
const { db, rows } = database

beforeAll(() => storeCatalogue(database), 120_000)

const everyPage = (filters: CatalogueFilters, size = 12) => everyPageOf(db, filters, circumstances, { size })

const found = async (q: string) => (await everyPage(asking({ q }), 50)).toSorted()

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
    ['café molido', ['decomposed']],
    ['zzzz', []],
    ['2031', []],
    ['2031-05', []],
    ['abaco', ['dated']],
    ['xxxxx', ['long']],
  ])('for %s finds %j', async (q, uids) => {
    expect(await found(q)).toEqual(uids)
  })

  test('what is left over beside a trade orders, and excludes nobody', async () => {
    const electricians = await everyPage(asking({ q: 'electricista', disponible: true }), 50)
    const last = electricians.at(-1)
    const adds = (text: string) =>
      rows(`update technicians set descripcion = descripcion || $2 where uid = $1`, [last, text])
    await adds(' violonchelo')
    const ordered = await everyPage(asking({ q: 'electricista con violonchelo', disponible: true }), 50)
    expect(ordered[0]).toBe(last)
    expect(ordered.toSorted()).toEqual(electricians.toSorted())
    await rows(
      `update technicians set descripcion = replace(descripcion, ' violonchelo', '') where uid = $1`,
      [last],
    )
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
    const { technicians, tally } = await searchCatalogue(db, filters, circumstances, { size: 12 })
    expect(technicians.length).toBeLessThanOrEqual(12)
    expect(tally.count).toBeGreaterThanOrEqual(technicians.length)
  })
})

test.each(['plomería yumbo', 'plomería violoncelo yumbo'])(
  'for %s somebody who only mentions the trade does not hide those of the nearest city who have it',
  async q => {
    const [before] = await rows<{ ciudad: string; descripcion: string }>(
      `select ciudad, descripcion from technicians where uid = 'long'`,
    )
    const plumberOfCali = `(select uid from technicians where publicado and ciudad = 'Cali'
    and 'Plomería' = any (especialidades) order by uid limit 1)`
    const [plumber] = await rows<{ descripcion: string }>(
      `select descripcion from technicians where uid = ${plumberOfCali}`,
    )
    const changes = (uid: string, { ciudad = 'Cali', descripcion = '' } = {}) =>
      rows(`update technicians set ciudad = $1, descripcion = $2 where uid = ${uid}`, [ciudad, descripcion])
    await changes(`'long'`, { ciudad: 'Yumbo', descripcion: 'También hago plomería y violoncelos' })
    await changes(plumberOfCali, { descripcion: 'Violoncelo en los ratos libres' })
    const { report, technicians } = await searchCatalogue(db, asking({ q }), circumstances)
    expect(report).toMatchObject({ dropped: ['place'], nearestCity: 'Cali' })
    expect(technicians[0]?.ciudad).toBe('Cali')
    await changes(`'long'`, before)
    await changes(plumberOfCali, plumber)
  },
)

test('somebody who only mentions the trade is found in the own city and in no other', async () => {
  expect(await everyPage(asking({ q: 'heladera', ciudad: 'Inírida' }))).toContain('fridge')
  const elsewhere = await everyPage(asking({ q: 'heladera', ciudad: 'Bogotá' }))
  expect(elsewhere.length).toBeGreaterThan(0)
  expect(elsewhere).not.toContain('fridge')
})

test('a search for a word of very many spellings finds everybody who holds one', async () => {
  const adds = (uid: string, word: string) =>
    rows(`update technicians set descripcion = descripcion || ' ' || $2 where uid = $1`, [uid, word])
  await adds('fridge', 'sitarista')
  await rows(`insert into catalogue_words select 'sitarista', 'mention' from generate_series(1, 1000)`)
  await adds('plumber', 'sitarero')
  expect(await found('sitar')).toEqual(['fridge', 'plumber'])
})

describe('a free hour', () => {
  const freeAt = (fecha: string, hora: number, others: Partial<CatalogueFilters> = {}) =>
    everyPage(asking({ q: 'inirida', fecha, hora, ...others }))

  test('is not booked, unless the booking was cancelled', async () => {
    const { fecha, hora } = BOOKED_SLOT
    const free = await freeAt(fecha, hora, { q: '' })
    expect(free).toContain('percent')
    expect(free.length).toBeLessThan(await everyPage(NO_FILTERS).then(all => all.length))
  })

  test.each(CATALOGUE_ORDERS)('on a Sunday is one of who works then, in the order %s', async orden => {
    const weekly = (uid: string, horarios: object) =>
      rows('update technicians set horarios = $2 where uid = $1', [uid, JSON.stringify(horarios)])
    await weekly('fridge', { ...DEFAULT_WEEKLY_HOURS, dom: [{ inicio: '09:00', fin: '11:00' }] })
    expect(await freeAt('2026-11-22', 10, { orden })).toEqual(['fridge'])
    expect(await freeAt('2026-11-22', 11, { orden })).toEqual([])
    await weekly('fridge', DEFAULT_WEEKLY_HOURS)
  })

  test.each(CATALOGUE_ORDERS)('may come from the exceptions of a date, in the order %s', async orden => {
    expect(await freeAt('2026-11-22', 18, { orden })).toEqual(['sunday'])
    expect(await freeAt('2026-11-22', 17, { orden })).toEqual([])
    expect(await freeAt('2026-11-17', 9, { orden })).not.toContain('away')
  })

  test('does not exist on a holiday with `festivos`', async () => {
    const free = await freeAt(HOLIDAY, 9)
    expect(free).not.toContain('away')
    expect(free).toContain('fridge')
  })

  test('does not exist once it has passed', async () => {
    expect(await freeAt(TODAY, 10)).toEqual([])
    expect(await freeAt(TODAY, 11)).toContain('fridge')
    const past = asking({ fecha: TODAY, hora: 10 })
    expect(await searchCatalogue(db, past, circumstances)).toMatchObject({
      tally: { count: 0, more: false },
      prices: { min: 0, max: 0 },
    })
  })
})

describe('a day in the text', () => {
  test('finds who is free then, as the filter does', async () => {
    const sunday = await found('inírida el domingo')
    expect(sunday).toEqual(['sunday'])
    expect(await found('inírida el domingo en la mañana')).toEqual([])
    const tomorrow = await found('inírida mañana')
    expect(tomorrow).not.toContain('away')
    expect(tomorrow).toEqual((await everyPage(asking({ q: 'inírida', fecha: '2026-11-17' }))).toSorted())
  })

  test('is the day of the hour that the cards show', async () => {
    const hourOf = async (q: string) => {
      const { technicians } = await searchCatalogue(db, asking({ q }), circumstances)
      return technicians.find(({ uid }) => uid === 'fridge')?.nextFree
    }
    expect(await hourOf('inírida')).toMatchObject({ date: TODAY })
    expect(await hourOf('inírida mañana')).toMatchObject({ date: '2026-11-17' })
    const { hour } = (await hourOf('inírida mañana en la tarde')) ?? {}
    expect(hour).toBeGreaterThanOrEqual(12)
  })

  test('gives way to a chosen one', async () => {
    const chosen = asking({ q: 'inírida mañana', fecha: '2026-11-22', hora: 'noche' })
    expect(await everyPage(chosen)).toEqual(['sunday'])
  })

  test('leaves whoever is called so in the list', async () => {
    await rows(`update technicians set nombre = 'Domingo Pérez', horarios = '{}' where uid = 'percent'`)
    expect(await found('inírida domingo')).toEqual(['percent', 'sunday'])
    await rows(`update technicians set nombre = 'Técnico percent', horarios = $1 where uid = 'percent'`, [
      JSON.stringify(DEFAULT_WEEKLY_HOURS),
    ])
  })
})

describe('a search without results', () => {
  test('names words that no profile holds, and not those that only the filters exclude', async () => {
    const failed = async (changes: Partial<CatalogueFilters>) =>
      (await searchCatalogue(db, asking(changes), circumstances)).report.unknownWords
    expect(await failed({ q: 'qwxzqwxz', perfect: true })).toEqual(['qwxzqwxz'])
    expect(await failed({ q: 'xilofones', perfect: true })).toEqual([])
    expect(await failed({ q: 'xilofones' })).toEqual([])
  })

  const corrected = async (q: string) =>
    (await searchCatalogue(db, asking({ q }), circumstances)).report.correction

  test.each([
    ['plomeor', 'plomero'],
    ['Medelin', 'Medellín'],
    ['Plomeor Bogotá', 'plomero Bogotá'],
    ['rodrigues', 'rodriguez'],
  ])('for %s is corrected to %s', async (q, expected) => {
    expect(await corrected(q)).toBe(expected)
  })

  test.each([
    ['plomero en tokio', 'tokio'],
    ['plomero en villa de leyvax barato', 'villa de leyvax'],
    ['plomero en cobre', null],
    ['plomero en mi casa', null],
    ['plomero tokio', null],
  ])('%s asks for a place that nobody knows: %s', async (q, expected) => {
    const { report, tally } = await searchCatalogue(db, asking({ q }), circumstances)
    expect(report.unknownPlace).toBe(expected)
    expect(tally.count).toBeGreaterThan(0)
  })

  test.each(['qwertyuiop', 'zz', '%', 'plomero', 'jaun', 'urgente', ''])(
    'for %j has no correction',
    async q => {
      expect(await corrected(q)).toBeNull()
    },
  )
})

describe('a day with nobody', () => {
  test.each<[Partial<CatalogueFilters>, string | null]>([
    [{ q: 'fridge', fecha: TODAY, hora: 10 }, '2026-11-17'],
    [{ q: 'sunday', fecha: '2026-11-23', hora: 'noche' }, null],
    [{ q: 'sunday', fecha: '2026-11-17', hora: 'noche' }, '2026-11-22'],
    [{ q: 'sunday', libreDesde: '2026-11-17', libreHasta: '2026-11-20', hora: 'noche' }, '2026-11-22'],
  ])('%j: the next one with somebody is %s', async (asked, day) => {
    const { report, tally } = await searchCatalogue(db, asking(asked), circumstances)
    expect([tally.count, report.nextDay]).toEqual([0, day])
  })
})

describe('the statements of a search that was never seen', () => {
  const counted: string[] = []
  const { db: observed, pool } = openDatabase(database.connection, () => {}, {
    observe: ({ text }) => void counted.push(text),
  })
  const options = {
    words: createCatalogueVocabulary(observed, () => true),
    places: createCataloguePlaces(observed),
  }
  beforeAll(async () => {
    // What is kept for all searches.
    await searchCatalogue(observed, asking({ q: 'a' }), circumstances, options)
  })
  afterAll(() => pool.end())

  test.each<[Partial<CatalogueFilters>, number]>([
    [{}, 4],
    [{ q: 'plomero' }, 4],
    [{ q: 'plomero bogotá' }, 4],
    [{ q: 'plomero', ciudad: 'Bogotá', maxPrecio: 100_000 }, 4],
    [{ q: 'electricista económico mañana' }, 4],
    [{ q: 'plomero urgente' }, 4],
    [{ libreDesde: '2026-11-17', libreHasta: '2026-11-20', hora: 'noche' }, 4],
    [{ q: 'rodríguez' }, 4],
    // Nobody, and the next day.
    [{ q: 'sunday', fecha: '2026-11-17', hora: 'noche' }, 4],
  ])('%j: at most %i', async (asked, most) => {
    counted.length = 0
    await searchCatalogue(observed, asking(asked), circumstances, options)
    expect(counted.length).toBeGreaterThan(0)
    expect(counted.length, counted.join('\n')).toBeLessThanOrEqual(most)
  })
})

describe('the catalogue tables', () => {
  const visible = async (uid: string) => (await everyPage(NO_FILTERS, 100)).includes(uid)

  test('follow publishing, hiding, editing and deleting', async () => {
    await rows(`update technicians set publicado = true where uid = 'hidden'`)
    expect(await found('escondidas')).toEqual(['hidden'])
    await rows(`update technicians set descripcion = 'acordeones', ciudad = 'Mitú' where uid = 'hidden'`)
    expect(await found('escondidas')).toEqual([])
    expect(await found('acordeones mitu')).toEqual(['hidden'])
    expect(await listCatalogueCities(db)).toContain('Mitú')
    await rows(`update technicians set publicado = false where uid = 'hidden'`)
    expect(await visible('hidden')).toBe(false)
    expect(await listCatalogueCities(db)).not.toContain('Mitú')
    await rows(`delete from reservas where "technicianId" = 'hidden'`)
    await rows(`update technicians set publicado = true where uid = 'hidden'`)
    await rows(`delete from technicians where uid = 'hidden'`)
    expect(await visible('hidden')).toBe(false)
  })

  test('treat invalid hours as closed', async () => {
    await writeUnchecked(
      rows,
      `update technicians set horarios = '{"lun": "nunca", "mar": [{"inicio": "tarde"}, 7, null]}',
         excepciones = '{"fechas": [], "festivos": "sí"}' where uid = 'long'`,
    )
    const entries = await rows<{ hours: string }>(`select hours::text from catalogue where uid = 'long'`)
    expect(entries[0]?.hours).toBe('0'.repeat(84))
    await rows('update technicians set horarios = default, excepciones = default where uid = $1', ['long'])
  })

  test('count cities ignoring their spelling', async () => {
    await rows(`update technicians set ciudad = ' INIRIDA ' where uid = 'quote'`)
    const cities = await listCatalogueCities(db)
    expect(cities.filter(city => /in[ií]rida/i.test(city))).toEqual(['Inírida'])
    expect(cities).toContain('Bogotá')
  })
})
