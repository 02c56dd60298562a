import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLazyModule } from '#platform/ui/hooks/loading-hooks.ts'

/** Imports a module when the element is first seen: on phones the filters are hidden until their sheet is opened. */
export function useSeenModule<Module extends object>(
  load: () => Promise<Module>,
): [RefObject<HTMLDivElement | null>, Module | null] {
  const element = useRef<HTMLDivElement>(null)
  const [isSeen, setIsSeen] = useState(false)
  // After every render until then: the element may come later.
  useEffect(() => {
    if (!element.current || isSeen) return
    const observer = new IntersectionObserver(([entry]) => setIsSeen(entry?.isIntersecting === true))
    observer.observe(element.current)
    return () => observer.disconnect()
  })
  return [element, useLazyModule(isSeen, load)]
}
