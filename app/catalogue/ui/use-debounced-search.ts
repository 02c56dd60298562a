import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { cleanSearch } from '#catalogue/domain/catalogue-filters.ts'

interface DebouncedSearchOptions {
  /** Asked when something is typed. */
  readonly delayMs: () => number
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
  const [elapsed, setElapsed] = useState(0)

  const currentDelay = useEffectEvent(delayMs)
  useEffect(() => {
    if (paused || cleanSearch(text) === sent) return
    // Navigations are transitions: whether one has begun is known when a transition that came after it is rendered.
    const timer = setTimeout(() => startTransition(() => setElapsed(times => times + 1)), currentDelay())
    return () => clearTimeout(timer)
  }, [text, sent, paused])

  const searchUnlessPaused = useEffectEvent(() => {
    const q = cleanSearch(text)
    if (paused || q === sent) return
    setState(last => ({ ...last, sent: q }))
    onSearch(q)
  })
  useEffect(() => {
    if (elapsed > 0) searchUnlessPaused()
  }, [elapsed])

  return {
    text,
    setText: (text: string) => setState(last => ({ ...last, text })),
    /** The caller searched for the current text, or for the given one, by itself: cancels the pending search. */
    markSearched: (searched = text) =>
      setState(last => ({ ...last, text: searched, sent: cleanSearch(searched) })),
  }
}
