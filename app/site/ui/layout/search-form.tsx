import { type SubmitEvent, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { rememberSearch } from '#catalogue/ui/search/recent-searches.ts'
import { SearchCombobox } from '#catalogue/ui/search/search-combobox.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'

interface SearchFormProps {
  /** Of the account; '' for none. */
  ciudad: string
  className?: string
}

/** Section 2, Header: searches at /tecnicos?q=… with the trimmed text, or /tecnicos when it is empty. */
export function SearchForm({ ciudad, className = '' }: SearchFormProps) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const query = pathname === '/tecnicos' ? (new URLSearchParams(search).get('q') ?? '') : ''

  const form = useRef<HTMLFormElement>(null)
  const shown = useRef(query)
  // After a navigation the field shows the new text, unless another one was typed while the page was loading.
  useEffect(() => {
    const typed = typedIn(form.current)
    if (typed === shown.current || typed === query) form.current?.reset()
    shown.current = query
  }, [query])

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const q = typedIn(event.currentTarget)
    rememberSearch(q)
    // Hides the keyboard of a phone.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    navigate(q ? `/tecnicos?${new URLSearchParams({ q })}` : '/tecnicos')
  }

  return (
    <search className={className}>
      <form ref={form} action="/tecnicos" onSubmit={onSubmit} className="relative">
        <Icon of="search" className="pointer-events-none absolute top-[0.9375rem] left-3.5 text-petrol-600" />
        <SearchCombobox
          ciudad={ciudad || null}
          defaultValue={query}
          aria-label="¿Qué necesitas arreglar?"
          placeholder="¿Qué necesitas arreglar?"
          className="field-box h-[3.125rem] rounded-[0.875rem] bg-paper-50 pr-14 pl-11 focus:bg-white md:h-13 md:pr-28"
        />
        <button
          type="submit"
          className="absolute top-[0.1875rem] right-[0.1875rem] flex h-11 min-w-11 items-center justify-center rounded-[0.625rem] bg-petrol-600 text-label font-bold text-white transition-colors hover:bg-petrol-700 md:top-1.5 md:right-1.5 md:h-10 md:px-[1.3125rem]"
        >
          <Icon of="arrow-right" size={18} className="md:hidden" />
          <span className="sr-only md:not-sr-only">Buscar</span>
        </button>
      </form>
    </search>
  )
}

function typedIn(form: HTMLFormElement | null): string {
  return form ? String(new FormData(form).get('q') ?? '').trim() : ''
}
