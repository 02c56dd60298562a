// Section 4, banner: which slide shows, and whether it is moving. Pure; the clock is in use-slideshow.ts.

export interface Slideshow {
  readonly at: number
  /** What the button says: false once somebody pressed pause, or asked their system for less motion. */
  readonly wanted: boolean
  readonly hovered: boolean
  readonly focused: boolean
}

export type SlideshowAct =
  | { readonly kind: 'next' }
  | { readonly kind: 'previous' }
  | { readonly kind: 'show'; readonly at: number }
  | { readonly kind: 'toggle' }
  | { readonly kind: 'calm' }
  | { readonly kind: 'hover' | 'focus'; readonly inside: boolean }

export const FIRST_SLIDE: Slideshow = { at: 0, wanted: true, hovered: false, focused: false }

export function isMoving({ wanted, hovered, focused }: Slideshow): boolean {
  return wanted && !hovered && !focused
}

export function slideshowAfter(count: number): (show: Slideshow, act: SlideshowAct) => Slideshow {
  return (show, act) => {
    switch (act.kind) {
      case 'next':
        return { ...show, at: (show.at + 1) % count }
      case 'previous':
        return { ...show, at: (show.at + count - 1) % count }
      case 'show':
        return { ...show, at: act.at }
      case 'toggle':
        // Whoever presses play from the keyboard has the focus inside: it no longer holds the slide.
        return { ...show, wanted: !show.wanted, focused: false }
      case 'calm':
        return { ...show, wanted: false }
      case 'hover':
        return { ...show, hovered: act.inside }
      case 'focus':
        return { ...show, focused: act.inside }
    }
  }
}
