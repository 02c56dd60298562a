import { useId } from 'react'
import { describedBy, FieldNote } from '#platform/ui/basics/fields.tsx'
import { useFieldFeedback } from '#platform/ui/basics/form-feedback.ts'
import type { RangeDraft } from '#technicians/domain/profile-draft.ts'
import { useEditor } from '#technicians/ui/editor/editor-context.ts'

interface RangeFieldsProps {
  /** `horarios.lun.0` */
  path: string
  range: RangeDraft
  /** 'el lunes', 'ese día' */
  of: string
}

/** Every half hour from 05:00, before the first bookable hour. */
const FROM_HOUR = 5
const HALF_HOURS = Array.from({ length: (24 - FROM_HOUR) * 2 }, (_, half) => {
  const hour = String(FROM_HOUR + Math.floor(half / 2)).padStart(2, '0')
  return `${hour}:${half % 2 ? '30' : '00'}`
})
const MIDNIGHT = '00:00'

/** Selects, because a native time input follows the phone's 12-hour format. */
export function RangeFields({ path, range, of }: RangeFieldsProps) {
  const id = useId()
  const { error } = useFieldFeedback(`${path}.inicio`)
  return (
    <div className="min-w-0 flex-1 sm:max-w-[18rem]">
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-1.5">
        <HourList
          name={`${path}.inicio`}
          value={range.inicio}
          times={HALF_HOURS}
          aria-label={`Desde, ${of}`}
          {...describedBy(id, { error })}
        />
        <span aria-hidden="true" className="text-ink-600">
          –
        </span>
        <HourList
          name={`${path}.fin`}
          value={range.fin}
          times={[...HALF_HOURS.slice(1), MIDNIGHT]}
          aria-label={`Hasta, ${of}`}
          {...describedBy(id, { error })}
        />
      </div>
      <FieldNote id={id} error={error} />
    </div>
  )
}

interface HourListProps extends ReturnType<typeof describedBy> {
  name: string
  value: string
  times: readonly string[]
  'aria-label': string
}

/** A stored time that is not in the list stays selectable. */
function HourList({ value, times, ...rest }: HourListProps) {
  const { onChange } = useEditor()
  const choices = value === '' || times.includes(value) ? times : [value, ...times]
  return (
    <select
      {...rest}
      value={value}
      onChange={onChange}
      className="field-box min-w-0 px-2 tabular-nums sm:px-3"
    >
      {value === '' && <option value="">--:--</option>}
      {choices.map(time => (
        <option key={time} value={time}>
          {time === MIDNIGHT ? '24:00' : time}
        </option>
      ))}
    </select>
  )
}
