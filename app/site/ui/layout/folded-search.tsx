import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { isUnmodifiedClick } from '#platform/ui/basics/is-unmodified-click.ts'
import { SearchForm } from '#site/ui/layout/search-form.tsx'

/** On phones a box 'Buscar' that opens the search over its row; without JavaScript it is a link to the catalogue. */
export function FoldedSearch({ ciudad }: { ciudad: string }) {
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
        className="flex h-11 flex-wrap items-center gap-x-1.5 overflow-hidden rounded-12 border-[1.5px] border-ink-400 bg-paper-50 px-2 text-ink-600 sm:hidden"
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
        className={`max-sm:inset-0 max-sm:z-20 max-sm:bg-white max-sm:px-(--gutter) max-sm:pt-[0.1875rem] ${open ? 'max-sm:absolute' : 'max-sm:hidden'}`}
      >
        <SearchForm ciudad={ciudad} />
      </div>
    </>
  )
}
