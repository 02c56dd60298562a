import { Link } from 'react-router'
import { cityNamedIn, coversCity, hasStreetAndNumber, type NamedCity } from '#bookings/domain/address.ts'
import { ADDRESS_MAX_LENGTH } from '#bookings/domain/booking.ts'
import { coverageText } from '#bookings/wording/bookings.ts'
import { TextField } from '#platform/ui/basics/fields.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { type SpecialtyLabel, specialtySlug } from '#technicians/domain/specialties.ts'
import { TRADE_PEOPLE } from '#technicians/wording/trade-people.ts'

/** Where the technician goes, and where the client is. */
export interface VisitArea {
  readonly ciudad: string
  readonly zonasCobertura: readonly string[]
  readonly trade: SpecialtyLabel | null
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
}

/** D17: says what is missing or does not fit; neither stops the booking. */
export function AddressField({ value, onChange, visitor, area }: AddressFieldProps) {
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
        {area && <CoverageWarning address={value} visitor={visitor} area={area} />}
      </div>
    </>
  )
}

function CoverageWarning({ address, visitor, area }: { address: string; visitor: string; area: VisitArea }) {
  const { ciudad, zonasCobertura, trade, clientCity, cities } = area
  const ownCity = cityNamedIn(ciudad, cities) ?? ciudad
  const named = cityNamedIn(address, cities, ownCity)
  const city = named ?? cityNamedIn(clientCity, cities) ?? clientCity
  if (ownCity === '' || city === '' || coversCity({ ciudad: ownCity, zonasCobertura }, city)) return null
  return (
    <Message kind="warning" icon="map-pin">
      <p>
        {visitor} atiende en {coverageText(ciudad, zonasCobertura)}.{' '}
        {named ? 'Esta dirección es de' : 'Tu cuenta dice'} {city}.
      </p>
      {trade && (
        <Link
          to={`/tecnicos?${new URLSearchParams({ esp: specialtySlug(trade), ciudad: city })}`}
          className="mt-1 inline-flex min-h-11 items-center rounded-8 font-bold text-petrol-600 underline underline-offset-3 hover:text-petrol-700"
        >
          Ver {TRADE_PEOPLE[trade].many} en {city}
        </Link>
      )}
    </Message>
  )
}
