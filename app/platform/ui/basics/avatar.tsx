import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { initialsOf } from '#platform/wording/person-names.ts'

/** Background and text colours for a person, chosen by a hash of the name. */
export const TINTS = [
  'bg-tint-sand text-primary-800',
  'bg-tint-mist text-petrol-700',
  'bg-tint-sage text-petrol-800',
  'bg-tint-oak text-clay',
  'bg-tint-rose text-clay',
  'bg-tint-steel text-ink-700',
  'bg-tint-honey text-primary-800',
  'bg-tint-olive text-ink-700',
] as const

export function tintOf(name: string): (typeof TINTS)[number] {
  let hash = 0
  for (const character of name.trim().normalize('NFC'))
    hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0
  return TINTS[hash % TINTS.length] ?? TINTS[0]
}

/** Large and decorative, behind a photo. */
export function Initials({ name, className }: { name: string; className: string }) {
  return (
    <span aria-hidden="true" className={`font-extrabold select-none ${className}`}>
      {initialsOf(name)}
    </span>
  )
}

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

/**
 * A photo over the initials of a person. When it cannot be loaded it is hidden and the initials are seen. Without
 * JavaScript the empty `alt` keeps the browser from drawing its broken-image mark.
 */
export function Photo(props: Omit<ComponentProps<'img'>, 'alt' | 'ref' | 'onError' | 'hidden'>) {
  const image = useRef<HTMLImageElement>(null)
  const { src } = props
  const [failedSrc, setFailedSrc] = useState<string>()
  useEffect(() => {
    // The error event may have been fired before hydration.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailedSrc(src)
  }, [src])
  return (
    <img
      {...props}
      ref={image}
      alt=""
      hidden={src !== undefined && src === failedSrc}
      onError={() => setFailedSrc(src)}
    />
  )
}
