import { expect, test } from 'vitest'
import { type CataloguePage, keepPagesAt, mergedPages, pagesAt } from '#ui/catalogue/loaded-pages.ts'

const page = (...uids: string[]) =>
  ({ technicians: uids.map(uid => ({ uid, slug: uid })), next: null }) as unknown as CataloguePage

test('a technician who moved between two pages is shown once', () => {
  const merged = mergedPages([page('ana', 'luz'), page('luz', 'eva')])
  expect(merged.map(({ uid }) => uid)).toEqual(['ana', 'luz', 'eva'])
})

test('each place of the history remembers its pages, the oldest places are let go', () => {
  const first = [page('ana')]
  keepPagesAt('place-0', first)
  expect(pagesAt('place-0')).toBe(first)
  for (let place = 1; place <= 20; place++) keepPagesAt(`place-${place}`, [])
  expect(pagesAt('place-0')).toEqual([])
})
