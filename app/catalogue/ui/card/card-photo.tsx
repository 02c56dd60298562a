import { Photo } from '#platform/ui/basics/photo.tsx'
import { tintOf } from '#platform/ui/basics/tint.ts'
import { photoAt, photoSources } from '#platform/ui/photo/photo-sources.ts'
import { initialsOf } from '#platform/wording/initials.ts'

interface CardPhotoProps {
  nombre: string
  fotoURL: string | null
  /** The `sizes` attribute of the wide photo. */
  sizes: string
  /** Above the fold: not lazy-loaded. */
  eager?: boolean
}

const FRAME =
  'sm:col-start-1 sm:row-start-1 h-28 w-26 shrink-0 rounded-12 max-[22rem]:w-22 sm:h-[clamp(10.25rem,51cqw,12rem)] sm:w-full sm:rounded-none sm:rounded-t-[0.9375rem]'

/**
 * A square beside the text on a phone, the full width of the card on larger screens. Decorative: the name is beside it.
 * The initials lie behind the photo and are seen when it cannot be loaded.
 */
export function CardPhoto({ nombre, fotoURL, sizes, eager = false }: CardPhotoProps) {
  return (
    <span className={`relative grid place-items-center overflow-hidden ${tintOf(nombre)} ${FRAME}`}>
      <span
        aria-hidden="true"
        className="text-[1.75rem] font-extrabold tracking-[-0.02em] select-none sm:text-[2.75rem]"
      >
        {initialsOf(nombre)}
      </span>
      {fotoURL && (
        <picture className="absolute inset-0">
          <source media="(width >= 40rem)" srcSet={photoSources(fotoURL, 'wide')} sizes={sizes} />
          <Photo
            src={photoAt(fotoURL, 224, 224)}
            srcSet={photoSources(fotoURL, 'square')}
            sizes="7rem"
            width={320}
            height={192}
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
            className="size-full object-cover"
          />
        </picture>
      )}
    </span>
  )
}
