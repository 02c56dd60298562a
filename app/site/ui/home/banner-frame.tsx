import { type FocusEvent, type PointerEvent, type ReactNode, useRef } from 'react'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'
import { type SlideshowAction, type SlideshowState, useSlideshow } from '#site/ui/home/slideshow.ts'
import {
  BANNER_SLIDES,
  type BannerSlide,
  SLIDE_INTERVAL_MS,
  type SlideTopic,
} from '#site/wording/home-texts.ts'

/** Shorter horizontal movements are not swipes. */
const SWIPE_MIN_PX = 48

export const SLIDE_STYLES: Record<SlideTopic, { tile: string; icon: IconName; endingDisplay?: string }> = {
  verified: { tile: 'tile-petal', icon: 'badge-check', endingDisplay: 'inline' },
  night: { tile: 'tile-night', icon: 'clock' },
  neighbours: { tile: 'tile-quarter', icon: 'star' },
}

interface RunningSlideshow {
  readonly slideshow: SlideshowState
  readonly dispatch: (action: SlideshowAction) => void
  /** The slides advance by themselves. */
  readonly moving: boolean
}

interface BannerFrameProps {
  className: string
  children: (running: RunningSlideshow) => ReactNode
}

/** The slideshow of a banner, with what pauses and moves it. */
export function BannerFrame({ className, children }: BannerFrameProps) {
  const { slideshow, moving, dispatch } = useSlideshow(BANNER_SLIDES.length, SLIDE_INTERVAL_MS)
  const touchStartX = useRef(0)
  const hover = (inside: boolean) => (event: PointerEvent) => {
    // Only a mouse hovers: a tap must not pause the slideshow.
    if (event.pointerType === 'mouse') dispatch({ kind: 'hover', inside })
  }
  const focus = (event: FocusEvent<HTMLElement>) => {
    if (event.target.matches(':focus-visible')) dispatch({ kind: 'focus', inside: true })
  }
  const blur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) dispatch({ kind: 'focus', inside: false })
  }
  const swipe = (touchEndX: number) => {
    const distance = touchEndX - touchStartX.current
    if (Math.abs(distance) >= SWIPE_MIN_PX) dispatch({ kind: distance < 0 ? 'next' : 'previous' })
  }
  return (
    <section
      aria-roledescription="carrusel"
      aria-label="Promociones"
      data-moving={moving || undefined}
      className={`banner on-dark bg-petrol-800 text-white ${className}`}
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
      onFocus={focus}
      onBlur={blur}
      onTouchStart={event => {
        touchStartX.current = event.touches[0]?.clientX ?? 0
      }}
      onTouchEnd={event => swipe(event.changedTouches[0]?.clientX ?? touchStartX.current)}
    >
      {children({ slideshow, dispatch, moving })}
    </section>
  )
}

interface SlidesProps {
  running: RunningSlideshow
  className?: string
  slideClass: (slide: BannerSlide) => string
  children: (slide: BannerSlide) => ReactNode
}

/**
 * All slides share their grid cells, so that the height does not change between them. Without a script all can be read: the row
 * scrolls.
 */
export function Slides({
  running: { slideshow, moving },
  className = '',
  slideClass,
  children,
}: SlidesProps) {
  const hydrated = useHydrated()
  return (
    <div
      aria-live={moving ? 'off' : 'polite'}
      className={`grid grid-cols-1 overflow-x-clip noscript:snap-x noscript:snap-mandatory noscript:grid-cols-[repeat(3,100%)] noscript:overflow-x-auto ${className}`}
    >
      {BANNER_SLIDES.map((slide, index) => {
        const shown = index === slideshow.index
        return (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group of the carousel, not of a form.
          <div
            key={slide.topic}
            role="group"
            aria-roledescription="diapositiva"
            aria-label={`${index + 1} de ${BANNER_SLIDES.length}`}
            inert={hydrated && !shown}
            data-shown={shown || undefined}
            className={`banner-slide col-start-1 noscript:visible noscript:col-auto noscript:snap-start noscript:opacity-100 ${slideClass(slide)}`}
          >
            {children(slide)}
          </div>
        )
      })}
    </div>
  )
}

/** The first line of a slide. */
export function SlideClaim({ slide: { topic, claim } }: { slide: BannerSlide }) {
  return (
    <p className="flex items-center gap-2 text-label font-bold text-primary-300">
      <Icon of={SLIDE_STYLES[topic].icon} size={18} />
      {claim}
    </p>
  )
}

interface BannerControlsProps {
  slideshow: SlideshowState
  dispatch: (action: SlideshowAction) => void
  /** Of the slide that is shown. */
  dashClass?: string
}

export function BannerControls({
  slideshow: { index: current, playing },
  dispatch,
  dashClass = 'bg-primary-400',
}: BannerControlsProps) {
  const count = BANNER_SLIDES.length
  return (
    <div className="pointer-events-auto mt-1 flex items-center sm:w-fit md:mt-5 noscript:invisible">
      <ul className="-ml-1 flex">
        {BANNER_SLIDES.map(({ topic, claim }, index) => (
          <li key={topic}>
            <button
              type="button"
              aria-label={`Ver promoción ${index + 1} de ${count}: ${claim}`}
              aria-current={index === current || undefined}
              onClick={() => dispatch({ kind: 'go-to', index })}
              className="group grid h-11 w-11 place-items-center rounded-8"
            >
              <span className="h-[0.3125rem] w-9 overflow-hidden rounded-pill bg-white/35 transition-colors group-hover:bg-white/60">
                {index === current && (
                  <span className={`block h-full ${dashClass} ${playing ? 'banner-progress' : ''}`} />
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p aria-hidden="true" className="ml-2.5 text-support text-petrol-100">
        {current + 1} de {count}
      </p>
      <button
        type="button"
        aria-label={playing ? 'Pausar las promociones' : 'Reanudar las promociones'}
        onClick={() => dispatch({ kind: 'toggle' })}
        className="ml-auto grid size-11 place-items-center rounded-pill border border-white/35 transition-colors hover:border-white hover:bg-white/10 sm:ml-3.5"
      >
        <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
          {playing ? <path d="M3 2h3.5v12H3zM9.5 2H13v12H9.5z" /> : <path d="M4 2l9.5 6L4 14z" />}
        </svg>
      </button>
    </div>
  )
}
