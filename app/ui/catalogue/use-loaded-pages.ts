import { useState } from 'react'
import { useLocation } from 'react-router'
import { type CataloguePage, keepPagesAt, mergedPages, pagesAt } from '#ui/catalogue/loaded-pages.ts'
import type { CardTechnician } from '#ui/technicians/technician-card.tsx'

export interface LoadedPages {
  readonly technicians: readonly CardTechnician[]
  readonly next: string | null
  readonly state: 'idle' | 'loading' | 'failed'
  /** True when the list was brought back from before: it simply stands there. */
  readonly restored: boolean
  readonly loadMore: () => Promise<void>
}

/** The first page, from the server, and those asked for after it. They belong to one place of the history. */
export function useLoadedPages(first: CataloguePage): LoadedPages {
  const { key: place } = useLocation()
  const [held, setHeld] = useState(() => startAt(place))
  const current = held.place === place ? held : startAt(place)
  if (current !== held) setHeld(current)
  const pages = [first, ...current.pages]
  const next = pages.at(-1)?.next ?? null

  async function loadMore() {
    if (next === null || current.state === 'loading') return
    setHeld({ ...current, state: 'loading' })
    const page = await fetchPage(next).catch(() => null)
    setHeld(last => {
      if (last.place !== place) return last
      if (!page) return { ...last, state: 'failed' }
      const pages = [...last.pages, page]
      keepPagesAt(place, pages)
      return { ...last, pages, state: 'idle' }
    })
  }

  const { state, restored } = current
  return { technicians: mergedPages(pages), next, state, restored, loadMore }
}

interface Held {
  readonly place: string
  readonly pages: readonly CataloguePage[]
  readonly state: LoadedPages['state']
  readonly restored: boolean
}

function startAt(place: string): Held {
  const pages = pagesAt(place)
  return { place, pages, state: 'idle', restored: pages.length > 0 }
}

async function fetchPage(search: string): Promise<CataloguePage> {
  const response = await fetch(`/catalogo/mas${search}`, { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  return response.json()
}
