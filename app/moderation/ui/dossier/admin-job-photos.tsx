import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { imageAt, WHOLE_SIZE } from '#platform/photos/transformation.ts'
import { Badge } from '#platform/ui/basics/badge.tsx'
import { Button } from '#platform/ui/basics/button.tsx'
import { showToast } from '#platform/ui/basics/toasts.ts'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'
import { shortMonthText } from '#platform/wording/dates.ts'
import { jobPhotoModerationPath } from '#platform/wording/photo-paths.ts'
import type { OwnJobPhoto } from '#technicians/domain/job-photo.ts'
import { JobPhotoThumb } from '#technicians/ui/job-photos/job-photo-thumb.tsx'

/** The photos of a technician's past jobs, each of which an administrator can hide or show again. */
export function AdminJobPhotos({ photos }: { photos: readonly OwnJobPhoto[] }) {
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4">
      {photos.map(photo => (
        <Row key={photo.id} photo={photo} />
      ))}
    </ul>
  )
}

/** The action data of the form of a photo. */
export interface JobPhotoAnswer {
  readonly done: string | null
  readonly failure: string | null
}

function Row({ photo: { id, url, caption, month, isHidden } }: { photo: OwnJobPhoto }) {
  const { Form, state, data } = useFetcher<JobPhotoAnswer>()
  const isHydrated = useHydrated()
  const lastData = useRef(data)
  useEffect(() => {
    if (data === lastData.current) return
    lastData.current = data
    if (data?.done) showToast(data.done, 'success')
    if (data?.failure) showToast(data.failure, 'error')
  }, [data])
  return (
    <li className="flex min-w-0 flex-col">
      <a href={imageAt(url, WHOLE_SIZE)} target="_blank" rel="noopener noreferrer" className="rounded-12">
        <JobPhotoThumb url={url} className={isHidden ? 'opacity-50' : ''} />
        <span className="mt-1.5 block text-label wrap-anywhere">
          {caption}
          <span className="sr-only"> (se abre en otra pestaña)</span>
        </span>
      </a>
      <p className="text-support text-ink-600">{shortMonthText(month)}</p>
      {isHidden && (
        <p className="mt-1">
          <Badge tone="amber" icon="eye-off">
            Oculta
          </Badge>
        </p>
      )}
      <Form method="post" action={jobPhotoModerationPath(id)} className="mt-auto pt-2">
        {isHydrated && <input type="hidden" name="answer" value="row" />}
        <Button
          type="submit"
          name="act"
          value={isHidden ? 'show' : 'hide'}
          kind={isHidden ? 'green-text' : 'red-text'}
          busy={state !== 'idle'}
          className="lg:min-h-9 lg:rounded-8 lg:px-3 lg:text-support"
        >
          <span>
            {isHidden ? 'Mostrar' : 'Ocultar'}
            <span className="sr-only"> «{caption}»</span>
          </span>
        </Button>
      </Form>
    </li>
  )
}
