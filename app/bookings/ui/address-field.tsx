import { Link } from 'react-router'
import { cityNamedIn, coversCity, hasStreetAndNumber, type NamedCity } from '#bookings/domain/address.ts'
import { ADDRESS_MAX_LENGTH } from '#bookings/domain/booking.ts'
import type { AskedWork } from '#bookings/domain/visit-trade.ts'
import { coverageText } from '#bookings/wording/bookings.ts'
import { plainText } from '#platform/domain/plain-text.ts'
import { TextField } from '#platform/ui/basics/fields.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { specialtyFrom, specialtyNames } from '#technicians/domain/specialty-names.ts'
import { tradeSearchPath, tradeSearchText } from '#technicians/wording/trade-search.ts'

/** Where the technician goes, and where the client is. */
export interface VisitArea {
  readonly ciudad: string
  readonly zonasCobertura: readonly string[]
  readonly especialidades: readonly string[]
  /** What the visit asks for with each service chosen, as the server understands it; '' for none of them. */
  readonly trades: Readonly<Record<string, string>>
  /** Of the account; may be empty. */
  readonly clientCity: string
  readonly cities: readonly NamedCity[]
}

interface AddressFieldProps {
  value: string
  onChange: (value: string) => void
  /** First name, or 'el técnico'. */
  visitor: string
  area: VisitArea | null
  /** What is asked for in the form. */
  work: Pick<AskedWork, 'servicio' | 'description'>
}

/** D17: says what is missing or does not fit; neither stops the booking. */
export function AddressField({ value, onChange, visitor, area, work }: AddressFieldProps) {
  return (
    <>
      <TextField
        label="Dirección"
        name="address"
        icon="map-pin"
        value={value}
        onChange={event => onChange(event.currentTarget.value)}
        autoComplete="street-address"
        maxLength={ADDRESS_MAX_LENGTH}
        hint={`Calle, número y apto. Sin ella ${visitor} no puede llegar.`}
      />
      <div className="mt-3 grid gap-2.5 empty:hidden">
        {!hasStreetAndNumber(value) && (
          <Message kind="warning" icon="map-pin">
            Faltan la calle y el número. Escríbelos aquí o complétalos después en Mis reservas.
          </Message>
        )}
        {area && <CoverageWarning address={value} visitor={visitor} area={area} work={work} />}
      </div>
    </>
  )
}

interface CoverageWarningProps extends Pick<AddressFieldProps, 'visitor' | 'work'> {
  address: string
  area: VisitArea
}

function CoverageWarning({ address, visitor, area, work }: CoverageWarningProps) {
  const { ciudad, zonasCobertura, clientCity, cities } = area
  const ownCity = cityNamedIn(ciudad, cities) ?? ciudad
  const named = cityNamedIn(address, cities, ownCity)
  const city = named ?? cityNamedIn(clientCity, cities) ?? clientCity
  if (ownCity === '' || city === '' || coversCity({ ciudad: ownCity, zonasCobertura }, city)) return null
  const trade = tradeOf(work, area)
  return (
    <Message kind="warning" icon="map-pin">
      <p>
        {visitor} atiende en {coverageText(ciudad, zonasCobertura)}.{' '}
        {named ? 'Esta dirección es de' : 'Tu cuenta dice'} {city}.
      </p>
      {trade && (
        <Link
          to={tradeSearchPath(trade, city)}
          className="mt-1 inline-flex min-h-11 items-center rounded-8 font-bold text-petrol-600 underline underline-offset-3 hover:text-petrol-700"
        >
          {tradeSearchText(trade, city)}
        </Link>
      )}
    </Message>
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
