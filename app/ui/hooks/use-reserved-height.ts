import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Keeps the height of the element while `loading`, so that what stands below it does not jump to a skeleton's end. */
export function useReservedHeight<E extends HTMLElement>(loading: boolean): RefObject<E | null> {
  const ref = useRef<E>(null)
  useLayoutEffect(() => {
    const element = ref.current
    if (!loading || !element) return
    element.style.minHeight = `${element.offsetHeight}px`
    return () => {
      element.style.minHeight = ''
    }
  }, [loading])
  return ref
}
