// No request needs a second connection while it holds one: `testServices` refuses it in every test of a use case.
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findCalendarToken } from '#agenda/persistence/calendar-feeds.server.ts'
import { shareCalendar, unshareCalendar } from '#agenda/use-cases/shared-calendar.server.ts'
import { openPublicProfile } from '#catalogue/pages/public-profile.server.ts'
import { findPublishedTechnician } from '#catalogue/persistence/public-profile.server.ts'
import { newTechnician } from '#tests/support/people/bookings.ts'
import { SECOND_CONNECTION } from '#tests/support/program/second-connection.ts'
import { testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { db, database } = services
const TAGS = { tags: ['attack'] }
const TESTS = '{app/*/{use-cases,identity,jobs,persistence},tests/database}/*.test.ts'

test('a second connection inside a transaction is refused in tests, a first one is not', TAGS, async () => {
  const one = sql`select 1 as one`
  await expect(db.transaction(tx => tx.execute(one))).resolves.toMatchObject({ rows: [{ one: 1 }] })
  await expect(Promise.all([db.transaction(tx => tx.execute(one)), db.execute(one)])).resolves.toHaveLength(2)
  await expect(db.transaction(() => db.execute(one))).rejects.toMatchObject({
    cause: { message: SECOND_CONNECTION },
  })
  await expect(db.transaction(() => db.$client.query('select 1'))).rejects.toThrow(SECOND_CONNECTION)
  await expect(db.transaction(() => db.transaction(async () => {}))).rejects.toThrow(SECOND_CONNECTION)
})

test('the calendar of a technician is shared, found and not shared any more', async () => {
  const luz = await newTechnician(database)
  expect(await shareCalendar(services, luz)).toMatchObject({ ok: true })
  expect(await findCalendarToken(services.db, luz.uid)).not.toBeNull()
  await unshareCalendar(services, luz)
  expect(await findCalendarToken(services.db, luz.uid)).toBeNull()
  const found = await findPublishedTechnician(services.db, luz.uid)
  if (!found) throw new Error('not published')
  expect(await openPublicProfile(services, found, null)).toMatchObject({ technician: { uid: luz.uid } })
})

test('every use case is run by a test that refuses second connections', TAGS, async () => {
  const names = globSync('app/*/use-cases/*.server.ts').map(path => basename(path))
  const tests = await textsOf(TESTS)
  const texts = [
    ...tests.filter(text => text.includes('testServices(')),
    // What these tests and use cases share.
    ...(await textsOf('tests/support/**/*.ts')),
    ...(await textsOf('app/*/use-cases/*.server.ts')),
  ]
  const imported = new Set(
    texts.flatMap(text => text.match(/(?<=#[\w-]+\/use-cases\/)[\w-]+\.server\.ts/g) ?? []),
  )
  expect(names.length).toBeGreaterThan(30)
  expect(names.filter(name => !imported.has(name))).toEqual([])
})

function textsOf(pattern: string): Promise<string[]> {
  return Promise.all(globSync(pattern).map(path => readFile(path, 'utf8')))
}
