import { useId } from 'react'
import type { RangeDraft } from '#domain/technicians/profile-draft.ts'
import { describedBy, FieldNote } from '#ui/basics/field-frame.tsx'
import { useFieldAnswer } from '#ui/basics/form-answer.ts'

interface RangeFieldsProps {
  /** `horarios.lun.0` */
  path: string
  range: RangeDraft
  /** 'el lunes', 'ese día' */
  of: string
}

const HALF_HOUR_S = 1_800

/** From … to …, two native fields for hours. */
export function RangeFields({ path, range, of }: RangeFieldsProps) {
  const id = useId()
  const { error } = useFieldAnswer(`${path}.inicio`)
  const field = (name: keyof RangeDraft, label: string) => (
    <input
      type="time"
      name={`${path}.${name}`}
      step={HALF_HOUR_S}
      defaultValue={range[name]}
      aria-label={label}
      {...describedBy(id, { error })}
      className="field-box min-w-0 px-2 text-center tabular-nums sm:px-3.5"
    />
  )
  return (
    <div className="min-w-0 flex-1 sm:max-w-[18rem]">
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-1.5">
        {field('inicio', `Desde, ${of}`)}
        <span aria-hidden="true" className="text-ink-600">
          –
        </span>
        {field('fin', `Hasta, ${of}`)}
      </div>
      <FieldNote id={id} error={error} />
    </div>
  )
}
