import { tintOf } from '#ui/basics/tint.ts'
import { initialsOf } from '#wording/initials.ts'

interface AvatarProps {
  name: string
  /** A photo; without one the initials are shown on the person's tint. */
  src?: string | null
  /** Size and shape: a circle below 56 px, an arch or rounded rectangle above. */
  className?: string
}

/** Decorative: always beside the person's name. */
export function Avatar({ name, src, className = 'size-9 rounded-pill text-small' }: AvatarProps) {
  if (src) return <img src={src} alt="" className={`shrink-0 bg-paper-200 object-cover ${className}`} />
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center font-bold select-none ${tintOf(name)} ${className}`}
    >
      {initialsOf(name)}
    </span>
  )
}
