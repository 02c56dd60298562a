import { useId } from 'react'
import type { TechnicianBooking } from '#bookings/domain/booking.ts'
import { technicianVisitPath } from '#bookings/domain/booking-paths.ts'
import { AnsweredContent } from '#bookings/ui/agenda-answered.tsx'
import { CancelAtOnce, OfferOtherHour } from '#bookings/ui/agenda-buttons.tsx'
import { EDGED, EDGES } from '#bookings/ui/agenda-card.tsx'
import { useAgenda } from '#bookings/ui/agenda-context.ts'
import { DetailLink } from '#bookings/ui/visit-link.tsx'
import { dayTagText } from '#bookings/wording/bookings.ts'
import { quoted } from '#bookings/wording/cancel-reasons.ts'
import { cannotReceiveText } from '#bookings/wording/cannot-receive.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'

/** D59: accepted visits that their clients cannot receive. Each also stands in its day. */
export function AgendaNotices({ notices }: { notices: readonly TechnicianBooking[] }) {
  const id = useId()
  if (notices.length === 0) return null
  return (
    <div>
      <h3 id={id} className="sr-only">
        No pueden recibirte
      </h3>
      <ul aria-labelledby={id} className="grid gap-2.5">
        {notices.map(booking => (
          <NoticeItem key={booking.key} booking={booking} />
        ))}
      </ul>
    </div>
  )
}

function NoticeItem({ booking }: { booking: TechnicianBooking }) {
  const answer = useAgenda().answerTo(booking)
  return (
    <li className={`${EDGED} ${answer ? EDGES[answer.status] : 'border-red-200 bg-white before:bg-red-600'}`}>
      {answer ? <AnsweredContent booking={booking} answer={answer} /> : <Notice booking={booking} />}
    </li>
  )
}

/** One row with 'Cancelar'; it unfolds with the client's words and the way to other hours. */
function Notice({ booking }: { booking: TechnicianBooking }) {
  const { today } = useAgenda()
  const { key, clientName, date, start, cannotReason, cannotNote } = booking
  return (
    <div className="flex items-start gap-2 pr-3 pl-5 sm:gap-4 sm:pr-6 sm:pl-[1.875rem]">
      <details className="group min-w-0 flex-1">
        <summary className="flex list-none items-center gap-2 py-2.5 sm:gap-6 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1 sm:flex sm:items-center sm:gap-6">
            <span className="block shrink-0 text-support font-bold whitespace-nowrap text-ink-600 sm:w-[11.5rem]">
              {dayTagText(date, today)}
              <span className="max-sm:before:content-[',_'] sm:block sm:text-[1.625rem]/8 sm:font-extrabold sm:tracking-[-0.04em] sm:text-ink-900">
                {start}
              </span>
            </span>
            <span className="block min-w-0">
              <h4 className="line-clamp-2 text-[1.0625rem]/6 font-extrabold tracking-[-0.022em] break-words group-open:line-clamp-none">
                <bdi>{clientName}</bdi>
              </h4>
              {cannotReason && (
                <span className="block text-support/5 font-bold text-red-700">
                  {cannotReceiveText(cannotReason)}
                </span>
              )}
            </span>
          </span>
          <Icon
            of="chevron-down"
            size={18}
            className="text-ink-600 transition-[rotate] group-open:rotate-180"
          />
        </summary>
        <div className="grid justify-items-start gap-2.5 pb-3 sm:ml-[13rem]">
          {cannotNote && <p className="text-label/6 break-words text-ink-700">{quoted(cannotNote)}</p>}
          <OfferOtherHour booking={booking} />
          <DetailLink to={technicianVisitPath(key)} name={clientName} />
        </div>
      </details>
      <div className="mt-[1.875rem] grid sm:mt-3 md:w-[16.5rem]">
        <CancelAtOnce booking={booking} size="normal" />
      </div>
    </div>
  )
}
