import { type ReactNode, useState } from 'react'
import { type AgendaPages, agendaOf, printedDays, requestPath } from '#agenda/domain/agenda.ts'
import { type BlockedStretch, daysWithBlocked, inOrder } from '#agenda/domain/blocked-hours.ts'
import type { HistoryFilter } from '#agenda/domain/history-filter.ts'
import { CancelledVisit } from '#agenda/ui/agenda-answered.tsx'
import { useAnswers } from '#agenda/ui/agenda-answers.tsx'
import { AgendaProvider, type CaseLink } from '#agenda/ui/agenda-context.ts'
import { AgendaToolbar } from '#agenda/ui/agenda-frame.tsx'
import { AgendaHistory } from '#agenda/ui/agenda-history.tsx'
import { NextVisit, TopVisit, VisitUnderWay } from '#agenda/ui/agenda-next-visit.tsx'
import { AgendaPageLinks } from '#agenda/ui/agenda-page-links.tsx'
import { AgendaRequests, RequestRow } from '#agenda/ui/agenda-requests.tsx'
import { VisitRow } from '#agenda/ui/agenda-row.tsx'
import { AgendaSheet } from '#agenda/ui/agenda-sheet.tsx'
import { AgendaStatements } from '#agenda/ui/agenda-statements.tsx'
import { BlockedRow } from '#agenda/ui/blocked-hours.tsx'
import { CancelDialog } from '#agenda/ui/cancel-dialog.tsx'
import { Counters, DayGroup, useChangedBookings } from '#agenda/ui/timeline-parts.tsx'
import { BLOCKED_HOURS_PATH } from '#bookings/domain/booking-paths.ts'
import { BOOKING_LABELS } from '#bookings/wording/booking-status.ts'
import type { WaitingCase } from '#guarantee/domain/guarantee-dossier.ts'
import { caseTurns } from '#guarantee/ui/case-turn.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { EmptyState } from '#platform/ui/basics/empty-state.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { useServerClock } from '#platform/ui/hooks/use-server-clock.ts'
import { useUnfoldedSections } from '#platform/ui/hooks/use-unfolded-sections.ts'
import { useKeptAt } from '#platform/ui/offline/seen-at.ts'
import { dayText } from '#platform/wording/dates.ts'
import type { FreeDay } from '#technicians/domain/free-hours.ts'
import type { TechnicianBooking } from '#visits/domain/listed-visit.ts'
import { situationOf } from '#visits/domain/situation.ts'
import { TurnRows } from '#visits/ui/turn-box.tsx'
import { untilText } from '#visits/wording/situation.ts'

interface AgendaTimelineProps {
  bookings: readonly TechnicianBooking[]
  pages: AgendaPages
  /** Of the history; null: all of it. */
  filter: HistoryFilter | null
  /** Of the history, with the filter. */
  shown: number
  now: Date
  technicianName: string
  /** The technician's specialties, for the printed sheet. */
  trades: readonly string[]
  /** Hours that may be offered with a cancellation. */
  offerable: readonly FreeDay[]
  /** D64: hours that the technician blocked. */
  blocked: readonly BlockedStretch[]
  /** The calendar subscription. */
  calendar: ReactNode
  /** Guarantee cases that wait for the technician, after what must be answered first. */
  cases: readonly WaitingCase[]
  /** Offers WhatsApp: after what waits for an answer, before the days. */
  whatsappOffer?: ReactNode
  /** How to be told about requests: after the days. */
  pushOptIn?: ReactNode
  caseLink: CaseLink
  /** Under the history. */
  footer?: ReactNode
  /** The way to what was earned. */
  week?: ReactNode
  /** Shown under the empty state. */
  whenEmpty?: ReactNode
  children?: ReactNode
}

/** Section 2, Agenda: what to answer, the visits to come and the history, updated live. */
export function AgendaTimeline(props: AgendaTimelineProps) {
  const { technicianName, trades, offerable, blocked, caseLink } = props
  const { calendar, cases, whatsappOffer, pushOptIn, week, whenEmpty, footer, children } = props
  const now = useServerClock(props.now)
  const { list, answeredKeys, watchers, ...answers } = useAnswers({
    bookings: props.bookings,
    pages: props.pages,
  })
  const { pages } = list
  const changed = useChangedBookings(props.bookings)
  const isOffline = useKeptAt() !== null
  useUnfoldedSections()
  const [cancelling, setCancelling] = useState<TechnicianBooking | null>(null)
  const { urgentStatements, statements, requests, underWay, next, days, history, upcomingCount } = agendaOf(
    list,
    now,
    answeredKeys,
  )
  // Some hours may have begun since the page was loaded.
  const loaded = agendaOf(list, props.now, answeredKeys)
  const begun = loaded.upcomingCount - upcomingCount
  const requestCount = pages.requests.total - loaded.requests.length + requests.length
  const statementCount = [...urgentStatements, ...statements].filter(
    statement => statement.status === 'confirmada' && !answers.answerTo(statement),
  ).length
  const upcoming = pages.upcoming.total - begun
  const past = pages.history.total + begun
  const today = bogotaDate(now)
  // Nothing can be answered without network.
  const hasWorklist = requests.length > 0 && !isOffline
  const worklist = (
    <AgendaRequests requests={requests} page={pages.requests}>
      <AgendaStatements statements={statements} />
    </AgendaRequests>
  )
  const turns = caseTurns(cases, 'technician', now)
  const turnRows = <TurnRows turns={turns} />
  const [first, ...others] = underWay
  const isFirstLate = first !== undefined && situationOf(first, now).late !== null
  const underWayCard = first && (
    <ul className="print:hidden">
      <VisitUnderWay booking={first} />
    </ul>
  )
  // A copy is a request of its own: the dialog may open for the same booking again.
  const onCancel = (booking: TechnicianBooking) => setCancelling({ ...booking })
  const context = { ...answers, now, today, technicianName, changed, onCancel, caseLink }
  return (
    <AgendaProvider value={context}>
      {watchers}
      <div className="print:hidden">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div>
            <h1 className="type-h1">Mi Agenda Profesional</h1>
            <p className="mt-1 hidden items-center gap-2 text-ink-600 md:flex">
              <Icon of="clock" size={18} />
              <span>
                Hoy es <strong className="font-bold text-ink-700">{dayText(today)}</strong>
              </span>
            </p>
          </div>
          <AgendaToolbar counters={<Counters upcoming={upcoming} history={past} />} calendar={calendar} />
        </div>
        {children}
        <p role="status" className="sr-only">
          {props.bookings
            .filter(({ key }) => changed.has(key))
            .map(
              ({ clientName, start, status }) =>
                `${clientName}, ${start}: ${BOOKING_LABELS.tecnico[status]}.`,
            )
            .join(' ')}
        </p>
        {!isFirstLate && <div className="mt-3 empty:hidden md:mt-6">{underWayCard}</div>}
        {!hasWorklist && <div className="mt-3 empty:hidden md:mt-6">{turnRows}</div>}
        <div className="mt-3 grid gap-2.5 empty:hidden md:mt-6">
          {others.map(booking => (
            <TopVisit key={booking.key} booking={booking} isListed={false} isBrief />
          ))}
          {next && !first && (
            <TopVisit
              booking={next}
              isListed={pages.upcoming.keys.includes(next.key)}
              isBrief={hasWorklist}
            />
          )}
        </div>
        <section aria-labelledby="proximas" className="mt-3 md:mt-8">
          <div className="mb-2.5 grid grid-cols-[1fr_auto] md:mb-4 items-center gap-x-2">
            <h2 id="proximas" className="scroll-mt-16 text-22 font-extrabold tracking-[-0.022em] md:text-28">
              Próximas Citas
            </h2>
            <p className="col-span-full row-start-2 text-label text-ink-600">
              Reservas confirmadas y pendientes
            </p>
            {requests.length > 0 && <ToAnswer count={requestCount + statementCount + turns.length} />}
          </div>
          {isFirstLate && <div className={hasWorklist ? 'mb-2.5' : 'mb-6'}>{underWayCard}</div>}
          <div className={`empty:hidden ${hasWorklist ? 'mb-2.5' : 'mb-6'}`}>
            <AgendaStatements statements={urgentStatements} />
          </div>
          {hasWorklist && (
            <>
              {worklist}
              <div className={`mt-3 empty:hidden ${whatsappOffer ? '' : 'mb-8'}`}>{turnRows}</div>
            </>
          )}
          {whatsappOffer && <div className={hasWorklist ? 'mt-3 mb-8' : 'mb-6'}>{whatsappOffer}</div>}
          {upcoming === 0 && days.length === 0 && (
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
          <ul className="grid gap-5">
            {daysWithBlocked(days, blocked, pages.upcoming).map(({ date, bookings, stretches }) => (
              <DayGroup key={date} date={date} today={today}>
                {inOrder(bookings, stretches).map(booking =>
                  'first' in booking ? (
                    <BlockedRow key={`bloqueo-${booking.first}`} stretch={booking} />
                  ) : booking.status === 'solicitada' ? (
                    <RequestRow key={booking.key} booking={booking} to={requestPath(booking.key, pages)} />
                  ) : answers.answerTo(booking) ? (
                    <CancelledVisit key={booking.key} booking={booking} />
                  ) : booking === next && !first && (date === today || !hasWorklist) ? (
                    <NextVisit
                      key={booking.key}
                      booking={booking}
                      // One dark thing on the page: the strip on top, or this.
                      caption={hasWorklist ? null : untilText(booking.scheduledAt, now)}
                    />
                  ) : (
                    <VisitRow key={booking.key} booking={booking} />
                  ),
                )}
              </DayGroup>
            ))}
          </ul>
          <AgendaPageLinks part="upcoming" page={pages.upcoming} />
          <p className="mt-4">
            <ButtonLink to={BLOCKED_HOURS_PATH} kind="white">
              <Icon of="lock" size={18} />
              Bloquear horas
            </ButtonLink>
          </p>
          {/* It appears at hydration: above the visits it would push them down. */}
          <div className="mt-8 empty:hidden">{pushOptIn}</div>
          {isOffline && <div className="mt-8">{worklist}</div>}
        </section>
      </div>
      {/* As stored: paper does not wait for the page to be opened again. */}
      <AgendaSheet
        days={printedDays(agendaOf(props, now))}
        upcoming={upcoming}
        history={past}
        trades={trades}
      />
      {week}
      <AgendaHistory
        days={history}
        total={props.filter ? props.shown : past}
        page={pages.history}
        filter={props.filter}
      />
      <div className="print:hidden">{footer}</div>
      <CancelDialog
        booking={cancelling}
        now={now}
        offerable={offerable}
        onClose={() => setCancelling(null)}
      />
    </AgendaProvider>
  )
}

/** Of everything below. The disc has the primary colour, but is no button. */
function ToAnswer({ count }: { count: number }) {
  return (
    <h3 className="flex items-center gap-2 text-label font-extrabold">
      {count > 0 ? (
        <>
          <span className="grid h-7 min-w-7 place-items-center rounded-pill bg-primary-400 px-1.5">
            {count}
          </span>{' '}
          por responder
        </>
      ) : (
        <>
          <Icon of="circle-check" size={18} className="text-green-700" />
          Todo respondido
        </>
      )}
    </h3>
  )
}
