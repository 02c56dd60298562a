import { useCallback, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type Crop, closePhoto, cropPhoto, openPhoto } from '#platform/ui/photo/photo-editing.ts'
import { type PhotoAnswer, PROFILE_PHOTO, sendPhoto } from '#platform/ui/photo/send-photo.ts'
import { platformRefusalText } from '#platform/wording/outcomes.ts'
import { PHOTO_SAVED_TEXT } from '#platform/wording/photo.ts'

export type PhotoStep =
  | { readonly step: 'idle' }
  | { readonly step: 'refused'; readonly text: string }
  | { readonly step: 'cropping'; readonly image: HTMLImageElement }
  | { readonly step: 'sending'; readonly preview: string; readonly share: number }
  /** Waiting for the next automatic retry. */
  | { readonly step: 'waiting'; readonly preview: string; readonly seconds: number }
  | { readonly step: 'failed'; readonly preview: string; readonly text: string }
  | { readonly step: 'saved'; readonly preview: string; readonly text: string }

const IDLE: PhotoStep = { step: 'idle' }

/** State machine of choosing, cropping and uploading a photo. */
export function usePhotoUpload() {
  const { revalidate } = useRevalidator()
  const [state, setState] = useState<PhotoStep>(IDLE)
  const upload = useRef<AbortController>(null)
  const cropped = useRef<{ photo: Blob; preview: string }>(null)

  const stop = useCallback(() => upload.current?.abort(), [])
  useEffect(() => stop, [stop])

  async function choose(file: File | undefined) {
    if (!file) return
    stop()
    const opened = await openPhoto(file)
    if (typeof opened === 'string') setState({ step: 'refused', text: platformRefusalText(opened) })
    else setState({ step: 'cropping', image: opened })
  }

  async function uploadCrop(image: HTMLImageElement, crop: Crop) {
    const photo = await cropPhoto(image, crop)
    closePhoto(image)
    if (!photo) return setState({ step: 'refused', text: platformRefusalText('photo-damaged') })
    if (cropped.current) URL.revokeObjectURL(cropped.current.preview)
    cropped.current = { photo, preview: URL.createObjectURL(photo) }
    await send()
  }

  async function send() {
    if (!cropped.current) return
    const { photo, preview } = cropped.current
    const controller = new AbortController()
    upload.current = controller
    const show = (next: PhotoStep) => {
      if (!controller.signal.aborted) setState(next)
    }
    const answer = await sendPhoto(PROFILE_PHOTO, photo, {
      signal: controller.signal,
      onProgress: share => show({ step: 'sending', preview, share }),
      onWait: ms => show({ step: 'waiting', preview, seconds: Math.ceil(ms / 1_000) }),
    }).catch((): PhotoAnswer | null => null)
    // Aborted: whoever aborted has set the state.
    if (!answer) return
    if (answer.stored === null)
      return show({ step: 'failed', preview, text: answer.text ?? platformRefusalText('photo-failed') })
    show({ step: 'saved', preview, text: answer.text ?? PHOTO_SAVED_TEXT })
    await revalidate()
  }

  function cancel() {
    stop()
    if (state.step === 'cropping') closePhoto(state.image)
    setState(IDLE)
  }

  return { state, choose, uploadCrop, send, cancel }
}
