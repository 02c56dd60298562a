import { Button } from '#platform/ui/basics/button.tsx'
import { SelectField, TextField } from '#platform/ui/basics/fields.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { capitalised, weekdayText } from '#platform/wording/dates.ts'
import {
  type ExceptionDraft,
  MAX_ROWS,
  type RangeDraft,
  withMondayOnWorkdays,
} from '#technicians/domain/profile-draft.ts'
import { DAY_KEYS, type DayKey, type FlagField } from '#technicians/domain/technician.ts'
import { useEditor } from '#technicians/ui/editor/editor-context.ts'
import { EditorRow, RowIcon } from '#technicians/ui/editor/editor-sections.tsx'
import { RangeFields } from '#technicians/ui/editor/range-fields.tsx'
import { RemoveButton, RowButton } from '#technicians/ui/editor/row-buttons.tsx'
import { FLAG_ICONS } from '#technicians/ui/flag-badge.tsx'
import { FLAG_TEXTS } from '#technicians/wording/profile-flags.ts'
import { specialDaysSummary, weekSummary } from '#technicians/wording/profile-summary.ts'

export function FlagSwitch({ name }: { name: FlagField }) {
  return (
    <div className="flex min-h-14 items-center gap-3 px-4.5 py-2 sm:px-5 md:min-h-16 md:px-7">
      <RowIcon of={FLAG_ICONS[name]} />
      <div className="min-w-0 flex-1">
        <SwitchField name={name} {...FLAG_TEXTS[name]} />
      </div>
    </div>
  )
}

interface SwitchFieldProps {
  name: FlagField | 'festivos'
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
    <EditorRow
      id="horario"
      icon="clock"
      title="Horario semanal"
      state={weekSummary(draft)}
      hint="Los clientes reservan por horas completas, de 08:00 a 20:00, dentro de este horario."
      fields={['horarios']}
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
    </EditorRow>
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
  const { draft } = useEditor()
  const { excepciones } = draft
  return (
    <EditorRow
      id="dias-especiales"
      icon="calendar-days"
      title="Días especiales"
      state={specialDaysSummary(draft)}
      hint="Días libres, vacaciones o días con otro horario. Mandan sobre el horario semanal."
      fields={['excepciones', 'festivos']}
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
    </EditorRow>
  )
}

/** Which fields are visible depends on the select above them, by CSS alone. */
function ExceptionRow({ row, index, today }: { row: ExceptionDraft; index: number; today: string }) {
  const { onChange } = useEditor()
  const path = `excepciones.${index}`
  const field = (name: keyof ExceptionDraft) => ({ name: `${path}.${name}`, value: row[name], onChange })
  return (
    <li className="group/day rounded-12 border border-paper-200 bg-white p-3 sm:p-3.5">
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
