import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'

/** Closes open popover menus on client-side navigation; on Escape and outside clicks the browser does it. */
export function useCloseMenus(): void {
  const { key } = useLocation()
  // Before the next page is painted: a menu that is opened on it stays open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on every navigation, also to the same URL.
  useLayoutEffect(() => {
    for (const menu of document.querySelectorAll<HTMLElement>('.menu:popover-open')) menu.hidePopover()
  }, [key])
}
