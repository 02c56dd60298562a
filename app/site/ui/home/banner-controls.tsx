import type { SlideshowAction, SlideshowState } from '#site/ui/home/slideshow.ts'
import { BANNER_SLIDES } from '#site/wording/home-banner.ts'

interface BannerControlsProps {
  slideshow: SlideshowState
  dispatch: (action: SlideshowAction) => void
}

export function BannerControls({ slideshow: { index: current, playing }, dispatch }: BannerControlsProps) {
  const count = BANNER_SLIDES.length
  return (
    <div className="banner-controls pointer-events-auto mt-1 flex items-center sm:w-fit md:mt-5">
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
                  <span className={`block h-full bg-mango-400 ${playing ? 'banner-progress' : ''}`} />
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
