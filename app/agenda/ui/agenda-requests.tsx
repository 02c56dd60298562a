import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { AgendaPage } from '#agenda/domain/agenda.ts'
import { AnsweredContent } from '#agenda/ui/agenda-answered.tsx'
import { AnswerButtons } from '#agenda/ui/agenda-buttons.tsx'
import { CardContent, DayAndHour, EDGED, EDGES } from '#agenda/ui/agenda-card.tsx'
import { useAgenda } from '#agenda/ui/agenda-context.ts'
import { AgendaPageLinks } from '#agenda/ui/agenda-page-links.tsx'
import { STATUS_COLOURS, UnfoldedVisit } from '#agenda/ui/agenda-row.tsx'
import { UnreadCount } from '#agenda/ui/visit-link.tsx'
import { answerDeadline, answerMoment, isAnswerTimeOver } from '#bookings/domain/answer-time.ts'
import { visitId } from '#bookings/domain/booking-paths.ts'
import { BookingBadge } from '#bookings/ui/booking-badge.tsx'
import {
  BRIEF_OVERDUE_TEXT,
  briefDeadlineText,
  deadlineText,
  OVERDUE_TEXT,
} from '#bookings/wording/answer-time.ts'
import { BOOKING_LABELS } from '#bookings/wording/booking-status.ts'
import { dayTagText } from '#bookings/wording/bookings.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { FoldChevron, Icon } from '#platform/ui/basics/icon.tsx'
import { dayNumberText } from '#platform/wording/dates.ts'
import type { TechnicianBooking } from '#visits/domain/listed-visit.ts'
import { cannotReceiveText } from '#visits/wording/cannot-receive.ts'
import { timeLeftText } from '#visits/wording/situation.ts'

interface AgendaRequestsProps {
  requests: readonly TechnicianBooking[]
  page: AgendaPage
  /** Behind the open request: the visits that cannot be received. */
  children?: ReactNode
}

/** Unanswered requests, in the order of their hours: one whole, the others folded. */
export function AgendaRequests({ requests, page, children }: AgendaRequestsProps) {
  const open = useOpenRequest(requests)
  if (requests.length === 0) return null
  const behindOpen = requests.findIndex(({ key }) => key === open) + 1
  const list = (part: readonly TechnicianBooking[]) => (
    <ul className="grid gap-2.5 empty:hidden">
      {part.map(booking => (
        <RequestItem key={booking.key} booking={booking} isOpen={booking.key === open} />
      ))}
    </ul>
  )
  return (
    <div className="mb-3 grid gap-2.5">
      {list(requests.slice(0, behindOpen))}
      {children}
      {list(requests.slice(behindOpen))}
      <AgendaPageLinks part="requests" page={page} />
    </div>
  )
}

/** The first one, and the same as long as it is listed: no other client takes its place while somebody reads it. */
function useOpenRequest(requests: readonly TechnicianBooking[]): number | undefined {
  const [chosen, setChosen] = useState(requests[0]?.key)
  const open = requests.some(({ key }) => key === chosen) ? chosen : requests[0]?.key
  if (open !== chosen) setChosen(open)
  return open
}

function RequestItem({ booking, isOpen }: { booking: TechnicianBooking; isOpen: boolean }) {
  const { changed, answerTo } = useAgenda()
  const answer = answerTo(booking)
  const status = answer?.status ?? booking.status
  const item = useRef<HTMLLIElement>(null)
  // The button that had the focus is gone.
  const seen = useRef(status)
  useEffect(() => {
    if (seen.current !== status && document.activeElement === document.body)
      item.current?.focus({ preventScroll: true })
    seen.current = status
  }, [status])
  return (
    <li
      ref={item}
      tabIndex={-1}
      // A folded one unfolds for a link to what is inside.
      id={isOpen || answer ? visitId(booking.key) : undefined}
      className={`scroll-mt-16 outline-none ${EDGED} ${EDGES[status]} ${answer?.status === 'confirmada' ? 'border-green-200!' : ''} ${!answer && changed.has(booking.key) ? 'animate-flash' : ''}`}
    >
      {answer ? (
        <AnsweredContent booking={booking} answer={answer} />
      ) : isOpen ? (
        <OpenRequest booking={booking} />
      ) : (
        <FoldedRequest booking={booking} />
      )}
    </li>
  )
}

function OpenRequest({ booking }: { booking: TechnicianBooking }) {
  const { now, today } = useAgenda()
  const deadline = answerDeadline(booking)
  return (
    <CardContent
      booking={booking}
      tone="light"
      tag={
        <span className="rounded-8 bg-ink-900 px-2 py-1 text-support font-bold whitespace-nowrap text-white sm:px-2.5">
          {dayTagText(booking.date, today)}
        </span>
      }
      head={
        <p className="flex items-center gap-x-2.5 border-b border-primary-200 bg-primary-50 py-1.5 pr-4 pl-5 text-label font-bold text-primary-800 sm:pr-6 sm:pl-[1.875rem]">
          <Icon of="hourglass" size={18} />
          {deadline <= now ? (
            <span className="min-w-0">{OVERDUE_TEXT}</span>
          ) : (
            <>
              <span className="min-w-0">{deadlineText(answerMoment(booking), today)}</span>
              {bogotaDate(deadline) === today && (
                <span className="ml-auto font-medium whitespace-nowrap">{timeLeftText(deadline, now)}</span>
              )}
            </>
          )}
        </p>
      }
    >
      <AnswerButtons booking={booking} />
    </CardContent>
  )
}

function FoldedRequest({ booking }: { booking: TechnicianBooking }) {
  const { now, today } = useAgenda()
  const { key, clientName, status, servicio, description, unreadMessages, cannotReason } = booking
  return (
    <details id={`solicitud-${key}`} className="group">
      <summary className="flex list-none items-center gap-3 py-2.5 pr-4 pl-5 sm:gap-6 sm:pr-6 sm:pl-[1.875rem] [&::-webkit-details-marker]:hidden">
        <DayAndHour booking={booking} />
        <span className="min-w-0 flex-1">
          <h4 className="truncate group-open:break-words group-open:whitespace-normal text-17/6 font-extrabold tracking-[-0.022em]">
            <bdi>{clientName}</bdi>
          </h4>
          {cannotReason ? (
            <span className="block text-support/5 font-bold text-red-700">
              {cannotReceiveText(cannotReason)}
            </span>
          ) : (
            <span className="block truncate text-support/5 text-ink-600 group-open:hidden">
              {servicio || description || 'Que lo revise'}
            </span>
          )}
          <span className="flex flex-wrap items-center gap-x-2.5 text-support font-bold text-primary-800">
            <span className="flex items-center gap-1.5 min-[22rem]:whitespace-nowrap">
              <Icon of="hourglass" size={15} />
              {isAnswerTimeOver(booking, now)
                ? BRIEF_OVERDUE_TEXT
                : briefDeadlineText(answerMoment(booking), today)}
            </span>
            {unreadMessages > 0 && (
              <span className="text-petrol-700">
                <UnreadCount count={unreadMessages} />
              </span>
            )}
          </span>
        </span>
        <FoldChevron />
      </summary>
      <UnfoldedVisit booking={booking} tone="light" badge={<BookingBadge status={status} seenBy="tecnico" />}>
        <AnswerButtons booking={booking} />
      </UnfoldedVisit>
    </details>
  )
}

/** A request in its day: one line that leads to its card in the worklist. */
export function RequestRow({ booking, to }: { booking: TechnicianBooking; to: string }) {
  const { answerTo, today } = useAgenda()
  const { date, start, clientName } = booking
  const status = answerTo(booking)?.status ?? booking.status
  return (
    <li className="min-w-0">
      <a
        href={to}
        className="flex min-h-12 items-center gap-3 rounded-16 border border-dashed border-paper-300 py-1.5 pr-4 pl-5 hover:border-primary-400 sm:gap-6 sm:pr-6 sm:pl-[1.875rem]"
      >
        <span className="w-[4.625rem] shrink-0 text-lead/6 font-bold tracking-[-0.02em] text-ink-600 sm:w-[11.5rem]">
          {start}
        </span>
        {/* The whole name is on its card. */}
        <span className="dots min-w-0 flex-1 text-label/5">
          <h4 className="truncate font-semibold text-ink-700">
            <bdi>{clientName}</bdi>
          </h4>
          <span className={`font-semibold ${STATUS_COLOURS[status]}`}>{BOOKING_LABELS.tecnico[status]}</span>
        </span>
        <span className="sr-only">
          {status === 'solicitada' ? 'Responder' : 'Ver la respuesta'}, {dayNumberText(date, today)}
        </span>
        <Icon of="arrow-up" size={18} className="text-ink-600" />
      </a>
    </li>
  )
}
