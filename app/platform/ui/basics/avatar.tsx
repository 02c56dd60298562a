import { Photo } from '#platform/ui/basics/photo.tsx'
import { tintOf } from '#platform/ui/basics/tint.ts'
import { initialsOf } from '#platform/wording/initials.ts'

interface AvatarProps {
  name: string
  /** Lies over the initials, which are seen without one or when it cannot be loaded. */
  src?: string | null
  /** Size and shape: a circle below 56 px, an arch or rounded rectangle above. */
  className?: string
}

/** Decorative: always beside the person's name. */
export function Avatar({ name, src, className = 'size-9 rounded-pill text-small' }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={`relative grid shrink-0 place-items-center overflow-hidden font-bold select-none ${tintOf(name)} ${className}`}
    >
      {initialsOf(name)}
      {src && <Photo src={src} className="absolute inset-0 size-full object-cover" />}
    </span>
  )
}
