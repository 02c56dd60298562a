import { useId } from 'react'
import { Button } from '#platform/ui/basics/button.tsx'
import { describedBy, FieldNote, SelectField, TextField } from '#platform/ui/basics/fields.tsx'
import { useFieldFeedback } from '#platform/ui/basics/form-feedback.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { capitalised, weekdayText } from '#platform/wording/dates.ts'
import {
  type ExceptionDraft,
  MAX_ROWS,
  NOTE_MAX_LENGTH,
  type RangeDraft,
  withMondayOnWorkdays,
} from '#technicians/domain/profile-draft.ts'
import { DAY_KEYS, type DayKey } from '#technicians/domain/technician.ts'
import { EditorCard } from '#technicians/ui/editor/editor-card.tsx'
import { useDraftField, useEditor } from '#technicians/ui/editor/editor-context.ts'
import { RemoveButton, RowButton } from '#technicians/ui/editor/row-buttons.tsx'

export function AvailabilityFields() {
  const field = useDraftField()
  return (
    <EditorCard id="disponibilidad" title="Disponibilidad">
      <div className="grid gap-4.5">
        <SwitchField
          name="disponible"
          title="Recibo trabajos"
          text="Apágalo cuando vayas de vacaciones o tengas la agenda llena."
        />
        <TextField
          label="Texto de disponibilidad"
          {...field('disponibilidadTxt')}
          maxLength={NOTE_MAX_LENGTH}
          placeholder="Ej.: Lunes a sábado, también urgencias de noche"
        />
      </div>
    </EditorCard>
  )
}

interface SwitchFieldProps {
  name: 'disponible' | 'festivos'
  title: string
  text: string
}

function SwitchField({ name, title, text }: SwitchFieldProps) {
  const { draft, onChange } = useEditor()
  const field = { name, checked: draft[name], onChange }
  return (
    <label className="flex min-h-11 items-center justify-between gap-4">
      <span>
        <span className="block text-label font-bold">{title}</span>
        <span className="block text-support text-ink-600">{text}</span>
      </span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox has its checked state. */}
      <input {...field} type="checkbox" role="switch" className="switch-track" />
    </label>
  )
}

/** Any number of ranges per day; a day without ranges is a day off. */
export function WeeklyHoursFields() {
  const { draft, change } = useEditor()
  return (
    <EditorCard
      id="horario"
      title="Horario semanal"
      hint="Los clientes reservan por horas completas, de 08:00 a 20:00, dentro de este horario."
    >
      <ul className="border-b border-paper-200">
        {DAY_KEYS.map((day, index) => (
          <DayRow key={day} day={day} weekday={index} ranges={draft.horarios[day]} />
        ))}
      </ul>
      <Button
        kind="text"
        className="mt-2 -ml-3.5 noscript:hidden"
        onClick={() => change(withMondayOnWorkdays(draft))}
      >
        <Icon of="copy" size={18} />
        Copiar el lunes hasta el viernes
      </Button>
    </EditorCard>
  )
}

function DayRow({ day, weekday, ranges }: { day: DayKey; weekday: number; ranges: readonly RangeDraft[] }) {
  const name = weekdayText(weekday)
  return (
    <li className="border-t border-paper-200 py-2">
      <fieldset className="grid gap-x-4 gap-y-1.5 sm:grid-cols-[11.5rem_minmax(0,1fr)]">
        <legend className="sr-only">{capitalised(name)}</legend>
        <div className="flex min-h-11 items-center justify-between gap-2 self-start sm:min-h-12">
          <span aria-hidden="true" className="text-label font-bold">
            {capitalised(name)}
          </span>
          {ranges.length === 0 && (
            <span className="ml-auto text-label text-ink-600 sm:hidden">No atiende</span>
          )}
          {ranges.length < MAX_ROWS.horarios && (
            <RowButton
              list={`horarios.${day}`}
              change="add"
              index={ranges.length}
              kind="text"
              className="-mr-2 px-2!"
              aria-label={`Agregar horario el ${name}`}
            >
              <Icon of="plus" size={18} />
              Agregar
            </RowButton>
          )}
        </div>
        <div className="grid content-start gap-2">
          {ranges.length === 0 && (
            <p className="hidden min-h-12 items-center text-ink-600 sm:flex">No atiende</p>
          )}
          {ranges.map((range, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and their fields are controlled.
            <div key={index} className="flex items-start gap-2">
              <RangeFields path={`horarios.${day}.${index}`} range={range} of={`el ${name}`} />
              <RemoveButton
                list={`horarios.${day}`}
                index={index}
                what={`el horario ${index + 1} del ${name}`}
              />
            </div>
          ))}
        </div>
      </fieldset>
    </li>
  )
}

/** Days off and days with other hours; public holidays by a switch. */
export function ExceptionsField({ today }: { today: string }) {
  const { excepciones } = useEditor().draft
  return (
    <EditorCard
      id="dias-especiales"
      title="Días especiales"
      hint="Días libres, vacaciones o días con otro horario. Mandan sobre el horario semanal."
      group="excepciones"
    >
      <SwitchField
        name="festivos"
        title="Descanso los festivos de Colombia"
        text="Nadie podrá reservarte en un festivo, salvo los que pongas aquí con horario."
      />
      <ol className="mt-3 grid gap-3">
        {excepciones.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and their fields are controlled.
          <ExceptionRow key={index} row={row} index={index} today={today} />
        ))}
      </ol>
      {excepciones.length < MAX_ROWS.excepciones && (
        <RowButton
          list="excepciones"
          change="add"
          index={excepciones.length}
          kind="text"
          className="mt-1 -ml-3.5"
        >
          <Icon of="plus" size={18} />
          Agregar día
        </RowButton>
      )}
    </EditorCard>
  )
}

/** Which fields are visible depends on the select above them, by CSS alone. */
function ExceptionRow({ row, index, today }: { row: ExceptionDraft; index: number; today: string }) {
  const { onChange } = useEditor()
  const path = `excepciones.${index}`
  const field = (name: keyof ExceptionDraft) => ({ name: `${path}.${name}`, value: row[name], onChange })
  return (
    <li className="group/day rounded-12 border border-paper-200 bg-paper-50 p-3 sm:p-3.5">
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="sr-only">Día especial {index + 1}</legend>
        <SelectField label="Qué cambia" {...field('tipo')}>
          <option value="libre">No trabajo</option>
          <option value="horario">Otro horario</option>
        </SelectField>
        <TextField label="Día" {...field('fecha')} type="date" min={today} />
        <div className="grid gap-3 sm:col-span-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
          <div className="group-has-[option[value=horario]:checked]/day:hidden">
            <TextField
              label="Hasta (opcional)"
              {...field('hasta')}
              type="date"
              min={today}
              hint="Para vacaciones de varios días."
            />
          </div>
          <div className="hidden group-has-[option[value=horario]:checked]/day:block">
            <p aria-hidden="true" className="mb-2 text-label font-bold">
              Horario de ese día
            </p>
            <RangeFields path={path} range={row} of="ese día" />
          </div>
          <span className="justify-self-end">
            <RemoveButton list="excepciones" index={index} what={`día especial ${index + 1}`} />
          </span>
        </div>
      </fieldset>
    </li>
  )
}

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
function RangeFields({ path, range, of }: RangeFieldsProps) {
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
