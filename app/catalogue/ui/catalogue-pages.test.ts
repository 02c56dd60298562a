import { expect, test } from 'vitest'
import { type CataloguePage, cachedPages, cachePages, mergePages } from '#catalogue/ui/catalogue-pages.tsx'

// Only the fields that merging reads.
const page = (...uids: string[]) =>
  ({ technicians: uids.map(uid => ({ uid, slug: uid })), next: null }) as unknown as CataloguePage

test('a technician who moved between two pages is shown once', () => {
  const merged = mergePages([page('ana', 'luz'), page('luz', 'eva')])
  expect(merged.map(({ uid }) => uid)).toEqual(['ana', 'luz', 'eva'])
})

test('pages are cached by history entry, and the oldest entries are evicted', () => {
  const first = [page('ana')]
  cachePages('entry-0', first)
  expect(cachedPages('entry-0')).toBe(first)
  for (let entry = 1; entry <= 20; entry++) cachePages(`entry-${entry}`, [])
  expect(cachedPages('entry-0')).toEqual([])
})
