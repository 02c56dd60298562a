import { Link, useLocation } from 'react-router'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'
import { BannerIllustration } from '#site/ui/home/banner-illustration.tsx'
import type { BannerSlide as Slide, SlideTopic } from '#site/wording/home-banner.ts'

const STYLES: Record<SlideTopic, { tile: string; icon: IconName; endingDisplay?: string }> = {
  verified: { tile: 'tile-petal', icon: 'badge-check', endingDisplay: 'inline' },
  night: { tile: 'tile-night', icon: 'clock' },
  neighbours: { tile: 'tile-quarter', icon: 'star' },
}

/** Text and illustration side by side. */
export const BANNER_COLUMNS =
  'md:grid-cols-[minmax(0,1fr)_minmax(0,45%)] md:gap-x-12 lg:grid-cols-[minmax(0,1fr)_35rem] lg:gap-x-10'

interface BannerSlideProps {
  slide: Slide
  /** '1 de 3' */
  positionLabel: string
  shown: boolean
}

/** All slides share the grid rows of the banner, so that its height does not change between them. */
export function BannerSlide({ slide, positionLabel, shown }: BannerSlideProps) {
  const { search } = useLocation()
  const hydrated = useHydrated()
  const { tile, icon, endingDisplay = 'block' } = STYLES[slide.topic]
  const [primary, secondary] = slide.actions
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group of the carousel, not of a form.
    <div
      role="group"
      aria-roledescription="diapositiva"
      aria-label={positionLabel}
      inert={hydrated && !shown}
      data-shown={shown || undefined}
      className={`banner-slide col-start-1 row-span-full grid grid-cols-1 grid-rows-subgrid ${tile}`}
    >
      <div className={`row-span-full grid grid-cols-1 grid-rows-subgrid md:container-page ${BANNER_COLUMNS}`}>
        <div className="container-page pt-5 pb-4 md:col-start-1 md:row-start-1 md:px-0 md:pt-9 md:pb-6">
          <p className="flex items-center gap-2 text-label font-bold text-mango-300">
            <Icon of={icon} size={18} />
            {slide.claim}
          </p>
          <h2 className="mt-3.5 type-display max-[23.5rem]:text-[2.125rem]/[2.25rem] sm:max-lg:text-[2.75rem]/[2.875rem] md:mt-5">
            {slide.headline}{' '}
            <span className={`whitespace-nowrap text-mango-400 ${endingDisplay}`}>{slide.ending}</span>
          </h2>
          <p className="mt-3 max-w-[36rem] text-[1.0625rem]/[1.625rem] text-petrol-100 md:mt-[1.125rem] md:text-[1.1875rem]/[1.875rem]">
            {slide.text}
          </p>
        </div>
        <div className="row-start-3 container-page flex flex-wrap items-center gap-x-4 py-1 md:col-start-1 md:px-0 md:pt-3 md:pb-5">
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
