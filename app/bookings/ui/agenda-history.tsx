import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { AGENDA_CURSOR_NAMES, type AgendaPage } from '#bookings/domain/agenda-pages.ts'
import { AgendaPageLinks } from '#bookings/ui/agenda-page-links.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'

interface AgendaHistoryProps {
  total: number
  page: AgendaPage
  isEmpty: boolean
  /** The past bookings by day. */
  children: ReactNode
}

/** Section 2, Agenda: what is over, folded and in pages. The anchor lies inside, so that a link to it unfolds it. */
export function AgendaHistory({ total, page, isEmpty, children }: AgendaHistoryProps) {
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
