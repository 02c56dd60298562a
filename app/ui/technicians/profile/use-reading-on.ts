import { useEffect, useRef } from 'react'

/** After 'Ver más' the keyboard, and whoever listens, go on at the first that is new; nothing moves on the screen. */
export function useReadingOn(shown: number) {
  const list = useRef<HTMLUListElement>(null)
  const read = useRef<number | null>(null)
  useEffect(() => {
    if (read.current === null || shown <= read.current) return
    const next = list.current?.children[read.current]
    read.current = null
    if (next instanceof HTMLElement) next.focus({ preventScroll: true })
  }, [shown])
  return {
    list,
    readOn() {
      read.current = shown
    },
  }
}
