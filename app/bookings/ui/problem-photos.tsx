import { type MouseEvent, useState } from 'react'
import { problemPhotoText } from '#bookings/wording/problem-photos.ts'
import { Photo } from '#platform/ui/basics/avatar.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { isUnmodifiedClick } from '#platform/ui/basics/is-unmodified-click.ts'
import { OfflinePhotos } from '#platform/ui/offline/offline-note.tsx'
import { useSeenAt } from '#platform/ui/offline/seen-at.ts'
import { PhotoViewer } from '#platform/ui/photo/photo-viewer.tsx'
import { problemPhotoPath, problemPhotoThumbPath } from '#platform/wording/photo-paths.ts'

interface ProblemPhotosProps {
  ids: readonly string[]
  /** Pixels. */
  size: 64 | 76 | 88
  /** What they show, if not the problem of a visit: 'del reporte'. */
  about?: string
}

/** Thumbnails of the photos of a booking; each opens full screen, without script as a page of its own. */
export function ProblemPhotos({ ids, size, about }: ProblemPhotosProps) {
  const [opened, setOpened] = useState<number | null>(null)
  const isOffline = useSeenAt() !== null
  if (ids.length === 0) return null
  if (isOffline) return <OfflinePhotos count={ids.length} />

  function open(event: MouseEvent, index: number) {
    if (!isUnmodifiedClick(event)) return
    event.preventDefault()
    setOpened(index)
  }

  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {ids.map((id, index) => (
          <li key={id}>
            <a
              href={problemPhotoPath(id)}
              aria-label={problemPhotoText(index, about)}
              onClick={event => open(event, index)}
              className={`relative grid place-items-center overflow-hidden rounded-12 bg-paper-100 text-ink-400 ${SIZES[size]}`}
            >
              <Icon of="image-off" size={22} />
              <Photo
                src={problemPhotoThumbPath(id)}
                loading="lazy"
                className="absolute inset-0 size-full object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
      {opened !== null && (
        <PhotoViewer
          photos={ids.map((id, index) => ({
            src: problemPhotoPath(id),
            text: problemPhotoText(index, about),
          }))}
          index={opened}
          onShow={setOpened}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

const SIZES = { 64: 'size-16', 76: 'size-19', 88: 'size-22' }
