// Which visits of 'Historial' are shown: those that a figure of 'Tu semana' counts.
import { addDays, isDate } from '#platform/domain/time.ts'

/** Values of the query. 'llegadas': the technician said 'Llegué'. */
const HISTORY_KINDS = ['hechas', 'canceladas', 'sin-hacerse', 'llegadas'] as const
export type HistoryKind = (typeof HISTORY_KINDS)[number]

/** Days of visits, 'YYYY-MM-DD'. */
interface Stretch {
  readonly from: string
  /** The day after the last. */
  readonly until: string
}

export interface HistoryFilter {
  readonly kind: HistoryKind | null
  readonly stretch: Stretch | null
}

/** Null: all of them. What is no kind or no stretch is left out. */
export function historyFilterFrom(query: URLSearchParams): HistoryFilter | null {
  const kind = HISTORY_KINDS.find(each => each === query.get('ver')) ?? null
  const [from, last] = [query.get('desde') ?? '', query.get('hasta') ?? '']
  const stretch = isDate(from) && isDate(last) && from <= last ? { from, until: addDays(last, 1) } : null
  return kind || stretch ? { kind, stretch } : null
}

export function historyQuery(filter: HistoryFilter | null): URLSearchParams {
  const query = new URLSearchParams()
  if (filter?.kind) query.set('ver', filter.kind)
  if (filter?.stretch) {
    query.set('desde', filter.stretch.from)
    query.set('hasta', addDays(filter.stretch.until, -1))
  }
  return query
}

/** It unfolds the list. */
export function historyPath(filter: HistoryFilter | null): string {
  const query = String(historyQuery(filter))
  return `/agenda${query && `?${query}`}#historial`
}
