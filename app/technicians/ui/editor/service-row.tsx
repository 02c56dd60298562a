import { Icon } from '#platform/ui/basics/icon.tsx'
import { TextArea } from '#platform/ui/basics/text-area.tsx'
import { TextField } from '#platform/ui/basics/text-field.tsx'
import {
  NOTE_MAX_LENGTH,
  type ServiceDraft,
  SHORT_MAX_LENGTH,
  TEXT_MAX_LENGTH,
} from '#technicians/domain/profile-draft.ts'
import { PriceField } from '#technicians/ui/editor/price-field.tsx'
import { RowButtons } from '#technicians/ui/editor/row-buttons.tsx'

interface ServiceRowProps {
  row: ServiceDraft
  index: number
  last: boolean
}

export const PRICE_KINDS_ID = 'tipos-de-precio'

/** Name and price; the other fields are in a details element. */
export function ServiceRow({ row, index, last }: ServiceRowProps) {
  const name = (field: keyof ServiceDraft) => `servicios.${index}.${field}`
  const details = [row.tarifa, row.codigo].filter(Boolean).join(' · ')
  return (
    <li className="rounded-12 border border-paper-200 bg-paper-50 p-3 sm:p-3.5">
      <fieldset>
        <legend className="sr-only">Servicio {index + 1}</legend>
        <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_10.5rem]">
          <TextField
            label="Servicio"
            name={name('nombre')}
            defaultValue={row.nombre}
            maxLength={TEXT_MAX_LENGTH}
            placeholder="Ej.: Destape de cañería"
          />
          <PriceField label="Precio" name={name('precioSugerido')} defaultValue={row.precioSugerido} />
        </div>
        <div className="mt-1 flex flex-wrap items-start justify-between gap-x-2">
          <details className="group/more min-w-0 flex-1 open:order-last open:basis-full">
            <summary className="inline-flex min-h-11 list-none items-center gap-1.5 rounded-8 text-support font-bold text-petrol-600 [&::-webkit-details-marker]:hidden">
              <Icon of="chevron-down" size={16} className="group-open/more:rotate-180" />
              <span className="min-w-0 break-words">{details || 'Más detalles'}</span>
              <span className="sr-only"> del servicio {index + 1}: código, descripción y tipo de precio</span>
            </summary>
            <div className="grid gap-3 pt-1 sm:grid-cols-2">
              <TextField
                label="Tipo de precio"
                name={name('tarifa')}
                list={PRICE_KINDS_ID}
                defaultValue={row.tarifa}
                maxLength={SHORT_MAX_LENGTH}
                placeholder="por visita"
              />
              <TextField
                label="Código"
                name={name('codigo')}
                defaultValue={row.codigo}
                maxLength={SHORT_MAX_LENGTH}
                placeholder="Opcional"
              />
              <div className="sm:col-span-2">
                <TextArea
                  label="Descripción"
                  name={name('descripcion')}
                  rows={2}
                  defaultValue={row.descripcion}
                  maxLength={NOTE_MAX_LENGTH}
                  placeholder="Qué incluye"
                />
              </div>
            </div>
          </details>
          <RowButtons
            group="servicios"
            section="servicios"
            index={index}
            last={last}
            what={`servicio ${index + 1}`}
          />
        </div>
      </fieldset>
    </li>
  )
}
