// The triggers keep the catalogue tables equal to technicians and bookings, also under concurrent writes.
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { NO_FILTERS } from '#catalogue/domain/catalogue-filters.ts'
import { listCatalogueCities } from '#catalogue/persistence/catalogue-cities.server.ts'
import { generateTechnician } from '#database/generate/technician.ts'
import { plainText } from '#platform/domain/plain-text.ts'
import { instantAt } from '#platform/domain/time.ts'
import {
  anyFilters,
  everyPageOf,
  expectEveryMatch,
  storeTechnicians,
} from '#tests/support/people/catalogue.ts'
import type { Knowledge, Known } from '#tests/support/people/slow-catalogue.ts'
import { testDatabase } from '#tests/support/program/database.ts'
import { rounds } from '#tests/support/program/rounds.ts'

const { db, rows } = await testDatabase()
const TODAY = '2026-11-16'
const PEOPLE = 60
const LANES = 6
const moment = { now: instantAt(TODAY, '10:30') as Date, isHoliday: (date: string) => date === '2026-12-08' }

beforeAll(() =>
  storeTechnicians(
    rows,
    Array.from({ length: PEOPLE }, (_, at) => generateTechnician(at)),
  ),
)

const one = (set: string) => `update technicians set ${set} where uid = $1`
/** `$1` is an id, `$2` any text. A statement that a constraint refuses must leave nothing behind. */
const WRITES = [
  one(`publicado = true, estado = null, "deletedAt" = null`),
  one('publicado = false'),
  one(`publicado = false, estado = 'bloqueado'`),
  one(`publicado = true, estado = 'publicado', "deletedAt" = null, verificado = true`),
  one(`publicado = false, estado = 'bloqueado', "deletedAt" = now()`),
  one(`"ratingPromedio" = hashtext($2) & 3 + 2, "resenasCount" = "resenasCount" + 1`),
  one(`"ratingPromedio" = 5`),
  one(`"tarifaBase" = (hashtext($2) & 15) * 5000`),
  one(`"tarifaBase" = null`),
  one(`nombre = 'Juan ' || $2, slug = 'juan-' || gen_random_uuid()`),
  one(`ciudad = (array['Bogotá', 'BOGOTA', ' bogota ', 'Leticia', 'Mitú', ''])[1 + (hashtext($2) & 3)]`),
  one(`ciudad = 'Inírida', especialidades = array['Plomería', 'Domótica básica']`),
  one(`especialidades = array[(array['Pintura', 'Plomería', 'Drywall', 'Neveras'])[1 + (hashtext($2) & 3)]]`),
  one(
    `barrio = (array['Suba', 'Bosa La Libertad', 'Laureles', ''])[1 + (hashtext($2) & 3)], "zonasCobertura" = array['Norte', $2]`,
  ),
  one(
    `servicios = jsonb_build_array(jsonb_build_object('nombre', 'Destape ' || $2, 'codigo', '', 'descripcion', '', 'tarifa', '', 'precioSugerido', 0))`,
  ),
  one(`descripcion = $2 || ' garantía ' || $2, tags = array['tag' || $2, 'c++']`),
  one(`"bioCorta" = 'a e de w xi ' || $2, disponible = not disponible`),
  one(`excepciones = '{"festivos": true, "fechas": {"2026-11-22": [{"inicio": "18:00", "fin": "20:00"}]}}'`),
  one(`excepciones = '{"fechas": {"2026-11-18": []}}'`),
  one(
    `horarios = '{"lun": [{"inicio": "08:30", "fin": "12:00"}], "dom": [{"inicio": "09:00", "fin": "20:00"}]}'`,
  ),
  // One lock order, against deadlocks.
  `with taken as (select uid from technicians where uid >= $1 and $2 <> '' order by uid for update)
   update technicians set disponible = not disponible from taken where taken.uid = technicians.uid`,
  `update technicians set publicado = false where uid = $1 and $2 <> '' and 1 / (length(uid) - length(uid)) = 1`,
  `with person as (insert into users (uid, name, email) values ($1 || $2, $2, lower($1 || $2) || '@nuevo.co') on conflict do nothing)
   select $1`,
  `insert into technicians (uid, nombre, slug, ciudad, publicado)
   select uid, $2, 'nuevo-' || gen_random_uuid(), 'Yopal', true from users where uid = $1 || $2
   on conflict (uid) do update set descripcion = 'otra vez ' || $2, publicado = false`,
  `delete from technicians where uid like $1 || '%' and uid <> $1 and $2 <> ''`,
  `insert into reservas (id, "technicianId", "technicianName", "clientId", "clientName", "clientEmail", date, start, "end",
     "scheduledAt")
   select uid || '_20261118_09', uid, nombre, 'client', $2, '', '2026-11-18', '09:00', '10:00', '2026-11-18 09:00-05'
   from technicians where uid = $1`,
  `update reservas set status = 'cancelada' where "technicianId" = $1 and $2 <> ''`,
]
const write = fc.record({
  sql: fc.constantFrom(...WRITES),
  who: fc.nat(PEOPLE - 1).map(at => generateTechnician(at).uid),
  text: fc.string({ unit: fc.constantFrom(...'abcñéwz7%_ '), minLength: 1, maxLength: 6 }),
})

test('after any concurrent writes the catalogue equals a full scan', async () => {
  const filters = fc.array(anyFilters(TODAY), { minLength: 4, maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(
      fc.array(write, { minLength: 20, maxLength: 60 }),
      filters,
      async (writes, someFilters) => {
        await inLanes(writes)
        const knowledge = await everythingKnown()
        for (const each of someFilters) {
          await expectEveryMatch(db, each, knowledge)
        }
        expect(await listCatalogueCities(db)).toEqual(citiesOf(knowledge.technicians))
      },
    ),
    { numRuns: rounds(8, 20), endOnFailure: true },
  )
  await expectAllToBeAsFromScratch()
}, 120_000)

test('truncating the table empties the catalogue', async () => {
  await rows('truncate technicians cascade')
  expect(await everyPageOf(db, NO_FILTERS, moment)).toEqual([])
  expect(await listCatalogueCities(db)).toEqual([])
})

async function inLanes(writes: readonly { sql: string; who: string; text: string }[]): Promise<void> {
  const waiting = [...writes]
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const values = [next.who, next.text].slice(0, next.sql.includes('$2') ? 2 : 1)
      await rows(next.sql, values).catch(refusedByARule)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}

/** The expected errors: a taken hour, a row with bookings, a division by zero. */
function refusedByARule(error: unknown): void {
  const { code } = error as { code?: string }
  if (!['23505', '23503', '22012'].includes(String(code))) throw error
}

async function everythingKnown(): Promise<Knowledge> {
  const technicians = await rows<Known>('select * from technicians')
  const booked = await rows<{ id: string }>(`select id from reservas where status <> 'cancelada'`)
  return { ...moment, technicians, booked: new Set(booked.map(({ id }) => id)) }
}

function citiesOf(technicians: readonly Known[]): string[] {
  const spellings = new Map<string, string[]>()
  for (const { publicado, ciudad } of technicians) {
    const key = plainText(ciudad.trim())
    if (publicado && key) spellings.set(key, [...(spellings.get(key) ?? []), ciudad.trim()])
  }
  return [...spellings.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, all]) => mostUsed(all))
}

function mostUsed(spellings: readonly string[]): string {
  const rank = (spelling: string) =>
    2 * spellings.filter(each => each === spelling).length + Number(/^[^a-z].*[a-z]/.test(spelling))
  return spellings.toSorted((a, b) => rank(b) - rank(a) || (a > b ? -1 : 1))[0] ?? ''
}

async function expectAllToBeAsFromScratch(): Promise<void> {
  const everything = 'select * from catalogue order by uid'
  const before = await rows(everything)
  expect(before.length).toBeGreaterThan(10)
  await rows('delete from catalogue')
  await rows('update technicians set uid = uid')
  expect(await rows(everything)).toEqual(before)
  const unknown = await rows(
    `select used.word from catalogue, unnest(string_to_array(concat_ws(' ', identity, offers, mentions), ' ')) as used (word)
     where used.word <> '' and not exists (select from catalogue_words as known where known.word = used.word)`,
  )
  expect(unknown).toEqual([])
}
