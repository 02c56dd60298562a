import { type MouseEvent, useState } from 'react'
import { PROBLEM_PHOTOS_ABOUT, problemPhotoCount, shownPhotoText } from '#bookings/wording/problem-photos.ts'
import { Photo } from '#platform/ui/basics/avatar.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { isUnmodifiedClick } from '#platform/ui/basics/is-unmodified-click.ts'
import { PhotoViewer } from '#platform/ui/photo/photo-viewer.tsx'
import { problemPhotoPath, problemPhotoThumbPath } from '#platform/wording/photo-paths.ts'

interface ProblemPhotosProps {
  ids: readonly string[]
  /** Pixels. */
  size: 64 | 76 | 88
  /** What they show, if not the problem of the visit whose page it is: 'del reporte', 'de Carlos, ayer, 20:05'. */
  about?: string
}

/** Thumbnails of the photos of a booking; each opens full screen, without script as a page of its own. */
export function ProblemPhotos({ ids, size, about }: ProblemPhotosProps) {
  const { open, viewer } = usePhotoViewer(ids, about)
  if (ids.length === 0) return null
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {ids.map((id, index) => (
          <li key={id}>
            <a
              href={problemPhotoPath(id)}
              aria-label={shownPhotoText(index, ids.length, about)}
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

interface ProblemPhotoStackProps {
  ids: readonly string[]
  /** Of which visit, among others: 'con Paola, martes 17 a las 08:00'. */
  visit: string
}

/** One thumbnail with the number of photos; it opens them all. */
export function ProblemPhotoStack({ ids, visit }: ProblemPhotoStackProps) {
  const about = `${PROBLEM_PHOTOS_ABOUT}, visita ${visit}`
  const { open, viewer } = usePhotoViewer(ids, about)
  const [first] = ids
  if (!first) return null
  return (
    <>
      <a
        href={problemPhotoPath(first)}
        aria-label={`${problemPhotoCount(ids.length)} ${about}`}
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
        photos={ids.map((id, index) => ({
          src: problemPhotoPath(id),
          text: shownPhotoText(index, ids.length, about),
        }))}
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
