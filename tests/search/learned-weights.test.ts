// What the search learns from completed visits (decision 168), on the demonstration.
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { cleanSearch } from '#catalogue/domain/catalogue-filters.ts'
import { NOBODY_KNOWN } from '#catalogue/domain/search/known.ts'
import { understandSearch } from '#catalogue/domain/search/understand-search.ts'
import { countsFrom, withLearned } from '#catalogue/domain/search/votes/weights.ts'
import { catalogueJobs } from '#catalogue/jobs/catalogue-jobs.server.ts'
import { createCatalogueVocabulary } from '#catalogue/persistence/catalogue-vocabulary.server.ts'
import { findSearchWeights } from '#catalogue/persistence/search-weights.server.ts'
import { ALL_ROWS } from '#tests/search/all-rows.ts'
import { misunderstandingsOf } from '#tests/search/mismatches.ts'
import { isUnseen } from '#tests/search/split.ts'
import { DEMO_NOW, demoDatabase } from '#tests/support/program/demo-data.ts'
import { servicesOn } from '#tests/support/program/services.ts'

const database = await demoDatabase()
const { db, rows } = database
const services = servicesOn(database, DEMO_NOW)
const learn = catalogueJobs({ db, log: services.log, now: () => DEMO_NOW })['learn-search-weights']
const listener = new pg.Client(database.connection)
await listener.connect()
afterAll(() => listener.end())
const featuresNow = async () => (await findSearchWeights(db))?.features ?? {}

const CLIENTS = await rows<{ uid: string }>(
  `select uid from users where role = 'cliente' order by uid limit 3`,
)
const VISITS = await rows<{ key: string }>(
  `select key from reservas where status = 'completada' and "clientId" <> all ($1) order by key limit 3`,
  [CLIENTS.map(({ uid }) => uid)],
)

/** The last words belong to nobody else in the demonstration. */
async function describeVisits(description: string): Promise<void> {
  for (const [at, { key }] of VISITS.entries())
    await rows(
      `update reservas set "clientId" = $1, description = $2, especialidad = 'Plomería' where key = $3`,
      [CLIENTS[at]?.uid, description, key],
    )
}

test('every search is understood as well with what the demonstration teaches', async () => {
  await learn()
  const weights = withLearned(countsFrom(await featuresNow()))
  const right = (known: typeof NOBODY_KNOWN, third: boolean) =>
    ALL_ROWS.filter(({ q }) => isUnseen(q) === third).filter(({ q, expect: expected }) => {
      const { parts } = understandSearch(cleanSearch(q), known, DEMO_NOW)
      return misunderstandingsOf(expected, parts).length === 0
    }).length
  for (const third of [true, false])
    expect(right({ ...NOBODY_KNOWN, weights }, third)).toBeGreaterThanOrEqual(right(NOBODY_KNOWN, third) - 2)
})

test('what three clients said of a trade is understood at once, by the version that was told', async () => {
  const vocabulary = createCatalogueVocabulary(db, () => true)
  const tradesOf = async (q: string) =>
    understandSearch(q, await vocabulary.known(q), DEMO_NOW).parts.flatMap(part =>
      part.kind === 'trade' ? part.trades : [],
    )
  await listener.query('listen live')
  listener.on('notification', ({ payload }) => payload === 'public' && vocabulary.forget())
  expect(await tradesOf('el guagüilo cojitranco')).toEqual([])
  await describeVisits('el guagüilo cojitranco')
  await learn()
  await expect.poll(() => tradesOf('el guagüilo cojitranco')).toEqual(['Plomería'])
})

test('a night that learns nothing new stores no version, and is not told', async () => {
  await learn()
  const before = await findSearchWeights(db)
  await learn()
  expect(await findSearchWeights(db)).toEqual(before)
})

test('the next night after an account is deleted its words are counted no more', async () => {
  await describeVisits('el guagüilo cojitranco')
  await learn()
  expect(await featuresNow()).toHaveProperty('~cojitranco')
  await rows(`update users set "deletedAt" = now() where uid = $1`, [CLIENTS[0]?.uid])
  await learn()
  expect(await featuresNow()).not.toHaveProperty('~cojitranco')
})
