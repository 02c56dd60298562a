import { EDITOR_CURRENCY, groupThousands } from '#platform/domain/money.ts'
import { TextField, type TextFieldProps } from '#platform/ui/basics/fields.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { TextArea } from '#platform/ui/basics/text-area.tsx'
import { parsePrice } from '#technicians/domain/parse-price.ts'
import { MAX_ROWS, type ServiceDraft } from '#technicians/domain/profile-draft.ts'
import { NOTE_MAX_LENGTH, SHORT_MAX_LENGTH, TEXT_MAX_LENGTH } from '#technicians/domain/technician.ts'
import { useDraftField, useEditor } from '#technicians/ui/editor/editor-context.ts'
import { EditorCard, EditorRow, MissingHint } from '#technicians/ui/editor/editor-sections.tsx'
import { RowButton, RowButtons } from '#technicians/ui/editor/row-buttons.tsx'
import { basePriceHint, basePriceSummary, servicesSummary } from '#technicians/wording/profile-summary.ts'

/** There is always one to fill in, also without a script. */
export function ServicesField() {
  const { draft, rowChanges } = useEditor()
  const rows = draft.servicios
  const isMany = rows.length > 1
  const mayAdd = rows.length < MAX_ROWS.servicios && (isMany || servicesSummary(draft) !== '')
  return (
    <EditorCard
      id="servicios"
      title="Servicios y precios"
      hint={`El cliente ve el precio antes de reservar.${isMany ? ' El primero de la lista es el que más se ve.' : ''}`}
      summary={servicesSummary(draft)}
      fields={['servicios']}
      points={['service']}
      group="servicios"
    >
      {/* Mounted again when rows move: an open details element would stay at its place in the list. */}
      <ol key={rowChanges} className="grid gap-3">
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and their fields are controlled.
          <ServiceRow key={index} row={row} index={index} count={rows.length} />
        ))}
      </ol>
      {mayAdd && (
        <RowButton list="servicios" change="add" index={rows.length} kind="text" className="mt-2 -ml-3.5">
          <Icon of="plus" size={18} />
          Agregar servicio
        </RowButton>
      )}
      <MissingHint point="service" />
    </EditorCard>
  )
}

export function BasePriceField() {
  const { draft } = useEditor()
  const field = useDraftField()
  return (
    <EditorRow
      id="precio-base"
      icon="banknote"
      title="Tarifa base"
      state={basePriceSummary(draft)}
      fields={['tarifaBase']}
    >
      {draft.tarifaBaseTomada !== null && (
        <input type="hidden" name="tarifaBaseTomada" value={draft.tarifaBaseTomada} />
      )}
      <div className="sm:max-w-[18rem]">
        <PriceField label="Tarifa base" {...field('tarifaBase')} hint={basePriceHint(draft)} />
      </div>
    </EditorRow>
  )
}

interface ServiceRowProps {
  row: ServiceDraft
  index: number
  count: number
}

export const PRICE_KINDS_ID = 'tipos-de-precio'

/** Name and price; the other fields are in a details element. */
function ServiceRow({ row, index, count }: ServiceRowProps) {
  const { onChange } = useEditor()
  const field = (name: keyof ServiceDraft) => ({
    name: `servicios.${index}.${name}`,
    value: row[name],
    onChange,
  })
  return (
    <li className="rounded-12 border border-paper-200 bg-paper-50 p-3 sm:p-3.5">
      <fieldset>
        <legend className="sr-only">Servicio {index + 1}</legend>
        <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_10.5rem]">
          <TextField
            label="Servicio"
            {...field('nombre')}
            maxLength={TEXT_MAX_LENGTH}
            placeholder="Ej.: Destape de cañería"
          />
          <PriceField label="Precio" {...field('precioSugerido')} />
        </div>
        <div className="mt-1 flex flex-wrap items-start justify-between gap-x-2">
          <details className="group/more min-w-0 flex-1 open:order-last open:basis-full">
            <summary className="inline-flex min-h-11 list-none items-center gap-1.5 rounded-8 text-support font-bold text-petrol-600 [&::-webkit-details-marker]:hidden">
              <Icon of="chevron-down" size={16} className="group-open/more:rotate-180" />
              <span className="min-w-0 break-words">{row.tarifa || 'Más detalles'}</span>
              <span className="sr-only"> del servicio {index + 1}: tipo de precio, descripción y código</span>
            </summary>
            <div className="grid gap-3 pt-1 sm:grid-cols-2">
              <TextField
                label="Tipo de precio"
                {...field('tarifa')}
                list={PRICE_KINDS_ID}
                maxLength={SHORT_MAX_LENGTH}
                placeholder="por visita"
              />
              <div className="sm:col-span-2">
                <TextArea
                  label="Descripción"
                  {...field('descripcion')}
                  rows={2}
                  maxLength={NOTE_MAX_LENGTH}
                  placeholder="Qué incluye"
                />
              </div>
              <TextField
                label="Código"
                {...field('codigo')}
                maxLength={SHORT_MAX_LENGTH}
                placeholder="Opcional"
              />
            </div>
          </details>
          <RowButtons list="servicios" index={index} count={count} what={`servicio ${index + 1}`} />
        </div>
      </fieldset>
    </li>
  )
}

const PRICE_MAX_CHARACTERS = 16

/** Whole pesos; digits are grouped on blur. */
function PriceField(props: Omit<TextFieldProps, 'inputMode' | 'trailing'>) {
  const { onChange } = useEditor()
  return (
    <TextField
      {...props}
      inputMode="numeric"
      autoComplete="off"
      maxLength={PRICE_MAX_CHARACTERS}
      onBlur={event => {
        const price = parsePrice(event.currentTarget.value)
        if (price === null) return
        event.currentTarget.value = groupThousands(price)
        onChange()
      }}
      trailing={
        <span aria-hidden="true" className="pointer-events-none pr-3 text-support text-ink-600">
          {EDITOR_CURRENCY}
        </span>
      }
    />
  )
}
