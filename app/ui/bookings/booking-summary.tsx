import type { BookedTechnician } from '#domain/bookings/technician-to-book.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Icon, type IconName } from '#ui/basics/icon.tsx'
import { Rating } from '#ui/basics/rating.tsx'
import { VerifiedBadge } from '#ui/basics/verified-badge.tsx'
import { photoAt } from '#ui/technicians/photo-sources.ts'
import { slotText } from '#wording/bookings.ts'
import { dayText } from '#wording/dates.ts'
import { isPrice, profilePriceText } from '#wording/price.ts'

export interface ChosenSlot {
  readonly date: string | null
  /** '15', or empty. */
  readonly hour: string
}

/** Technician, slot, address and price of the booking being filled in. */
export function BookingSummary({
  technician,
  slot,
  address,
}: {
  technician: BookedTechnician | null
  slot: ChosenSlot
  address: string
}) {
  return (
    <>
      {technician && <TechnicianLine technician={technician} />}
      <dl className="grid gap-2.5 border-b border-paper-200 py-4">
        <Row icon="calendar" name="Fecha" value={slot.date && dayText(slot.date)} />
        <Row icon="clock" name="Hora" value={slot.hour && slotText(Number(slot.hour))} />
        <Row icon="map-pin" name="Dirección" value={address.trim()} />
      </dl>
      {technician && (
        <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-3">
          <span>{isPrice(technician.tarifaBase) ? 'Visita desde' : 'Precio'}</span>
          <span className="text-[1.5rem]/8 font-extrabold tracking-[-0.022em]">{priceText(technician)}</span>
        </p>
      )}
    </>
  )
}

export function priceText({ tarifaBase }: Pick<BookedTechnician, 'tarifaBase'>): string {
  return isPrice(tarifaBase) ? profilePriceText(tarifaBase) : 'A convenir'
}

/** Day and hour as text, or what is still missing. */
export function slotSummary({ date, hour }: ChosenSlot): { day: string; hour: string } {
  return {
    day: date ? dayText(date) : 'Aún sin fecha',
    hour: hour ? slotText(Number(hour)) : 'Elige una hora',
  }
}

function TechnicianLine({ technician }: { technician: BookedTechnician }) {
  const { nombre, fotoURL, verificado, ratingPromedio, resenasCount } = technician
  return (
    <div className="flex items-center gap-3.5 border-b border-paper-200 pb-4">
      <Avatar
        name={nombre}
        src={fotoURL && photoAt(fotoURL, 192, 192)}
        className="w-[4.75rem] arch-90 text-[1.25rem]"
      />
      <div className="min-w-0">
        <p className="type-h3 break-words">{nombre}</p>
        <p className="mt-0.5">
          <Rating average={ratingPromedio} count={resenasCount} />
        </p>
        {verificado && (
          <p className="mt-1">
            <VerifiedBadge />
          </p>
        )}
      </div>
    </div>
  )
}

function Row({ icon, name, value }: { icon: IconName; name: string; value: string | null }) {
  return (
    <div className="flex items-start justify-between gap-4">
      <dt className="flex items-center gap-2 text-label text-ink-600">
        <Icon of={icon} size={17} className="text-ink-600" />
        {name}
      </dt>
      <dd className={`min-w-0 text-right text-label break-words ${value ? 'font-bold' : 'text-ink-600'}`}>
        {value || 'Por elegir'}
      </dd>
    </div>
  )
}
