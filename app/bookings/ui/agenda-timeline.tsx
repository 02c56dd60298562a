import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import {
  AGENDA_CURSOR_NAMES,
  type AgendaPage,
  type AgendaPages,
  agendaOf,
  requestPath,
} from '#bookings/domain/agenda.ts'
import type { TechnicianBooking } from '#bookings/domain/booking.ts'
import { visitId } from '#bookings/domain/booking-paths.ts'
import { VisitOptions } from '#bookings/ui/agenda-buttons.tsx'
import { AgendaCard } from '#bookings/ui/agenda-card.tsx'
import { ContactActions, NextVisitActions } from '#bookings/ui/agenda-contact.tsx'
import { AgendaProvider, type CaseLink } from '#bookings/ui/agenda-context.ts'
import { AgendaPageLinks } from '#bookings/ui/agenda-page-links.tsx'
import { AgendaRequests, RequestRow } from '#bookings/ui/agenda-requests.tsx'
import { CancelDialog } from '#bookings/ui/cancel-dialog.tsx'
import { Counters, DayGroup, useLiveBookings, VisitStrip } from '#bookings/ui/timeline-parts.tsx'
import { untilText } from '#bookings/wording/agenda.ts'
import { BOOKING_LABELS } from '#bookings/wording/booking-status.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { EmptyState } from '#platform/ui/basics/empty-state.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { ReportLink } from '#platform/ui/basics/report-link.tsx'
import { useServerClock } from '#platform/ui/hooks/use-server-clock.ts'
import { useUnfoldedSections } from '#platform/ui/hooks/use-unfolded-sections.ts'
import { useSeenAt } from '#platform/ui/offline/seen-at.ts'
import { dayText } from '#platform/wording/dates.ts'
import type { FreeDay } from '#technicians/domain/free-hours.ts'

interface AgendaTimelineProps {
  bookings: readonly TechnicianBooking[]
  pages: AgendaPages
  now: Date
  technicianName: string
  /** Hours that may be offered with a cancellation. */
  offerable: readonly FreeDay[]
  /** Calendar and printing, under the title. */
  toolbar: ReactNode
  /** How to be told about requests: under them, or after the days when there are none. */
  noticesCard?: ReactNode
  caseLink: CaseLink
  /** Under the history. */
  footer?: ReactNode
  /** Shown under the empty state. */
  whenEmpty?: ReactNode
  children?: ReactNode
}

/** Section 2, Agenda: what to answer, the visits to come and the history, updated live. */
export function AgendaTimeline(props: AgendaTimelineProps) {
  const { bookings, pages, technicianName, offerable, caseLink } = props
  const { toolbar, noticesCard, whenEmpty, footer, children } = props
  const now = useServerClock(props.now)
  const changed = useLiveBookings(bookings)
  const isOffline = useSeenAt() !== null
  useUnfoldedSections()
  const [cancelling, setCancelling] = useState<TechnicianBooking | null>(null)
  const { requests, underWay, next, days, history, upcomingCount } = agendaOf(bookings, pages, now)
  // Some hours may have begun since the page was loaded.
  const loaded = agendaOf(bookings, pages, props.now)
  const begun = loaded.upcomingCount - upcomingCount
  const requestsPage = {
    ...pages.requests,
    total: pages.requests.total - loaded.requests.length + requests.length,
  }
  const upcoming = pages.upcoming.total - begun
  const past = pages.history.total + begun
  const today = bogotaDate(now)
  const isListed = ({ key }: TechnicianBooking) => pages.upcoming.keys.includes(key)
  // A copy is a request of its own: the dialog may open for the same booking again.
  const onCancel = (booking: TechnicianBooking) => setCancelling({ ...booking })
  return (
    <AgendaProvider value={{ now, today, technicianName, changed, onCancel, caseLink }}>
      <AgendaTitle today={today} upcoming={upcoming} history={past} />
      {toolbar}
      {children}
      <p role="status" className="sr-only">
        {bookings
          .filter(({ key }) => changed.has(key))
          .map(
            ({ clientName, start, status }) => `${clientName}, ${start}: ${BOOKING_LABELS.tecnico[status]}.`,
          )
          .join(' ')}
      </p>
      <div className="mt-3 empty:hidden">
        {underWay ? (
          <ul>
            <AgendaCard
              booking={underWay}
              tone="dark"
              caption={`En curso, hasta las ${underWay.end}`}
              heading="h2"
            >
              <NextVisitActions booking={underWay} cancellable={false} />
              <ReportLink
                kind="booking"
                id={underWay.key}
                label="Reportar un problema"
                context={` con la visita de ${underWay.clientName}`}
                className="mt-1.5 text-petrol-100"
              />
            </AgendaCard>
          </ul>
        ) : (
          // Without requests the card of the next visit is near enough.
          next &&
          (!isListed(next) ? (
            <ul>
              <AgendaCard booking={next} tone="dark" caption={untilText(next.scheduledAt, now)} heading="h2">
                <NextVisitActions booking={next} cancellable />
              </AgendaCard>
            </ul>
          ) : (
            requests.length > 0 && (
              <VisitStrip
                to={`#${visitId(next.key)}`}
                label="Tu próxima visita:"
                start={next.start}
                name={next.clientName}
                text={untilText(next.scheduledAt, now)}
              />
            )
          ))
        )}
      </div>
      <section aria-labelledby="proximas" className="mt-7">
        <h2 id="proximas" className="scroll-mt-16 type-h2">
          Próximas Citas
        </h2>
        <p className="mt-0.5 mb-5 text-ink-600">Reservas confirmadas y pendientes</p>
        {!isOffline && <AgendaRequests requests={requests} page={requestsPage} />}
        {requests.length > 0 && <div className="mb-8 empty:hidden print:hidden">{noticesCard}</div>}
        {upcoming === 0 && (
          <div className="rounded-16 border border-paper-200 bg-white">
            <EmptyState
              drawing="coffee-on-the-sill"
              title="Sin citas programadas"
              text="No tienes reservas próximas."
            >
              {whenEmpty}
            </EmptyState>
          </div>
        )}
        <ul className="grid gap-6">
          {days.map(({ date, bookings }) => (
            <DayGroup key={date} date={date} today={today}>
              {bookings.map(booking =>
                booking.status === 'solicitada' ? (
                  <RequestRow key={booking.key} booking={booking} to={requestPath(booking.key, pages)} />
                ) : booking === next && !underWay ? (
                  <AgendaCard
                    key={booking.key}
                    booking={booking}
                    tone="dark"
                    caption={untilText(booking.scheduledAt, now)}
                  >
                    <NextVisitActions booking={booking} cancellable />
                  </AgendaCard>
                ) : (
                  <AgendaCard key={booking.key} booking={booking} tone="light">
                    <ContactActions booking={booking} />
                  </AgendaCard>
                ),
              )}
            </DayGroup>
          ))}
        </ul>
        <AgendaPageLinks part="upcoming" page={pages.upcoming} />
        {/* It appears at hydration: where nothing stands above it, it would push the visits down. */}
        {requests.length === 0 && <div className="mt-8 empty:hidden print:hidden">{noticesCard}</div>}
        {/* Nothing can be answered without network. */}
        {isOffline && (
          <div className="mt-8">
            <AgendaRequests requests={requests} page={requestsPage} />
          </div>
        )}
      </section>
      <AgendaHistory total={past} page={pages.history} isEmpty={history.length === 0}>
        <ul className="grid gap-6">
          {history.map(({ date, bookings }) => (
            <DayGroup key={date} date={date} today={today}>
              {bookings.map(booking => (
                <AgendaCard key={booking.key} booking={booking} tone="past">
                  <VisitOptions booking={booking} reportable />
                </AgendaCard>
              ))}
            </DayGroup>
          ))}
        </ul>
      </AgendaHistory>
      {footer}
      <CancelDialog
        booking={cancelling}
        now={now}
        offerable={offerable}
        onClose={() => setCancelling(null)}
      />
    </AgendaProvider>
  )
}

/** Section 2, Agenda: the title and the two counters. */
function AgendaTitle({ today, upcoming, history }: { today: string; upcoming: number; history: number }) {
  return (
    <div className="mb-2.5 flex flex-wrap items-center justify-between gap-4">
      <div>
        <h1 className="type-h1">Mi Agenda Profesional</h1>
        <p className="mt-1 hidden items-center gap-2 text-ink-600 md:flex print:flex">
          <Icon of="clock" size={18} />
          <span>
            Hoy es <strong className="font-bold text-ink-700">{dayText(today)}</strong>
          </span>
        </p>
      </div>
      <div className="w-full md:w-auto print:hidden">
        <Counters upcoming={upcoming} history={history} />
      </div>
    </div>
  )
}

interface AgendaHistoryProps {
  total: number
  page: AgendaPage
  isEmpty: boolean
  /** The past bookings by day. */
  children: ReactNode
}

/** Section 2, Agenda: what is over, folded and in pages. The anchor lies inside, so that a link to it unfolds it. */
function AgendaHistory({ total, page, isEmpty, children }: AgendaHistoryProps) {
  const [query] = useSearchParams()
  return (
    <section aria-labelledby="historial-titulo" className="mt-12 print:hidden">
      <details
        id="historial-completo"
        open={query.has(AGENDA_CURSOR_NAMES.history)}
        className="unfolded-without-script group"
      >
        <summary className="flex list-none items-center gap-3 rounded-16 border border-paper-200 bg-white px-4 py-4 shadow-1 sm:px-6 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1">
            <h2
              id="historial-titulo"
              className="text-[1.3125rem]/7 font-extrabold tracking-[-0.022em] md:text-[1.5rem]/8"
            >
              Historial de Servicios
            </h2>
            <span className="block text-label/5.5 text-ink-600">Servicios completados y cancelados</span>
          </span>
          <span className="min-w-11 rounded-pill bg-paper-100 px-3 py-1 text-center text-label font-bold">
            {total}
          </span>
          <Icon of="chevron-down" className="text-ink-600 transition-[rotate] group-open:rotate-180" />
        </summary>
        <div id="historial" className="scroll-mt-28 pt-5">
          {isEmpty ? (
            <div className="rounded-16 border border-paper-200 bg-white p-5">
              <p className="font-bold">Sin citas programadas</p>
              <p className="text-ink-600">Sin historial todavía.</p>
            </div>
          ) : (
            children
          )}
          <AgendaPageLinks part="history" page={page} />
        </div>
      </details>
    </section>
  )
}
