import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { BROWSER_STORAGE } from '#platform/domain/browser-storage.ts'
import { isDocumentRevisited } from '#platform/ui/hooks/is-document-revisited.ts'
import { withSessionStorage } from '#platform/ui/hooks/session-storage.ts'

const STORAGE_KEY = BROWSER_STORAGE.unfoldedSections.key

interface UnfoldedSections {
  /** Of the entry in the browser's history. */
  readonly locationKey: string
  readonly ids: readonly string[]
  readonly scrollY: number
}

/**
 * After a reload the `details` elements with an id are as they were, and so is the scroll position: the router restores
 * it while they are still folded and the page is too short.
 */
export function useUnfoldedSections(): void {
  const { key } = useLocation()
  useLayoutEffect(() => {
    const stored = takeStored()
    if (stored?.locationKey === key && isDocumentRevisited()) {
      for (const id of stored.ids) document.getElementById(id)?.setAttribute('open', '')
      if (stored.ids.length > 0) scrollTo(0, stored.scrollY)
    }
    const onPageHide = () => {
      const ids = [...document.querySelectorAll('details[id][open]')].map(({ id }) => id)
      store({ locationKey: key, ids, scrollY })
    }
    addEventListener('pagehide', onPageHide)
    return () => removeEventListener('pagehide', onPageHide)
  }, [key])
}

function takeStored(): UnfoldedSections | null {
  return withSessionStorage(storage => {
    const text = storage.getItem(STORAGE_KEY)
    storage.removeItem(STORAGE_KEY)
    return text ? JSON.parse(text) : null
  })
}

function store(sections: UnfoldedSections): void {
  withSessionStorage(storage => storage.setItem(STORAGE_KEY, JSON.stringify(sections)))
}
