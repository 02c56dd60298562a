import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Keeps the height of the element while `loading`: what stands below it does not move to the end of a skeleton. */
export function useReservedHeight<E extends HTMLElement>(loading: boolean): RefObject<E | null> {
  const ref = useRef<E>(null)
  useLayoutEffect(() => {
    const element = ref.current
    if (!loading || !element) return
    element.style.height = `${element.offsetHeight}px`
    element.style.overflowY = 'clip'
    return () => {
      element.style.height = ''
      element.style.overflowY = ''
    }
  }, [loading])
  return ref
}
