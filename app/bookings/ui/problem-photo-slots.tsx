import { useEffect, useRef, useState } from 'react'
import { PHOTOS_MAX } from '#bookings/domain/booking.ts'
import { bookingRefusalText } from '#bookings/wording/outcomes.ts'
import { problemPhotoText } from '#bookings/wording/problem-photos.ts'
import { PHOTO_MAX_BYTES } from '#platform/domain/photo.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { closePhoto, openPhoto, scalePhoto } from '#platform/ui/photo/photo-editing.ts'
import { type PhotoAnswer, PROBLEM_PHOTO, sendPhoto } from '#platform/ui/photo/send-photo.ts'
import { UploadSquare } from '#platform/ui/photo/upload-squares.tsx'
import { problemPhotoThumbPath } from '#platform/wording/photo-paths.ts'

/** Files of phone cameras are scaled down before they are sent: what is chosen may be larger than what is stored. */
const CHOSEN_MAX_BYTES = 40 * 1024 * 1024

type UploadStep =
  | { readonly step: 'sending'; readonly share: number }
  /** Waiting for the next automatic retry. */
  | { readonly step: 'waiting'; readonly seconds: number }
  | { readonly step: 'failed'; readonly text: string }
  | { readonly step: 'stored'; readonly id: string }

export interface PhotoUpload {
  readonly key: string
  /** Object URL. */
  readonly preview: string
  readonly state: UploadStep
}

/** One square of the field: a stored photo, an upload, or both. */
export interface PhotoSlot {
  readonly key: string
  /** Null while it is not stored. */
  readonly id: string | null
  readonly upload: PhotoUpload | null
}

interface ProblemPhotosOptions {
  /** Ids of the stored photos, in order. */
  photos: readonly string[]
  onChange: (photos: readonly string[]) => void
}

/** Uploads up to three photos, several at once, and keeps the order in which they were chosen. */
export function useProblemPhotos({ photos, onChange }: ProblemPhotosOptions) {
  const [uploads, setUploads] = useState<readonly PhotoUpload[]>([])
  const [mistake, setMistake] = useState<string | null>(null)
  const [preparing, setPreparing] = useState(0)
  // Uploads end out of order and between renders: they need the current values, not those of their render.
  const current = useRef({ photos, uploads, onChange })
  useEffect(() => {
    current.current = { photos, uploads: current.current.uploads, onChange }
  }, [photos, onChange])
  const sent = useRef(new Map<string, { readonly photo: Blob; readonly controller: AbortController }>())
  useEffect(() => {
    const running = sent.current
    return () => {
      for (const { controller } of running.values()) controller.abort()
      for (const { preview } of current.current.uploads) URL.revokeObjectURL(preview)
    }
  }, [])

  function changeUploads(change: (uploads: readonly PhotoUpload[]) => readonly PhotoUpload[]) {
    current.current.uploads = change(current.current.uploads)
    setUploads(current.current.uploads)
  }

  function changePhotos(next: readonly string[]) {
    current.current.photos = next
    current.current.onChange(next)
  }

  async function choose(files: readonly File[]) {
    setMistake(null)
    for (const file of files) {
      if (slotsOf(current.current.photos, current.current.uploads).length >= PHOTOS_MAX) {
        setMistake(bookingRefusalText('too-many-photos'))
        return
      }
      setPreparing(count => count + 1)
      const photo = await prepare(file).finally(() => setPreparing(count => count - 1))
      if (typeof photo === 'string') setMistake(bookingRefusalText(photo))
      else start(photo)
    }
  }

  function start(photo: Blob) {
    const key = crypto.randomUUID()
    const upload = { key, preview: URL.createObjectURL(photo), state: { step: 'sending', share: 0 } as const }
    changeUploads(before => [...before, upload])
    void send(key, photo)
  }

  async function send(key: string, photo: Blob) {
    const controller = new AbortController()
    sent.current.set(key, { photo, controller })
    const show = (state: UploadStep) =>
      changeUploads(before => before.map(each => (each.key === key ? { ...each, state } : each)))
    const answer = await sendPhoto(PROBLEM_PHOTO, photo, {
      signal: controller.signal,
      onProgress: share => show({ step: 'sending', share }),
      onWait: ms => show({ step: 'waiting', seconds: Math.ceil(ms / 1_000) }),
    }).catch((): PhotoAnswer | null => null)
    // Aborted: it was removed.
    if (!answer) return
    if (answer.stored === null)
      return show({ step: 'failed', text: answer.text ?? bookingRefusalText('photo-failed') })
    const id = answer.stored
    show({ step: 'stored', id })
    const slots = slotsOf([...current.current.photos, id], current.current.uploads)
    changePhotos(slots.flatMap(slot => slot.id ?? []))
  }

  function retry(key: string) {
    const failed = sent.current.get(key)
    if (failed) void send(key, failed.photo)
  }

  function remove({ key, id }: PhotoSlot) {
    setMistake(null)
    sent.current.get(key)?.controller.abort()
    sent.current.delete(key)
    const upload = current.current.uploads.find(each => each.key === key)
    if (upload) URL.revokeObjectURL(upload.preview)
    changeUploads(before => before.filter(each => each.key !== key))
    if (id !== null) changePhotos(current.current.photos.filter(each => each !== id))
  }

  const sending = uploads.filter(({ state }) => state.step === 'sending' || state.step === 'waiting')
  const uploading = preparing + sending.length
  return { slots: slotsOf(photos, uploads), uploading, mistake, choose, retry, remove }
}

/** The photo as it is sent, or why it is refused. */
async function prepare(file: File) {
  const opened = await openPhoto(file, CHOSEN_MAX_BYTES)
  if (typeof opened === 'string') return opened
  const scaled = await scalePhoto(opened)
  closePhoto(opened)
  return scaled ?? (file.size <= PHOTO_MAX_BYTES ? file : 'photo-damaged')
}

/** Photos that were there before, then the uploads in the order in which they were chosen. */
export function slotsOf(photos: readonly string[], uploads: readonly PhotoUpload[]): PhotoSlot[] {
  const idOf = ({ state }: PhotoUpload) => (state.step === 'stored' ? state.id : null)
  const uploaded = new Set(uploads.map(idOf))
  return [
    ...photos.filter(id => !uploaded.has(id)).map(id => ({ key: id, id, upload: null })),
    ...uploads.flatMap(upload => {
      const id = idOf(upload)
      // The form may have dropped a stored photo.
      return id !== null && !photos.includes(id) ? [] : [{ key: upload.key, id, upload }]
    }),
  ]
}

interface ProblemPhotoSquareProps {
  slot: PhotoSlot
  /** Counts from 0. */
  index: number
  /** What it shows, if not the problem of a visit. */
  about?: string
  onRetry: () => void
  onRemove: () => void
}

/** A photo in the field: stored, under way or failed. */
export function ProblemPhotoSquare({ slot, index, about, onRetry, onRemove }: ProblemPhotoSquareProps) {
  const { id, upload } = slot
  const text = problemPhotoText(index, about)
  return (
    <UploadSquare
      name={text}
      called={text.toLowerCase()}
      src={upload?.preview ?? (id ? problemPhotoThumbPath(id) : undefined)}
      state={upload?.state ?? { step: 'stored' }}
      onRetry={onRetry}
      onRemove={onRemove}
    >
      {!upload && <Icon of="image-off" size={24} />}
    </UploadSquare>
  )
}
