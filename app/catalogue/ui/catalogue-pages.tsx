import { type RefObject, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { CatalogueCard } from '#catalogue/domain/catalogue-card.ts'
import { LOAD_MORE } from '#catalogue/wording/catalogue-texts.ts'
import type { Tally } from '#platform/domain/lists.ts'
import { buttonClasses, Spinner } from '#platform/ui/basics/button.tsx'
import { isUnmodifiedClick } from '#platform/ui/basics/is-unmodified-click.ts'
import { Message } from '#platform/ui/basics/message.tsx'
import { seenText } from '#platform/wording/counts.ts'

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

interface LoadMoreProps {
  pages: CataloguePages
  tally: Tally
  /** False on a page that began at a cursor: how many came before is not known. */
  fromStart: boolean
}

/** Progress and the 'load more' link. Without a script the link opens the next page. */
export function LoadMore({ pages, tally, fromStart }: LoadMoreProps) {
  const { next, state, technicians } = pages
  const endText = useRef<HTMLParagraphElement>(null)
  const pressed = useRef(false)
  useEffect(() => {
    if (next === null && pressed.current) endText.current?.focus({ preventScroll: true })
    pressed.current = false
  }, [next])
  if (next === null) return <EndOfList textRef={endText} />
  return (
    <div className="mt-8 grid justify-items-center gap-2.5">
      {fromStart && <Progress shown={technicians.length} tally={tally} />}
      {state === 'failed' && <Message kind="error">{LOAD_MORE.failed}</Message>}
      <Link
        to={`/tecnicos${next}`}
        aria-disabled={state === 'loading' || undefined}
        onClick={event => {
          if (!isUnmodifiedClick(event)) return
          event.preventDefault()
          pressed.current = true
          void pages.loadMore()
        }}
        className={buttonClasses({ kind: 'white', size: 'large', className: 'mt-2 w-full max-w-75' })}
      >
        {state === 'loading' && <Spinner />}
        {state === 'loading' ? LOAD_MORE.loading : LOAD_MORE.label}
      </Link>
    </div>
  )
}

function Progress({ shown, tally }: { shown: number; tally: Tally }) {
  return (
    <>
      <svg aria-hidden="true" className="h-1.5 w-50 overflow-hidden rounded-pill bg-paper-200">
        <rect
          width={`${Math.min(100, (shown / Math.max(1, tally.count)) * 100)}%`}
          height="6"
          className="fill-petrol-600"
        />
      </svg>
      <p className="text-label text-ink-600">{seenText(shown, tally)}</p>
    </>
  )
}

/** Gets the focus when the last page was loaded and the link disappears. */
function EndOfList({ textRef }: { textRef: RefObject<HTMLParagraphElement | null> }) {
  return (
    <div className="mt-10 text-center">
      <p ref={textRef} tabIndex={-1} className="font-bold outline-none">
        {LOAD_MORE.endTitle}
      </p>
      <p className="mt-1 text-label text-ink-600">{LOAD_MORE.endText}</p>
    </div>
  )
}
