import { AGENDA_CURSOR_NAMES, type AgendaPage, type AgendaPart } from '#agenda/domain/agenda.ts'
import { ButtonLink } from '#platform/ui/basics/button.tsx'

const TEXTS: Record<AgendaPart, { next: string; first: string; anchor: string }> = {
  requests: { next: 'Ver más solicitudes', first: 'Volver a las primeras', anchor: '#proximas' },
  upcoming: { next: 'Ver más visitas', first: 'Volver a las primeras', anchor: '#proximas' },
  history: { next: 'Ver servicios anteriores', first: 'Volver a los últimos', anchor: '#historial' },
}

/** To the next page of a list of the agenda, and from a later one back to its start. */
export function AgendaPageLinks({ part, page: { next, after } }: { part: AgendaPart; page: AgendaPage }) {
  if (next === null && after === null) return null
  const { first, anchor, ...texts } = TEXTS[part]
  return (
    <p className="mt-5 flex flex-wrap gap-2.5 print:hidden">
      {after !== null && (
        <ButtonLink to={`/agenda${anchor}`} kind="white">
          {first}
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink to={`/agenda?${AGENDA_CURSOR_NAMES[part]}=${next}${anchor}`} kind="white">
          {texts.next}
        </ButtonLink>
      )}
    </p>
  )
}
