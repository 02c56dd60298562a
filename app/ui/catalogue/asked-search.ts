import { useLocation, useNavigation } from 'react-router'
import { cleanSearch } from '#domain/technicians/catalogue-filters.ts'

/**
 * The query string that was asked for last: of the answer on its way, or else of the page shown; and whether another page
 * is on its way, which nothing typed here may call back.
 */
export function useAskedSearch(): { asked: string; leaving: boolean } {
  const shown = useLocation()
  const coming = useNavigation().location ?? shown
  const leaving = coming.pathname !== shown.pathname
  return { asked: leaving ? shown.search : coming.search, leaving }
}

/** The text that a query string searches for. */
export function textIn(asked: string): string {
  return cleanSearch(new URLSearchParams(asked).get('q') ?? '')
}

/** The same question with another text, from the first page on. */
export function searchWith(asked: string, q: string): string {
  const params = new URLSearchParams(q === '' ? undefined : { q })
  for (const [name, value] of new URLSearchParams(asked))
    if (name !== 'q' && name !== 'cursor') params.append(name, value)
  return params.size === 0 ? '' : `?${params}`
}
