import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

export const MAIN_ID = 'contenido'

export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="sr-only z-50 rounded-12 bg-white px-4 py-3 text-label font-bold text-petrol-600 shadow-3 focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-4 focus:py-3"
    >
      Saltar al contenido
    </a>
  )
}

/** Moves the focus to the main content after a client-side navigation, as a full page load would. */
export function useRouteFocus(): void {
  const { pathname, hash } = useLocation()
  const lastPathname = useRef(pathname)
  useEffect(() => {
    if (lastPathname.current === pathname) return
    lastPathname.current = pathname
    if (!hash) document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
  }, [pathname, hash])
}

/** A link to an anchor of the page moves the focus there too, for the keyboard and for screen readers, and opens its fold. */
export function useAnchorFocus(): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link followed twice moves the focus twice.
  useEffect(() => {
    const target = hash && document.getElementById(hash.slice(1))
    if (!target) return
    const fold = target.closest<HTMLDetailsElement>('details:not([open])')
    if (fold) {
      fold.open = true
      target.scrollIntoView()
    }
    target.focus({ preventScroll: true })
  }, [hash, key])
}

/** WebKit scrolls a page of the back/forward cache to its top where the router restores positions by itself. */
export function useCachedPageScroll(): void {
  useEffect(() => {
    let y = 0
    const onPageHide = () => {
      y = scrollY
    }
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) scrollTo(0, y)
    }
    addEventListener('pagehide', onPageHide)
    addEventListener('pageshow', onPageShow)
    return () => {
      removeEventListener('pagehide', onPageHide)
      removeEventListener('pageshow', onPageShow)
    }
  }, [])
}

/** Closes open popover menus on client-side navigation; on Escape and outside clicks the browser does it. */
export function useCloseMenus(): void {
  const { key } = useLocation()
  // Before the next page is painted: a menu that is opened on it stays open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on every navigation, also to the same URL.
  useLayoutEffect(() => {
    for (const menu of document.querySelectorAll<HTMLElement>('.menu:popover-open')) menu.hidePopover()
  }, [key])
}
