import { useLocation, useNavigation } from 'react-router'
import { cleanSearch } from '#catalogue/domain/catalogue-filters.ts'

/**
 * The query string requested last: that of the pending navigation, else that of the current page. `isLeaving`: the
 * pending navigation goes to another page, and a search from this one would abort it.
 */
export function useRequestedSearch(): { search: string; isLeaving: boolean } {
  const current = useLocation()
  const next = useNavigation().location ?? current
  const isLeaving = next.pathname !== current.pathname
  return { search: isLeaving ? current.search : next.search, isLeaving }
}

/** The `q` of a query string, cleaned as the server cleans it. */
export function searchTextOf(search: string): string {
  return cleanSearch(new URLSearchParams(search).get('q') ?? '')
}

/** The same query string with another `q`, from the first page on. */
export function withSearchText(search: string, q: string): string {
  const params = new URLSearchParams(q === '' ? undefined : { q })
  for (const [name, value] of new URLSearchParams(search))
    if (name !== 'q' && name !== 'cursor') params.append(name, value)
  return params.size === 0 ? '' : `?${params}`
}
