import { AGENDA_CURSOR_NAMES, type AgendaPage, type AgendaPart } from '#agenda/domain/agenda.ts'
import { type HistoryFilter, historyQuery } from '#agenda/domain/history-filter.ts'
import { ButtonLink } from '#platform/ui/basics/button.tsx'

const TEXTS: Record<AgendaPart, { next: string; first: string; anchor: string }> = {
  requests: { next: 'Ver más solicitudes', first: 'Volver a las primeras', anchor: '#proximas' },
  upcoming: { next: 'Ver más visitas', first: 'Volver a las primeras', anchor: '#proximas' },
  history: { next: 'Ver servicios anteriores', first: 'Volver a los últimos', anchor: '#historial' },
}

interface AgendaPageLinksProps {
  part: AgendaPart
  page: AgendaPage
  /** Of the history. */
  filter?: HistoryFilter | null
}

/** To the next page of a list of the agenda, and from a later one back to its start. */
export function AgendaPageLinks({ part, page: { next, after }, filter = null }: AgendaPageLinksProps) {
  if (next === null && after === null) return null
  const { first, anchor, ...texts } = TEXTS[part]
  const pathOf = (cursor: number | null) => {
    const query = historyQuery(filter)
    if (cursor !== null) query.set(AGENDA_CURSOR_NAMES[part], String(cursor))
    return `/agenda${query.size > 0 ? `?${query}` : ''}${anchor}`
  }
  return (
    <p className="mt-5 flex flex-wrap gap-2.5 print:hidden">
      {after !== null && (
        <ButtonLink to={pathOf(null)} kind="white">
          {first}
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink to={pathOf(next)} kind="white">
          {texts.next}
        </ButtonLink>
      )}
    </p>
  )
}
