import type { ReactNode } from 'react'
import { hasStreetAndNumber } from '#bookings/domain/address.ts'
import { isGuaranteeVisit } from '#bookings/domain/booking.ts'
import { visitId } from '#bookings/domain/booking-paths.ts'
import { BookingBadge } from '#bookings/ui/booking-badge.tsx'
import { ClientBookingActions, type ClientCardVariant } from '#bookings/ui/client-booking-actions.tsx'
import type { LinkedClientBooking } from '#bookings/ui/linked-bookings.ts'
import { ProblemPhotos } from '#bookings/ui/problem-photos.tsx'
import { FREE_BY_GUARANTEE_TEXT } from '#bookings/wording/bookings.ts'
import { cancelReasonText } from '#bookings/wording/cancel-reasons.ts'
import { answerDeadlineText } from '#bookings/wording/client-bookings.ts'
import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { TextLink } from '#platform/ui/basics/button.tsx'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { ReportLink } from '#platform/ui/basics/report-link.tsx'
import { datedDayText } from '#platform/wording/dates.ts'
import { firstNameOf } from '#platform/wording/person-names.ts'
import { isPrice, profilePriceText } from '#platform/wording/price.ts'

const THUMBNAIL_PX = 64

interface ClientBookingCardProps {
  booking: LinkedClientBooking
  /** 'current' is a confirmed visit under way. */
  state: 'upcoming' | 'current' | 'past'
  today: string
  /** Its status changed while the page was open. */
  changed: boolean
  /** The rating, or the form for it. */
  children?: ReactNode
}

/** Section 2, Mis reservas: one booking. */
export function ClientBookingCard({ booking, state, today, changed, children }: ClientBookingCardProps) {
  const { technicianName, date, start, status, description, address, servicio, precio, photos } = booking
  const variant: ClientCardVariant =
    state === 'past' ? 'past' : status === 'confirmada' ? 'confirmed' : 'waiting'
  return (
    <li
      id={visitId(booking.key)}
      className={`grid scroll-mt-16 grid-cols-[1fr_auto] items-start gap-x-4 rounded-16 border bg-white p-4 shadow-1 sm:grid-cols-[5.75rem_auto_minmax(0,1fr)] sm:p-6 md:grid-cols-[5.75rem_auto_minmax(0,1fr)_12rem] ${state === 'current' ? 'border-green-200' : 'border-paper-200'} ${changed ? 'animate-flash' : ''}`}
    >
      <p
        className={`text-[1.875rem]/10 font-extrabold tracking-[-0.03em] max-sm:self-center ${state === 'past' ? 'text-ink-600' : 'text-ink-900'}`}
      >
        {start}
      </p>
      <Avatar name={technicianName} className="size-[3.25rem] rounded-pill text-body" />
      <div className="min-w-0 max-sm:col-span-2 max-sm:mt-3">
        <h4 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 type-h3">
          <span className="min-w-0 break-words">
            <bdi>{technicianName}</bdi>
          </span>
          <BookingBadge status={status} seenBy="cliente" />
        </h4>
        <p className="mt-0.5 text-support text-ink-600">
          {datedDayText(date, today)}, {start}
        </p>
        {status === 'cancelada' && (
          <p className="mt-2.5 rounded-8 bg-paper-100 px-3 py-2 text-label/6 break-words text-ink-800">
            {cancelReasonText(booking)}
          </p>
        )}
        <ServiceLine servicio={servicio} precio={precio} className="mt-2" />
        {description && (
          <p className="mt-2 text-label/6 break-words whitespace-pre-line text-ink-700">
            <strong className="font-bold text-ink-900">Nota:</strong> {description}
          </p>
        )}
        {photos.length > 0 && (
          <div className="mt-2.5">
            <ProblemPhotos ids={photos} size={THUMBNAIL_PX} />
          </div>
        )}
        {address && (
          <p className="mt-1.5 flex gap-2 text-label/6 text-ink-700">
            <Icon of="map-pin" size={17} className="mt-[0.1875rem] text-petrol-600" />
            <span className="min-w-0 break-words">{address}</span>
          </p>
        )}
        {state === 'upcoming' && !hasStreetAndNumber(address) && <IncompleteAddress booking={booking} />}
        {variant === 'waiting' && (
          <Notice icon="hourglass">
            <strong className="font-bold">{answerDeadlineText(booking, today)}</strong> Si no alcanza, aquí te
            mostramos quién puede.
          </Notice>
        )}
        {children}
        {state !== 'upcoming' && (
          <ReportLink
            kind="booking"
            id={booking.key}
            label="Reportar un problema"
            context={` con la visita de ${technicianName}`}
          />
        )}
      </div>
      <ClientBookingActions booking={booking} variant={variant} />
    </li>
  )
}

/** D17: the client can complete the address until the visit begins. */
function IncompleteAddress({ booking: { key, technicianName, address } }: { booking: LinkedClientBooking }) {
  return (
    <Notice icon="map-pin">
      <strong className="font-bold">{address ? 'Falta la calle y el número.' : 'Falta la dirección.'}</strong>{' '}
      {firstNameOf(technicianName)} necesita saber a dónde llegar.
      <span className="-mb-1.5 block">
        <TextLink to={`/mis-reservas/${key}/direccion`}>
          <span className="underline">
            Completar la dirección
            <span className="sr-only">
              {' '}
              de la visita de <bdi>{technicianName}</bdi>
            </span>
          </span>
        </TextLink>
      </span>
    </Notice>
  )
}

function Notice({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <div className="mt-3 flex max-w-lg gap-2.5 rounded-12 bg-amber-50 px-3.5 py-2.5 text-label/[1.4375rem] text-primary-800">
      <Icon of={icon} size={18} className="mt-[0.1875rem]" />
      <p className="min-w-0">{children}</p>
    </div>
  )
}

interface ServiceLineProps {
  /** Empty for 'No sé, que lo revise': then there is no line. */
  servicio: string
  precio: number | null
  className?: string
}

/** The booked service and its price at that moment. */
function ServiceLine({ servicio, precio, className = '' }: ServiceLineProps) {
  const isFree = isGuaranteeVisit({ precio })
  if (servicio === '' && !isFree) return null
  return (
    <p className={`flex gap-2 text-label/6 text-ink-700 ${className}`}>
      <Icon of="wrench" size={17} className="mt-[0.1875rem] text-petrol-600" />
      <span className="min-w-0 dots">
        {servicio && <span className="font-bold break-words text-ink-900">{servicio}</span>}
        {isFree ? (
          <span>{FREE_BY_GUARANTEE_TEXT}</span>
        ) : (
          isPrice(precio) && <span>{profilePriceText(precio)}</span>
        )}
      </span>
    </p>
  )
}
