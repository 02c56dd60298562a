import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { PHOTO_TYPES } from '#platform/domain/photo.ts'
import { Photo, tintOf } from '#platform/ui/basics/avatar.tsx'
import { buttonClasses } from '#platform/ui/basics/button.tsx'
import { describedBy, FieldNote } from '#platform/ui/basics/fields.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { PhotoCropper } from '#platform/ui/photo/photo-cropper.tsx'
import { PhotoProgress } from '#platform/ui/photo/photo-progress.tsx'
import { photoAt, photoSources } from '#platform/ui/photo/photo-sources.ts'
import { usePhotoUpload } from '#platform/ui/photo/use-photo-upload.ts'
import { initialsOf } from '#platform/wording/person-names.ts'
import { PHOTO_HINT } from '#platform/wording/photo.ts'

interface PhotoFieldProps {
  nombre: string
  fotoURL: string | null
}

/** The technician's photo: chosen or dropped, cropped, and uploaded with progress. It needs JavaScript. */
export function PhotoField({ nombre, fotoURL }: PhotoFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { state, choose, uploadCrop, send, cancel } = usePhotoUpload()
  const drop = useFileDrop(choose)
  const isUploading = state.step === 'sending' || state.step === 'waiting'
  const texts = { hint: PHOTO_HINT, error: state.step === 'refused' ? state.text : null }
  const label = fotoURL ? 'Cambiar foto' : 'Subir foto'

  // A file may have been chosen before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount.
  useEffect(() => {
    void choose(input.current?.files?.[0])
  }, [])

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is laid out differently. */}
      <div
        role="group"
        aria-label="Foto"
        {...drop.handlers}
        className={`-m-2 rounded-12 p-2 transition-colors ${drop.isOver ? 'bg-petrol-50 outline-2 outline-dashed outline-petrol-600' : ''}`}
      >
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 sm:gap-x-6">
          <PhotoFrame nombre={nombre} fotoURL={fotoURL} preview={'preview' in state ? state.preview : null} />
          <div className="min-w-38 flex-1 noscript:hidden">
            <input
              ref={input}
              id={id}
              type="file"
              accept={PHOTO_TYPES.join(',')}
              aria-label={label}
              disabled={isUploading}
              {...describedBy(id, texts)}
              onChange={event => {
                const { files } = event.currentTarget
                void choose(files?.[0])
                // Lets the same file be chosen again.
                event.currentTarget.value = ''
              }}
              className="peer sr-only"
            />
            <label
              htmlFor={id}
              aria-hidden="true"
              className={buttonClasses(
                {
                  kind: 'white',
                  className:
                    'whitespace-nowrap max-sm:px-3.5 peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-(--focus)',
                },
                isUploading,
              )}
            >
              <Icon of="camera" />
              {label}
            </label>
            <FieldNote id={id} {...texts} />
          </div>
        </div>
        <div className="mt-4 empty:hidden">
          <PhotoProgress state={state} onCancel={cancel} onRetry={send} />
        </div>
      </div>
      {state.step === 'cropping' && (
        <PhotoCropper image={state.image} onUse={crop => uploadCrop(state.image, crop)} onCancel={cancel} />
      )}
    </>
  )
}

/** Drag handlers for one file; `isOver` while a file is dragged over the element. */
function useFileDrop(onFile: (file: File | undefined) => void) {
  const [isOver, setOver] = useState(false)
  const handlers = {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave(event: DragEvent) {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
    },
    onDrop(event: DragEvent) {
      event.preventDefault()
      setOver(false)
      onFile(event.dataTransfer.files[0])
    },
  }
  return { isOver, handlers }
}

interface PhotoFrameProps {
  nombre: string
  fotoURL: string | null
  /** Object URL of a photo that is being uploaded. */
  preview: string | null
}

const FRAME =
  'relative grid w-[6.5rem] shrink-0 place-items-center text-32 font-extrabold tracking-[-0.02em] select-none arch-90'
const PHOTO = 'absolute inset-0 size-full object-cover'

/** The photo in the arch of the public profile; the initials lie behind it. */
export function PhotoFrame({ nombre, fotoURL, preview }: PhotoFrameProps) {
  return (
    <span
      {...(preview || fotoURL ? { role: 'img', 'aria-label': 'Tu foto' } : { 'aria-hidden': true })}
      className={`${FRAME} ${tintOf(nombre)}`}
    >
      {initialsOf(nombre)}
      {preview ? (
        <Photo src={preview} className={PHOTO} />
      ) : (
        fotoURL && (
          <Photo
            src={photoAt(fotoURL, 144, 144)}
            srcSet={photoSources(fotoURL, 'square')}
            sizes="7.25rem"
            className={PHOTO}
          />
        )
      )}
    </span>
  )
}
