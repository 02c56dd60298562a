import { useId } from 'react'
import { describedBy, FieldNote } from '#platform/ui/basics/field-frame.tsx'
import { useFieldFeedback } from '#platform/ui/basics/form-feedback.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { TextField } from '#platform/ui/basics/text-field.tsx'
import { monthName } from '#platform/wording/dates.ts'
import { JOB_CAPTION_MAX_LENGTH, jobPhotoYears } from '#technicians/domain/job-photo.ts'

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
      <div className="grid grid-cols-2 gap-2.5">
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
