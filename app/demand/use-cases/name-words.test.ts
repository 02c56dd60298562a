// 'Decir qué oficio es': what an administrator says, the search understands, on every instance; with its trail and undo.
import { expect, test } from 'vitest'
import { NO_FILTERS } from '#catalogue/domain/catalogue-filters.ts'
import { understoodTrade } from '#catalogue/domain/search/search-parts.ts'
import { createCatalogueVocabulary } from '#catalogue/persistence/catalogue-vocabulary.server.ts'
import { searchCatalogue } from '#catalogue/use-cases/search-catalogue.server.ts'
import { listUnknownWords } from '#demand/persistence/demand-counts.server.ts'
import { nameWords, undoNamedWords } from '#demand/use-cases/name-words.server.ts'
import { newClient } from '#tests/support/people/bookings.ts'
import { newAdmin } from '#tests/support/people/moderation.ts'
import { publishTechnician } from '#tests/support/people/published-technicians.ts'
import { NOON, testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { db, isHoliday, database } = services
const { rows } = database
const admin = await newAdmin(database)
await publishTechnician(rows, { especialidades: ['Gasodomésticos'] })
/** Of another instance: it hears of a change. */
const words = createCatalogueVocabulary(db, () => false)

async function understood(q: string) {
  words.forget()
  const filters = { ...NO_FILTERS, q }
  return understoodTrade((await searchCatalogue(db, filters, { now: NOON, isHoliday }, { words })).report)
}

const trail = () =>
  rows(`select act, before, after from moderation_trail where "targetKind" = 'words' order by id`)

test('words that nobody understood become a trade, and are given back', async () => {
  const typed = 'zumbador paso'
  expect(await understood(typed)).toBeNull()
  const named = await nameWords(services, admin, { words: typed, trade: 'Gasodomésticos' })
  if (!named.ok) throw new Error(named.code)
  expect(await understood('zumbador de paso')).toBe('Gasodomésticos')
  expect(await understood('necesito un zumbador de paso en Cali')).toBe('Gasodomésticos')
  // One word of several means nothing.
  expect(await understood('zumbador')).toBeNull()
  const again = await nameWords(services, admin, { words: typed, trade: 'Gasodomésticos' })
  expect(again).toMatchObject({ ok: false, code: 'words-named' })
  const other = await nameWords(services, admin, { words: typed, trade: 'Plomería' })
  expect(await understood(typed)).toBe('Plomería')
  // The first is not the last any more.
  expect(await undoNamedWords(services, admin, named.value)).toMatchObject({
    ok: false,
    code: 'undo-changed',
  })
  if (other.ok) await undoNamedWords(services, admin, other.value)
  expect(await understood(typed)).toBe('Gasodomésticos')
  expect(await trail()).toEqual([
    { act: 'name-trade', before: { especialidad: null }, after: { especialidad: 'Gasodomésticos' } },
    { act: 'name-trade', before: { especialidad: 'Gasodomésticos' }, after: { especialidad: 'Plomería' } },
    { act: 'undo-trade', before: { especialidad: 'Plomería' }, after: { especialidad: 'Gasodomésticos' } },
  ])
})

test('named words are no longer told as unknown', async () => {
  await rows(`insert into demand_words values ('2026-11-12', 'chimbilo', '', 7)`)
  const stretches = {
    now: { from: '2026-11-09', to: '2026-11-15' },
    before: { from: '2026-11-02', to: '2026-11-08' },
  }
  expect(await listUnknownWords(db, stretches)).toHaveLength(1)
  await nameWords(services, admin, { words: '«chímbilo»', trade: 'Plomería' })
  expect(await listUnknownWords(db, stretches)).toEqual([])
})

test.each(['', 'uno dos tres cuatro', 'calle 13', '=cmd|x', 'a@b.co', 'x'.repeat(21)])(
  '%j names nothing',
  { tags: ['attack'] },
  async typed => {
    expect(await nameWords(services, admin, { words: typed, trade: 'Plomería' })).toMatchObject({
      code: 'words-invalid',
    })
  },
)

test('nobody but an administrator names words', { tags: ['attack'] }, async () => {
  const client = await newClient(database)
  const forged = { ...client, role: 'admin' as const }
  const named = await nameWords(services, forged, { words: 'culebra', trade: 'Plomería' })
  expect(named).toMatchObject({ ok: false, code: 'moderation-not-admin' })
  expect(await rows(`select from named_words where words = 'culebra'`)).toEqual([])
})
