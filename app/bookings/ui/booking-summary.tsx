import type { ReactNode } from 'react'
import type { BookedTechnician } from '#bookings/domain/booking-form-data.ts'
import { addressText, type VisitPlace } from '#bookings/domain/visit-place.ts'
import { DetailRow } from '#bookings/ui/detail-row.tsx'
import {
  briefDayText,
  FREE_BY_GUARANTEE_TEXT,
  slotText,
  UNKNOWN_SERVICE_TEXT,
  visitPriceTexts,
} from '#bookings/wording/bookings.ts'
import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { VerifiedBadge } from '#platform/ui/basics/badge.tsx'
import { Rating } from '#platform/ui/basics/rating.tsx'
import { SubmitButton } from '#platform/ui/basics/validated-form.tsx'
import { photoAt } from '#platform/ui/photo/photo-sources.ts'
import { dayText } from '#platform/wording/dates.ts'
import { firstNameOf } from '#platform/wording/person-names.ts'
import { profilePriceText } from '#platform/wording/price.ts'
import { hourText } from '#technicians/domain/hours.ts'
import { InstantNote } from '#technicians/ui/instant-note.tsx'
import { NOT_RECEIVING_TEXT } from '#technicians/wording/availability.ts'

export interface ChosenSlot {
  readonly date: string | null
  /** '15', or empty. */
  readonly hour: string
}

interface SummaryProps {
  technician: BookedTechnician | null
  slot: ChosenSlot
  place: VisitPlace
  /** What the form says about it, in short. */
  addressWarning: string | null
  /** Null when there are no services to choose from. */
  servicio: string | null
  /** '2 fotos'; empty without any. */
  photos: string
  disponible: boolean
  /** It is confirmed when it is booked. */
  isInstant: boolean
  /** By guarantee. */
  isFree: boolean
  /** What is usual; on phones it stands under the services. */
  usual?: ReactNode
  /** D66: what was agreed before. */
  agreedTotal?: number | undefined
  /** On phones the steps and the bar say it all. */
  isBrief: boolean
}

/** Technician, service, slot, address, photos and price of the booking being filled in. */
export function BookingSummary(props: SummaryProps) {
  const { technician, slot, place, addressWarning, servicio, photos, disponible, isInstant, isFree } = props
  const { agreedTotal, isBrief } = props
  const price =
    agreedTotal === undefined
      ? technician && visitPriceTexts(technician, servicio ?? '')
      : { label: 'Lo acordado', amount: profilePriceText(agreedTotal) }
  const name = technician ? firstNameOf(technician.nombre) : 'El técnico'
  return (
    <aside
      aria-label="Resumen de la reserva"
      className={`mt-9 self-start rounded-20 border border-paper-200 bg-white p-5 shadow-1 md:sticky md:top-16 md:mt-0 md:border-transparent md:p-6 md:shadow-3 ${isBrief ? 'max-md:hidden' : ''}`}
    >
      {technician && <TechnicianLine technician={technician} />}
      <dl className="grid gap-2.5 border-b border-paper-200 py-4">
        {servicio !== null && (
          <DetailRow icon="wrench" name="Servicio" value={servicio || UNKNOWN_SERVICE_TEXT} />
        )}
        <DetailRow icon="calendar" name="Fecha" value={slot.date && dayText(slot.date)} />
        <DetailRow icon="clock" name="Hora" value={slot.hour && slotText(Number(slot.hour))} />
        <DetailRow icon="map-pin" name="Dirección" value={addressText(place)} warning={addressWarning} />
        {photos && <DetailRow icon="image" name="Fotos" value={photos} />}
      </dl>
      {price && (
        <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-3">
          <span>{isFree ? 'Precio' : price.label}</span>
          <span className={`font-extrabold tracking-[-0.022em] ${isFree ? 'text-lead' : 'text-24'}`}>
            {isFree ? FREE_BY_GUARANTEE_TEXT : price.amount}
          </span>
        </p>
      )}
      <div className="mt-4 hidden md:block">
        <ConfirmButton wide disabled={!disponible} />
      </div>
      <div className="mt-4 text-center text-support text-balance text-ink-600">
        {disponible && isInstant ? (
          <InstantNote isFree={isFree} />
        ) : (
          <p>
            {disponible
              ? `${isFree ? 'No pagas nada' : 'Hoy no pagas nada'}. ${name} confirma y te avisamos.`
              : `${NOT_RECEIVING_TEXT}.`}
          </p>
        )}
      </div>
      {props.usual && <div className="mt-4 hidden md:block">{props.usual}</div>}
    </aside>
  )
}

/** 'mar 17, 11:00', or what is still missing. */
export function shortSlotText({ date, hour }: ChosenSlot): string {
  if (!date) return 'Aún sin fecha'
  return `${briefDayText(date)}, ${hour ? hourText(Number(hour)) : 'elige una hora'}`
}

function TechnicianLine({ technician }: { technician: BookedTechnician }) {
  const { nombre, fotoURL, verificado, ratingPromedio, resenasCount } = technician
  return (
    <div className="flex items-center gap-3.5 border-b border-paper-200 pb-4">
      <Avatar
        name={nombre}
        src={fotoURL && photoAt(fotoURL, 192, 192)}
        className="w-[4.75rem] arch-90 text-20"
      />
      <div className="min-w-0">
        <p className="type-h3 break-words">
          <bdi>{nombre}</bdi>
        </p>
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

interface BookingBarProps {
  /** 'mar 17, 11:00' */
  slot: string
  /** The price, or why nothing can be booked. */
  price: string
  disabled: boolean
}

/** The sticky bar of phones. */
export function BookingBar({ slot, price, disabled }: BookingBarProps) {
  return (
    <div className="sticky bottom-0 z-10 -mx-(--gutter) mt-6 -mb-16 flex items-center justify-between gap-4 border-t border-paper-200 bg-white px-(--gutter) py-2.5 shadow-bar md:hidden">
      <p className="min-w-0 text-support">
        <span className="block text-small text-ink-600">{slot}</span>
        <span className="block text-body/6 font-extrabold">{price}</span>
      </p>
      <ConfirmButton disabled={disabled} />
    </div>
  )
}

function ConfirmButton({ wide, disabled }: { wide?: boolean; disabled: boolean }) {
  return (
    <SubmitButton
      kind="primary"
      size="large"
      wide={wide}
      disabled={disabled}
      busyText="Enviando…"
      className="shrink-0 max-sm:px-4"
    >
      Confirmar reserva
    </SubmitButton>
  )
}
