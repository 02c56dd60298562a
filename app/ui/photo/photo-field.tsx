import { useEffect, useId, useRef } from 'react'
import { PHOTO_PAGE } from '#content/photo-paths.ts'
import { PHOTO_FOLDER, PHOTO_TYPES } from '#domain/technicians/photo.ts'
import { Button } from '#ui/basics/button.tsx'
import { buttonClasses } from '#ui/basics/button-classes.ts'
import { describedBy, FieldNote } from '#ui/basics/field-frame.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Message } from '#ui/basics/message.tsx'
import { PhotoCropper } from '#ui/photo/photo-cropper.tsx'
import { PhotoFrame } from '#ui/photo/photo-frame.tsx'
import { PhotoProgress } from '#ui/photo/photo-progress.tsx'
import { useDrop } from '#ui/photo/use-drop.ts'
import { usePhotoUpload } from '#ui/photo/use-photo-upload.ts'
import { PHOTO_HINT } from '#wording/photo.ts'

interface PhotoFieldProps {
  nombre: string
  fotoURL: string | null
  /** What the server said to a form sent without a script. */
  refusal?: string | null
  success?: string | null
}

/**
 * The technician's photo and its change, saved at once. It is a form of its own: it must not stand inside another.
 * Without a script it is a file and a button; with one it is chosen or dropped, cropped, and sent with its progress.
 */
export function PhotoField({ nombre, fotoURL, refusal = null, success = null }: PhotoFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { state, choose, use, send, cancel } = usePhotoUpload()
  const drop = useDrop(choose)
  const isUnderway = state.step === 'sending' || state.step === 'waiting'
  const texts = { hint: PHOTO_HINT, error: state.step === 'refused' ? state.text : told(state.step, refusal) }
  const label = fotoURL ? 'Cambiar foto' : 'Subir foto'

  // A file that was chosen before the script was there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once, when the script takes over.
  useEffect(() => {
    void choose(input.current?.files?.[0])
  }, [])

  return (
    <>
      <form
        method="post"
        action={PHOTO_PAGE}
        encType="multipart/form-data"
        aria-label="Foto"
        {...drop.handlers}
        className={`-m-2 rounded-12 p-2 transition-colors ${drop.isOver ? 'bg-petrol-50 outline-2 outline-dashed outline-petrol-600' : ''}`}
      >
        <input type="hidden" name="upload_preset" value={PHOTO_FOLDER} />
        <input type="hidden" name="folder" value={PHOTO_FOLDER} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 sm:gap-x-6">
          <PhotoFrame nombre={nombre} fotoURL={fotoURL} preview={'preview' in state ? state.preview : null} />
          <div className="min-w-38 flex-1">
            <input
              ref={input}
              id={id}
              type="file"
              name="file"
              accept={PHOTO_TYPES.join(',')}
              aria-label={label}
              disabled={isUnderway}
              {...describedBy(id, texts)}
              onChange={event => {
                const { files } = event.currentTarget
                void choose(files?.[0])
                // The same file may be chosen again.
                event.currentTarget.value = ''
              }}
              className="peer sr-only noscript:not-sr-only noscript:file-choice"
            />
            <label
              htmlFor={id}
              aria-hidden="true"
              className={buttonClasses(
                {
                  kind: 'white',
                  className:
                    'whitespace-nowrap max-sm:px-3.5 peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-(--focus) noscript:hidden',
                },
                isUnderway,
              )}
            >
              <Icon of="camera" />
              {label}
            </label>
            <div className="mt-3 hidden noscript:block">
              <Button type="submit">
                <Icon of="upload" size={18} />
                Guardar foto
              </Button>
            </div>
            <FieldNote id={id} {...texts} />
          </div>
        </div>
        <div className="mt-4 empty:hidden">
          {state.step === 'idle' && success && <Message kind="success">{success}</Message>}
          <PhotoProgress state={state} onCancel={cancel} onRetry={send} />
        </div>
      </form>
      {state.step === 'cropping' && (
        <PhotoCropper image={state.image} onUse={crop => use(state.image, crop)} onCancel={cancel} />
      )}
    </>
  )
}

/** The server's word stands until something else happens here. */
const told = (step: string, refusal: string | null) => (step === 'idle' ? refusal : null)
