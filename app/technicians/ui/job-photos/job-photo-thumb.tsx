import { Photo } from '#platform/ui/basics/avatar.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { photoAt } from '#platform/ui/photo/photo-sources.ts'

/** The photo in a list where it is managed; its caption is beside it. */
export function JobPhotoThumb({ url, className = '' }: { url: string; className?: string }) {
  return (
    <span
      className={`relative grid aspect-4/3 place-items-center overflow-hidden rounded-12 bg-paper-100 text-ink-400 ${className}`}
    >
      <Icon of="image-off" size={22} />
      <Photo
        src={photoAt(url, 432, 324)}
        width={216}
        height={162}
        loading="lazy"
        className="absolute inset-0 size-full object-cover"
      />
    </span>
  )
}
