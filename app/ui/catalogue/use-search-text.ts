import { useEffect, useState } from 'react'
import { cleanSearch } from '#domain/technicians/catalogue-filters.ts'

/** Section 9: the search of the sidebar acts by itself after this pause. */
export const SIDEBAR_SEARCH_PAUSE_MS = 350

/**
 * The text of a search that acts on its own after a pause. What is typed is never taken back by an answer to an
 * earlier search; a search made elsewhere, such as a chip taken away, does fill the field.
 */
export function useSearchText(applied: string, onSearch: (q: string) => void, pauseMs: number) {
  const [state, setState] = useState({ text: applied, sent: applied, applied })
  const { sent } = state
  const current =
    state.applied === applied
      ? state
      : { text: applied === sent ? state.text : applied, sent: applied, applied }
  if (current !== state) setState(current)
  const { text } = current

  useEffect(() => {
    const q = cleanSearch(text)
    if (q === applied || q === sent) return
    const timer = setTimeout(() => {
      setState(last => ({ ...last, sent: q }))
      onSearch(q)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [text, sent, applied, onSearch, pauseMs])

  return { text, setText: (typed: string) => setState(last => ({ ...last, text: typed })) }
}
