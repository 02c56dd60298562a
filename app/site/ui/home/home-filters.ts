// D35: the filters of the catalogue section of the home page, a subset of the catalogue's.

import { type RefObject, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { type CatalogueFilters, catalogueSearch, NO_FILTERS } from '#catalogue/domain/catalogue-filters.ts'
import { catalogueFiltersFrom } from '#catalogue/domain/catalogue-filters-from.ts'
import { searchFromForm } from '#catalogue/ui/filter-draft.ts'
import { useRequestedSearch } from '#catalogue/ui/requested-search.ts'

const HOME_SEARCH_DELAY_MS = 350

export type HomeFilters = Pick<CatalogueFilters, 'q' | 'esp' | 'ciudad' | 'orden' | 'disponible'>

export function homeFiltersFrom(params: URLSearchParams): HomeFilters {
  const { q, esp, ciudad, orden, disponible } = catalogueFiltersFrom(params)
  return { q, esp, ciudad, orden, disponible }
}

/** '?q=…&esp=…', or '' without filters. */
export function homeSearch(filters: HomeFilters): string {
  return catalogueSearch({ ...NO_FILTERS, ...filters })
}

/** True when a filter narrows the list; the order does not. */
export function isFiltered({ q, esp, ciudad, disponible }: HomeFilters): boolean {
  return q !== '' || esp !== null || ciudad !== null || disponible
}

/** Location state of the navigations made by this form. */
const FILTERING = { filtering: true } as const

/** Navigation options: only the loader of the home page runs again, and the page does not scroll. */
export const LIST_ONLY = {
  replace: true,
  preventScrollReset: true,
  defaultShouldRevalidate: false,
  state: FILTERING,
} as const

const isFiltering = (state: unknown) => (state as typeof FILTERING | null)?.filtering === true

/** Applies the form to the URL: choices at once, typing after a pause. The last request wins. */
export function useHomeFilters(form: RefObject<HTMLFormElement | null>) {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const debounce = useRef<ReturnType<typeof setTimeout>>(undefined)
  const lastRequested = useRef(search)
  const [reset, setReset] = useState({ search, count: 0 })

  // The URL was changed by a link or the back button: a new key resets the uncontrolled fields to it.
  if (reset.search !== search) setReset({ search, count: reset.count + (isFiltering(state) ? 0 : 1) })

  useEffect(() => {
    if (!isFiltering(state)) lastRequested.current = search
  }, [search, state])
  useEffect(() => () => clearTimeout(debounce.current), [])
  // A delayed search would abort the navigation to another page. Navigations are transitions: whether one has begun is
  // known when a transition that came after it is rendered.
  const { isLeaving } = useRequestedSearch()
  const [elapsed, setElapsed] = useState(0)
  const applyUnlessLeaving = useEffectEvent(() => {
    if (!isLeaving) applyNow()
  })
  useEffect(() => {
    if (elapsed > 0) applyUnlessLeaving()
  }, [elapsed])

  function applyNow() {
    clearTimeout(debounce.current)
    if (!form.current) return
    const requested = searchFromForm(new FormData(form.current))
    if (requested === lastRequested.current) return
    lastRequested.current = requested
    navigate({ search: requested }, LIST_ONLY)
  }

  function applyDebounced() {
    clearTimeout(debounce.current)
    debounce.current = setTimeout(
      () => startTransition(() => setElapsed(times => times + 1)),
      HOME_SEARCH_DELAY_MS,
    )
  }

  return { applyNow, applyDebounced, formKey: reset.count }
}

/** True while a navigation made by the form is pending. */
export function useIsListLoading(): boolean {
  const { state, location } = useNavigation()
  return state === 'loading' && isFiltering(location.state)
}
