import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { MAIN_ID } from '#platform/ui/hooks/skip-link.tsx'

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
