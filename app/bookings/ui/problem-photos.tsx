import { type MouseEvent, useState } from 'react'
import { problemPhotosText, problemPhotoText } from '#bookings/wording/problem-photos.ts'
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
  const { open, viewer } = usePhotoViewer(ids, about)
  const isOffline = useSeenAt() !== null
  if (ids.length === 0) return null
  if (isOffline) return <OfflinePhotos count={ids.length} />
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {ids.map((id, index) => (
          <li key={id}>
            <a
              href={problemPhotoPath(id)}
              aria-label={problemPhotoText(index, about)}
              onClick={event => open(event, index)}
              className={`${THUMB} ${SIZES[size]}`}
            >
              <Thumb id={id} />
            </a>
          </li>
        ))}
      </ul>
      {viewer}
    </>
  )
}

/** One thumbnail with the number of photos; it opens them all. */
export function ProblemPhotoStack({ ids }: { ids: readonly string[] }) {
  const { open, viewer } = usePhotoViewer(ids)
  const [first] = ids
  const isOffline = useSeenAt() !== null
  if (!first || isOffline) return null
  return (
    <>
      <a
        href={problemPhotoPath(first)}
        aria-label={problemPhotosText(ids.length)}
        onClick={event => open(event, 0)}
        className="relative size-12 shrink-0"
      >
        <span className={`${THUMB} size-12`}>
          <Thumb id={first} />
        </span>
        {ids.length > 1 && (
          <span className="absolute -right-1.5 -bottom-1.5 grid size-6 place-items-center rounded-pill bg-ink-900 text-small font-bold text-white">
            {ids.length}
          </span>
        )}
      </a>
      {viewer}
    </>
  )
}

function usePhotoViewer(ids: readonly string[], about?: string) {
  const [opened, setOpened] = useState<number | null>(null)
  return {
    open(event: MouseEvent, index: number) {
      if (!isUnmodifiedClick(event)) return
      event.preventDefault()
      setOpened(index)
    },
    viewer: opened !== null && (
      <PhotoViewer
        photos={ids.map((id, index) => ({ src: problemPhotoPath(id), text: problemPhotoText(index, about) }))}
        index={opened}
        onShow={setOpened}
        onClose={() => setOpened(null)}
      />
    ),
  }
}

const THUMB = 'relative grid place-items-center overflow-hidden rounded-12 bg-paper-100 text-ink-400'
const SIZES = { 64: 'size-16', 76: 'size-19', 88: 'size-22' }

function Thumb({ id }: { id: string }) {
  return (
    <>
      <Icon of="image-off" size={22} />
      <Photo
        src={problemPhotoThumbPath(id)}
        loading="lazy"
        className="absolute inset-0 size-full object-cover"
      />
    </>
  )
}
