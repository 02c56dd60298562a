import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import type { BannerSlide, SlideTopic } from '#site/wording/home-banner.ts'

const STYLES: Record<SlideTopic, { wall: string; note: string; icon: IconName; iconFill?: string }> = {
  verified: { wall: 'bg-wall', note: 'bg-green-50 text-green-600', icon: 'circle-check' },
  night: { wall: 'bg-wall-night', note: 'bg-mango-100 text-mango-700', icon: 'zap' },
  neighbours: {
    wall: 'bg-wall-pink',
    note: 'bg-mango-100 text-mango-500',
    icon: 'star',
    iconFill: 'fill-mango-500',
  },
}

/** The drawn house of a slide, with a note over it. */
export function BannerIllustration({ slide: { topic, windows, note } }: { slide: BannerSlide }) {
  const style = STYLES[topic]
  return (
    <div
      aria-hidden="true"
      className="relative row-start-4 flex flex-col md:col-start-2 md:row-span-full md:row-start-1 md:self-end"
    >
      <div className="eave relative z-1 md:-mx-[1.125rem]" />
      <div
        className={`relative -mt-3 flex flex-1 items-end justify-center px-3.5 pt-6 pb-5 md:px-4 md:pt-14 md:pb-[4.75rem] ${style.wall}`}
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
      <div className="absolute inset-x-6 bottom-4 mx-auto flex max-w-[18.75rem] items-center gap-3 rounded-16 bg-white p-3 pr-4 text-ink-900 shadow-3 md:right-auto md:bottom-[1.625rem] md:-left-10 md:mx-0">
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
      className="absolute top-6 right-4 size-6 fill-mango-200 md:top-12 md:right-9 md:size-9"
    >
      <path d="M20 0a18 18 0 1 0 15.5 24.5A15 15 0 0 1 20 0z" />
    </svg>
  )
}
