// Section 5: whoever holds the typed text is found, whatever is understood and learned beside it.
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { CATALOGUE_ORDERS, cleanSearch } from '#catalogue/domain/catalogue-filters.ts'
import { classOf, NO_COUNTS, votingWords } from '#catalogue/domain/search/votes/weights.ts'
import { createCatalogueVocabulary } from '#catalogue/persistence/catalogue-vocabulary.server.ts'
import { storeSearchWeights } from '#catalogue/persistence/search-weights.server.ts'
import { plainText } from '#platform/domain/plain-text.ts'
import { SPECIALTIES } from '#technicians/domain/specialties.ts'
import { everyPageOf } from '#tests/support/people/catalogue.ts'
import {
  asking,
  asksForMore,
  circumstances,
  storeCatalogue,
} from '#tests/support/people/catalogue-examples.ts'
import type { Known } from '#tests/support/people/slow-catalogue.ts'
import { testDatabase } from '#tests/support/program/database.ts'
import { rounds } from '#tests/support/program/rounds.ts'

const database = await testDatabase()
const { db } = database
const words = createCatalogueVocabulary(db, () => true)
let published: readonly Known[]

beforeAll(async () => {
  const { technicians } = await storeCatalogue(database)
  published = technicians.filter(({ publicado }) => publicado)
  // As if eight clients had used every word of the profiles for work, each of another trade.
  const held = published.flatMap(({ nombre, ciudad, tags, descripcion }) =>
    [nombre, ciudad, ...tags, descripcion].flatMap(votingWords),
  )
  const learned = [...new Set(held)].flatMap((word, at) => {
    const trade = classOf(SPECIALTIES[at % SPECIALTIES.length]?.label ?? 'Plomería')
    return [[`~${word}`, NO_COUNTS.map((_, other) => (other === trade ? 8 : 0))] as const]
  })
  await storeSearchWeights(db, new Map(learned), circumstances.now)
}, 120_000)

const anyone = fc.nat().map(at => published[at % published.length] as Known)
/** Words of three letters or fewer match whole words only. */
const SHORTEST_PIECE = 4

/** What somebody holds, with a piece of its last word, in any spelling. */
const heldText = anyone.chain(technician =>
  fc
    .record({
      text: fc.constantFrom(
        technician.nombre,
        technician.ciudad,
        ...technician.especialidades,
        ...technician.tags,
        ...technician.descripcion.split(/[^\p{L}]+/u),
      ),
      kept: fc.integer({ min: SHORTEST_PIECE, max: 40 }),
      isLoud: fc.boolean(),
      isPlain: fc.boolean(),
    })
    .filter(({ text }) => text.length >= SHORTEST_PIECE)
    .map(({ text, kept, isLoud, isPlain }) => {
      const typed = text.slice(
        0,
        Math.max(kept, text.indexOf(' ') === -1 ? 0 : text.lastIndexOf(' ') + 1 + SHORTEST_PIECE),
      )
      const spelt = isPlain ? plainText(typed) : typed
      return { uid: technician.uid, q: cleanSearch(isLoud ? spelt.toUpperCase() : spelt) }
    }),
)

test('with learned weights in force whoever holds the typed text is found', async () => {
  await fc.assert(
    fc.asyncProperty(heldText, fc.constantFrom(...CATALOGUE_ORDERS), async ({ uid, q }, orden) => {
      fc.pre(!asksForMore(q))
      const found = await everyPageOf(db, asking({ q, orden }), circumstances, { size: 200, words })
      expect(found).toContain(uid)
    }),
    { numRuns: rounds(40, 150) },
  )
}, 120_000)
