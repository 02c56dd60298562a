import { Icon } from '#platform/ui/basics/icon.tsx'
import { SubmitButton, ValidatedForm } from '#platform/ui/basics/validated-form.tsx'
import type { FormRefusal } from '#platform/wording/form-answer.ts'
import { parseJobPhoto } from '#technicians/domain/job-photo.ts'
import { JobPhotoFields } from '#technicians/ui/job-photos/job-photo-fields.tsx'
import { JobPhotoInput } from '#technicians/ui/job-photos/job-photo-input.tsx'
import { technicianRefusalText } from '#technicians/wording/refusals.ts'

interface NewJobPhotoProps {
  today: string
  refusal: FormRefusal | null
  /** How many photos there are: the form is cleared when one was added. */
  count: number
}

export function NewJobPhoto({ today, refusal, count }: NewJobPhotoProps) {
  return (
    <section
      aria-labelledby="nuevo-trabajo"
      className="mt-6 rounded-16 border border-paper-200 bg-white p-5 shadow-1 md:p-7"
    >
      <h2 id="nuevo-trabajo" className="type-h3">
        Agregar un trabajo
      </h2>
      <ValidatedForm
        key={count}
        encType="multipart/form-data"
        validate={fields => mistakeIn(fields, today)}
        refusal={refusal}
        className="mt-4 grid gap-4"
      >
        <input type="hidden" name="act" value="agregar" />
        <JobPhotoInput />
        <JobPhotoFields today={today} />
        <SubmitButton kind="mango" size="large" busyText="Subiendo…" className="sm:justify-self-start">
          <Icon of="upload" size={18} />
          Agregar trabajo
        </SubmitButton>
      </ValidatedForm>
    </section>
  )
}

export function mistakeIn(fields: Record<string, string>, today: string) {
  const parsed = parseJobPhoto(fields, today)
  return parsed.ok ? null : { field: parsed.field, text: technicianRefusalText(parsed.code) }
}
