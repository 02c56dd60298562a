// Typical catalogue queries, each in a few variants, so that no single result stays cached.
import type { Limits } from '#bench/support/bench.ts'
import type { CatalogueCursor } from '#catalogue/domain/catalogue-cursor.ts'
import {
  CATALOGUE_ORDERS,
  CATALOGUE_PAGE_SIZE,
  type CatalogueFilters,
  type CatalogueOrder,
  NO_FILTERS,
} from '#catalogue/domain/catalogue-filters.ts'
import { listCatalogueCities } from '#catalogue/persistence/catalogue-cities.server.ts'
import { searchCatalogue } from '#catalogue/use-cases/search-catalogue.server.ts'
import { addDays, bogotaDate, weekdayOf } from '#platform/domain/time.ts'
import type { Database, PooledDb } from '#platform/persistence/database.server.ts'

export interface BenchQuery {
  readonly what: string
  /** At a million technicians, p95 in milliseconds. */
  readonly limitsMs: Limits
  run(db: PooledDb, sample: number): Promise<unknown>
}

type SomeFilters = Partial<CatalogueFilters>

const DEEP_PAGE = 1_000
/** What most people ask: the first page, a trade, a place, both, a name, each filter. */
const EVERYDAY = { reach: 60, aim: 30 }
const OTHER = { reach: 150, aim: 60 }
const TWO_LETTERS = { reach: 1_000, aim: 300 }
const OTHER_QUESTIONS =
  /common search|rare search|one letter|long|hopeless|number|correction|people ask|all at once|up to a price|free hour|deep/

function limitsOf(what: string): Limits {
  if (what.startsWith('two letters')) return TWO_LETTERS
  return OTHER_QUESTIONS.test(what) ? OTHER : EVERYDAY
}
const moment = { now: new Date(), isHoliday: () => false }
const filters = (given: SomeFilters | undefined): CatalogueFilters => ({ ...NO_FILTERS, ...given })
const searches = (...texts: string[]): SomeFilters[] => texts.map(q => ({ q }))

/** The next such weekday; 0 is Monday. */
function nextDate(weekday: number): string {
  const today = bogotaDate(moment.now)
  return addDays(today, 1 + ((weekday - weekdayOf(addDays(today, 1)) + 7) % 7))
}

function spanFrom(libreDesde: string, days: number): SomeFilters {
  return { libreDesde, libreHasta: addDays(libreDesde, days - 1), hora: 'noche' }
}

const SEARCHES: Record<string, SomeFilters[]> = {
  'people ask': searches(
    'se me dañó la nevera',
    'plomero en suba',
    'necesito un electricista urgente en medellín',
    'la lavadora no enciende',
    'cambiar la guarda de la puerta en cali',
  ),
  'common search': searches(
    'garantía',
    'experiencia',
    'instalación',
    'mantenimiento',
    'repuestos originales',
  ),
  'search for a trade': searches(
    'plomero',
    'electricista',
    'nevera',
    'pintor',
    'cerrajería',
    'aire acondicionado',
  ),
  'trade and city': searches('plomero bogotá', 'electricista cali', 'drywall medellín', 'nevera soacha'),
  'search for a name': searches('juan rodríguez', 'diana gómez', 'wilson', 'quintín', 'upegui', 'zulma'),
  'rare search': searches('zigbee', 'ganzúas', 'monocristalino', 'colchonería', 'geófono', 'sapán'),
  'one letter': searches('a', 'e', 'x', 'w', 'k', 'ñ', '7'),
  'long search': searches(
    'técnico con experiencia en reparación de neveras no frost en bogotá con garantía',
    'instalación de minisplit y mantenimiento de aires acondicionados en barranquilla',
    'cambio de breakers y revisión de cortocircuitos en apartamento cali',
    'pintura de fachadas y estuco plástico con garantía escrita en medellín',
  ),
  'hopeless search': searches('plomeor', 'qwertyuiop', 'zzzz', 'xñq', 'no hay nada asíííí', '%%%'),
}

const FILTERS: Record<string, SomeFilters[]> = {
  'large city': [{ ciudad: 'Bogotá' }, { ciudad: 'medellin' }, { ciudad: 'Cali' }],
  'small city': [{ ciudad: 'Leticia' }, { ciudad: 'San Andrés' }, { ciudad: 'Girardot' }, { ciudad: 'Buga' }],
  'common specialty': [{ esp: 'Plomería' }, { esp: 'Electricidad' }, { esp: 'Pintura' }],
  'rare specialty': [{ esp: 'Domótica básica' }, { esp: 'Paneles solares (básico)' }, { esp: 'Tapicería' }],
  'only available': [{ disponible: true }],
  'minimum rating': [{ minRating: 3 }, { minRating: 4 }, { minRating: 4.5 }],
  'only 5.0': [{ perfect: true }],
  'confirms at once': [
    { instante: true },
    { instante: true, esp: 'Tapicería' },
    { instante: true, ciudad: 'Leticia' },
  ],
  'price range': [
    { minPrecio: 40_000, maxPrecio: 60_000 },
    { minPrecio: 100_000 },
    { minPrecio: 61_200, maxPrecio: 61_900 },
  ],
  'free on a weekday': [0, 1, 2, 3, 4].map(day => ({ fecha: nextDate(day), hora: 9 + day })),
  'free on a day': [0, 1, 2, 3, 4].map(day => ({ fecha: nextDate(day) })),
  'free in the evening': [0, 1, 2, 3, 4].map(day => ({ fecha: nextDate(day), hora: 19 })),
  'free on Sunday evening': [{ fecha: nextDate(6), hora: 18 }],
  'free on one of three evenings': [0, 1, 2].map(day => spanFrom(nextDate(day), 3)),
  'free on one of a month of evenings': [spanFrom(nextDate(0), 31)],
  'specialty in a city': [
    { esp: 'Plomería', ciudad: 'Bogotá' },
    { esp: 'Drywall', ciudad: 'Pasto' },
    { esp: 'Paneles solares (básico)', ciudad: 'Leticia' },
  ],
  'specialty in a city at a free hour': [
    { esp: 'Plomería', ciudad: 'Bogotá', fecha: nextDate(1), hora: 10 },
    { esp: 'Electricidad', ciudad: 'Cali', fecha: nextDate(5), hora: 9 },
    { esp: 'Neveras', ciudad: 'Pasto', fecha: nextDate(6), hora: 18 },
  ],
  'trade in a city, available, up to a price': [
    { q: 'plomero', ciudad: 'Medellín', disponible: true, maxPrecio: 60_000 },
    { q: 'cerrajero', ciudad: 'Soacha', disponible: true, maxPrecio: 80_000, minRating: 4 },
  ],
  'all at once': [
    {
      ...{ q: 'garantía', esp: 'Pintura', ciudad: 'Cali', disponible: true, minRating: 4 },
      ...{ minPrecio: 30_000, maxPrecio: 60_000, fecha: nextDate(2), hora: 10 },
    },
  ],
}

export async function catalogueQueries(database: Database): Promise<BenchQuery[]> {
  const pairs = { 'two letters': searches(...(await pairsOf(database))) }
  const numbers = { 'a number': searches('24', '47', '1998', '3187', '60') }
  const cursors = await deepCursors(database)
  const variantsByName = { ...SEARCHES, ...pairs, ...numbers, ...FILTERS }
  const pages = Object.entries(variantsByName).map(([what, variants]) => page(what, variants))
  const inPriceOrder = Object.entries(FILTERS).map(([what, variants]) =>
    page(
      `${what}, by price`,
      variants.map((each, index) => ({
        ...each,
        orden: CATALOGUE_ORDERS[1 + (index % 2)] as CatalogueOrder,
      })),
    ),
  )
  return [
    page('first page', [NO_FILTERS]),
    page('first page, by price', [{ orden: 'precio_asc' }, { orden: 'precio_desc' }]),
    {
      what: `page ${DEEP_PAGE} deep`,
      limitsMs: OTHER,
      run: (db, sample) => {
        const cursor = cursors[sample % cursors.length] as CatalogueCursor
        return searchCatalogue(db, filters({ orden: cursor.orden }), moment, {
          cursor,
          size: CATALOGUE_PAGE_SIZE,
        })
      },
    },
    ...pages,
    ...inPriceOrder,
    page('correction', searches('plomeor', 'electricsta', 'Medelin', 'jaun rodriguez')),
    { what: 'cities', limitsMs: EVERYDAY, run: db => listCatalogueCities(db) },
  ]
}

/** The whole answer: one page, the count and the prices. */
function page(what: string, variants: readonly SomeFilters[]): BenchQuery {
  const size = CATALOGUE_PAGE_SIZE
  return {
    what,
    limitsMs: limitsOf(what),
    run: (db, sample) => searchCatalogue(db, filters(variants[sample % variants.length]), moment, { size }),
  }
}

/** About 40 of the pairs of letters in the vocabulary, evenly spread over the alphabet. */
async function pairsOf({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ pair: string }>(
    `select distinct substr(word, position, 2) as pair from catalogue_words, generate_series(1, length(word) - 1) as position
     where substr(word, position, 2) ~ '^[a-z0-9]{2}$' order by pair`,
  )
  return rows.filter((_, index) => index % Math.ceil(rows.length / 40) === 0).map(({ pair }) => pair)
}

/** A cursor at that page in each order; with fewer pages, at the middle of the list. */
async function deepCursors({ pool }: Database): Promise<CatalogueCursor[]> {
  const { rows } = await pool.query<{ count: string }>('select count(*) from catalogue')
  const depth = Math.min(DEEP_PAGE * CATALOGUE_PAGE_SIZE, Math.floor(Number(rows[0]?.count) / 2))
  const cursors = CATALOGUE_ORDERS.map(async orden => {
    const { rows: found } = await pool.query<Omit<CatalogueCursor, 'orden' | 'step' | 'rank'>>(
      `select ${KEYS[orden]} as key, name, uid from catalogue order by ${KEYS[orden]}, name, uid offset $1 limit 1`,
      [depth],
    )
    return { ...(found[0] as CatalogueCursor), orden, step: 0, rank: 0 }
  })
  return Promise.all(cursors)
}

const KEYS: Record<CatalogueOrder, string> = {
  rating: 'by_rating',
  precio_asc: 'by_price',
  precio_desc: 'by_price_off',
}
