import { useState } from 'react'
import { useLocation } from 'react-router'
import type { CatalogueCard } from '#catalogue/domain/catalogue-card.ts'
import { type CataloguePage, cachedPages, cachePages, mergePages } from '#catalogue/ui/catalogue-pages.ts'

export interface CataloguePages {
  readonly technicians: readonly CatalogueCard[]
  readonly next: string | null
  readonly state: 'idle' | 'loading' | 'failed'
  /** True when pages were restored from the cache: the cards do not fade in. */
  readonly restored: boolean
  readonly loadMore: () => Promise<void>
}

/** The first page, from the loader, and the pages loaded after it at this history entry. */
export function useCataloguePages(first: CataloguePage): CataloguePages {
  const { key: historyKey } = useLocation()
  const [loaded, setLoaded] = useState(() => restorePages(historyKey))
  const current = loaded.historyKey === historyKey ? loaded : restorePages(historyKey)
  if (current !== loaded) setLoaded(current)
  const pages = [first, ...current.pages]
  const next = pages.at(-1)?.next ?? null

  async function loadMore() {
    if (next === null || current.state === 'loading') return
    setLoaded({ ...current, state: 'loading' })
    const page = await fetchPage(next).catch(() => null)
    setLoaded(last => {
      if (last.historyKey !== historyKey) return last
      if (!page) return { ...last, state: 'failed' }
      const pages = [...last.pages, page]
      cachePages(historyKey, pages)
      return { ...last, pages, state: 'idle' }
    })
  }

  const { state, restored } = current
  return { technicians: mergePages(pages), next, state, restored, loadMore }
}

interface LoadedPages {
  readonly historyKey: string
  readonly pages: readonly CataloguePage[]
  readonly state: CataloguePages['state']
  readonly restored: boolean
}

function restorePages(historyKey: string): LoadedPages {
  const pages = cachedPages(historyKey)
  return { historyKey, pages, state: 'idle', restored: pages.length > 0 }
}

async function fetchPage(search: string): Promise<CataloguePage> {
  const response = await fetch(`/catalogo/mas${search}`, { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  return response.json()
}
