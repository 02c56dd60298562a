import type { PendingBooking, ReturnTo } from '#bookings/domain/return-to.ts'
import { DetailRow } from '#bookings/ui/detail-row.tsx'
import { slotText } from '#bookings/wording/bookings.ts'
import { Photo, tintOf } from '#platform/ui/basics/avatar.tsx'
import { ButtonLink } from '#platform/ui/basics/button.tsx'
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

function Head({ returnTo: { nombre, fotoURL } }: { returnTo: PendingBooking }) {
  return (
    <div className="on-dark tile-petal flex items-end justify-between gap-4 px-5 pt-5 text-white [--tile:3.5rem] sm:px-6">
      <div className="min-w-0 self-center pb-4">
        <h2
          id="reserva-pendiente"
          className="text-[1.375rem]/7 font-extrabold tracking-[-0.022em] text-balance"
        >
          Tu reserva te está esperando
        </h2>
        <p className="mt-1.5 text-label/[1.375rem] text-petrol-100">La dejamos tal como la escribiste.</p>
      </div>
      <span
        aria-hidden="true"
        className={`relative mt-3 grid arch-standing aspect-[.89] w-24 shrink-0 place-items-center border-4 border-b-0 border-white text-[1.5rem] font-bold ${tintOf(nombre)}`}
      >
        {initialsOf(nombre)}
        {fotoURL && (
          <Photo
            src={photoAt(fotoURL, 224, 224)}
            className="absolute inset-0 size-full object-cover object-bottom"
          />
        )}
      </span>
    </div>
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
