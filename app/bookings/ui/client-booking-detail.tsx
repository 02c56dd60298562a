import type { ReactNode } from 'react'
import { hasStreetAndNumber } from '#bookings/domain/address.ts'
import { isGuaranteeVisit, visitPrice } from '#bookings/domain/booking.ts'
import { clientVisitPath } from '#bookings/domain/booking-paths.ts'
import type { LinkedClientBooking } from '#bookings/ui/linked-bookings.ts'
import { ProblemPhotos } from '#bookings/ui/problem-photos.tsx'
import { ShareLink } from '#bookings/ui/share-link.tsx'
import { VisitLink } from '#bookings/ui/visit-link.tsx'
import { FREE_BY_GUARANTEE_TEXT } from '#bookings/wording/bookings.ts'
import { cancelReasonText } from '#bookings/wording/cancel-reasons.ts'
import { buttonClasses, TextLink } from '#platform/ui/basics/button.tsx'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { ReportLink } from '#platform/ui/basics/report-link.tsx'
import { firstNameOf } from '#platform/wording/person-names.ts'
import { isPrice, profilePriceText } from '#platform/wording/price.ts'

const THUMBNAIL_PX = 64

/** 'current' is a confirmed visit under way. */
type VisitState = 'upcoming' | 'current' | 'past'

interface BookingDetailProps {
  booking: LinkedClientBooking
  state: VisitState
  /** Where 'Ver detalle' stands, and how it looks. */
  className: string
  summaryClassName: string
  open: boolean
  /** The rating and the guarantee. */
  children?: ReactNode
}

/** What a card leaves out, behind 'Ver detalle'. The note and the address of the card are whole while it is open. */
export function BookingDetail(props: BookingDetailProps) {
  const { booking, state, className, summaryClassName, open, children } = props
  const { key, technicianName, status, photos } = booking
  return (
    <details id={`detalle-${key}`} open={open} className={`group/detail ${className}`}>
      <summary className={`list-none [&::-webkit-details-marker]:hidden ${summaryClassName}`}>
        <span>
          <span className="group-open/detail:hidden">Ver detalle</span>
          <span className="hidden group-open/detail:inline">Cerrar detalle</span>
          <span className="sr-only">
            {' '}
            de la visita de <bdi>{technicianName}</bdi>
          </span>
        </span>
      </summary>
      <div className="mt-3 grid justify-items-start gap-2 border-t border-paper-200 pt-3.5">
        <VisitLink to={clientVisitPath(key)} name={technicianName} />
        {status === 'cancelada' && (
          <p className="text-label/6 break-words text-ink-800">{cancelReasonText(booking)}</p>
        )}
        {state !== 'upcoming' && <ServiceLine booking={booking} />}
        {photos.length > 0 && <ProblemPhotos ids={photos} size={THUMBNAIL_PX} />}
        {state === 'upcoming' && status === 'solicitada' && (
          <p className="text-label/6 text-ink-700">
            Si {firstNameOf(technicianName)} no alcanza a responder, aquí te mostramos quién puede.
          </p>
        )}
        {state === 'upcoming' && !hasStreetAndNumber(booking.address) && (
          <CompleteAddress booking={booking} />
        )}
        {state !== 'past' && status === 'confirmada' && <ConfirmedActions booking={booking} />}
        {children}
        {state !== 'upcoming' && (
          <ReportLink
            kind="booking"
            id={key}
            label="Reportar un problema"
            context={` con la visita de ${technicianName}`}
          />
        )}
      </div>
    </details>
  )
}

/** The booked service and what it costs as far as it is known; nothing for 'No sé, que lo revise'. */
export function ServiceLine({ booking }: { booking: LinkedClientBooking }) {
  const { servicio, agreedTotal } = booking
  const price = visitPrice(booking)
  const isFree = isGuaranteeVisit(booking)
  if (servicio === '' && !isFree && agreedTotal === null) return null
  return (
    <p className="flex gap-2 text-label/[1.375rem] text-ink-700">
      <Icon of="wrench" size={17} className="mt-0.5 text-petrol-600" />
      <span className="min-w-0 dots">
        {(servicio || agreedTotal !== null) && (
          <span className="font-bold break-words text-ink-900">{servicio || 'Lo acordado'}</span>
        )}
        {isFree ? (
          <span>{FREE_BY_GUARANTEE_TEXT}</span>
        ) : (
          isPrice(price) && <span>{profilePriceText(price)}</span>
        )}
      </span>
    </p>
  )
}

/** D17: the client can complete the address until the visit begins. */
function CompleteAddress({ booking: { key, technicianName } }: { booking: LinkedClientBooking }) {
  return (
    <div className="text-label/6 text-ink-700">
      <p>{firstNameOf(technicianName)} necesita saber a dónde llegar.</p>
      <TextLink to={`/mis-reservas/${key}/direccion`}>
        <span className="underline">
          Completar la dirección
          <span className="sr-only">
            {' '}
            de la visita de <bdi>{technicianName}</bdi>
          </span>
        </span>
      </TextLink>
    </div>
  )
}

/** Section 2: the client neither cancels nor accepts. */
function ConfirmedActions({ booking: { key, technicianName, callLink, shareText } }: BookingProps) {
  return (
    <div className="grid w-full max-w-lg grid-cols-2 gap-2 [&>*]:px-2">
      {callLink && (
        <a href={callLink} className={buttonClasses({ kind: 'white' })}>
          <Label icon="phone" after={` a ${technicianName}`}>
            Llamar
          </Label>
        </a>
      )}
      <a href={`/mis-reservas/${key}.ics`} download className={buttonClasses({ kind: 'white' })}>
        <Icon of="calendar-plus" size={18} />
        <span>
          <span className="sr-only">Guardar en mi </span>Calendario
        </span>
      </a>
      {shareText && (
        <ShareLink text={shareText} className={buttonClasses({ kind: 'white', className: 'col-span-2' })}>
          <Label icon="share-2" after={` con ${technicianName}`}>
            Compartir mi visita
          </Label>
        </ShareLink>
      )}
    </div>
  )
}

interface BookingProps {
  booking: LinkedClientBooking
}

/** The label as seen, and what a screen reader adds to it. */
export function Label({ icon, after, children }: { icon: IconName; after: string; children: ReactNode }) {
  return (
    <>
      <Icon of={icon} size={18} />
      <span>
        {children}
        <span className="sr-only">{after}</span>
      </span>
    </>
  )
}
