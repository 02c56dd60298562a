import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { MAIN_ID } from '#ui/layout/skip-link.tsx'

/** A new screen begins at its content, for the keyboard and for screen readers, as if the page had loaded. */
export function useRouteFocus(): void {
  const { pathname, hash } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (!hash) document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
  }, [pathname, hash])
}
