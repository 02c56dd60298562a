import { Photo } from '#platform/ui/basics/photo.tsx'
import { tintOf } from '#platform/ui/basics/tint.ts'
import { photoAt, photoSources } from '#platform/ui/photo/photo-sources.ts'
import { initialsOf } from '#platform/wording/initials.ts'

interface ProfilePortraitProps {
  nombre: string
  fotoURL: string | null
}

const FRAME =
  'block overflow-hidden rounded-[4rem_4rem_0.875rem_0.875rem] h-[min(8.5625rem,42.8vw)] w-[min(8rem,40vw)] shrink-0 border-[5px] border-paper-50 bg-paper-50 md:h-[13.25rem] md:w-[12rem] md:border-6 md:rounded-[6rem_6rem_1.25rem_1.25rem]'

/** The photo in a tall arch. The initials lie behind it and are seen when it cannot be loaded. */
export function ProfilePortrait({ nombre, fotoURL }: ProfilePortraitProps) {
  return (
    <span className={FRAME} {...(fotoURL && { role: 'img', 'aria-label': `Foto de ${nombre}` })}>
      <span className={`relative grid size-full place-items-center ${tintOf(nombre)}`}>
        <span
          aria-hidden="true"
          className="text-[2.75rem] font-extrabold tracking-[-0.03em] select-none md:text-[4rem]"
        >
          {initialsOf(nombre)}
        </span>
        {fotoURL && (
          <Photo
            src={photoAt(fotoURL, 288, 288)}
            srcSet={photoSources(fotoURL, 'square')}
            sizes="(width >= 56.25rem) 13.25rem, 8.5625rem"
            width={256}
            height={256}
            fetchPriority="high"
            className="absolute inset-0 size-full object-cover"
          />
        )}
      </span>
    </span>
  )
}
