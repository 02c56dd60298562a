import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { useAskedSearch } from '#ui/catalogue/asked-search.ts'
import { searchIn } from '#ui/catalogue/filter-draft.ts'
import { HOME_SEARCH_PAUSE_MS } from '#ui/home/home-filters.ts'

/** Marks the navigations of this form, so that it is not refilled while somebody types in it. */
const OWN = { filtering: true } as const

/** Only this page's list is asked for again; what surrounds it stands, and nothing jumps. */
export const LIST_ALONE = {
  replace: true,
  preventScrollReset: true,
  defaultShouldRevalidate: false,
  state: OWN,
} as const

const isOwn = (state: unknown) => (state as typeof OWN | null)?.filtering === true

/** The form asks by address: choices act at once, typing after its pause. The last thing asked for wins. */
export function useHomeFilters(form: RefObject<HTMLFormElement | null>) {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const lastAsked = useRef(search)
  const [filling, setFilling] = useState({ search, times: 0 })

  // The address changed by another hand (a link, the back button): the fields follow it.
  if (filling.search !== search) setFilling({ search, times: filling.times + (isOwn(state) ? 0 : 1) })

  useEffect(() => {
    if (!isOwn(state)) lastAsked.current = search
  }, [search, state])
  useEffect(() => () => clearTimeout(pause.current), [])
  // Whoever typed and then followed a link is not called back by what was typed.
  const { leaving } = useAskedSearch()
  useEffect(() => {
    if (leaving) clearTimeout(pause.current)
  }, [leaving])

  function ask(asked: string) {
    lastAsked.current = asked
    navigate({ search: asked }, LIST_ALONE)
  }

  function applyNow() {
    clearTimeout(pause.current)
    if (!form.current) return
    const asked = searchIn(new FormData(form.current))
    if (asked !== lastAsked.current) ask(asked)
  }

  function applySoon() {
    clearTimeout(pause.current)
    pause.current = setTimeout(applyNow, HOME_SEARCH_PAUSE_MS)
  }

  return { applyNow, applySoon, formKey: filling.times }
}

/** True while the list is on its way. */
export function useListOnItsWay(): boolean {
  const { state, location } = useNavigation()
  return state === 'loading' && isOwn(location.state)
}
