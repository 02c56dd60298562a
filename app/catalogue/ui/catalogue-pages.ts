import type { CatalogueCard } from '#catalogue/domain/catalogue-card.ts'

export interface CataloguePage {
  readonly technicians: readonly CatalogueCard[]
  /** The query string of the next page; null at the end. */
  readonly next: string | null
}

/** Section 2: pages merge without repeating anyone. */
export function mergePages(pages: readonly CataloguePage[]): CatalogueCard[] {
  const seen = new Set<string>()
  return pages
    .flatMap(page => page.technicians)
    .filter(({ uid, slug }) => {
      const id = uid ?? slug
      if (seen.has(id)) return false
      seen.add(id)
      return true
    })
}

const MAX_CACHED_ENTRIES = 20
const cache = new Map<string, readonly CataloguePage[]>()

/** The pages loaded at an entry of the browser's history (`location.key`), to restore them on going back. */
export function cachedPages(historyKey: string): readonly CataloguePage[] {
  return cache.get(historyKey) ?? []
}

export function cachePages(historyKey: string, pages: readonly CataloguePage[]): void {
  cache.delete(historyKey)
  cache.set(historyKey, pages)
  const [oldest] = cache.keys()
  if (cache.size > MAX_CACHED_ENTRIES && oldest !== undefined) cache.delete(oldest)
}
