import { TextField } from '#platform/ui/basics/fields.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { type LicenceDraft, MAX_ROWS } from '#technicians/domain/profile-draft.ts'
import { SHORT_MAX_LENGTH, TEXT_MAX_LENGTH } from '#technicians/domain/technician.ts'
import { useEditor } from '#technicians/ui/editor/editor-context.ts'
import { EditorRow } from '#technicians/ui/editor/editor-sections.tsx'
import { RemoveButton, RowButton } from '#technicians/ui/editor/row-buttons.tsx'
import { licencesSummary } from '#technicians/wording/profile-summary.ts'

export function LicencesField() {
  const { draft } = useEditor()
  const { licencias } = draft
  return (
    <EditorRow
      id="licencias"
      icon="file-check"
      title="Licencias"
      state={licencesSummary(draft)}
      hint="Matrículas y carnés de tu oficio: CONTE, RETIE, gas. Solo si tienes."
      fields={['licencias']}
      group="licencias"
    >
      <ol className="grid gap-3">
        {licencias.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and their fields are controlled.
          <LicenceRow key={index} row={row} index={index} />
        ))}
      </ol>
      {licencias.length < MAX_ROWS.licencias && (
        <RowButton
          list="licencias"
          change="add"
          index={licencias.length}
          kind="text"
          className="mt-1 -ml-3.5"
        >
          <Icon of="plus" size={18} />
          Agregar licencia
        </RowButton>
      )}
    </EditorRow>
  )
}

function LicenceRow({ row, index }: { row: LicenceDraft; index: number }) {
  const { onChange } = useEditor()
  const field = (name: keyof LicenceDraft) => ({
    name: `licencias.${index}.${name}`,
    value: row[name],
    onChange,
  })
  return (
    <li className="rounded-12 border border-paper-200 bg-white p-3 sm:p-3.5">
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="sr-only">Licencia {index + 1}</legend>
        <TextField
          label="Tipo"
          {...field('tipo')}
          maxLength={TEXT_MAX_LENGTH}
          placeholder="Ej.: Matrícula profesional"
        />
        <TextField
          label="Entidad"
          {...field('entidad')}
          maxLength={TEXT_MAX_LENGTH}
          placeholder="Quién la dio"
        />
        <TextField label="Número" {...field('numero')} maxLength={SHORT_MAX_LENGTH} />
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
          <TextField label="Vence" {...field('vence')} type="date" />
          <span className="pb-0.5">
            <RemoveButton list="licencias" index={index} what={`licencia ${index + 1}`} />
          </span>
        </div>
      </fieldset>
    </li>
  )
}
