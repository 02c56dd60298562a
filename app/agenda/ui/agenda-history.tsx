import { useSearchParams } from 'react-router'
import { AGENDA_CURSOR_NAMES, type AgendaPage } from '#agenda/domain/agenda.ts'
import { useAgenda } from '#agenda/ui/agenda-context.ts'
import { AgendaPageLinks } from '#agenda/ui/agenda-page-links.tsx'
import { VisitRow } from '#agenda/ui/agenda-row.tsx'
import { DayGroup } from '#agenda/ui/timeline-parts.tsx'
import type { Day } from '#bookings/domain/timeline.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import type { TechnicianBooking } from '#visits/domain/listed-visit.ts'

interface AgendaHistoryProps {
  days: readonly Day<TechnicianBooking>[]
  /** Of all pages. */
  total: number
  page: AgendaPage
}

/**
 * Section 2, Agenda: what is over, folded and in pages; printed only while it is open. The anchor lies inside, so that a
 * link to it unfolds it.
 */
export function AgendaHistory({ days, total, page }: AgendaHistoryProps) {
  const [query] = useSearchParams()
  const { today } = useAgenda()
  return (
    <section aria-labelledby="historial-titulo" className="agenda-history mt-8 md:mt-12">
      <details
        id="historial-completo"
        open={query.has(AGENDA_CURSOR_NAMES.history)}
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
          {days.length === 0 ? (
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
          <AgendaPageLinks part="history" page={page} />
        </div>
      </details>
    </section>
  )
}
