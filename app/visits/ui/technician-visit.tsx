import { hasStreetAndNumber } from '#bookings/domain/address.ts'
import { isGuaranteeVisit, type TechnicianBooking } from '#bookings/domain/booking.ts'
import { ClientFacts } from '#bookings/ui/agenda-card.tsx'
import { BookingBadge } from '#bookings/ui/booking-badge.tsx'
import { ProblemPhotos } from '#bookings/ui/problem-photos.tsx'
import {
  askAddressMessage,
  clientSummary,
  mapsLink,
  untilText,
  visitMessage,
} from '#bookings/wording/agenda.ts'
import { FREE_BY_GUARANTEE_TEXT } from '#bookings/wording/bookings.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { type ButtonKind, buttonClasses } from '#platform/ui/basics/button.tsx'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { shortDayText } from '#platform/wording/dates.ts'
import { callLink, whatsappLink } from '#platform/wording/phone.ts'
import { hasPrice, profilePriceText } from '#platform/wording/price.ts'
import { agreedQuote } from '#visits/domain/quote.ts'
import type { VisitFacts } from '#visits/domain/visit.ts'
import { agreedPriceNote } from '#visits/wording/quote.ts'
import { visitDayText } from '#visits/wording/visit.ts'

const PHOTO_PX = 76

interface TechnicianVisitHeadProps {
  visit: TechnicianBooking
  /** For the ready messages. */
  technicianName: string
  now: Date
}

/** All that is needed in the street: when, who, where, and how to reach both. */
export function TechnicianVisitHead({ visit, technicianName, now }: TechnicianVisitHeadProps) {
  const { date, start, end, status, clientName, clientPhone, address, scheduledAt } = visit
  const today = bogotaDate(now)
  const isComing = status === 'confirmada' && scheduledAt > now
  const call = callLink(clientPhone)
  const hasRoute = hasStreetAndNumber(address)
  const route = hasRoute
    ? mapsLink(address)
    : whatsappLink(clientPhone, askAddressMessage(visit, technicianName))
  return (
    <div className="on-dark rounded-20 tile-steps p-5 text-white shadow-3 sm:p-6">
      <p className="flex flex-wrap justify-between gap-x-3 text-[1.0625rem]/6">
        <span className="font-bold text-primary-300">
          {isComing && date === today ? untilText(scheduledAt, now) : visitDayText(date, today)}
        </span>
        {isComing && date === today && <span className="text-petrol-100">Hoy, {shortDayText(date)}</span>}
      </p>
      <p className="flex items-baseline gap-2.5">
        <span className="type-time-next">{start}</span>
        <span className="text-[1.0625rem] text-petrol-100">a {end}</span>
      </p>
      <h1 className="text-[1.5625rem]/8 font-extrabold tracking-[-0.022em] break-words">
        <bdi>{clientName}</bdi>
      </h1>
      <p className="mt-1 text-support text-petrol-100">{clientSummary(visit).join(' · ')}</p>
      <p className="mt-2.5">
        <BookingBadge status={status} seenBy="tecnico" />
      </p>
      <p className="mt-3 flex gap-2 text-[1.0625rem]/7 font-semibold">
        <Icon of="map-pin" className="mt-1 shrink-0 text-primary-400" />
        <span className="min-w-0 break-words">{address || 'Dirección por confirmar'}</span>
      </p>
      {(route || call) && (
        <div className="mt-4 grid grid-cols-2 gap-2.5">
          {route && (
            <OutsideLink
              href={route}
              icon={hasRoute ? 'navigation' : 'map-pin'}
              label={hasRoute ? 'Cómo llegar' : 'Pedir la dirección'}
              kind="primary"
              className="col-span-2"
            />
          )}
          {call && (
            <a
              href={call}
              className={buttonClasses({ kind: 'outline-dark', size: 'huge', className: 'px-1!' })}
            >
              <Icon of="phone" />
              Llamar
            </a>
          )}
          {call && (
            <OutsideLink
              href={whatsappLink(clientPhone, visitMessage(visit, technicianName)) ?? ''}
              icon="message-circle"
              label="WhatsApp"
              kind="outline-dark"
            />
          )}
        </div>
      )}
    </div>
  )
}

interface OutsideLinkProps {
  href: string
  icon: IconName
  label: string
  kind: ButtonKind
  className?: string
}

function OutsideLink({ href, icon, label, kind, className = '' }: OutsideLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClasses({ kind, size: 'huge', className: `px-1! ${className}` })}
    >
      <Icon of={icon} />
      <span>
        {label}
        <span className="sr-only"> (se abre aparte)</span>
      </span>
    </a>
  )
}

interface VisitRequestProps {
  visit: TechnicianBooking
  facts: VisitFacts
  today: string
}

/** What the client asked for, and what was agreed since. */
export function VisitRequest({ visit, facts: { quotes, tarifaBase }, today }: VisitRequestProps) {
  const { servicio, precio, description, photos } = visit
  const agreed = agreedQuote(quotes)
  const price = isGuaranteeVisit(visit)
    ? FREE_BY_GUARANTEE_TEXT
    : agreed
      ? profilePriceText(agreed.total)
      : hasPrice(precio)
        ? profilePriceText(precio)
        : ''
  return (
    <section
      aria-label="Lo que pidió"
      className="rounded-16 border border-paper-200 bg-white px-4 py-4 shadow-1 sm:px-5"
    >
      {(servicio || price) && (
        <p className="mb-2 flex gap-2.5 text-[1.0625rem]/7">
          <Icon of="wrench" className="mt-1 shrink-0 text-petrol-600" />
          <span className="dots min-w-0">
            {servicio && <strong className="font-bold break-words">{servicio}</strong>}
            {price && <span className="font-bold">{price}</span>}
          </span>
        </p>
      )}
      {agreed && (
        <p className="mb-2.5 text-support text-ink-600">
          Lo acordado. {agreedPriceNote(agreed, servicio ? precio : tarifaBase, today)}
        </p>
      )}
      <p className="text-support text-ink-600">Descripción del servicio</p>
      <p className="text-lead break-words whitespace-pre-line">{description || 'Sin descripción.'}</p>
      {photos.length > 0 && (
        <div className="mt-2.5">
          <ProblemPhotos ids={photos} size={PHOTO_PX} />
        </div>
      )}
      <div className="mt-3.5 border-t border-paper-200 pt-3">
        <ClientFacts booking={visit} today={today} />
      </div>
    </section>
  )
}
