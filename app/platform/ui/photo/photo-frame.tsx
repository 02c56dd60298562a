import { Photo } from '#platform/ui/basics/photo.tsx'
import { tintOf } from '#platform/ui/basics/tint.ts'
import { photoAt, photoSources } from '#platform/ui/photo/photo-sources.ts'
import { initialsOf } from '#platform/wording/initials.ts'

interface PhotoFrameProps {
  nombre: string
  fotoURL: string | null
  /** Object URL of a photo that is being uploaded. */
  preview: string | null
}

const FRAME =
  'relative grid w-[6.5rem] shrink-0 place-items-center text-[2rem] font-extrabold tracking-[-0.02em] select-none arch-90'
const PHOTO = 'absolute inset-0 size-full object-cover'

/** The photo in the arch of the public profile; the initials lie behind it. */
export function PhotoFrame({ nombre, fotoURL, preview }: PhotoFrameProps) {
  return (
    <span
      {...(preview || fotoURL ? { role: 'img', 'aria-label': 'Tu foto' } : { 'aria-hidden': true })}
      className={`${FRAME} ${tintOf(nombre)}`}
    >
      {initialsOf(nombre)}
      {preview ? (
        <Photo src={preview} className={PHOTO} />
      ) : (
        fotoURL && (
          <Photo
            src={photoAt(fotoURL, 144, 144)}
            srcSet={photoSources(fotoURL, 'square')}
            sizes="7.25rem"
            className={PHOTO}
          />
        )
      )}
    </span>
  )
}
