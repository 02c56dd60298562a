// Fixtures of the catalogue tests: technicians, arbitrary filters, all pages of a result.
import fc from 'fast-check'
import { expect } from 'vitest'
import { CATALOGUE_ORDERS, type CatalogueFilters } from '#catalogue/domain/catalogue-filters.ts'
import type { CatalogueWords } from '#catalogue/persistence/catalogue-words.server.ts'
import { searchCatalogue } from '#catalogue/use-cases/search-catalogue.server.ts'
import { addDays } from '#platform/domain/time.ts'
import type { PooledDb } from '#platform/persistence/database.server.ts'
import type { Moment } from '#technicians/domain/free-hours.ts'
import { SPECIALTIES } from '#technicians/domain/specialties.ts'
import { everyMatch, type Knowledge, type Known } from '#tests/support/people/slow-catalogue.ts'
import type { TestDatabase } from '#tests/support/program/database.ts'

/** With an account each, plus one client with the uid 'client'. */
export async function storeTechnicians(
  rows: TestDatabase['rows'],
  technicians: readonly Known[],
): Promise<void> {
  const people = JSON.stringify(technicians)
  await rows(`insert into users (uid, name, email) values ('client', 'Cliente', 'cliente@correo.co')`)
  await rows(
    `insert into users (uid, name, email) select uid, nombre, lower(uid) || '@correo.co'
     from json_populate_recordset(null::technicians, $1)`,
    [people],
  )
  await rows(
    `insert into technicians (uid, nombre, slug, ciudad, barrio, "zonasCobertura", especialidades, servicios, descripcion,
       "bioCorta", tags, disponible, "ratingPromedio", "tarifaBase", horarios, excepciones, publicado)
     select uid, nombre, uid, ciudad, barrio, "zonasCobertura", especialidades, servicios, descripcion,
       "bioCorta", tags, disponible, "ratingPromedio", "tarifaBase", horarios, excepciones, publicado
     from json_populate_recordset(null::technicians, $1)`,
    [people],
  )
}

interface PageOptions {
  readonly size: number
  readonly countLimit?: number
  readonly words?: CatalogueWords
}

const PAGE_SIZE = 12

/** The uids of all pages, in order, and whether something was given up or corrected to find them. */
async function searchEveryPage(
  db: PooledDb,
  filters: CatalogueFilters,
  moment: Moment,
  options: PageOptions,
): Promise<{ uids: string[]; isRelaxed: boolean }> {
  const { report, ...first } = await searchCatalogue(db, filters, moment, options)
  const q = report.correction ?? filters.q
  const uids = first.technicians.map(({ uid, slug }) => uid ?? slug)
  for (let cursor = first.nextCursor; cursor; ) {
    const page = await searchCatalogue(db, { ...filters, q }, moment, { ...options, cursor })
    uids.push(...page.technicians.map(({ uid, slug }) => uid ?? slug))
    cursor = page.nextCursor
  }
  return { uids, isRelaxed: report.correction !== null || report.dropped.length > 0 }
}

export async function everyPageOf(
  db: PooledDb,
  filters: CatalogueFilters,
  moment: Moment,
  options: PageOptions = { size: PAGE_SIZE },
): Promise<string[]> {
  return (await searchEveryPage(db, filters, moment, options)).uids
}

/** D43: who matches, in order; when relaxed, nobody who matches exactly is left out. */
export async function expectEveryMatch(
  db: PooledDb,
  filters: CatalogueFilters,
  knowledge: Knowledge,
  options: PageOptions = { size: PAGE_SIZE },
): Promise<void> {
  const { uids, isRelaxed } = await searchEveryPage(db, filters, knowledge, options)
  const matches = everyMatch(filters, knowledge)
  expect(new Set(uids).size).toBe(uids.length)
  if (isRelaxed) expect(matches.filter(uid => !uids.includes(uid))).toEqual([])
  else expect(uids).toEqual(matches)
}

const WORDS =
  'plomero nevera bogotá cali suba laureles norte a e de w xi zz % _ 24 7 ganzúas garantía rodríguez juan favor necesito instalación c++'.split(
    ' ',
  )
/** A day, or a span of some days from it. */
function timeOf(slot: Pick<CatalogueFilters, 'fecha' | 'hora'> | null, more: number | null) {
  const { fecha, hora } = slot ?? { fecha: null, hora: null }
  if (fecha === null || !more) return { fecha, libreDesde: null, libreHasta: null, hora }
  return { fecha: null, libreDesde: fecha, libreHasta: addDays(fecha, more), hora }
}

export const anyFilters = (today: string): fc.Arbitrary<CatalogueFilters> =>
  fc
    .record({
      q: fc.oneof(
        { weight: 2, arbitrary: fc.constant('') },
        {
          weight: 3,
          arbitrary: fc.array(fc.constantFrom(...WORDS), { maxLength: 3 }).map(each => each.join(' ')),
        },
      ),
      esp: fc.option(fc.constantFrom(...SPECIALTIES.map(({ label }) => label)), { freq: 2 }),
      ciudad: fc.option(fc.constantFrom('BOGOTA', 'Medellín', 'cali', 'Leticia', 'inirida', '%'), {
        freq: 2,
      }),
      lugar: fc.constantFrom(null, null, null, null, 'Suba', 'laureles', 'Norte', 'Nowhere'),
      minRating: fc.constantFrom(0, 0, 3, 4, 4.5, 4.87),
      minPrecio: fc.option(fc.constantFrom(0, 30_000, 50_000, 61_000), { freq: 2 }),
      maxPrecio: fc.option(fc.constantFrom(61_000, 75_000, 100_000), { freq: 2 }),
      orden: fc.constantFrom(...CATALOGUE_ORDERS),
      disponible: fc.boolean(),
      perfect: fc.constantFrom(false, false, false, true),
      instante: fc.constantFrom(false, false, false, true),
    })
    .chain(filters =>
      fc
        .option(
          fc.record({
            fecha: fc.nat(40).map(days => addDays(today, days)),
            hora: fc.option(
              fc.oneof(fc.integer({ min: 8, max: 19 }), fc.constantFrom('manana', 'tarde', 'noche')),
            ),
          }),
          { freq: 2 },
        )
        .chain(slot =>
          fc.option(fc.nat(9), { freq: 3 }).map(more => ({ ...filters, ...timeOf(slot, more) })),
        ),
    )
