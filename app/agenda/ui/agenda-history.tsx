import { Link, useSearchParams } from 'react-router'
import { AGENDA_CURSOR_NAMES, type AgendaPage } from '#agenda/domain/agenda.ts'
import { type HistoryFilter, historyPath } from '#agenda/domain/history-filter.ts'
import { useAgenda } from '#agenda/ui/agenda-context.ts'
import { AgendaPageLinks } from '#agenda/ui/agenda-page-links.tsx'
import { VisitRow } from '#agenda/ui/agenda-row.tsx'
import { DayGroup } from '#agenda/ui/timeline-parts.tsx'
import { HISTORY_KIND_LABELS, stretchText } from '#agenda/wording/week.ts'
import type { Day } from '#bookings/domain/timeline.ts'
import { TextLink } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import type { TechnicianBooking } from '#visits/domain/listed-visit.ts'

interface AgendaHistoryProps {
  days: readonly Day<TechnicianBooking>[]
  /** Of all pages. */
  total: number
  page: AgendaPage
  filter: HistoryFilter | null
}

/**
 * Section 2, Agenda: what is over, folded and in pages; printed only while it is open. The anchor lies inside, so that a
 * link to it unfolds it.
 */
export function AgendaHistory({ total, page, filter, ...props }: AgendaHistoryProps) {
  const [query] = useSearchParams()
  const { today } = useAgenda()
  // What has begun since the page was opened is in the history too, but the filter did not see it.
  const days = filter ? daysOnPage(props.days, page) : props.days
  return (
    <section aria-labelledby="historial-titulo" className="agenda-history mt-8 md:mt-12">
      <details
        id="historial-completo"
        open={query.has(AGENDA_CURSOR_NAMES.history) || filter !== null}
        className="unfolded-without-script group/history"
      >
        <summary className="flex list-none items-center gap-3 rounded-16 border border-paper-200 bg-white px-4 py-3.5 shadow-1 sm:px-6 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1">
            <h2 id="historial-titulo" className="text-lead/6 font-extrabold tracking-[-0.022em] md:text-24">
              Historial de Servicios
            </h2>
            <span className="block text-support text-ink-600">Servicios completados y cancelados</span>
          </span>
          <span className="min-w-9 rounded-pill bg-paper-100 px-2.5 py-1 text-center text-label font-bold">
            {total}
          </span>
          <Icon
            of="chevron-down"
            size={18}
            className="text-ink-600 transition-[rotate] group-open/history:rotate-180 print:hidden"
          />
        </summary>
        <div id="historial" className="scroll-mt-28 pt-5">
          {filter && <HistoryChips filter={filter} today={today} />}
          {days.length === 0 && filter ? (
            <p className="rounded-16 border border-paper-200 bg-white p-5 font-bold">
              Ninguna visita así. <TextLink to={historyPath(null)}>Ver todo el historial</TextLink>
            </p>
          ) : days.length === 0 ? (
            <div className="rounded-16 border border-paper-200 bg-white p-5">
              <p className="font-bold">Sin citas programadas</p>
              <p className="text-ink-600">Sin historial todavía.</p>
            </div>
          ) : (
            <ul className="grid gap-5 print:block">
              {days.map(({ date, bookings }) => (
                <DayGroup key={date} date={date} today={today} past>
                  {bookings.map(booking => (
                    <VisitRow key={booking.key} booking={booking} past />
                  ))}
                </DayGroup>
              ))}
            </ul>
          )}
          <AgendaPageLinks part="history" page={page} filter={filter} />
        </div>
      </details>
    </section>
  )
}

function daysOnPage(days: readonly Day<TechnicianBooking>[], { keys }: AgendaPage): Day<TechnicianBooking>[] {
  return days
    .map(day => ({ ...day, bookings: day.bookings.filter(({ key }) => keys.includes(key)) }))
    .filter(({ bookings }) => bookings.length > 0)
}

/** What the list is narrowed to; each leads to the list without it. */
function HistoryChips({ filter, today }: { filter: HistoryFilter; today: string }) {
  const { kind, stretch } = filter
  return (
    <ul aria-label="Filtros" className="mb-4 flex flex-wrap gap-2 print:hidden">
      {kind && <Chip text={HISTORY_KIND_LABELS[kind]} to={historyPath({ ...filter, kind: null })} />}
      {stretch && <Chip text={stretchText(stretch, today)} to={historyPath({ ...filter, stretch: null })} />}
    </ul>
  )
}

function Chip({ text, to }: { text: string; to: string }) {
  return (
    <li>
      <Link
        to={to}
        preventScrollReset
        className="inline-flex min-h-11 items-center gap-1.5 rounded-pill border border-petrol-200 bg-petrol-50 px-3 text-support font-semibold text-petrol-700 hover:border-petrol-600"
      >
        <span className="sr-only">Quitar filtro: </span>
        {text}
        <Icon of="x" size={16} />
      </Link>
    </li>
  )
}
