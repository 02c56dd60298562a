import { useEffect, useRef } from 'react'

/** After 'Ver más' the focus moves, without scrolling, to the first item that was added to the list. */
export function useFocusNextItem(itemCount: number) {
  const list = useRef<HTMLUListElement>(null)
  const nextIndex = useRef<number | null>(null)
  useEffect(() => {
    if (nextIndex.current === null || itemCount <= nextIndex.current) return
    const next = list.current?.children[nextIndex.current]
    nextIndex.current = null
    if (next instanceof HTMLElement) next.focus({ preventScroll: true })
  }, [itemCount])
  return {
    list,
    /** To be called when more items are requested. */
    focusWhenAdded() {
      nextIndex.current = itemCount
    },
  }
}
