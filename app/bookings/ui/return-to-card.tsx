import type { PendingBooking, ReturnTo } from '#bookings/domain/return-to.ts'
import { DetailRow } from '#bookings/ui/detail-row.tsx'
import { bookingFactsText, bookingUnderWayText, slotText } from '#bookings/wording/bookings.ts'
import { Photo, tintOf } from '#platform/ui/basics/avatar.tsx'
import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { Dotted } from '#platform/ui/basics/dotted.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { photoAt } from '#platform/ui/photo/photo-sources.ts'
import { dayText } from '#platform/wording/dates.ts'
import { firstNameOf, initialsOf, technicianName } from '#platform/wording/person-names.ts'

/** D46: what was under way before registering, with the one button that goes on with it. */
export function ReturnToCard({ returnTo }: { returnTo: ReturnTo }) {
  if (returnTo.kind === 'page')
    return (
      <ButtonLink to={returnTo.path} kind="primary" size="large" className="max-sm:w-full">
        {returnToText(returnTo)}
        <Icon of="arrow-right" size={18} />
      </ButtonLink>
    )
  return (
    <section
      aria-labelledby="reserva-pendiente"
      className="overflow-hidden rounded-20 border border-paper-200 bg-white shadow-3"
    >
      <Head returnTo={returnTo} />
      <div className="p-5 sm:p-6">
        <Details returnTo={returnTo} />
        <ButtonLink to={returnTo.path} kind="primary" size="large" wide>
          {returnToText(returnTo)}
        </ButtonLink>
      </div>
    </section>
  )
}

/** Its button alone, for a page that is about something else. */
export function ReturnToLink({ returnTo, className = '' }: { returnTo: ReturnTo; className?: string }) {
  return (
    <ButtonLink to={returnTo.path} kind="white" size="large" className={`${className} max-sm:w-full`}>
      {returnToText(returnTo)}
      <Icon of="arrow-right" size={18} />
    </ButtonLink>
  )
}

/** 'Sigue tu reserva con Yeimy' */
function returnToText(returnTo: ReturnTo): string {
  return returnTo.kind === 'page'
    ? 'Sigue donde ibas'
    : `Sigue tu reserva con ${firstNameOf(technicianName(returnTo.nombre))}`
}

/** The booking on the dark head of the sign-in screens, which lead to it. */
export function BookingUnderWay({ booking, today }: { booking: PendingBooking; today: string }) {
  return (
    <section
      aria-labelledby="reserva-en-curso"
      className="flex flex-1 items-end justify-between gap-4 px-5 sm:px-8 md:flex-col md:items-start md:justify-center md:gap-6 md:px-12 md:py-10"
    >
      <div className="min-w-0 pb-[0.9375rem] md:order-last md:pb-0">
        <h2 id="reserva-en-curso" className="text-support text-petrol-100 md:text-body">
          Tu reserva
        </h2>
        <p className="mt-0.5 text-20 font-extrabold tracking-[-0.022em] text-balance md:mt-1.5 md:text-32">
          <Dotted text={bookingUnderWayText(booking, today)} />
        </p>
        <p className="mt-0.5 text-support text-petrol-100 md:mt-2 md:text-body">
          <Dotted text={bookingFactsText(booking)} />
        </p>
      </div>
      <Portrait of={booking} className="w-20 text-20 md:w-32 md:rounded-b-16 md:border-b-4" />
    </section>
  )
}

function Head({ returnTo }: { returnTo: PendingBooking }) {
  return (
    <div className="on-dark tile-petal flex items-end justify-between gap-4 px-5 pt-5 text-white [--tile:3.5rem] sm:px-6">
      <div className="min-w-0 self-center pb-4">
        <h2 id="reserva-pendiente" className="text-22 font-extrabold tracking-[-0.022em] text-balance">
          Tu reserva te está esperando
        </h2>
        <p className="mt-1.5 text-label/[1.375rem] text-petrol-100">La dejamos tal como la escribiste.</p>
      </div>
      <Portrait of={returnTo} className="mt-3 w-24 text-24" />
    </div>
  )
}

function Portrait({ of: { nombre, fotoURL }, className }: { of: PendingBooking; className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`relative grid arch-standing aspect-[.89] shrink-0 place-items-center border-4 border-b-0 border-white font-bold text-ink-900 ${className} ${tintOf(nombre)}`}
    >
      {initialsOf(nombre)}
      {fotoURL && (
        <Photo
          src={photoAt(fotoURL, 224, 224)}
          className="absolute inset-0 size-full object-cover object-bottom"
        />
      )}
    </span>
  )
}

function Details({ returnTo: { servicio, slot, isSlotLost } }: { returnTo: PendingBooking }) {
  if (!servicio && !slot && !isSlotLost) return null
  return (
    <dl className="mb-4 grid gap-2.5 text-balance">
      {servicio && <DetailRow icon="wrench" name="Servicio" value={servicio} />}
      {slot && <DetailRow icon="calendar" name="Fecha" value={dayText(slot.date)} />}
      {slot && <DetailRow icon="clock" name="Hora" value={slotText(slot.hour)} />}
      {isSlotLost && <DetailRow icon="clock" name="Hora" value="Ya no está libre. Elige otra." />}
    </dl>
  )
}
