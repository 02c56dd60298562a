import { TextField } from '#platform/ui/basics/fields.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import {
  type LicenceDraft,
  MAX_ROWS,
  SHORT_MAX_LENGTH,
  TEXT_MAX_LENGTH,
} from '#technicians/domain/profile-draft.ts'
import { EditorCard } from '#technicians/ui/editor/editor-card.tsx'
import { useEditor } from '#technicians/ui/editor/editor-context.ts'
import { ActButton, RemoveButton } from '#technicians/ui/editor/row-buttons.tsx'

const SECTION = 'licencias'

export function LicencesField() {
  const { start, keyOf } = useEditor()
  return (
    <EditorCard
      id={SECTION}
      title="Licencias"
      hint="Matrículas y carnés de tu oficio: CONTE, RETIE, gas. Solo si tienes."
      group="licencias"
    >
      <ol key={keyOf('licencias')} className="grid gap-3">
        {start.licencias.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and the group is rendered again on every change.
          <LicenceRow key={index} row={row} index={index} />
        ))}
      </ol>
      {start.licencias.length < MAX_ROWS.licencias && (
        <ActButton act="licencias.agregar" section={SECTION} kind="text" className="mt-1 -ml-3.5">
          <Icon of="plus" size={18} />
          Agregar licencia
        </ActButton>
      )}
    </EditorCard>
  )
}

function LicenceRow({ row, index }: { row: LicenceDraft; index: number }) {
  const name = (field: keyof LicenceDraft) => `licencias.${index}.${field}`
  return (
    <li className="rounded-12 border border-paper-200 bg-paper-50 p-3 sm:p-3.5">
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="sr-only">Licencia {index + 1}</legend>
        <TextField
          label="Tipo"
          name={name('tipo')}
          defaultValue={row.tipo}
          maxLength={TEXT_MAX_LENGTH}
          placeholder="Ej.: Matrícula profesional"
        />
        <TextField
          label="Entidad"
          name={name('entidad')}
          defaultValue={row.entidad}
          maxLength={TEXT_MAX_LENGTH}
          placeholder="Quién la dio"
        />
        <TextField
          label="Número"
          name={name('numero')}
          defaultValue={row.numero}
          maxLength={SHORT_MAX_LENGTH}
        />
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
          <TextField label="Vence" name={name('vence')} type="date" defaultValue={row.vence} />
          <span className="pb-0.5">
            <RemoveButton
              act={`licencias.quitar.${index}`}
              section={SECTION}
              what={`licencia ${index + 1}`}
            />
          </span>
        </div>
      </fieldset>
    </li>
  )
}
