import { TextField } from '#platform/ui/basics/text-field.tsx'
import { NOTE_MAX_LENGTH } from '#technicians/domain/profile-draft.ts'
import { EditorCard } from '#technicians/ui/editor/editor-card.tsx'
import { useEditor } from '#technicians/ui/editor/editor-context.ts'

export function AvailabilityFields() {
  const { start, keyOf } = useEditor()
  return (
    <EditorCard id="disponibilidad" title="Disponibilidad">
      <div key={keyOf('personal')} className="grid gap-4.5">
        <SwitchField
          name="disponible"
          title="Recibo trabajos"
          text="Apágalo cuando vayas de vacaciones o tengas la agenda llena."
          defaultChecked={start.disponible}
        />
        <TextField
          label="Texto de disponibilidad"
          name="disponibilidadTxt"
          defaultValue={start.disponibilidadTxt}
          maxLength={NOTE_MAX_LENGTH}
          placeholder="Ej.: Lunes a sábado, también urgencias de noche"
        />
      </div>
    </EditorCard>
  )
}

interface SwitchFieldProps {
  name: string
  title: string
  text: string
  defaultChecked: boolean
}

export function SwitchField({ title, text, ...field }: SwitchFieldProps) {
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
