export type Wall = 'cream' | 'night' | 'pink'

const WALLS: Record<Wall, string> = { cream: 'bg-wall', night: 'bg-wall-night', pink: 'bg-wall-pink' }

interface FacadeProps {
  /** Three portraits; the middle one stands taller. */
  people: readonly [string, string, string]
  wall?: Wall
  /** Further classes of the whole, such as where it is hidden. */
  className?: string
}

/** A painted façade: eave, three arched windows with people, sills, and a strip of tiles at its foot. */
export function Facade({ people: [left, middle, right], wall = 'cream', className = '' }: FacadeProps) {
  return (
    <div aria-hidden="true" className={className}>
      <div className={WALLS[wall]}>
        <div className="eave" />
        <div className="mx-auto grid max-w-[28.5rem] grid-cols-[1fr_1.16fr_1fr] items-end gap-x-[4%] px-5 pt-1.5 pb-4 md:max-w-[30rem] md:pt-6 md:pb-6">
          <Window src={left} />
          <Window src={middle} tall />
          <Window src={right} />
        </div>
      </div>
      <div className="zocalo h-6 bg-[size:1.5rem_1.5rem] md:h-9 md:bg-[size:2.25rem_2.25rem]" />
    </div>
  )
}

function Window({ src, tall = false }: { src: string; tall?: boolean }) {
  return (
    <div>
      <div
        className={`arch-standing border-5 border-b-0 border-petrol-600 md:border-6 ${tall ? 'aspect-[.78]' : 'aspect-[.84]'}`}
      >
        <img src={src} alt="" width="320" height="320" className="size-full object-cover object-bottom" />
      </div>
      <div className="h-[0.5625rem] rounded-[2px] bg-petrol-700" />
    </div>
  )
}
