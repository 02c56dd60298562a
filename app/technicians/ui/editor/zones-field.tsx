import { COVERAGE_ZONES } from '#technicians/domain/technician.ts'
import { EditorCard } from '#technicians/ui/editor/editor-card.tsx'
import { useEditor } from '#technicians/ui/editor/editor-context.ts'
import { ToggleChip } from '#technicians/ui/editor/toggle-chip.tsx'

export function ZonesField() {
  const { start, keyOf } = useEditor()
  return (
    <EditorCard
      id="zonas"
      title="Zonas de cobertura"
      hint="Las partes de tu ciudad a las que llegas."
      point="zone"
    >
      <fieldset key={keyOf('zonasCobertura')}>
        <legend className="sr-only">Zonas de cobertura</legend>
        <ul className="flex flex-wrap gap-2">
          {COVERAGE_ZONES.map(zone => (
            <li key={zone}>
              <ToggleChip
                name="zonasCobertura"
                value={zone}
                defaultChecked={start.zonasCobertura.includes(zone)}
              />
            </li>
          ))}
        </ul>
      </fieldset>
    </EditorCard>
  )
}
