import { useEffect, useReducer, useRef } from 'react'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'
import { useOnReducedMotion } from '#platform/ui/hooks/use-on-reduced-motion.ts'

// Section 4, banner: the state of the slideshow, and its timer.

export interface SlideshowState {
  readonly index: number
  /** False after pause was pressed, or when the system prefers reduced motion. */
  readonly playing: boolean
  readonly hovered: boolean
  readonly focused: boolean
}

export type SlideshowAction =
  | { readonly kind: 'next' }
  | { readonly kind: 'previous' }
  | { readonly kind: 'go-to'; readonly index: number }
  | { readonly kind: 'toggle' }
  | { readonly kind: 'reduce-motion' }
  | { readonly kind: 'hover' | 'focus'; readonly inside: boolean }

export const INITIAL_SLIDESHOW: SlideshowState = { index: 0, playing: true, hovered: false, focused: false }

/** True while slides advance by themselves. */
export function isMoving({ playing, hovered, focused }: SlideshowState): boolean {
  return playing && !hovered && !focused
}

export function slideshowReducer(
  slideCount: number,
): (state: SlideshowState, action: SlideshowAction) => SlideshowState {
  return (state, action) => {
    switch (action.kind) {
      case 'next':
        return { ...state, index: (state.index + 1) % slideCount }
      case 'previous':
        return { ...state, index: (state.index + slideCount - 1) % slideCount }
      case 'go-to':
        return { ...state, index: action.index }
      case 'toggle':
        // Play pressed from the keyboard leaves the focus on the button, which would keep the slideshow paused.
        return { ...state, playing: !state.playing, focused: false }
      case 'reduce-motion':
        return { ...state, playing: false }
      case 'hover':
        return { ...state, hovered: action.inside }
      case 'focus':
        return { ...state, focused: action.inside }
    }
  }
}

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
