// 'Decir qué oficio es': what an administrator says, the search understands, on every instance; with its trail and undo.
import { expect, test } from 'vitest'
import { NO_FILTERS } from '#catalogue/domain/catalogue-filters.ts'
import { understoodTrade } from '#catalogue/domain/search/search-parts.ts'
import { createCatalogueVocabulary } from '#catalogue/persistence/catalogue-vocabulary.server.ts'
import { searchCatalogue } from '#catalogue/use-cases/search-catalogue.server.ts'
import { listUnknownWords } from '#demand/persistence/demand-counts.server.ts'
import { listNamings } from '#demand/persistence/named-words.server.ts'
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
  expect((await listNamings(db, { limit: 9 })).map(({ words, trade }) => [words, trade])).toEqual([
    [typed, 'Gasodomésticos'],
  ])
  expect(await undoNamedWords(services, admin, named.value)).toMatchObject({ ok: true })
  expect(await understood(typed)).toBeNull()
  expect(await listNamings(db, { words: typed, limit: 1 })).toEqual([])
  expect(await undoNamedWords(services, admin, named.value)).toMatchObject({ code: 'undo-changed' })
  expect(await trail()).toEqual([
    { act: 'name-trade', before: { especialidad: null }, after: { especialidad: 'Gasodomésticos' } },
    { act: 'undo-trade', before: { especialidad: 'Gasodomésticos' }, after: { especialidad: null } },
  ])
})

test('of two administrators who name the same words the first one did', async () => {
  const other = await newAdmin(database)
  const name = (viewer: typeof admin, trade: 'Plomería' | 'Neveras') =>
    nameWords(services, viewer, { words: 'zarandilla', trade })
  const outcomes = await Promise.all([name(admin, 'Plomería'), name(other, 'Neveras')])
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await name(admin, 'Plomería')).toMatchObject({ code: 'words-named' })
  const [naming] = await listNamings(db, { words: 'zarandilla', limit: 1 })
  expect(naming?.trade).toBe(outcomes[0]?.ok ? 'Plomería' : 'Neveras')
  // From any entry in the list, on any later day.
  const { words, trailEntryId } = naming ?? { words: '', trailEntryId: 0 }
  expect(await undoNamedWords(services, other, { words, trailEntryId: trailEntryId ?? 0 })).toMatchObject({
    ok: true,
  })
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
