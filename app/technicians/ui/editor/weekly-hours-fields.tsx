import { Icon } from '#platform/ui/basics/icon.tsx'
import { capitalised, weekdayText } from '#platform/wording/dates.ts'
import { MAX_ROWS, type RangeDraft } from '#technicians/domain/profile-draft.ts'
import { DAY_KEYS, type DayKey } from '#technicians/domain/technician.ts'
import { ActButton } from '#technicians/ui/editor/act-button.tsx'
import { EditorCard } from '#technicians/ui/editor/editor-card.tsx'
import { useEditor } from '#technicians/ui/editor/editor-context.ts'
import { RangeFields } from '#technicians/ui/editor/range-fields.tsx'
import { RemoveButton } from '#technicians/ui/editor/row-buttons.tsx'

const SECTION = 'horario'

/** Any number of ranges per day; a day without ranges is a day off. */
export function WeeklyHoursFields() {
  const { start, keyOf } = useEditor()
  return (
    <EditorCard
      id={SECTION}
      title="Horario semanal"
      hint="Los clientes reservan por horas completas, de 08:00 a 20:00, dentro de este horario."
    >
      <div key={keyOf('horarios')}>
        <ul className="border-b border-paper-200">
          {DAY_KEYS.map((day, index) => (
            <DayRow key={day} day={day} weekday={index} ranges={start.horarios[day]} />
          ))}
        </ul>
        <ActButton act="horarios.copiar" section={SECTION} kind="text" className="mt-2 -ml-3.5">
          <Icon of="copy" size={18} />
          Copiar el lunes hasta el viernes
        </ActButton>
      </div>
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
            <ActButton
              act={`horarios.${day}.agregar`}
              section={SECTION}
              kind="text"
              className="-mr-2 px-2!"
              aria-label={`Agregar horario el ${name}`}
            >
              <Icon of="plus" size={18} />
              Agregar
            </ActButton>
          )}
        </div>
        <div className="grid content-start gap-2">
          {ranges.length === 0 && (
            <p className="hidden min-h-12 items-center text-ink-600 sm:flex">No atiende</p>
          )}
          {ranges.map((range, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and the group is rendered again on every change.
            <div key={index} className="flex items-start gap-2">
              <RangeFields path={`horarios.${day}.${index}`} range={range} of={`el ${name}`} />
              <RemoveButton
                act={`horarios.${day}.quitar.${index}`}
                section={SECTION}
                what={`el horario ${index + 1} del ${name}`}
              />
            </div>
          ))}
        </div>
      </fieldset>
    </li>
  )
}
