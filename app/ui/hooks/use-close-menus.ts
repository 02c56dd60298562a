import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** The browser closes menus on Escape and outside presses; following a link without leaving the page is ours. */
export function useCloseMenus(): void {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation counts, whatever it leads to.
  useEffect(() => {
    for (const menu of document.querySelectorAll<HTMLElement>('.menu:popover-open')) menu.hidePopover()
  }, [key])
}
