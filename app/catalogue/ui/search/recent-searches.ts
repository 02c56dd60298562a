// Recent searches of this browser, in local storage only; the server never sees the list.

import { cleanSearch } from '#catalogue/domain/catalogue-filters.ts'
import { BROWSER_STORAGE } from '#platform/domain/browser-storage.ts'

const KEY = BROWSER_STORAGE.recentSearches.key
export const MAX_RECENT_SEARCHES = 6

/** The latest first. Empty when storage is refused or holds something else. */
export function listRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    const texts = Array.isArray(stored) ? stored.filter(text => typeof text === 'string') : []
    return texts.slice(0, MAX_RECENT_SEARCHES)
  } catch {
    return []
  }
}

export function rememberSearch(text: string): void {
  const q = cleanSearch(text)
  if (q !== '') storeSearches([q, ...withoutSearch(q)].slice(0, MAX_RECENT_SEARCHES))
}

export function forgetSearch(text: string): void {
  storeSearches(withoutSearch(text))
}

export function forgetAllSearches(): void {
  storeSearches([])
}

function withoutSearch(text: string): string[] {
  return listRecentSearches().filter(each => each.toLowerCase() !== text.toLowerCase())
}

function storeSearches(texts: readonly string[]): void {
  try {
    if (texts.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(texts))
  } catch {
    // Storage is disabled or full: the list is a convenience.
  }
}
