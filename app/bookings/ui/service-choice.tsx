import { useId, useState } from 'react'
import type { BookedTechnician } from '#bookings/domain/booking-form-data.ts'
import { UNKNOWN_SERVICE_TEXT } from '#bookings/wording/bookings.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { firstNameOf } from '#platform/wording/person-names.ts'
import { agreedPriceText, servicePriceText } from '#platform/wording/price.ts'
import type { OfferedService } from '#technicians/domain/technician.ts'

interface ServiceChoiceProps {
  technician: BookedTechnician
  services: readonly OfferedService[]
  /** The name of a service, or empty. */
  value: string
  onChoose: (value: string) => void
  /** How many services are shown; the others are folded. */
  shown: number
}

/** Radio cards: the technician's services and none of them, which comes first if the form starts with it. */
export function ServiceChoice({ technician, services, value, onChoose, shown }: ServiceChoiceProps) {
  const firstName = firstNameOf(technician.nombre)
  // The cards keep their places when another one is chosen.
  const [startsUnknown] = useState(value === '')
  const [folded] = useState(() => {
    const others = services.slice(shown)
    return others.some(({ nombre }) => nombre === value) ? [] : others
  })
  const open = services.filter(service => !folded.includes(service))
  const cardOf = ({ nombre, descripcion, precioSugerido }: OfferedService) => (
    <ServiceCard
      key={nombre}
      value={nombre}
      title={nombre}
      price={servicePriceText(precioSugerido)}
      text={descripcion}
      chosen={value === nombre}
      onChoose={onChoose}
    />
  )
  const unknown = (
    <ServiceCard
      value=""
      title={UNKNOWN_SERVICE_TEXT}
      price={agreedPriceText(technician.tarifaBase)}
      text={`${firstName} mira el daño y te dice.`}
      chosen={value === ''}
      onChoose={onChoose}
      className={`border-dashed border-ink-400 bg-paper-50 ${open.length % 2 === 0 ? '@xl:col-span-2' : ''}`}
    />
  )
  return (
    <fieldset className="@container">
      <legend className="sr-only">¿Qué necesitas?</legend>
      <div className="grid gap-2.5 @xl:grid-cols-2">
        {startsUnknown && unknown}
        {open.map(cardOf)}
        {!startsUnknown && unknown}
      </div>
      {folded.length > 0 && (
        <details className="group/services mt-1.5 open:mt-2.5">
          <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-8 text-label font-bold text-petrol-600 group-open/services:hidden [&::-webkit-details-marker]:hidden">
            Ver sus otros servicios ({folded.length})
            <Icon of="chevron-down" size={18} />
          </summary>
          <div className="grid gap-2.5 @xl:grid-cols-2">{folded.map(cardOf)}</div>
        </details>
      )}
      <p className="mt-3 text-support text-ink-600">
        Son precios desde. El valor final lo acuerdas con <bdi>{firstName}</bdi>.
      </p>
    </fieldset>
  )
}

interface ServiceCardProps {
  value: string
  title: string
  price: string
  text: string
  chosen: boolean
  onChoose: (value: string) => void
  className?: string
}

function ServiceCard(props: ServiceCardProps) {
  const { value, title, price, text, chosen, onChoose, className = 'border-paper-300 bg-white' } = props
  const id = useId()
  return (
    <label
      className={`group relative grid grid-cols-[auto_minmax(0,1fr)_auto] content-start items-start gap-x-3 rounded-16 border px-3.5 py-3 transition-colors hover:border-ink-400 has-checked:border-solid has-checked:border-petrol-600 has-checked:bg-petrol-50 has-checked:ring-1 has-checked:ring-petrol-600 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-petrol-600 ${className}`}
    >
      <input
        type="radio"
        name="servicio"
        value={value}
        checked={chosen}
        onChange={() => onChoose(value)}
        aria-labelledby={`${id}-name`}
        aria-describedby={text ? `${id}-price ${id}-text` : `${id}-price`}
        className="absolute inset-0 cursor-pointer appearance-none rounded-16 outline-none"
      />
      <span className="grid size-[1.375rem] place-items-center rounded-pill border-[1.5px] border-ink-400 bg-white text-white group-has-checked:border-petrol-600 group-has-checked:bg-petrol-600">
        <Icon of="check" size={15} className="opacity-0 group-has-checked:opacity-100" />
      </span>
      <span id={`${id}-name`} className="text-label/[1.375rem] font-bold break-words">
        {title}
      </span>
      <span
        id={`${id}-price`}
        className="text-label/[1.375rem] font-extrabold tracking-[-0.022em] whitespace-nowrap"
      >
        {price}
      </span>
      {text && (
        <span
          id={`${id}-text`}
          className="col-start-2 col-end-4 mt-0.5 text-support break-words text-ink-600"
        >
          {text}
        </span>
      )}
    </label>
  )
}
