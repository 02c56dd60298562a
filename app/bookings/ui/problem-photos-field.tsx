import { useEffect, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { PHOTOS_MAX } from '#bookings/domain/booking.ts'
import { ProblemPhotoSquare, useProblemPhotos } from '#bookings/ui/problem-photo-slots.tsx'
import {
  PROBLEM_PHOTOS_ABOUT,
  problemPhotosHint,
  problemPhotoText,
} from '#bookings/wording/problem-photos.ts'
import { PHOTO_TYPES } from '#platform/domain/photo.ts'
import { describedBy, FieldFrame } from '#platform/ui/basics/fields.tsx'
import { useFieldFeedback } from '#platform/ui/basics/form-feedback.ts'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'
import { AddFilesSquare } from '#platform/ui/photo/upload-squares.tsx'
import { useChosenFiles } from '#platform/ui/photo/use-chosen-files.ts'

interface ProblemPhotosFieldProps {
  /** Ids of the stored photos, in order. The field submits them as `fotos`. */
  photos: readonly string[]
  onChange: (photos: readonly string[]) => void
  /** First name of the technician; null when the profile could not be loaded. */
  technicianName: string | null
  /** How many are not stored yet: the form must not be sent before. */
  onUploading: (count: number) => void
  label?: string
  hint?: string
  /** What they show: 'del daño'. */
  about?: string
  /** While there is no photo: a small square with label and hint beside it. */
  isCompact?: boolean
}

const ACCEPT = PHOTO_TYPES.join(',')

/**
 * Up to three photos of the problem. With script they are uploaded as soon as they are chosen; without, three file
 * inputs are sent with the form, which must be multipart then.
 */
export function ProblemPhotosField(props: ProblemPhotosFieldProps) {
  const { photos, onChange, technicianName, onUploading, label = 'Fotos del daño' } = props
  const { about = PROBLEM_PHOTOS_ABOUT } = props
  const id = useId()
  const isHydrated = useHydrated()
  const feedback = useFieldFeedback('foto')
  const list = useRef<HTMLUListElement>(null)
  const { slots, uploading, mistake, choose, retry, remove } = useProblemPhotos({ photos, onChange })
  const { input, takeFiles } = useChosenFiles(choose)
  const failed = slots.flatMap(({ upload }) => (upload?.state.step === 'failed' ? [upload.state.text] : []))
  const isSmall = props.isCompact === true && isHydrated && slots.length === 0
  const hint = props.hint ?? problemPhotosHint(technicianName)
  const texts = {
    hint: isSmall ? `Opcional. ${hint}` : hint,
    error: feedback.error ?? mistake ?? failed[0],
  }
  const isFull = slots.length >= PHOTOS_MAX

  // biome-ignore lint/correctness/useExhaustiveDependencies: not when only the callback is a new one.
  useEffect(() => onUploading(uploading), [uploading])
  // With three photos there is no input that could get the focus.
  useEffect(() => {
    if (feedback.error) list.current?.scrollIntoView({ block: 'center' })
  }, [feedback.error])

  return (
    <FieldFrame id={id} label={label} optional={!isSmall} isBeside={isSmall} {...texts}>
      <ul
        ref={list}
        className={
          isSmall ? 'col-start-1 row-span-2 row-start-1 grid size-14' : 'grid max-w-112 grid-cols-3 gap-2.5'
        }
      >
        {slots.map((slot, index) => (
          <ProblemPhotoSquare
            key={slot.key}
            slot={slot}
            index={index}
            about={about}
            onRetry={() => retry(slot.key)}
            onRemove={() => {
              // Removing one of three shows the input again.
              flushSync(() => remove(slot))
              input.current?.focus()
            }}
          />
        ))}
        <AddFilesSquare
          ref={input}
          id={id}
          name="foto"
          accept={ACCEPT}
          icon="camera"
          isFull={isFull}
          isSmall={isSmall}
          aria-label={`Agregar fotos ${about}`}
          {...describedBy(id, texts)}
          onChange={takeFiles}
        />
      </ul>
      {photos.map((photo, index) => (
        <label key={photo} className="mt-2 hidden items-center gap-2.5 text-support noscript:flex">
          <input type="checkbox" name="fotos" value={photo} defaultChecked className="check-box" />
          {problemPhotoText(index, about)}
        </label>
      ))}
      {!isHydrated && (
        <div className="hidden gap-2 noscript:mt-2 noscript:grid">
          {Array.from({ length: PHOTOS_MAX - photos.length }, (_, index) => (
            <input
              // biome-ignore lint/suspicious/noArrayIndexKey: identical inputs that never move.
              key={index}
              type="file"
              name="foto"
              accept={ACCEPT}
              aria-label={problemPhotoText(photos.length + index, about)}
              aria-describedby={describedBy(id, texts)['aria-describedby']}
              className="file-choice min-h-11"
            />
          ))}
        </div>
      )}
    </FieldFrame>
  )
}
