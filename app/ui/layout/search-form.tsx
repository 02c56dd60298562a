import type { SubmitEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Icon } from '#ui/basics/icon.tsx'

/** Section 2, Header: searches at /tecnicos?q=… with the trimmed text, or /tecnicos when it is empty. */
export function SearchForm({ className = '' }: { className?: string }) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const query = pathname === '/tecnicos' ? (new URLSearchParams(search).get('q') ?? '') : ''

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    navigate(q ? `/tecnicos?${new URLSearchParams({ q })}` : '/tecnicos')
  }

  return (
    <search className={className}>
      <form action="/tecnicos" onSubmit={onSubmit} className="relative">
        <Icon of="search" className="pointer-events-none absolute top-[0.9375rem] left-3.5 text-petrol-600" />
        <input
          // The field is uncontrolled: a new key resets it to the query in the URL.
          key={query}
          type="search"
          name="q"
          defaultValue={query}
          aria-label="¿Qué necesitas arreglar?"
          placeholder="¿Qué necesitas arreglar?"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={120}
          className="field-box h-[3.125rem] appearance-none rounded-[0.875rem] bg-paper-50 pr-14 pl-11 md:h-13 md:pr-28"
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
