type Wall = 'cream' | 'night' | 'pink'

const WALLS: Record<Wall, string> = { cream: 'bg-wall', night: 'bg-wall-night', pink: 'bg-wall-pink' }

const TINTS = {
  sand: 'bg-tint-sand',
  mist: 'bg-tint-mist',
  sage: 'bg-tint-sage',
  oak: 'bg-tint-oak',
  rose: 'bg-tint-rose',
  steel: 'bg-tint-steel',
  honey: 'bg-tint-honey',
  olive: 'bg-tint-olive',
} as const

interface Neighbour {
  readonly src: string
  /** Background of the portrait and of its window. */
  readonly tint: keyof typeof TINTS
}

interface FacadeProps {
  /** Left, middle (taller) and right window. */
  people: readonly [Neighbour, Neighbour, Neighbour]
  wall?: Wall
  className?: string
}

/** Illustration: a façade with three portraits in arched windows above a strip of tiles. */
export function Facade({ people: [left, middle, right], wall = 'cream', className = '' }: FacadeProps) {
  return (
    <div aria-hidden="true" className={className}>
      <div className={WALLS[wall]}>
        <div className="eave" />
        <div className="mx-auto grid w-[min(86%,27rem)] grid-cols-[1fr_1.155fr_1fr] items-end gap-x-[4.4%] pt-1 pb-3.5 md:gap-x-[5.1%] md:pt-[1.375rem] md:pb-[1.625rem]">
          <Window {...left} />
          <Window {...middle} tall />
          <Window {...right} />
        </div>
      </div>
      <div className="zocalo h-6 [--tile:1.5rem] md:h-9 md:[--tile:2.25rem]" />
    </div>
  )
}

function Window({ src, tint, tall = false }: Neighbour & { tall?: boolean }) {
  const shape = tall ? 'aspect-[.97] md:aspect-[.8]' : 'aspect-[1.06] md:aspect-[.89]'
  return (
    <div>
      <div
        className={`arch-standing flex flex-col justify-end border-x-5 border-t-5 border-petrol-600 md:border-x-6 md:border-t-6 ${TINTS[tint]} ${shape}`}
      >
        <img src={src} alt="" width="288" height="306" className="h-[95%] w-full object-cover" />
      </div>
      <div className="h-1.5 rounded-[2px] bg-petrol-700 md:h-[0.5625rem]" />
    </div>
  )
}
