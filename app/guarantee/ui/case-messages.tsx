import { useId, useState } from 'react'
import { ProblemPhotoSquare, useProblemPhotos } from '#bookings/ui/problem-photo-slots.tsx'
import { ProblemPhotos } from '#bookings/ui/problem-photos.tsx'
import { GUARANTEE_TEXT_MAX_LENGTH } from '#guarantee/domain/guarantee-case.ts'
import type {
  GuaranteeDossier,
  GuaranteeEvent,
  GuaranteeReader,
} from '#guarantee/domain/guarantee-dossier.ts'
import { CaseFields, type CaseForms, refusalOf } from '#guarantee/ui/case-acts.tsx'
import { momentText } from '#guarantee/wording/guarantee-steps.ts'
import { guaranteeRefusalText } from '#guarantee/wording/outcomes.ts'
import { PHOTO_TYPES } from '#platform/domain/photo.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { buttonClasses } from '#platform/ui/basics/button.tsx'
import { FieldNote } from '#platform/ui/basics/fields.tsx'
import { useFieldFeedback } from '#platform/ui/basics/form-feedback.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { TextArea } from '#platform/ui/basics/text-area.tsx'
import { SubmitButton, ValidatedForm } from '#platform/ui/basics/validated-form.tsx'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'
import { photoAt } from '#platform/ui/photo/photo-sources.ts'
import { useChosenFiles } from '#platform/ui/photo/use-chosen-files.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { shortNameOf } from '#platform/wording/person-names.ts'
import { uploadMistake } from '#platform/wording/photo.ts'

const PHOTO_PX = 88

interface CaseMessagesProps {
  dossier: GuaranteeDossier
  reader: GuaranteeReader
  now: Date
}

/** Everything that was written in the case: own words at the right, those of others at the left. */
export function CaseMessages({ dossier, reader, now }: CaseMessagesProps) {
  const today = bogotaDate(now)
  const written = dossier.events.filter(event => wordsOf(event) !== '' || event.photos.length > 0)
  return (
    <ol className="grid gap-5">
      {written.map(event => {
        const isOwn = event.by === reader
        const words = wordsOf(event)
        return (
          <li key={event.id} className={`flex items-end gap-2.5 ${isOwn ? 'justify-end pl-8' : 'pr-6'}`}>
            {!isOwn && <Face dossier={dossier} by={event.by} />}
            <div className={`grid min-w-0 gap-2 ${isOwn ? 'justify-items-end' : 'justify-items-start'}`}>
              {words && (
                <p
                  className={`max-w-prose rounded-16 px-4 py-3 break-words whitespace-pre-line wrap-anywhere ${isOwn ? 'rounded-br-6 bg-petrol-600 text-white' : 'rounded-bl-6 border border-paper-200 bg-white'}`}
                >
                  {words}
                </p>
              )}
              {event.photos.length > 0 && <ProblemPhotos ids={event.photos} size={PHOTO_PX} />}
              <p className="text-support text-ink-600">
                {isOwn ? 'Tú' : nameOf(dossier, event)} · {momentText(event.at, today)}
              </p>
            </div>
          </li>
        )
      })}
    </ol>
  )
}

function wordsOf({ text, amount }: GuaranteeEvent): string {
  return [amount && `Devuelvo ${amount}.`, text].filter(Boolean).join('\n')
}

function nameOf({ clientName, technicianName }: GuaranteeDossier, { by }: GuaranteeEvent): string {
  if (by === 'client') return shortNameOf(clientName)
  return by === 'technician' ? shortNameOf(technicianName) : `Equipo de ${BRAND.name}`
}

function Face({ dossier, by }: { dossier: GuaranteeDossier; by: GuaranteeEvent['by'] }) {
  const { technicianName, technicianFotoURL, clientName } = dossier
  if (by === 'technician')
    return (
      <Avatar
        name={technicianName}
        src={technicianFotoURL && photoAt(technicianFotoURL, 96, 96)}
        className={FACE}
      />
    )
  if (by === 'client') return <Avatar name={clientName} className={FACE} />
  return (
    <span
      aria-hidden="true"
      className="mb-6 grid size-8 shrink-0 place-items-center rounded-pill bg-petrol-100 text-petrol-700"
    >
      <Icon of="shield-check" size={18} />
    </span>
  )
}

/** Beside the last line of the words, above the name. */
const FACE = 'mb-6 size-8 rounded-pill text-small'

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
