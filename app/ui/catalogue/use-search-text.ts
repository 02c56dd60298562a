import { useEffect, useEffectEvent, useState } from 'react'
import { cleanSearch } from '#domain/technicians/catalogue-filters.ts'

/** Section 9: the search of the sidebar acts by itself after this pause. */
export const SIDEBAR_SEARCH_PAUSE_MS = 350

interface SearchTextOptions {
  readonly pauseMs: number
  /** While it is true nothing is searched. */
  readonly held: boolean
  readonly onSearch: (q: string) => void
}

/**
 * The text of a search that acts on its own after a pause. `asked` is what was asked for last, answered or not. What is
 * typed is never taken back by an answer to an earlier search; a search made elsewhere, such as a chip taken away, does
 * fill the field.
 */
export function useSearchText(asked: string, { pauseMs, held, onSearch }: SearchTextOptions) {
  const [state, setState] = useState({ text: asked, sent: asked, asked })
  const current =
    state.asked === asked ? state : { text: asked === state.sent ? state.text : asked, sent: asked, asked }
  if (current !== state) setState(current)
  const { text, sent } = current
  const search = useEffectEvent(onSearch)

  useEffect(() => {
    const q = cleanSearch(text)
    if (held || q === sent) return
    const timer = setTimeout(() => {
      setState(last => ({ ...last, sent: q }))
      search(q)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [text, sent, held, pauseMs])

  return {
    text,
    setText: (typed: string) => setState(last => ({ ...last, text: typed })),
    /** It was asked for by another way than waiting, as it stands; or, given a text, emptied or filled. */
    settle: (typed = text) => setState(last => ({ ...last, text: typed, sent: cleanSearch(typed) })),
  }
}
