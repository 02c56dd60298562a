import { Link, useLocation } from 'react-router'
import type { BannerProps } from '#site/ui/home/banner.tsx'
import { BannerControls, BannerFrame, SlideClaim, Slides } from '#site/ui/home/banner-frame.tsx'
import { HeroSearch } from '#site/ui/home/hero-search.tsx'
import { BANNER_FIGURES, type BannerSlide } from '#site/wording/home-texts.ts'

// The first slide says the other one.
const FIGURES = BANNER_FIGURES.slice(1)

/** The banner below what is the viewer's own: the same slides and search, without the house. */
export function LowBanner({ places, presetCity }: BannerProps) {
  return (
    <BannerFrame className="tile-petal">
      {running => (
        <div className="container-page grid grid-cols-1 gap-x-12 pt-5 pb-2 md:pt-9 md:pb-6 lg:grid-cols-[minmax(0,1fr)_36rem] lg:items-center">
          <Slides running={running} slideClass={() => 'row-start-1'}>
            {slide => <LowSlide slide={slide} />}
          </Slides>
          <div className="z-20 max-lg:mt-2">
            <HeroSearch key={presetCity} places={places} presetCity={presetCity} />
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-6 pt-3 lg:col-span-2 lg:pt-5">
            <dl className="flex flex-wrap gap-x-4 sm:gap-x-6">
              {FIGURES.map(({ figure, label }) => (
                <div key={label} className="flex flex-row-reverse gap-1">
                  <dt className="text-label text-petrol-100">{label}</dt>
                  <dd className="text-label font-extrabold">{figure}</dd>
                </div>
              ))}
            </dl>
            <div className="max-sm:w-full">
              <BannerControls {...running} dashClass="bg-white" />
            </div>
          </div>
        </div>
      )}
    </BannerFrame>
  )
}

function LowSlide({ slide }: { slide: BannerSlide }) {
  const { search } = useLocation()
  return (
    <>
      <SlideClaim slide={slide} />
      <h2 className="mt-1.5 text-26/8 font-extrabold tracking-[-0.03em] text-balance md:text-28/9">
        {slide.low.headline} <span className="whitespace-nowrap text-primary-400">{slide.ending}</span>
      </h2>
      <p className="mt-1 text-label/5 text-petrol-100 md:text-17/6">{slide.low.text}</p>
      <p className="flex flex-wrap gap-x-4">
        {slide.actions.map(({ label, anchor }) => (
          <Link
            key={label}
            to={{ search, hash: anchor }}
            className="inline-flex min-h-11 items-center text-label font-semibold text-white"
          >
            <span className="border-b-2 border-petrol-300 leading-5">{label}</span>
          </Link>
        ))}
      </p>
    </>
  )
}
