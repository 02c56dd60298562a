import { useEffect, useReducer, useRef } from 'react'
import { FIRST_SLIDE, isMoving, slideshowAfter } from '#ui/home/slideshow.ts'
import { useHydrated } from '#ui/hooks/use-hydrated.ts'
import { useReducedMotion } from '#ui/hooks/use-reduced-motion.ts'

/** The slides and their clock: what a pause leaves of a slide's time is what it gets on going on. */
export function useSlideshow(count: number, staysMs: number) {
  const [show, act] = useReducer(slideshowAfter(count), FIRST_SLIDE)
  const moving = useHydrated() && isMoving(show)
  const left = useRef({ at: show.at, ms: staysMs })

  useReducedMotion(() => act({ kind: 'calm' }))

  useEffect(() => {
    if (left.current.at !== show.at) left.current = { at: show.at, ms: staysMs }
    if (!moving) return
    const { at, ms } = left.current
    const since = performance.now()
    const timer = setTimeout(() => act({ kind: 'next' }), ms)
    return () => {
      clearTimeout(timer)
      left.current = { at, ms: Math.max(0, ms - (performance.now() - since)) }
    }
  }, [moving, show.at, staysMs])

  return { show, moving, act }
}
