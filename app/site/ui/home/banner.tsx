import { type FocusEvent, type PointerEvent, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import type { CataloguePlace } from '#catalogue/domain/catalogue-places.ts'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'
import { HeroSearch } from '#site/ui/home/hero-search.tsx'
import { type SlideshowAction, type SlideshowState, useSlideshow } from '#site/ui/home/slideshow.ts'
import {
  BANNER_FIGURES,
  BANNER_SLIDES,
  SLIDE_INTERVAL_MS,
  type BannerSlide as Slide,
  type SlideTopic,
} from '#site/wording/home-texts.ts'

/** Shorter horizontal movements are not swipes. */
const SWIPE_MIN_PX = 48

interface BannerProps {
  places: readonly CataloguePlace[]
  /** The city of the account, as `places` spells it; null for none. */
  presetCity: string | null
}

/** Section 4, banner: three slides, one every 6 s, paused by hover, by focus and by a button; one search for all. */
export function Banner({ places, presetCity }: BannerProps) {
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
      className="banner on-dark grid grid-cols-1 grid-rows-[auto_auto_1fr_auto_auto] bg-petrol-800 md:grid-rows-[auto_auto_auto_1fr_auto] text-white"
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
          <HeroSearch key={presetCity} places={places} presetCity={presetCity} />
        </div>
      </div>
      <div
        aria-live={moving ? 'off' : 'polite'}
        className="col-start-1 row-span-full grid grid-cols-1 grid-rows-subgrid overflow-x-clip noscript:snap-x noscript:snap-mandatory noscript:grid-cols-[repeat(3,100%)] noscript:overflow-x-auto"
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
      <div className="pointer-events-none z-10 col-start-1 row-start-5 container-page pt-3 pb-2 md:pt-0">
        <dl className="flex justify-between sm:justify-start sm:gap-10">
          {BANNER_FIGURES.map(({ figure, label }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-label text-petrol-100">{label}</dt>
              <dd className="text-22 font-extrabold tracking-[-0.02em] md:text-28">{figure}</dd>
            </div>
          ))}
        </dl>
        <BannerControls slideshow={slideshow} dispatch={dispatch} />
      </div>
    </section>
  )
}

const SLIDE_STYLES: Record<SlideTopic, { tile: string; icon: IconName; endingDisplay?: string }> = {
  verified: { tile: 'tile-petal', icon: 'badge-check', endingDisplay: 'inline' },
  night: { tile: 'tile-night', icon: 'clock' },
  neighbours: { tile: 'tile-quarter', icon: 'star' },
}

/** Text and illustration side by side. */
const BANNER_COLUMNS =
  'md:grid-cols-[minmax(0,1fr)_minmax(0,45%)] md:gap-x-12 lg:grid-cols-[minmax(0,1fr)_35rem] lg:gap-x-10'

interface BannerSlideProps {
  slide: Slide
  /** '1 de 3' */
  positionLabel: string
  shown: boolean
}

/**
 * All slides share the grid rows of the banner, so that its height does not change between them. On a phone the links stand
 * below the house, so that a face is on the first screen.
 */
function BannerSlide({ slide, positionLabel, shown }: BannerSlideProps) {
  const { search } = useLocation()
  const hydrated = useHydrated()
  const { tile, icon, endingDisplay = 'block' } = SLIDE_STYLES[slide.topic]
  const [primary, secondary] = slide.actions
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group of the carousel, not of a form.
    <div
      role="group"
      aria-roledescription="diapositiva"
      aria-label={positionLabel}
      inert={hydrated && !shown}
      data-shown={shown || undefined}
      className={`banner-slide col-start-1 row-span-full grid grid-cols-1 grid-rows-subgrid ${tile} noscript:visible noscript:col-auto noscript:snap-start noscript:opacity-100`}
    >
      <div className={`row-span-full grid grid-cols-1 grid-rows-subgrid md:container-page ${BANNER_COLUMNS}`}>
        <div className="container-page pt-3.5 pb-3 md:col-start-1 md:row-start-1 md:px-0 md:pt-9 md:pb-6">
          <p className="flex items-center gap-2 text-label font-bold text-primary-300">
            <Icon of={icon} size={18} />
            {slide.claim}
          </p>
          <h2 className="mt-2.5 type-display md:mt-5">
            {slide.headline}{' '}
            <span className={`whitespace-nowrap text-primary-400 ${endingDisplay}`}>{slide.ending}</span>
          </h2>
          <p className="mt-2 max-w-[36rem] text-17/6 text-petrol-100 md:mt-[1.125rem] md:text-lead/7.5">
            {slide.text}
          </p>
        </div>
        <div className="row-start-4 container-page flex flex-wrap items-center gap-x-4 pt-4 md:col-start-1 md:row-start-3 md:px-0 md:pt-3 md:pb-5">
          {[primary, secondary].map((action, index) => (
            <Link
              key={action.label}
              to={{ search, hash: action.anchor }}
              className="inline-flex min-h-11 items-center text-label font-semibold text-white"
            >
              <span className="border-b-2 border-petrol-300 leading-5">{action.label}</span>
              {index === 0 && <Icon of="arrow-right" size={18} className="ml-2" />}
            </Link>
          ))}
        </div>
        <BannerIllustration slide={slide} />
      </div>
    </div>
  )
}

const ILLUSTRATION_STYLES: Record<
  SlideTopic,
  { wall: string; note: string; icon: IconName; iconFill?: string }
> = {
  verified: { wall: 'bg-wall', note: 'bg-green-50 text-green-600', icon: 'circle-check' },
  night: { wall: 'bg-wall-night', note: 'bg-primary-100 text-primary-700', icon: 'zap' },
  neighbours: {
    wall: 'bg-wall-pink',
    note: 'bg-primary-100 text-primary-500',
    icon: 'star',
    iconFill: 'fill-primary-500',
  },
}

/** The drawn house of a slide, with a note over it. */
function BannerIllustration({ slide: { topic, windows, note } }: { slide: Slide }) {
  const style = ILLUSTRATION_STYLES[topic]
  return (
    <div
      aria-hidden="true"
      className="relative row-start-3 mt-3.5 flex flex-col md:col-start-2 md:mt-0 md:row-span-full md:row-start-1 md:self-end"
    >
      <div className="eave relative z-1 md:-mx-[1.125rem]" />
      <div
        className={`relative -mt-3 flex flex-1 items-end justify-center px-3.5 pt-5 pb-5 md:px-4 md:pt-14 md:pb-[4.75rem] ${style.wall}`}
      >
        {topic === 'night' && <Moon />}
        <img
          src={windows}
          alt=""
          width="514"
          height="272"
          fetchPriority={topic === 'verified' ? 'high' : 'low'}
          className="w-full max-w-[32.125rem]"
        />
      </div>
      <div className="zocalo h-11 bg-[size:2.75rem_2.75rem]!" />
      <div className="absolute inset-x-11 bottom-2.5 mx-auto flex max-w-[18.75rem] items-center gap-3 rounded-16 bg-white p-3 pr-4 text-ink-900 shadow-3 md:right-auto md:bottom-[1.625rem] md:-left-10 md:mx-0">
        <span className={`grid size-[2.625rem] shrink-0 place-items-center rounded-12 ${style.note}`}>
          <Icon of={style.icon} size={22} className={style.iconFill} />
        </span>
        <p>
          <span className="block text-label font-bold">{note.title}</span>
          <span className="block text-support text-ink-600">{note.text}</span>
        </p>
      </div>
    </div>
  )
}

function Moon() {
  return (
    <svg
      viewBox="0 0 36 36"
      aria-hidden="true"
      className="absolute top-6 right-4 size-6 fill-primary-200 md:top-12 md:right-9 md:size-9"
    >
      <path d="M20 0a18 18 0 1 0 15.5 24.5A15 15 0 0 1 20 0z" />
    </svg>
  )
}

interface BannerControlsProps {
  slideshow: SlideshowState
  dispatch: (action: SlideshowAction) => void
}

function BannerControls({ slideshow: { index: current, playing }, dispatch }: BannerControlsProps) {
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
                  <span className={`block h-full bg-primary-400 ${playing ? 'banner-progress' : ''}`} />
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
