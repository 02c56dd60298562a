import { Link, useLocation } from 'react-router'
import type { CataloguePlace } from '#catalogue/domain/catalogue-places.ts'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { BannerControls, BannerFrame, SLIDE_STYLES, SlideClaim, Slides } from '#site/ui/home/banner-frame.tsx'
import { HeroSearch } from '#site/ui/home/hero-search.tsx'
import { BANNER_FIGURES, type BannerSlide, type SlideTopic } from '#site/wording/home-texts.ts'

export interface BannerProps {
  places: readonly CataloguePlace[]
  /** The city of the account, as `places` spells it; null for none. */
  presetCity: string | null
}

/** Section 4, banner: three slides, one every 6 s, paused by hover, by focus and by a button; one search for all. */
export function Banner({ places, presetCity }: BannerProps) {
  return (
    <BannerFrame className="grid grid-cols-1 grid-rows-[auto_auto_1fr_auto_auto] md:grid-rows-[auto_auto_auto_1fr_auto]">
      {running => (
        <>
          {/* Outside the slides, so that it stays while they fade; above the figures, which its suggestions cover. */}
          <div
            className={`pointer-events-none z-20 col-start-1 row-start-2 container-page ${BANNER_COLUMNS} md:grid`}
          >
            <div className="pointer-events-auto">
              <HeroSearch key={presetCity} places={places} presetCity={presetCity} />
            </div>
          </div>
          <Slides
            running={running}
            className="col-start-1 row-span-full grid-rows-subgrid"
            slideClass={({ topic }) =>
              `row-span-full grid grid-cols-1 grid-rows-subgrid ${SLIDE_STYLES[topic].tile}`
            }
          >
            {slide => <SlideContent slide={slide} />}
          </Slides>
          <div className="pointer-events-none z-10 col-start-1 row-start-5 container-page pt-3 pb-2 md:pt-0">
            <dl className="flex justify-between sm:justify-start sm:gap-10">
              {BANNER_FIGURES.map(({ figure, label }) => (
                <div key={label} className="flex flex-col-reverse">
                  <dt className="text-label text-petrol-100">{label}</dt>
                  <dd className="text-22 font-extrabold tracking-[-0.02em] md:text-28">{figure}</dd>
                </div>
              ))}
            </dl>
            <BannerControls {...running} />
          </div>
        </>
      )}
    </BannerFrame>
  )
}

/** Text and illustration side by side. */
const BANNER_COLUMNS =
  'md:grid-cols-[minmax(0,1fr)_minmax(0,45%)] md:gap-x-12 lg:grid-cols-[minmax(0,1fr)_35rem] lg:gap-x-10'

/**
 * The rows are those of the banner. On a phone the links stand below the house, so that a face is on the first screen.
 */
function SlideContent({ slide }: { slide: BannerSlide }) {
  const { search } = useLocation()
  const { endingDisplay = 'block' } = SLIDE_STYLES[slide.topic]
  const [primary, secondary] = slide.actions
  return (
    <div className={`row-span-full grid grid-cols-1 grid-rows-subgrid md:container-page ${BANNER_COLUMNS}`}>
      <div className="container-page pt-3.5 pb-3 md:col-start-1 md:row-start-1 md:px-0 md:pt-9 md:pb-6">
        <SlideClaim slide={slide} />
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
function BannerIllustration({ slide: { topic, windows, note } }: { slide: BannerSlide }) {
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
