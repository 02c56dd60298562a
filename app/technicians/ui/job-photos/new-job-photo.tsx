import { useEffect, useId, useRef, useState } from 'react'
import { PHOTO_TYPES } from '#platform/domain/photo.ts'
import { buttonClasses } from '#platform/ui/basics/button.tsx'
import { describedBy, FieldFrame, FieldNote, TextField } from '#platform/ui/basics/fields.tsx'
import { useFieldFeedback } from '#platform/ui/basics/form-feedback.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { FormMessage, SubmitButton, ValidatedForm } from '#platform/ui/basics/validated-form.tsx'
import { closePhoto, openPhoto, scalePhoto } from '#platform/ui/photo/photo-editing.ts'
import { monthName } from '#platform/wording/dates.ts'
import type { FormRefusal } from '#platform/wording/form-answer.ts'
import { JOB_CAPTION_MAX_LENGTH, jobPhotoYears, parseJobPhoto } from '#technicians/domain/job-photo.ts'
import { JOB_PHOTO_HINT } from '#technicians/wording/job-photos.ts'
import { technicianRefusalText } from '#technicians/wording/outcomes.ts'

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
        <FormMessage />
        <input type="hidden" name="act" value="agregar" />
        <JobPhotoInput />
        <JobPhotoFields today={today} />
        <SubmitButton kind="primary" size="large" busyText="Subiendo…" className="sm:justify-self-start">
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

/** Files of phone cameras are scaled down before they are sent: what is chosen may be larger than what is stored. */
const CHOSEN_MAX_BYTES = 40 * 1024 * 1024

/** A file input with a preview; the chosen photo is replaced by a smaller one. It needs JavaScript. */
function JobPhotoInput() {
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
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        aria-hidden="true"
        className={buttonClasses({
          kind: 'white',
          className:
            'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-(--focus)',
        })}
      >
        <Icon of="camera" />
        {preview ? 'Cambiar foto' : 'Elegir foto'}
      </label>
    </FieldFrame>
  )
}

interface JobPhotoFieldsProps {
  today: string
  caption?: string
  /** 'YYYY-MM' */
  month?: string
}

/** Caption and month, for a new photo and for one that is changed. */
export function JobPhotoFields({ today, caption = '', month = '' }: JobPhotoFieldsProps) {
  return (
    <div className="grid gap-4">
      <TextField
        label="Qué hiciste"
        name="texto"
        defaultValue={caption}
        maxLength={JOB_CAPTION_MAX_LENGTH}
        autoComplete="off"
        hint="En una línea: «Sifón y grifería nuevos en Compartir»."
      />
      <MonthField today={today} month={month} />
    </div>
  )
}

function MonthField({ today, month }: { today: string; month: string }) {
  const id = useId()
  const { error, submitted } = useFieldFeedback('mes')
  const year = useFieldFeedback('anio').submitted
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-label font-bold">Cuándo</legend>
      <div className="grid grid-cols-[3fr_2fr] gap-2.5 max-[21.875rem]:grid-cols-1">
        <Choice
          name="mes"
          label="Mes"
          defaultValue={submitted ?? month.slice(5)}
          options={Array.from({ length: 12 }, (_, index) => ({
            value: String(index + 1).padStart(2, '0'),
            text: monthName(index + 1),
          }))}
          described={describedBy(id, { error })}
        />
        <Choice
          name="anio"
          label="Año"
          defaultValue={year ?? month.slice(0, 4)}
          options={jobPhotoYears(today).map(each => ({ value: String(each), text: String(each) }))}
          described={describedBy(id, { error })}
        />
      </div>
      <FieldNote id={id} error={error} />
    </fieldset>
  )
}

interface ChoiceProps {
  name: string
  label: string
  defaultValue: string
  options: readonly { readonly value: string; readonly text: string }[]
  described: ReturnType<typeof describedBy>
}

function Choice({ name, label, defaultValue, options, described }: ChoiceProps) {
  return (
    <span className="relative block">
      <select
        name={name}
        aria-label={label}
        defaultValue={defaultValue}
        {...described}
        className="field-box appearance-none pr-11"
      >
        <option value="">{label}</option>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <Icon
        of="chevron-down"
        size={18}
        className="pointer-events-none absolute top-[0.9375rem] right-3.5 text-ink-600"
      />
    </span>
  )
}
