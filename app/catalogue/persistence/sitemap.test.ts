import { expect, test } from 'vitest'
import { listSitemapBounds, listSitemapTechnicians } from '#catalogue/persistence/sitemap.server.ts'
import { publishMany, publishTechnician } from '#tests/support/people/published-technicians.ts'
import { testDatabase } from '#tests/support/program/database.ts'

const { db, rows } = await testDatabase()
const PART = 3
const LIMIT = 50

/** The slugs of all parts; the bounds may be older than the rows. */
async function listedWithin(bounds: readonly string[]): Promise<string[]> {
  const parts = await Promise.all(
    ['', ...bounds].map((from, at) => listSitemapTechnicians(db, { from, until: bounds[at] ?? null }, LIMIT)),
  )
  return parts.flat().map(({ slug }) => slug)
}

test('an empty catalogue has no entries, and the first technician is in its only part', async () => {
  const bounds = await listSitemapBounds(db, PART)
  expect(bounds).toEqual([])
  const { slug } = await publishTechnician(rows)
  expect(await listedWithin(bounds)).toEqual([slug])
})

test('parts list everybody once, including those added after the bounds, without hidden ones', async () => {
  await publishMany(rows, 7, {})
  const bounds = await listSitemapBounds(db, PART)
  expect(bounds).toHaveLength(2)
  const later = await publishMany(rows, 7, { nombre: 'Tardía' })
  await rows('update technicians set publicado = false where uid = any($1)', [[bounds[0], later[0]?.uid]])
  const published = await rows<{ slug: string }>('select slug from technicians where publicado')
  expect((await listedWithin(bounds)).sort()).toEqual(published.map(({ slug }) => slug).sort())
})
