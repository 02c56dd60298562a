import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router'
import { rememberSearch } from '#catalogue/ui/search/recent-searches.ts'
import { SearchCombobox } from '#catalogue/ui/search/search-combobox.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { isUnmodifiedClick } from '#platform/ui/basics/is-unmodified-click.ts'

/**
 * Section 2, Header: searches at /tecnicos?q=… with the trimmed text, or /tecnicos when it is empty. `ciudad` is that of
 * the account, '' for none.
 */
function SearchForm({ ciudad }: { ciudad: string }) {
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
    <search>
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

interface HeaderSearchProps {
  ciudad: string
  /** On phones a box 'Buscar' that opens the search over its row; without JavaScript it is a link to the catalogue. */
  folds: boolean
}

/** The same elements folded or not: a navigation between two headers keeps what is being typed. */
export function HeaderSearch({ ciudad, folds }: HeaderSearchProps) {
  const [open, setOpen] = useState(false)
  const link = useRef<HTMLAnchorElement>(null)
  const form = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes on every navigation, also to the same URL.
  useEffect(() => setOpen(false), [key])

  function onClick(event: MouseEvent) {
    if (!isUnmodifiedClick(event)) return
    event.preventDefault()
    // Phones show the keyboard only for a focus within the click.
    flushSync(() => setOpen(true))
    form.current?.querySelector('input')?.focus()
  }
  function onBlur({ relatedTarget, currentTarget }: FocusEvent) {
    // A window that loses the focus has no related target, and keeps the field open.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
  }
  function onKeyDown({ key }: KeyboardEvent) {
    if (key !== 'Escape') return
    flushSync(() => setOpen(false))
    link.current?.focus()
  }

  return (
    <>
      <a
        ref={link}
        href="/tecnicos"
        onClick={onClick}
        className={`h-11 flex-wrap items-center gap-x-1.5 overflow-hidden rounded-12 border-[1.5px] border-ink-400 bg-paper-50 px-2 text-ink-600 sm:hidden ${folds ? 'flex' : 'hidden'}`}
      >
        <Icon of="search" size={19} className="my-3 text-petrol-600" />
        <span className="py-2">Buscar</span>
      </a>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keyboard events are those of the field inside. */}
      <div
        ref={form}
        onBlur={onBlur}
        // Before the field, which uses the first Escape to close its suggestions.
        onKeyDownCapture={onKeyDown}
        className={`header-search ${folds ? `max-sm:inset-0 max-sm:z-20 max-sm:bg-white max-sm:px-(--gutter) max-sm:pt-[0.1875rem] ${open ? 'max-sm:absolute' : 'max-sm:hidden'}` : ''}`}
      >
        <SearchForm ciudad={ciudad} />
      </div>
    </>
  )
}
