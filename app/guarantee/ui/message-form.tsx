import { useId, useState } from 'react'
import { ProblemPhotoSquare } from '#bookings/ui/problem-photo-square.tsx'
import { useProblemPhotos } from '#bookings/ui/use-problem-photos.ts'
import { GUARANTEE_TEXT_MAX_LENGTH } from '#guarantee/domain/guarantee-case.ts'
import { CaseFields, type CaseForms, refusalOf } from '#guarantee/ui/act-forms.tsx'
import { guaranteeRefusalText } from '#guarantee/wording/refusals.ts'
import { PHOTO_TYPES } from '#platform/domain/photo.ts'
import { buttonClasses } from '#platform/ui/basics/button-classes.ts'
import { FieldNote } from '#platform/ui/basics/field-frame.tsx'
import { useFieldFeedback } from '#platform/ui/basics/form-feedback.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { TextArea } from '#platform/ui/basics/text-area.tsx'
import { SubmitButton, ValidatedForm } from '#platform/ui/basics/validated-form.tsx'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'
import { useChosenFiles } from '#platform/ui/photo/use-chosen-files.ts'
import { uploadMistake } from '#platform/wording/photo.ts'

const ACCEPT = PHOTO_TYPES.join(',')

/** A message to the other side, with up to three photos. */
export function MessageForm({ forms, to }: { forms: CaseForms; to: string }) {
  const id = useId()
  const isHydrated = useHydrated()
  const [photos, setPhotos] = useState(forms.answer?.act === 'message' ? forms.answer.photos : [])
  const { slots, uploading, mistake, choose, retry, remove } = useProblemPhotos({
    photos,
    onChange: setPhotos,
  })
  const { input, takeFiles } = useChosenFiles(choose)

  return (
    <ValidatedForm
      validate={({ texto = '' }) =>
        texto.trim() !== '' || slots.length > 0 || uploading > 0
          ? uploadMistake(uploading)
          : { field: 'texto', text: guaranteeRefusalText('guarantee-text-required') }
      }
      watched={String(uploading)}
      refusal={refusalOf('message', forms)}
      preventScrollReset
      encType={isHydrated ? undefined : 'multipart/form-data'}
      className="grid gap-3"
    >
      <CaseFields act="message" forms={forms} />
      <TextArea
        label={`Escríbele a ${to}`}
        name="texto"
        rows={3}
        maxLength={GUARANTEE_TEXT_MAX_LENGTH}
        placeholder="Cuéntale lo que falte"
      />
      {slots.length > 0 && (
        <ul className="grid max-w-112 grid-cols-3 gap-2.5 noscript:hidden">
          {slots.map((slot, index) => (
            <ProblemPhotoSquare
              key={slot.key}
              slot={slot}
              index={index}
              onRetry={() => retry(slot.key)}
              onRemove={() => remove(slot)}
            />
          ))}
        </ul>
      )}
      {photos.map(photo => (
        <input key={photo} type="hidden" name="fotos" value={photo} />
      ))}
      {!isHydrated && (
        <input
          type="file"
          name="foto"
          accept={ACCEPT}
          multiple
          aria-label="Fotos"
          className="file-choice hidden min-h-11 noscript:block"
        />
      )}
      <PhotosNote id={id} mistake={mistake} />
      <div className="flex gap-2.5">
        <div className="relative noscript:hidden">
          <input
            ref={input}
            id={id}
            type="file"
            name="foto"
            accept={ACCEPT}
            multiple
            aria-label="Agregar fotos"
            onChange={takeFiles}
            className="peer sr-only"
          />
          <label
            htmlFor={id}
            aria-hidden="true"
            className={buttonClasses({
              kind: 'white',
              className:
                'cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-(--focus)',
            })}
          >
            <Icon of="camera" size={18} />
            Foto
          </label>
        </div>
        <SubmitButton busyText="Enviando…" className="flex-1">
          Enviar
        </SubmitButton>
      </div>
    </ValidatedForm>
  )
}

/** Inside the form, which knows its refusal. */
function PhotosNote({ id, mistake }: { id: string; mistake: string | null }) {
  const { error } = useFieldFeedback('foto')
  return <FieldNote id={id} error={error ?? mistake} />
}
