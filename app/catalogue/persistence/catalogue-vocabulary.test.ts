import { beforeAll, expect, test } from 'vitest'
import { createCatalogueVocabulary } from '#catalogue/persistence/catalogue-vocabulary.server.ts'
import { wordsIn } from '#catalogue/persistence/catalogue-words.server.ts'
import { storeCatalogue } from '#tests/support/people/catalogue-examples.ts'
import { testDatabase } from '#tests/support/program/database.ts'

const database = await testDatabase()
const { db, rows } = database
let isListening = true
const kept = createCatalogueVocabulary(db, () => isListening)

beforeAll(() => storeCatalogue(database), 120_000)

const isUnknown = async (word: string, words = kept) => (await words.lookUp([word])).isUnknown(word)
const rename = (nombre: string) =>
  rows(`update technicians set nombre = $1 where uid = (select uid from catalogue order by uid limit 1)`, [
    nombre,
  ])

test('kept words are places, names and unknown as PostgreSQL says', async () => {
  const stored = wordsIn(db)
  for (const word of [
    'bogota',
    'suba',
    'juan',
    'plomeria',
    'pinguino',
    'zzzz',
    'bog',
    'ñandú',
    'straße',
    '',
  ]) {
    const [ours, theirs] = [await kept.known(word), await stored.known(word)]
    expect([ours.isPlace(word), ours.isName(word)], word).toEqual([theirs.isPlace(word), theirs.isName(word)])
    expect(await isUnknown(word), word).toBe(await isUnknown(word, { ...stored, forget() {} }))
  }
  expect((await kept.lookUp(['plomeria'])).isSmall).toBe(true)
})

test('a new word is known after a change is told, and at once while changes may be missed', async () => {
  expect(await isUnknown('xochiquetzal')).toBe(true)
  await rename('Xochiquetzal Pérez')
  kept.forget()
  expect(await isUnknown('xochiquetzal')).toBe(false)
  isListening = false
  await rename('Quetzalcoatl Pérez')
  expect(await isUnknown('quetzalcoatl')).toBe(false)
  isListening = true
  kept.forget()
  expect(await isUnknown('quetzalcoatl')).toBe(false)
})

test('a catalogue of many is asked of PostgreSQL', async () => {
  await rows(
    `insert into catalogue_words (word, kind) select 'w' || n, 'mention' from generate_series(1, 100001) as n`,
  )
  kept.forget()
  expect((await kept.lookUp(['plomeria'])).isSmall).toBe(false)
})
