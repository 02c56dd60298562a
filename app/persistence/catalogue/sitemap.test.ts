import { expect, test } from 'vitest'
import { listSitemapBounds, listSitemapTechnicians } from '#persistence/catalogue/sitemap.server.ts'
import { testDatabase } from '#tests/support/database.ts'
import { publishMany, publishTechnician } from '#tests/support/published-technicians.ts'

const { db, rows } = await testDatabase()
const PART = 3
const LIMIT = 50

/** Every slug of every part, bounded as an index said that may be older than what it lists. */
async function listedWithin(bounds: readonly string[]): Promise<string[]> {
  const parts = await Promise.all(
    ['', ...bounds].map((from, at) => listSitemapTechnicians(db, { from, until: bounds[at] ?? null }, LIMIT)),
  )
  return parts.flat().map(({ slug }) => slug)
}

test('nobody is in an empty catalogue, and the first to come is in its one part', async () => {
  const bounds = await listSitemapBounds(db, PART)
  expect(bounds).toEqual([])
  const { slug } = await publishTechnician(rows)
  expect(await listedWithin(bounds)).toEqual([slug])
})

test('parts list everybody once, also those who came after the bounds, and nobody who left', async () => {
  await publishMany(rows, 7, {})
  const bounds = await listSitemapBounds(db, PART)
  expect(bounds).toHaveLength(2)
  const later = await publishMany(rows, 7, { nombre: 'Tardía' })
  await rows('update technicians set publicado = false where uid = any($1)', [[bounds[0], later[0]?.uid]])
  const published = await rows<{ slug: string }>('select slug from technicians where publicado')
  expect((await listedWithin(bounds)).sort()).toEqual(published.map(({ slug }) => slug).sort())
})
