import type { AgendaPage } from '#bookings/domain/agenda.ts'
import type { TechnicianBooking } from '#bookings/domain/booking.ts'
import { visitId } from '#bookings/domain/booking-paths.ts'
import { AnswerButtons } from '#bookings/ui/agenda-buttons.tsx'
import { AgendaCard, AgendaFacts, CARD_ACTIONS, CARD_COLUMNS } from '#bookings/ui/agenda-card.tsx'
import { useAgenda } from '#bookings/ui/agenda-context.ts'
import { AgendaPageLinks } from '#bookings/ui/agenda-page-links.tsx'
import { BookingBadge } from '#bookings/ui/booking-badge.tsx'
import { deadlineText, timeLeftText } from '#bookings/wording/agenda.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { nearDayText } from '#platform/wording/dates.ts'

/** Unanswered requests, in the order in which they expire: the first one whole, the others folded. */
export function AgendaRequests({
  requests,
  page,
}: {
  requests: readonly TechnicianBooking[]
  page: AgendaPage
}) {
  const [first, ...others] = requests
  if (!first) return null
  return (
    <div className="mb-8">
      <h3 className="mb-3.5 flex items-center gap-2.5 text-[1.375rem]/7 font-extrabold tracking-[-0.022em]">
        <span className="grid h-9 min-w-9 place-items-center rounded-pill bg-primary-400 px-2 text-[1.125rem]/6">
          {page.total}
        </span>{' '}
        por responder
      </h3>
      <ul className="grid gap-3">
        <FirstRequest key={first.key} booking={first} />
        {others.map(booking => (
          <FoldedRequest key={booking.key} booking={booking} />
        ))}
      </ul>
      <AgendaPageLinks part="requests" page={page} />
    </div>
  )
}

function FirstRequest({ booking }: { booking: TechnicianBooking }) {
  const { now, today } = useAgenda()
  return (
    <AgendaCard
      booking={booking}
      tone="light"
      tag={
        <span className="rounded-8 bg-ink-900 px-2.5 py-1 text-support font-bold whitespace-nowrap text-white">
          {nearDayText(booking.date, today)}
        </span>
      }
      head={
        <p className="flex flex-wrap items-center gap-x-2.5 border-b border-primary-200 bg-primary-50 py-2.5 pr-4 pl-5 text-label font-bold text-primary-800 sm:pr-6 sm:pl-[1.875rem]">
          <Icon of="hourglass" size={18} />
          <span>{deadlineText(booking, today)}</span>
          {booking.date === today && (
            <span className="ml-auto font-medium">{timeLeftText(booking.scheduledAt, now)}</span>
          )}
        </p>
      }
    >
      <AnswerButtons booking={booking} />
    </AgendaCard>
  )
}

function FoldedRequest({ booking }: { booking: TechnicianBooking }) {
  const { today, changed } = useAgenda()
  const { key, clientName, date, start, status, servicio, description } = booking
  return (
    <li
      className={`relative overflow-hidden rounded-16 border border-primary-200 bg-[#fffdf7] before:absolute before:inset-y-0 before:left-0 before:w-1.5 before:bg-primary-400 ${changed.has(key) ? 'animate-flash' : ''}`}
    >
      <details id={`solicitud-${key}`} className="group">
        <summary className="flex list-none items-center gap-3 py-3.5 pr-4 pl-5 sm:gap-6 sm:pr-6 sm:pl-[1.875rem] [&::-webkit-details-marker]:hidden">
          <span className="w-[5.125rem] shrink-0 whitespace-nowrap sm:w-[11.5rem]">
            <span className="block text-support font-bold text-ink-600">{nearDayText(date, today)}</span>
            <span className="block text-[1.75rem]/8 font-extrabold tracking-[-0.04em]">{start}</span>
          </span>
          <span className="min-w-0 flex-1">
            <h4 className="truncate group-open:break-words group-open:whitespace-normal text-[1.0625rem]/6 font-extrabold tracking-[-0.022em]">
              <bdi>{clientName}</bdi>
            </h4>
            <span className="block truncate text-label/6 text-ink-600">
              {servicio || description || 'Que lo revise'}
            </span>
            <span className="flex items-center gap-1.5 text-support font-bold text-primary-800">
              <Icon of="hourglass" size={15} />
              Hasta las {start}
            </span>
          </span>
          <Icon
            of="chevron-down"
            className="text-ink-600 transition-[rotate] group-open:rotate-180 print:hidden"
          />
        </summary>
        {/* Inside, so that a link to it unfolds it. */}
        <div
          id={visitId(key)}
          className={`${CARD_COLUMNS} scroll-mt-40 pr-4 pb-4 pl-5 sm:pr-6 sm:pb-6 sm:pl-[1.875rem]`}
        >
          <div className="min-w-0 sm:col-start-2">
            <BookingBadge status={status} seenBy="tecnico" />
            <AgendaFacts booking={booking} tone="light" />
          </div>
          <div className={CARD_ACTIONS}>
            <AnswerButtons booking={booking} />
          </div>
        </div>
      </details>
    </li>
  )
}

/** A pending booking in its day: a link to its card in the worklist. */
export function RequestRow({ booking, to }: { booking: TechnicianBooking; to: string }) {
  const { start, clientName, status } = booking
  return (
    <li>
      <a
        href={to}
        className="relative flex min-h-16 items-center gap-x-4 gap-y-1 overflow-hidden rounded-16 border border-primary-200 bg-[#fffdf7] py-2 pr-4 pl-5 no-underline before:absolute before:inset-y-0 before:left-0 before:w-1.5 before:bg-primary-400 hover:border-primary-400 sm:pr-6 sm:pl-[1.875rem]"
      >
        <span className="text-[1.75rem]/8 font-extrabold tracking-[-0.04em]">{start}</span>
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
          <h4 className="min-w-0 text-[1.0625rem]/6 font-extrabold tracking-[-0.022em] break-words">
            <bdi>{clientName}</bdi>
          </h4>
          <BookingBadge status={status} seenBy="tecnico" />
        </span>
        <span className="sr-only">Responder</span>
        <Icon of="arrow-up" size={18} className="text-ink-600 print:hidden" />
      </a>
    </li>
  )
}
