import { type FocusEvent, type PointerEvent, useRef } from 'react'
import { BANNER_FIGURES, BANNER_SLIDES, SLIDE_INTERVAL_MS } from '#content/home-banner.ts'
import { BannerControls } from '#ui/home/banner-controls.tsx'
import { BannerSlide } from '#ui/home/banner-slide.tsx'
import { useSlideshow } from '#ui/home/use-slideshow.ts'

/** A push sideways of a finger shorter than this is not meant. */
const SWIPE_PX = 48

/** Section 4, banner: three slides that fade, one every 6 s, held by a pointer, by the focus and by a button. */
export function Banner() {
  const { show, moving, act } = useSlideshow(BANNER_SLIDES.length, SLIDE_INTERVAL_MS)
  const touchedAt = useRef(0)
  const hover = (inside: boolean) => (event: PointerEvent) => {
    // A finger leaves no pointer behind: after a tap it would hold the slide for ever.
    if (event.pointerType === 'mouse') act({ kind: 'hover', inside })
  }
  const focus = (event: FocusEvent<HTMLElement>) => {
    if (event.target.matches(':focus-visible')) act({ kind: 'focus', inside: true })
  }
  const blur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) act({ kind: 'focus', inside: false })
  }
  const swipe = (to: number) => {
    const pushed = to - touchedAt.current
    if (Math.abs(pushed) >= SWIPE_PX) act({ kind: pushed < 0 ? 'next' : 'previous' })
  }
  return (
    <section
      aria-roledescription="carrusel"
      aria-label="Promociones"
      data-moving={moving || undefined}
      className="banner on-dark grid grid-cols-1 grid-rows-[auto_1fr_auto] overflow-hidden bg-petrol-800 text-white"
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
      onFocus={focus}
      onBlur={blur}
      onTouchStart={event => {
        touchedAt.current = event.touches[0]?.clientX ?? 0
      }}
      onTouchEnd={event => swipe(event.changedTouches[0]?.clientX ?? touchedAt.current)}
    >
      <div
        aria-live={moving ? 'off' : 'polite'}
        className="banner-slides col-start-1 row-span-full grid grid-cols-1 grid-rows-subgrid"
      >
        {BANNER_SLIDES.map((slide, at) => (
          <BannerSlide
            key={slide.topic}
            slide={slide}
            place={`${at + 1} de ${BANNER_SLIDES.length}`}
            shown={at === show.at}
          />
        ))}
      </div>
      <div className="pointer-events-none z-10 col-start-1 row-start-3 container-page pt-5 pb-2 md:pt-0">
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
        <BannerControls show={show} act={act} />
      </div>
    </section>
  )
}
