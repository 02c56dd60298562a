import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  forgetAllSearches,
  forgetSearch,
  listRecentSearches,
  MAX_RECENT_SEARCHES,
  rememberSearch,
} from '#catalogue/ui/search/recent-searches.ts'

const stored = new Map<string, string>()
const STORAGE = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
}

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', STORAGE)
})
afterEach(() => vi.unstubAllGlobals())

test('the latest search comes first, once, and the oldest beyond six is dropped', () => {
  for (const q of ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', ' DOS  ']) rememberSearch(q)
  expect(listRecentSearches()).toEqual(['DOS', 'siete', 'seis', 'cinco', 'cuatro', 'tres'])
  expect(listRecentSearches()).toHaveLength(MAX_RECENT_SEARCHES)
})

test('an empty search is not kept', () => {
  rememberSearch('   ')
  expect(listRecentSearches()).toEqual([])
})

test('one search or all of them are removed', () => {
  for (const q of ['uno', 'dos', 'tres']) rememberSearch(q)
  forgetSearch('dos')
  expect(listRecentSearches()).toEqual(['tres', 'uno'])
  forgetAllSearches()
  expect(stored.size).toBe(0)
})

test.each(['{', '{"a":1}', '[1,null,"gotera"]'])('stored %s gives the texts in it', text => {
  stored.set('recent-searches', text)
  expect(listRecentSearches()).toEqual(text.includes('gotera') ? ['gotera'] : [])
})

test('a browser that refuses storage has no recent searches, and nothing throws', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('denied')
    },
    setItem() {
      throw new Error('denied')
    },
  })
  rememberSearch('gotera')
  forgetAllSearches()
  expect(listRecentSearches()).toEqual([])
})
