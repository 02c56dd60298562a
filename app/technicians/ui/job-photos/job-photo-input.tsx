import { useEffect, useId, useRef, useState } from 'react'
import { PHOTO_TYPES } from '#platform/domain/photo.ts'
import { buttonClasses } from '#platform/ui/basics/button-classes.ts'
import { describedBy, FieldFrame } from '#platform/ui/basics/field-frame.tsx'
import { useFieldFeedback } from '#platform/ui/basics/form-feedback.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { closePhoto, openPhoto, scalePhoto } from '#platform/ui/photo/open-photo.ts'
import { JOB_PHOTO_HINT } from '#technicians/wording/job-photos.ts'
import { technicianRefusalText } from '#technicians/wording/refusals.ts'

/** Files of phone cameras are scaled down before they are sent: what is chosen may be larger than what is stored. */
const CHOSEN_MAX_BYTES = 40 * 1024 * 1024

/** A file input with a preview; with script the chosen photo is replaced by a smaller one. */
export function JobPhotoInput() {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const feedback = useFieldFeedback('foto')
  const [preview, setPreview] = useState<string | null>(null)
  const [mistake, setMistake] = useState<string | null>(null)
  const texts = { hint: JOB_PHOTO_HINT, error: mistake ?? feedback.error }

  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview])
  // A file may have been chosen before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount.
  useEffect(() => void choose(), [])

  async function choose() {
    const element = input.current
    const file = element?.files?.[0]
    setPreview(null)
    setMistake(null)
    if (!element || !file) return
    const image = await openPhoto(file, CHOSEN_MAX_BYTES)
    if (typeof image === 'string') {
      element.value = ''
      return setMistake(technicianRefusalText(image))
    }
    const scaled = await scalePhoto(image)
    closePhoto(image)
    // Another file may have been chosen meanwhile.
    if (!scaled || element.files?.[0] !== file) return
    const smaller = new DataTransfer()
    smaller.items.add(new File([scaled], 'trabajo.jpg', { type: scaled.type }))
    element.files = smaller.files
    setPreview(URL.createObjectURL(scaled))
  }

  return (
    <FieldFrame id={id} label="Foto" {...texts}>
      {preview && (
        <img src={preview} alt="La foto elegida" className="mb-2.5 aspect-4/3 w-54 rounded-12 object-cover" />
      )}
      <input
        ref={input}
        id={id}
        type="file"
        name="foto"
        accept={PHOTO_TYPES.join(',')}
        {...describedBy(id, texts)}
        onChange={() => void choose()}
        className="peer sr-only noscript:not-sr-only noscript:file-choice"
      />
      <label
        htmlFor={id}
        aria-hidden="true"
        className={buttonClasses({
          kind: 'white',
          className:
            'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-(--focus) noscript:hidden',
        })}
      >
        <Icon of="camera" />
        {preview ? 'Cambiar foto' : 'Elegir foto'}
      </label>
    </FieldFrame>
  )
}
