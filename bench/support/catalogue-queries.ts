// Typical catalogue queries, each in a few variants, so that no single result stays cached.
import { addDays, bogotaDate, weekdayOf } from '#domain/bogota-time.ts'
import type { CatalogueCursor } from '#domain/technicians/catalogue-cursor.ts'
import { type CatalogueFilters, NO_FILTERS } from '#domain/technicians/catalogue-filters.ts'
import { CATALOGUE_ORDERS, type CatalogueOrder } from '#domain/technicians/catalogue-order.ts'
import {
  countPublishedTechnicians,
  findPriceRange,
  listCatalogueCities,
  listPublishedTechnicians,
} from '#persistence/catalogue/catalogue.server.ts'
import { suggestCorrection } from '#persistence/catalogue/catalogue-correction.server.ts'
import type { Database, Db } from '#persistence/database.server.ts'

export interface BenchQuery {
  readonly what: string
  run(db: Db, sample: number): Promise<unknown>
}

type SomeFilters = Partial<CatalogueFilters>

const DEEP_PAGE = 1_000
const moment = { now: new Date(), isHoliday: () => false }
const filters = (given: SomeFilters | undefined): CatalogueFilters => ({ ...NO_FILTERS, ...given })
const searches = (...texts: string[]): SomeFilters[] => texts.map(q => ({ q }))

/** The next such weekday; 0 is Monday. */
function nextDate(weekday: number): string {
  const today = bogotaDate(moment.now)
  return addDays(today, 1 + ((weekday - weekdayOf(addDays(today, 1)) + 7) % 7))
}

const SEARCHES: Record<string, SomeFilters[]> = {
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
  'price range': [
    { minPrecio: 40_000, maxPrecio: 60_000 },
    { minPrecio: 100_000 },
    { minPrecio: 61_200, maxPrecio: 61_900 },
  ],
  'free on a weekday': [0, 1, 2, 3, 4].map(day => ({ fecha: nextDate(day), hora: 9 + day })),
  'free in the evening': [0, 1, 2, 3, 4].map(day => ({ fecha: nextDate(day), hora: 19 })),
  'free on Sunday evening': [{ fecha: nextDate(6), hora: 18 }],
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
      run: (db, sample) => {
        const cursor = cursors[sample % cursors.length] as CatalogueCursor
        return listPublishedTechnicians(db, filters({ orden: cursor.orden }), moment, { cursor })
      },
    },
    ...pages,
    ...inPriceOrder,
    ...Object.entries({ 'no filter': [NO_FILTERS], ...variantsByName }).map(([what, variants]) =>
      queryOf(`counter: ${what}`, variants, countPublishedTechnicians),
    ),
    ...Object.entries({ 'no filter': [NO_FILTERS], ...variantsByName }).map(([what, variants]) =>
      queryOf(`prices: ${what}`, variants, findPriceRange),
    ),
    queryOf('correction', searches('plomeor', 'electrisista', 'Medelin', 'jaun rodriguez'), (db, { q }) =>
      suggestCorrection(db, q),
    ),
    { what: 'cities', run: db => listCatalogueCities(db) },
  ]
}

function page(what: string, variants: readonly SomeFilters[]): BenchQuery {
  return queryOf(what, variants, listPublishedTechnicians)
}

function queryOf(
  what: string,
  variants: readonly SomeFilters[],
  query: (db: Db, applied: CatalogueFilters, at: typeof moment) => Promise<unknown>,
): BenchQuery {
  return { what, run: (db, sample) => query(db, filters(variants[sample % variants.length]), moment) }
}

/** About 40 of the two-letter grams in the index, evenly spread over the alphabet. */
async function pairsOf({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ gram: string }>(
    `select distinct gram from catalogue_grams where gram ~ '^[a-z0-9]{2}$' order by gram`,
  )
  return rows.filter((_, index) => index % Math.ceil(rows.length / 40) === 0).map(({ gram }) => gram)
}

/** A cursor at that page in each order; with fewer pages, at the middle of the list. */
async function deepCursors({ pool }: Database): Promise<CatalogueCursor[]> {
  const { rows } = await pool.query<{ count: string }>('select count(*) from catalogue_entries')
  const depth = Math.min(DEEP_PAGE * 12, Math.floor(Number(rows[0]?.count) / 2))
  const cursors = CATALOGUE_ORDERS.map(async orden => {
    const { rows: found } = await pool.query<Omit<CatalogueCursor, 'orden'>>(
      `select ${orden === 'rating' ? 'rating' : 'price'} as value, name, uid from catalogue_entries
       order by ${KEYS[orden]}, name, uid offset $1 limit 1`,
      [depth],
    )
    return { ...(found[0] as CatalogueCursor), orden }
  })
  return Promise.all(cursors)
}

const KEYS: Record<CatalogueOrder, string> = {
  rating: '-rating',
  precio_asc: 'price nulls last',
  precio_desc: '-price nulls last',
}
