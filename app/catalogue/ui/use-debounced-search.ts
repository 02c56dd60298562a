import { useEffect, useEffectEvent, useState } from 'react'
import { cleanSearch } from '#catalogue/domain/catalogue-filters.ts'

interface DebouncedSearchOptions {
  readonly delayMs: number
  /** While true no search is started. */
  readonly paused: boolean
  readonly onSearch: (q: string) => void
}

/**
 * The text of a search field that searches after a pause. `requested` is the text of the last request, answered or not.
 * The answer to an earlier search never overwrites what is being typed; a search made elsewhere (a removed chip, the
 * back button) does fill the field.
 */
export function useDebouncedSearch(requested: string, { delayMs, paused, onSearch }: DebouncedSearchOptions) {
  const [state, setState] = useState({ text: requested, sent: requested, requested })
  const current =
    state.requested === requested
      ? state
      : { text: requested === state.sent ? state.text : requested, sent: requested, requested }
  if (current !== state) setState(current)
  const { text, sent } = current
  const search = useEffectEvent(onSearch)

  useEffect(() => {
    const q = cleanSearch(text)
    if (paused || q === sent) return
    const timer = setTimeout(() => {
      setState(last => ({ ...last, sent: q }))
      search(q)
    }, delayMs)
    return () => clearTimeout(timer)
  }, [text, sent, paused, delayMs])

  return {
    text,
    setText: (text: string) => setState(last => ({ ...last, text })),
    /** The caller searched for the current text, or for the given one, by itself: cancels the pending search. */
    markSearched: (searched = text) =>
      setState(last => ({ ...last, text: searched, sent: cleanSearch(searched) })),
  }
}
