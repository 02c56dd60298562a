import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { cityNotCovered, hasStreetAndNumber, type VisitPlaces } from '#bookings/domain/address.ts'
import { addressLines, type VisitPlace } from '#bookings/domain/visit-place.ts'
import type { AskedWork } from '#bookings/domain/visit-trade.ts'
import { type Gazetteer, PlaceBox } from '#bookings/ui/place-box.tsx'
import { addressWarningText, bothPartsText, coverageText } from '#bookings/wording/bookings.ts'
import { plainText } from '#platform/domain/plain-text.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { specialtyFrom, specialtyNames } from '#technicians/domain/specialty-names.ts'
import { tradeSearchPath, tradeSearchText } from '#technicians/wording/trade-search.ts'

export interface VisitArea extends VisitPlaces {
  readonly especialidades: readonly string[]
  /** What the visit asks for with each service chosen, as the server understands it; '' for none of them. */
  readonly trades: Readonly<Record<string, string>>
}

interface AddressFieldProps {
  place: VisitPlace
  onChange: (changes: Partial<VisitPlace>) => void
  /** First name, or 'el técnico'. */
  visitor: string
  area: VisitArea | null
  gazetteer: Gazetteer
  /** What is asked for in the form. */
  work: Pick<AskedWork, 'servicio' | 'description'>
  /** A known address is a row until it is changed. */
  isFolded: boolean
}

/** D17: says what is missing or does not fit; neither stops the booking. */
export function AddressField(props: AddressFieldProps) {
  const { place, onChange, visitor, area, gazetteer, work, isFolded } = props
  const elsewhere = area && cityNotCovered(place, area)
  const isIncomplete = !hasStreetAndNumber(place.address)
  const field = (
    <>
      <PlaceBox place={place} onChange={onChange} gazetteer={gazetteer} hint={bothPartsText(visitor)} />
      {(elsewhere || isIncomplete) && (
        <div className="mt-3">
          <Message kind="warning" icon="map-pin">
            {elsewhere && <CoverageWarning {...elsewhere} visitor={visitor} area={area} work={work} />}
            {isIncomplete && (
              <p className={elsewhere ? 'mt-1 font-normal' : ''}>
                Faltan la calle y el número. Escríbelos aquí o complétalos después en Mis reservas.
              </p>
            )}
          </Message>
        </div>
      )}
    </>
  )
  if (!isFolded) return field
  return (
    <AddressRow place={place} warning={addressWarningText(place, area)}>
      {field}
    </AddressRow>
  )
}

interface AddressRowProps {
  place: VisitPlace
  /** What does not fit, in short: the rest is said when it is open. */
  warning: string | null
  children: ReactNode
}

/** The address of the visit before, and the field behind 'Cambiar'. */
function AddressRow({ place, warning, children }: AddressRowProps) {
  const { street, area } = addressLines(place)
  const [isOpen] = useState(!hasStreetAndNumber(place.address))
  return (
    <details open={isOpen} className="group/place">
      <summary className="flex min-h-[4.625rem] list-none items-center gap-3 rounded-16 border border-paper-200 bg-white px-4 py-2.5 shadow-1 group-open/place:hidden [&::-webkit-details-marker]:hidden">
        <Icon of="map-pin" className="mt-0.5 shrink-0 self-start text-petrol-600" />
        <span className="min-w-0 flex-1 text-label/6">
          <span className="block font-semibold break-words">{street}</span>
          {area && <span className="block text-ink-700">{area}</span>}
          {warning && (
            <span className="flex items-center gap-1.5 text-support font-semibold text-primary-800">
              <Icon of="triangle-alert" size={15} />
              {warning}
            </span>
          )}
        </span>
        <span className="text-label font-bold text-petrol-600">Cambiar</span>
      </summary>
      {children}
    </details>
  )
}

interface CoverageWarningProps extends Pick<AddressFieldProps, 'visitor' | 'work'> {
  city: string
  /** By the address; else by the account. */
  isNamed: boolean
  area: VisitArea
}

function CoverageWarning({ city, isNamed, visitor, area, work }: CoverageWarningProps) {
  const trade = tradeOf(work, area)
  return (
    <>
      <p>
        {visitor} atiende en {coverageText(area.ciudad, area.zonasCobertura)}.{' '}
        {isNamed ? 'Esta dirección es de' : 'Tu cuenta dice'} {city}.
      </p>
      <Link
        to={tradeSearchPath(trade, city)}
        className="inline-flex min-h-11 items-center rounded-8 font-bold text-petrol-600 underline underline-offset-3 hover:text-petrol-700"
      >
        {tradeSearchText(trade, city)}
      </Link>
    </>
  )
}

/** While the description is typed there is no dictionary, only the names of the technician's own trades. */
function tradeOf({ servicio, description }: CoverageWarningProps['work'], area: VisitArea): string {
  const words = ` ${plainText(description)
    .split(/[^a-z0-9]+/)
    .join(' ')} `
  const isNamed = (trade: string) => {
    const label = specialtyFrom(trade)
    return label !== null && specialtyNames(label).some(name => words.includes(` ${name} `))
  }
  const described = servicio === '' ? area.especialidades.find(isNamed) : undefined
  return described ?? area.trades[servicio] ?? area.trades[''] ?? ''
}
