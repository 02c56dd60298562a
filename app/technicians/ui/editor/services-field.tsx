import { Icon } from '#platform/ui/basics/icon.tsx'
import { MAX_ROWS } from '#technicians/domain/profile-draft.ts'
import { ActButton } from '#technicians/ui/editor/act-button.tsx'
import { EditorCard } from '#technicians/ui/editor/editor-card.tsx'
import { useEditor } from '#technicians/ui/editor/editor-context.ts'
import { PriceField } from '#technicians/ui/editor/price-field.tsx'
import { ServiceRow } from '#technicians/ui/editor/service-row.tsx'

const SECTION = 'servicios'

/** The services and the base price shown in the catalogue. */
export function ServicesField() {
  const { start, keyOf } = useEditor()
  const rows = start.servicios
  return (
    <EditorCard
      id={SECTION}
      title="Servicios y precios"
      hint="El cliente ve el precio antes de reservar. El primero de la lista es el que más se ve."
      group="servicios"
      point="service"
    >
      <ol key={keyOf('servicios')} className="grid gap-3">
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and the group is rendered again on every change.
          <ServiceRow key={index} row={row} index={index} last={index === rows.length - 1} />
        ))}
      </ol>
      {rows.length < MAX_ROWS.servicios && (
        <ActButton act="servicios.agregar" section={SECTION} kind="text" className="mt-2 -ml-3.5">
          <Icon of="plus" size={18} />
          Agregar servicio
        </ActButton>
      )}
      <div key={keyOf('personal')} className="mt-4 border-t border-paper-200 pt-4.5 sm:max-w-[18rem]">
        <PriceField
          label="Precio base"
          name="tarifaBase"
          defaultValue={start.tarifaBase}
          hint="El «Desde» de tu tarjeta. Vacío: «A convenir»."
        />
      </div>
    </EditorCard>
  )
}
