import { beforeAll, expect, test } from 'vitest'
import { NO_SUGGESTIONS } from '#catalogue/domain/search/search-suggestions.ts'
import { createCatalogueVocabulary } from '#catalogue/persistence/catalogue-vocabulary.server.ts'
import { listSuggestions } from '#catalogue/persistence/suggestions.server.ts'
import { publishTechnician } from '#tests/support/people/published-technicians.ts'
import { testDatabase } from '#tests/support/program/database.ts'

const { db, rows } = await testDatabase()
const words = createCatalogueVocabulary(db, () => true)
const MOMENT = { now: new Date('2026-11-16T15:00:00Z'), isHoliday: () => false }

const suggest = (q: string, ciudad: string | null = null) => listSuggestions(db, words, { q, ciudad }, MOMENT)
const namesFor = async (q: string) => (await suggest(q)).technicians.map(({ nombre }) => nombre)
const placesFor = async (q: string, ciudad: string | null = null) =>
  (await suggest(q, ciudad)).places.map(
    ({ trade, place, technicians }) => `${trade ?? ''}|${place}|${technicians?.count ?? ''}`,
  )

beforeAll(async () => {
  for (const [nombre, ciudad, ratingPromedio, ...especialidades] of [
    ['Nevardo Cifuentes', 'Cali', 4.1, 'Neveras'],
    ['Luz Dary Ardila', 'Bogotá', 4.9, 'Neveras', 'Refrigeración'],
    ['Jhon Freddy Mosquera', 'bogota', 5, 'Neveras'],
    ['Carlos Pérez', 'Medellín', 4.2, 'Plomería'],
    ['Ángela Carpio', 'Medellín', 4.7, 'Pintura'],
  ] as const)
    await publishTechnician(rows, { nombre, ciudad, ratingPromedio, especialidades: [...especialidades] })
  await publishTechnician(rows, {
    ...{ nombre: 'Nevero Oculto', ciudad: 'Cali', especialidades: ['Neveras'], fields: { publicado: false } },
  })
})

test('an empty text suggests nothing', async () => {
  expect(await suggest('')).toEqual(NO_SUGGESTIONS)
})

test('a trade comes with the number of published technicians, a trouble with its trade', async () => {
  const { trades, troubles } = await suggest('neve')
  expect(trades).toEqual([{ label: 'Neveras', slug: 'neveras', technicians: { count: 3, more: false } }])
  expect(troubles.length).toBeGreaterThan(1)
  for (const { text, trade } of troubles)
    expect([text.toLowerCase(), trade]).toEqual([expect.stringContaining('neve'), 'Neveras'])
})

test('a trade that nobody has is not suggested', async () => {
  expect((await suggest('tapic')).trades).toEqual([])
})

test('a trade is suggested in the own city first, then where most technicians are', async () => {
  expect(await placesFor('neve')).toEqual(['Neveras|Bogotá|2', 'Neveras|Cali|1'])
  expect(await placesFor('neve', 'cali')).toEqual(['Neveras|Cali|1', 'Neveras|Bogotá|2'])
  expect(await placesFor('nevera', 'Leticia')).toEqual(['Neveras|Bogotá|2', 'Neveras|Cali|1'])
})

test('a place that the text names, or begins to name, comes before', async () => {
  expect((await placesFor('nevera en cali'))[0]).toBe('Neveras|Cali|1')
  expect((await placesFor('nevera en sub'))[0]).toBe('Neveras|Suba|')
  expect((await placesFor('nevera en su'))[0]).toBe('Neveras|Suba|')
  expect((await placesFor('sub'))[0]).toBe('|Suba|')
  const alone = (await placesFor('granada')).map(place => place.split('|')[1])
  expect(new Set(alone).size).toBe(alone.length)
})

test('names come before the best of the trade, without regard to case and accents', async () => {
  expect(await namesFor('neve')).toEqual(['Jhon Freddy Mosquera', 'Luz Dary Ardila'])
  expect((await namesFor('nevar'))[0]).toBe('Nevardo Cifuentes')
  expect((await namesFor('CARL'))[0]).toBe('Carlos Pérez')
  expect((await namesFor('angela'))[0]).toBe('Ángela Carpio')
  expect((await namesFor('mosq'))[0]).toBe('Jhon Freddy Mosquera')
  expect((await namesFor('perez carlos'))[0]).toBe('Carlos Pérez')
  expect(await namesFor('zzzz')).toEqual([])
})

test('nobody of another city than the typed one is suggested', async () => {
  expect(await namesFor('nevera en cali')).toEqual(['Nevardo Cifuentes'])
  expect(await namesFor('nevera suba')).toEqual(['Jhon Freddy Mosquera', 'Luz Dary Ardila'])
  expect(await namesFor('plomero en bogota')).toEqual([])
  expect(await namesFor('carlos cali')).toEqual([])
})

test('a technician is suggested by what the row shows, and nothing else', async () => {
  const { technicians } = await suggest('angela')
  expect(Object.keys(technicians[0] ?? {}).sort()).toEqual(['ciudad', 'fotoURL', 'nombre', 'slug'])
})

test.each(['%', '_', "'", '\\', 'a'.repeat(120), '¿?', 'ñ'])('the text %j is answered', async q => {
  expect(await suggest(q, '%')).toBeTypeOf('object')
})
