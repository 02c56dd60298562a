import { type FocusEvent, type PointerEvent, useRef } from 'react'
import { BannerControls } from '#site/ui/home/banner-controls.tsx'
import { BANNER_COLUMNS, BannerSlide } from '#site/ui/home/banner-slide.tsx'
import { HeroSearch } from '#site/ui/home/hero-search.tsx'
import { useSlideshow } from '#site/ui/home/use-slideshow.ts'
import { BANNER_FIGURES, BANNER_SLIDES, SLIDE_INTERVAL_MS } from '#site/wording/home-banner.ts'

/** Shorter horizontal movements are not swipes. */
const SWIPE_MIN_PX = 48

interface BannerProps {
  cities: readonly string[]
  /** The city of the account, as `cities` spells it; null for none. */
  presetCity: string | null
}

/** Section 4, banner: three slides, one every 6 s, paused by hover, by focus and by a button; one search for all. */
export function Banner({ cities, presetCity }: BannerProps) {
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
      className="banner on-dark grid grid-cols-1 grid-rows-[auto_auto_auto_1fr_auto] bg-petrol-800 text-white"
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
      onFocus={focus}
      onBlur={blur}
      onTouchStart={event => {
        touchStartX.current = event.touches[0]?.clientX ?? 0
      }}
      onTouchEnd={event => swipe(event.changedTouches[0]?.clientX ?? touchStartX.current)}
    >
      {/* Outside the slides, so that it stays while they fade; above the figures, which its suggestions cover. */}
      <div
        className={`pointer-events-none z-20 col-start-1 row-start-2 container-page ${BANNER_COLUMNS} md:grid`}
      >
        <div className="pointer-events-auto">
          <HeroSearch key={presetCity} cities={cities} presetCity={presetCity} />
        </div>
      </div>
      <div
        aria-live={moving ? 'off' : 'polite'}
        className="banner-slides col-start-1 row-span-full grid grid-cols-1 grid-rows-subgrid overflow-x-clip"
      >
        {BANNER_SLIDES.map((slide, index) => (
          <BannerSlide
            key={slide.topic}
            slide={slide}
            positionLabel={`${index + 1} de ${BANNER_SLIDES.length}`}
            shown={index === slideshow.index}
          />
        ))}
      </div>
      <div className="pointer-events-none z-10 col-start-1 row-start-5 container-page pt-5 pb-2 md:pt-0">
        <dl className="flex justify-between sm:justify-start sm:gap-10">
          {BANNER_FIGURES.map(({ figure, label }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-label text-petrol-100">{label}</dt>
              <dd className="text-[1.375rem]/[1.75rem] font-extrabold tracking-[-0.02em] md:text-[1.75rem]/[2.125rem]">
                {figure}
              </dd>
            </div>
          ))}
        </dl>
        <BannerControls slideshow={slideshow} dispatch={dispatch} />
      </div>
    </section>
  )
}
