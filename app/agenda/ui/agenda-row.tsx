import type { ReactNode } from 'react'
import { AgendaFacts, CARD_ACTIONS, CARD_COLUMNS, EDGED, EDGES } from '#agenda/ui/agenda-card.tsx'
import { ContactActions } from '#agenda/ui/agenda-contact.tsx'
import { useAgenda } from '#agenda/ui/agenda-context.ts'
import { DetailLink, UnreadCount } from '#agenda/ui/visit-link.tsx'
import type { BookingStatus } from '#bookings/domain/booking.ts'
import { technicianVisitPath, visitId } from '#bookings/domain/booking-paths.ts'
import { neighbourhoodOf } from '#bookings/domain/visit-place.ts'
import { BOOKING_LABELS } from '#bookings/wording/booking-status.ts'
import { CaseMark } from '#guarantee/ui/case-links.tsx'
import { FoldChevron } from '#platform/ui/basics/icon.tsx'
import { dayNumberText } from '#platform/wording/dates.ts'
import { shortNameOf } from '#platform/wording/person-names.ts'
import type { TechnicianBooking } from '#visits/domain/listed-visit.ts'
import { situationOf } from '#visits/domain/situation.ts'
import { paymentStateText } from '#visits/wording/payment.ts'
import { endHour, endText } from '#visits/wording/situation.ts'

export const STATUS_COLOURS: Record<BookingStatus, string> = {
  solicitada: 'text-primary-800',
  confirmada: 'text-green-700',
  cancelada: 'text-red-600',
  completada: 'text-slate-700',
}

/** A visit in one row of 64 px that unfolds with everything known of it. */
export function VisitRow({ booking, past = false }: { booking: TechnicianBooking; past?: boolean }) {
  const { changed, now, today } = useAgenda()
  const situation = situationOf(booking, now)
  const { key, start, clientName, status, servicio } = booking
  const neighbourhood = neighbourhoodOf(booking)
  const isUnusual = situation.phase === 'not-done' || situation.phase === 'contested'
  const end = isUnusual && endText('technician', { visit: booking, situation, now, name: clientName })
  return (
    <li className={`${EDGED} ${EDGES[status]} ${changed.has(key) ? 'animate-flash' : ''}`}>
      <details id={`reserva-${key}`} className="group">
        <summary className="flex min-h-16 list-none items-center gap-3 py-2 pr-4 pl-5 sm:gap-6 sm:pr-6 sm:pl-[1.875rem] [&::-webkit-details-marker]:hidden">
          <span
            className={`w-[4.625rem] shrink-0 font-extrabold whitespace-nowrap tracking-[-0.03em] sm:w-[11.5rem] ${past ? 'text-20 text-ink-600' : 'text-24/7'}`}
          >
            <span className="sr-only">{dayNumberText(booking.date, today)}, </span>
            {start}
            {booking.furtherHours > 0 && (
              <span className="block text-support/5 font-semibold tracking-normal text-ink-600">
                a {endHour(situation)}
              </span>
            )}
          </span>
          <span className="min-w-0 flex-1">
            <h4 className="text-body/6 font-extrabold tracking-[-0.015em] break-words">
              <bdi>{clientName}</bdi>
            </h4>
            <span className="dots text-support text-ink-600">
              <span className={`shrink-0 font-semibold ${STATUS_COLOURS[status]}`}>
                {BOOKING_LABELS.tecnico[status]}
              </span>
              {!past && booking.cannotAt && <span className="shrink-0 font-bold text-red-700">No puede</span>}
              {neighbourhood && !booking.cannotAt && <span className="break-words">{neighbourhood}</span>}
              {booking.unreadMessages > 0 && (
                <span className="shrink-0 font-bold text-petrol-700">
                  <UnreadCount count={booking.unreadMessages} />
                </span>
              )}
              {servicio && <span className="shrink-0 max-md:hidden">{servicio}</span>}
            </span>
            {situation.payment && (
              <span className="block text-support font-bold text-primary-800">
                {paymentStateText('technician', situation.payment)}
              </span>
            )}
            {end && <span className="block text-support font-bold text-red-700">{end}</span>}
            <CaseMark guarantee={booking.guarantee} reader="technician" other={shortNameOf(clientName)} />
          </span>
          <FoldChevron className="print:hidden" />
        </summary>
        <UnfoldedVisit booking={booking} tone={past ? 'past' : 'light'}>
          {!past && <ContactActions booking={booking} />}
        </UnfoldedVisit>
      </details>
    </li>
  )
}

interface UnfoldedVisitProps {
  booking: TechnicianBooking
  tone: 'light' | 'past'
  badge?: ReactNode
  /** The buttons of a visit to come. */
  children: ReactNode
}

/** What a folded visit shows when it is opened. */
export function UnfoldedVisit({ booking, tone, badge, children }: UnfoldedVisitProps) {
  const { today } = useAgenda()
  return (
    // Inside, so that a link to it unfolds it.
    <div
      id={visitId(booking.key)}
      className={`${CARD_COLUMNS} scroll-mt-40 pr-4 pb-1 pl-5 sm:pr-6 sm:pb-2 sm:pl-[1.875rem]`}
    >
      <div className="min-w-0 sm:col-start-2">
        {badge}
        <AgendaFacts booking={booking} tone={tone} />
      </div>
      {children && <div className={CARD_ACTIONS}>{children}</div>}
      {/* D58: everything else is on the page of the visit. */}
      <div className="sm:col-start-2">
        <DetailLink
          to={technicianVisitPath(booking.key)}
          visit={booking}
          name={booking.clientName}
          today={today}
        />
      </div>
    </div>
  )
}
