import { useEffect, useReducer, useRef } from 'react'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'
import { useOnReducedMotion } from '#platform/ui/hooks/use-on-reduced-motion.ts'
import { INITIAL_SLIDESHOW, isMoving, slideshowReducer } from '#site/ui/home/slideshow.ts'

/** The slideshow and its timer. After a pause a slide keeps only the rest of its time. */
export function useSlideshow(slideCount: number, slideMs: number) {
  const [slideshow, dispatch] = useReducer(slideshowReducer(slideCount), INITIAL_SLIDESHOW)
  const moving = useHydrated() && isMoving(slideshow)
  const remaining = useRef({ index: slideshow.index, ms: slideMs })

  useOnReducedMotion(() => dispatch({ kind: 'reduce-motion' }))

  useEffect(() => {
    if (remaining.current.index !== slideshow.index)
      remaining.current = { index: slideshow.index, ms: slideMs }
    if (!moving) return
    const { index, ms } = remaining.current
    const startedAt = performance.now()
    const timer = setTimeout(() => dispatch({ kind: 'next' }), ms)
    return () => {
      clearTimeout(timer)
      remaining.current = { index, ms: Math.max(0, ms - (performance.now() - startedAt)) }
    }
  }, [moving, slideshow.index, slideMs])

  return { slideshow, moving, dispatch }
}
