import { useState } from 'react'
import { ProblemPhotosField } from '#bookings/ui/problem-photos-field.tsx'
import { GUARANTEE_TEXT_MAX_LENGTH, GUARANTEE_WISHES } from '#guarantee/domain/guarantee-case.ts'
import { ANSWER_TIME, guaranteePhotosHint, WISH_LABELS } from '#guarantee/wording/guarantee.ts'
import { type CaseAnswer, guaranteeRefusalText } from '#guarantee/wording/outcomes.ts'
import { TextArea } from '#platform/ui/basics/text-area.tsx'
import { FormMessage, SubmitButton, ValidatedForm } from '#platform/ui/basics/validated-form.tsx'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'
import { uploadMistake } from '#platform/wording/photo.ts'

interface OpenCaseFormProps {
  /** First name. */
  technician: string
  formKey: string
  answer: CaseAnswer | undefined
}

/** The client says what failed and what should be done: Ley 1480 leaves the choice to the consumer. */
export function OpenCaseForm({ technician, formKey, answer }: OpenCaseFormProps) {
  const isHydrated = useHydrated()
  const [photos, setPhotos] = useState(answer?.photos ?? [])
  const [uploading, setUploading] = useState(0)
  const wish = answer?.refusal.typed.prefiere === 'refund' ? 'refund' : 'repeat'
  return (
    <ValidatedForm
      validate={({ descripcion = '' }) =>
        descripcion.trim() === ''
          ? { field: 'descripcion', text: guaranteeRefusalText('guarantee-text-required') }
          : uploadMistake(uploading)
      }
      watched={String(uploading)}
      refusal={answer?.refusal}
      encType={isHydrated ? undefined : 'multipart/form-data'}
      className="grid gap-6 rounded-16 border border-paper-200 bg-white p-[1.125rem] shadow-1 sm:p-6"
    >
      <FormMessage />
      <input type="hidden" name="act" value="open" />
      <input type="hidden" name="formKey" value={answer?.refusal.typed.formKey ?? formKey} />
      <TextArea
        label="Qué falló"
        name="descripcion"
        required
        rows={5}
        maxLength={GUARANTEE_TEXT_MAX_LENGTH}
        hint="Di qué pasa ahora y desde cuándo."
      />
      <ProblemPhotosField
        photos={photos}
        onChange={setPhotos}
        onUploading={setUploading}
        technicianName={technician}
        label="Fotos de lo que falló"
        hint={guaranteePhotosHint(technician)}
      />
      <fieldset>
        <legend className="mb-2 text-label font-bold">¿Qué prefieres?</legend>
        <div className="grid gap-2.5 sm:grid-cols-2">
          {GUARANTEE_WISHES.map(value => (
            <label
              key={value}
              className="flex min-h-13 cursor-pointer items-center gap-3 rounded-12 border border-paper-300 px-4 py-2 text-label font-semibold has-checked:border-petrol-600 has-checked:bg-petrol-50"
            >
              <input
                type="radio"
                name="prefiere"
                value={value}
                defaultChecked={value === wish}
                className="size-5 shrink-0 accent-petrol-600"
              />
              {WISH_LABELS[value]}
            </label>
          ))}
        </div>
        <p className="mt-[0.4375rem] text-support text-ink-600">
          En los servicios la ley te deja escoger. {technician} responde en {ANSWER_TIME}.
        </p>
      </fieldset>
      <SubmitButton kind="primary" size="large" wide busyText="Enviando…">
        Abrir el caso
      </SubmitButton>
    </ValidatedForm>
  )
}
