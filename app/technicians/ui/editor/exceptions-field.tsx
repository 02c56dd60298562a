import { Icon } from '#platform/ui/basics/icon.tsx'
import { SelectField } from '#platform/ui/basics/select-field.tsx'
import { TextField } from '#platform/ui/basics/text-field.tsx'
import { type ExceptionDraft, MAX_ROWS } from '#technicians/domain/profile-draft.ts'
import { ActButton } from '#technicians/ui/editor/act-button.tsx'
import { SwitchField } from '#technicians/ui/editor/availability-fields.tsx'
import { EditorCard } from '#technicians/ui/editor/editor-card.tsx'
import { useEditor } from '#technicians/ui/editor/editor-context.ts'
import { RangeFields } from '#technicians/ui/editor/range-fields.tsx'
import { RemoveButton } from '#technicians/ui/editor/row-buttons.tsx'

const SECTION = 'dias-especiales'

/** Days off and days with other hours; public holidays by a switch. */
export function ExceptionsField({ today }: { today: string }) {
  const { start, keyOf } = useEditor()
  return (
    <EditorCard
      id={SECTION}
      title="Días especiales"
      hint="Días libres, vacaciones o días con otro horario. Mandan sobre el horario semanal."
      group="excepciones"
    >
      <div key={keyOf('personal')}>
        <SwitchField
          name="festivos"
          title="Descanso los festivos de Colombia"
          text="Nadie podrá reservarte en un festivo, salvo los que pongas aquí con horario."
          defaultChecked={start.festivos}
        />
      </div>
      <ol key={keyOf('excepciones')} className="mt-3 grid gap-3">
        {start.excepciones.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and the group is rendered again on every change.
          <ExceptionRow key={index} row={row} index={index} today={today} />
        ))}
      </ol>
      {start.excepciones.length < MAX_ROWS.excepciones && (
        <ActButton act="excepciones.agregar" section={SECTION} kind="text" className="mt-1 -ml-3.5">
          <Icon of="plus" size={18} />
          Agregar día
        </ActButton>
      )}
    </EditorCard>
  )
}

/** Which fields are visible depends on the select above them, by CSS alone. */
function ExceptionRow({ row, index, today }: { row: ExceptionDraft; index: number; today: string }) {
  const path = `excepciones.${index}`
  return (
    <li className="group/day rounded-12 border border-paper-200 bg-paper-50 p-3 sm:p-3.5">
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="sr-only">Día especial {index + 1}</legend>
        <SelectField label="Qué cambia" name={`${path}.tipo`} defaultValue={row.tipo}>
          <option value="libre">No trabajo</option>
          <option value="horario">Otro horario</option>
        </SelectField>
        <TextField label="Día" name={`${path}.fecha`} type="date" min={today} defaultValue={row.fecha} />
        <div className="grid gap-3 sm:col-span-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
          <div className="group-has-[option[value=horario]:checked]/day:hidden">
            <TextField
              label="Hasta (opcional)"
              name={`${path}.hasta`}
              type="date"
              min={today}
              defaultValue={row.hasta}
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
            <RemoveButton
              act={`excepciones.quitar.${index}`}
              section={SECTION}
              what={`día especial ${index + 1}`}
            />
          </span>
        </div>
      </fieldset>
    </li>
  )
}
