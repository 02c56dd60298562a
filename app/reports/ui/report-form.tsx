import { useId, useState } from 'react'
import { ProblemPhotosField } from '#bookings/ui/problem-photos-field.tsx'
import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { FieldNote } from '#platform/ui/basics/fields.tsx'
import { useFieldFeedback } from '#platform/ui/basics/form-feedback.ts'
import { TextArea } from '#platform/ui/basics/text-area.tsx'
import { FormMessage, SubmitButton, ValidatedForm } from '#platform/ui/basics/validated-form.tsx'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'
import type { FormRefusal } from '#platform/wording/form-answer.ts'
import { uploadMistake } from '#platform/wording/photo.ts'
import {
  parseReport,
  REASONS_FOR,
  REPORT_DETAILS_MAX_LENGTH,
  type Reportable,
  type ReportReason,
} from '#reports/domain/report.ts'
import { reportRefusalText } from '#reports/wording/outcomes.ts'
import { REPORT_PHOTOS_ABOUT, REPORT_PHOTOS_HINT, reasonText } from '#reports/wording/reports.ts'

interface ReportFormProps {
  target: Reportable
  /** With the photos that are stored already. */
  refusal: (FormRefusal & { readonly photos: readonly string[] }) | undefined
  backTo: string
  /** What the way here already says. */
  initial: { readonly reason: ReportReason; readonly details: string } | null
}

export function ReportForm({ target, refusal, backTo, initial }: ReportFormProps) {
  const isHydrated = useHydrated()
  const [photos, setPhotos] = useState(refusal?.photos ?? [])
  const [uploading, setUploading] = useState(0)
  return (
    <ValidatedForm
      className="mt-5 grid gap-5"
      refusal={refusal}
      validate={fields => {
        const parsed = parseReport(target.kind, fields)
        return parsed.ok
          ? uploadMistake(uploading)
          : { field: parsed.field, text: reportRefusalText(parsed.code) }
      }}
      watched={String(uploading)}
      encType={isHydrated ? undefined : 'multipart/form-data'}
    >
      <FormMessage />
      <ReasonChoice target={target} initial={initial?.reason} />
      <TextArea
        label="Cuéntanos más"
        name="detalle"
        rows={5}
        defaultValue={initial?.details}
        maxLength={REPORT_DETAILS_MAX_LENGTH}
        hint={`Qué pasó y cuándo. Hasta ${REPORT_DETAILS_MAX_LENGTH} caracteres.`}
      />
      <ProblemPhotosField
        photos={photos}
        onChange={setPhotos}
        onUploading={setUploading}
        technicianName={null}
        label="Fotos"
        about={REPORT_PHOTOS_ABOUT}
        hint={REPORT_PHOTOS_HINT}
      />
      <p className="text-support text-ink-600">
        Lo lee nuestro equipo. No le decimos a <bdi>{target.subjectName}</bdi> quién lo reportó.
      </p>
      <div className="grid gap-2.5 sm:grid-cols-2">
        <SubmitButton kind="petrol" size="large" busyText="Enviando…" className="sm:order-2">
          Enviar reporte
        </SubmitButton>
        <ButtonLink to={backTo} kind="white" size="large">
          Volver
        </ButtonLink>
      </div>
    </ValidatedForm>
  )
}

interface ReasonChoiceProps {
  target: Reportable
  initial: ReportReason | undefined
}

function ReasonChoice({ target: { kind, visit }, initial }: ReasonChoiceProps) {
  const id = useId()
  const { error, submitted = initial } = useFieldFeedback('motivo')
  return (
    <fieldset aria-describedby={error ? `${id}-note` : undefined}>
      <legend className="mb-2 text-label font-bold">¿Qué pasó?</legend>
      <div className="overflow-hidden rounded-12 border border-paper-300">
        {REASONS_FOR[kind].map(reason => (
          <label
            key={reason}
            className="flex min-h-12 items-center gap-3 border-t border-paper-200 px-3.5 py-2 first:border-t-0 hover:bg-petrol-50 has-checked:bg-petrol-50 has-checked:font-bold"
          >
            <input
              type="radio"
              name="motivo"
              value={reason}
              defaultChecked={submitted === reason}
              className="size-5 shrink-0 accent-petrol-600"
            />
            <span className="min-w-0">{reasonText(kind, reason, visit?.reporterIs)}</span>
          </label>
        ))}
      </div>
      <FieldNote id={id} error={error} />
    </fieldset>
  )
}
