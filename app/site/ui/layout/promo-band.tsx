import { useEffect, useState } from 'react'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'
import { useOnReducedMotion } from '#platform/ui/hooks/use-on-reduced-motion.ts'
import { PHRASE_INTERVAL_MS, PROMO_PHRASES, type PromoTopic } from '#site/wording/header-and-footer.ts'

const ICONS: Record<PromoTopic, IconName> = {
  verified: 'shield-check',
  support: 'headphones',
  reviews: 'star',
  booking: 'calendar-check',
  guarantee: 'badge-check',
  promotions: 'percent',
}

/** The sticky top band: rotating phrases, a pause button, and the language picker. */
export function PromoBand() {
  const { current, playing, toggle } = useRotation(PROMO_PHRASES.length)
  const hydrated = useHydrated()
  const toggleLabel = playing ? 'Pausar los mensajes' : 'Reanudar los mensajes'
  return (
    <div className="on-dark sticky top-0 z-40 bg-petrol-900 text-white">
      <div className="container-page flex h-10 items-center">
        <p className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)]">
          {PROMO_PHRASES.map(({ topic, text }, index) => (
            <span
              key={topic}
              className={`col-start-1 row-start-1 flex items-center gap-2 text-small font-semibold transition-[opacity,visibility] duration-200 ${index === current ? '' : 'invisible opacity-0'}`}
            >
              <Icon of={ICONS[topic]} size={16} className="text-primary-400 max-[21.875rem]:hidden" />
              <span className="truncate">{text}</span>
            </span>
          ))}
        </p>
        <button
          type="button"
          aria-label={toggleLabel}
          title={toggleLabel}
          onClick={toggle}
          className={`-mb-1 -ml-3 grid h-11 w-11 place-items-center pb-1 text-petrol-200 hover:text-white ${hydrated ? '' : 'invisible'}`}
        >
          {playing ? <PauseIcon /> : <Icon of="play" size={13} className="fill-current stroke-none" />}
        </button>
        <LanguagePicker />
      </div>
    </div>
  )
}

function PauseIcon() {
  return (
    <svg width="10" height="10" viewBox="0 0 10 10" fill="currentColor" aria-hidden="true">
      <rect x=".5" width="3" height="10" rx="1" />
      <rect x="6.5" width="3" height="10" rx="1" />
    </svg>
  )
}

/** The index of the current phrase. With reduced motion it does not start by itself. */
function useRotation(count: number) {
  const [current, setCurrent] = useState(0)
  const [playing, setPlaying] = useState(true)
  useOnReducedMotion(() => setPlaying(false))
  useEffect(() => {
    if (!playing) return
    const timer = setInterval(() => setCurrent(last => (last + 1) % count), PHRASE_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [playing, count])
  return { current, playing, toggle: () => setPlaying(!playing) }
}

/** D6: it only changes its own label, as a native select does. iPhones zoom into letters below 16 px: there it is drawn smaller. */
function LanguagePicker() {
  return (
    <span className="relative ml-0.5 flex md:ml-1 h-8 items-center border-l border-petrol-700">
      <Icon of="globe" size={16} className="pointer-events-none absolute left-3 hidden md:block" />
      <select
        aria-label="Idioma"
        defaultValue="ES"
        autoComplete="off"
        className="-mb-1 h-11 appearance-none bg-transparent pr-5 pb-1 pl-2 text-small font-semibold text-white pointer-coarse:-ml-2 pointer-coarse:h-13.5 pointer-coarse:origin-right pointer-coarse:scale-[0.8125] pointer-coarse:text-body md:pl-[2.0625rem] [&>option]:text-ink-900"
      >
        <option>ES</option>
        <option>EN</option>
      </select>
      <Icon of="chevron-down" size={14} className="pointer-events-none absolute right-0.5" />
    </span>
  )
}
