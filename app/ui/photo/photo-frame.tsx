import { tintOf } from '#ui/basics/tint.ts'
import { photoAt, photoSources } from '#ui/technicians/photo-sources.ts'
import { initialsOf } from '#wording/initials.ts'

interface PhotoFrameProps {
  nombre: string
  fotoURL: string | null
  /** Object URL of a photo that is being uploaded. */
  preview: string | null
}

const FRAME = 'block w-[6.5rem] shrink-0 arch-90'

/** The photo in the arch of the public profile, or initials without one. */
export function PhotoFrame({ nombre, fotoURL, preview }: PhotoFrameProps) {
  if (preview) return <Picture src={preview} />
  if (fotoURL)
    return (
      <Picture src={photoAt(fotoURL, 144, 144)} srcSet={photoSources(fotoURL, 'square')} sizes="7.25rem" />
    )
  return (
    <span
      aria-hidden="true"
      className={`grid place-items-center text-[2rem] font-extrabold tracking-[-0.02em] select-none ${tintOf(nombre)} ${FRAME}`}
    >
      {initialsOf(nombre)}
    </span>
  )
}

function Picture(props: { src: string; srcSet?: string; sizes?: string }) {
  return (
    <img
      {...props}
      width={104}
      height={116}
      alt="Tu foto"
      className={`h-auto bg-paper-200 object-cover ${FRAME}`}
    />
  )
}
