import { useEffect, useState } from 'react'
import { NO_SUGGESTIONS, type SearchSuggestions } from '#catalogue/domain/search/search-suggestions.ts'

const DELAY_MS = 200
const MIN_LENGTH = 2
const MAX_CACHED = 100

/** Answers of this page load by query string. */
const cache = new Map<string, SearchSuggestions>()

/** The suggestions for a text, after a pause in the typing. The last answer stays until the next arrives. */
export function useSuggestions(q: string, ciudad: string | null): SearchSuggestions {
  const [answer, setAnswer] = useState(NO_SUGGESTIONS)
  const search = q.length < MIN_LENGTH ? '' : `?${new URLSearchParams(ciudad ? { q, ciudad } : { q })}`
  useEffect(() => {
    const known = search === '' ? NO_SUGGESTIONS : cache.get(search)
    if (known) return setAnswer(known)
    const abort = new AbortController()
    const timer = setTimeout(() => {
      fetchSuggestions(search, abort.signal).then(
        found => {
          storeAnswer(search, found)
          setAnswer(found)
        },
        // Offline, or typing went on: the form works without suggestions.
        () => {},
      )
    }, DELAY_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [search])
  return search === '' ? NO_SUGGESTIONS : answer
}

async function fetchSuggestions(search: string, signal: AbortSignal): Promise<SearchSuggestions> {
  // Without cookies: the answer is the same for everybody, so any cache may keep it.
  const response = await fetch(`/buscar/sugerencias${search}`, { credentials: 'omit', signal })
  if (!response.ok) throw new Error(`suggestions: ${response.status}`)
  return (await response.json()) as SearchSuggestions
}

function storeAnswer(search: string, answer: SearchSuggestions): void {
  cache.set(search, answer)
  const [oldest] = cache.keys()
  if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest)
}
