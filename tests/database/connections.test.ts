// No request needs a second connection while it holds one: `testServices` refuses it in every test of a use case.
import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findCalendarToken } from '#persistence/bookings/calendar-feeds.server.ts'
import { findPublishedTechnician } from '#persistence/technicians/public-profile.server.ts'
import { newTechnician } from '#tests/support/bookings.ts'
import { SECOND_CONNECTION } from '#tests/support/second-connection.ts'
import { testServices } from '#tests/support/services.ts'
import { openPublicProfile } from '#use-cases/open-public-profile.server.ts'
import { shareCalendar } from '#use-cases/share-calendar.server.ts'
import { unshareCalendar } from '#use-cases/unshare-calendar.server.ts'

const services = await testServices()
const { db, database } = services
const TAGS = { tags: ['attack'] }
const FOLDERS = ['app/use-cases', 'app/identity', 'tests/database']

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
  const isUseCase = (name: string) => name.endsWith('.server.ts')
  const names = (await readdir('app/use-cases')).filter(isUseCase)
  const tests = await Promise.all(FOLDERS.map(folder => textsOf(folder, name => name.endsWith('.test.ts'))))
  const texts = [
    ...tests.flat().filter(text => text.includes('testServices(')),
    // What these tests and use cases share.
    ...(await textsOf('tests/support', name => name.endsWith('.ts'))),
    ...(await textsOf('app/use-cases', isUseCase)),
  ]
  const imported = new Set(texts.flatMap(text => text.match(/(?<=#use-cases\/)[\w-]+\.server\.ts/g) ?? []))
  expect(names.length).toBeGreaterThan(30)
  expect(names.filter(name => !imported.has(name))).toEqual([])
})

async function textsOf(folder: string, isWanted: (name: string) => boolean): Promise<string[]> {
  const names = (await readdir(folder)).filter(isWanted)
  return Promise.all(names.map(name => readFile(`${folder}/${name}`, 'utf8')))
}
