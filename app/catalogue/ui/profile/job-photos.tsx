import { type MouseEvent, useState } from 'react'
import { ProfileSection } from '#catalogue/ui/profile/profile-section.tsx'
import { imageAt, WHOLE_SIZE } from '#platform/photos/transformation.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { isUnmodifiedClick } from '#platform/ui/basics/is-unmodified-click.ts'
import { Photo } from '#platform/ui/basics/photo.tsx'
import { useLazyModule } from '#platform/ui/hooks/use-lazy-module.ts'
import { photoAt, photoSources } from '#platform/ui/photo/photo-sources.ts'
import { shortMonthText } from '#platform/wording/dates.ts'
import type { JobPhoto } from '#technicians/domain/job-photo.ts'
import { JOB_PHOTOS_TITLE } from '#technicians/wording/job-photos.ts'

/** Four across; on phones a row that slides. Each photo opens full screen, without script as a page of its own. */
export function JobPhotos({ photos }: { photos: readonly JobPhoto[] }) {
  const [opened, setOpened] = useState<number | null>(null)
  const viewer = useLazyModule(opened !== null, () => import('#platform/ui/photo/photo-viewer.tsx'))
  if (photos.length === 0) return null

  function open(event: MouseEvent, index: number) {
    if (!isUnmodifiedClick(event)) return
    event.preventDefault()
    setOpened(index)
  }

  return (
    <ProfileSection title={JOB_PHOTOS_TITLE} id="trabajos">
      <ul className="-mx-(--gutter) flex snap-x scroll-px-(--gutter) gap-3.5 overflow-x-auto px-(--gutter) pt-1 pb-2 [scrollbar-width:none] sm:mx-0 sm:grid sm:grid-cols-3 sm:gap-4 sm:gap-y-5 sm:overflow-visible sm:px-0 lg:grid-cols-4">
        {photos.map((photo, index) => (
          <li key={photo.id} className="w-54 shrink-0 snap-start sm:w-auto">
            <a
              href={imageAt(photo.url, WHOLE_SIZE)}
              onClick={event => open(event, index)}
              className="group block rounded-12"
            >
              <span className="relative grid aspect-4/3 place-items-center overflow-hidden rounded-12 bg-paper-100 text-ink-400">
                <Icon of="image-off" size={22} />
                <Photo
                  src={photoAt(photo.url, 432, 324)}
                  srcSet={photoSources(photo.url, 'job')}
                  sizes="(width >= 80rem) 10.875rem, (width >= 40rem) 30vw, 13.5rem"
                  width={216}
                  height={162}
                  loading="lazy"
                  decoding="async"
                  className="absolute inset-0 size-full object-cover"
                />
              </span>
              <span className="mt-2 line-clamp-2 text-support text-ink-800 group-hover:underline">
                {photo.caption}
              </span>
              <span className="block text-support text-ink-600">{shortMonthText(photo.month)}</span>
            </a>
          </li>
        ))}
      </ul>
      {opened !== null && viewer && (
        <viewer.PhotoViewer
          photos={photos.map(({ url, caption }) => ({ src: imageAt(url, WHOLE_SIZE), text: caption }))}
          index={opened}
          onShow={setOpened}
          onClose={() => setOpened(null)}
        />
      )}
    </ProfileSection>
  )
}
