// Section 2, Agenda: its three lists in pages, so that a flood of requests does not make the page heavier.

export const AGENDA_PARTS = ['requests', 'visits', 'history'] as const
export type AgendaPart = (typeof AGENDA_PARTS)[number]

/** Bookings of each list on one page. */
export const AGENDA_PAGE_SIZE = 20

/** The query parameter with the cursor of each list: the key of the last booking of the page before. */
export const AGENDA_CURSOR_NAMES: Record<AgendaPart, string> = {
  requests: 'solicitudes',
  visits: 'visitas',
  history: 'historial',
}

export type AgendaCursors = Readonly<Record<AgendaPart, number | null>>

export function agendaCursorsFrom(query: URLSearchParams): AgendaCursors {
  const cursorOf = (part: AgendaPart) => {
    const text = query.get(AGENDA_CURSOR_NAMES[part]) ?? ''
    return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
  }
  return { requests: cursorOf('requests'), visits: cursorOf('visits'), history: cursorOf('history') }
}

export interface AgendaPage {
  /** Of all pages. */
  readonly total: number
  /** Whether there are pages before this one. */
  readonly isLater: boolean
  /** The cursor of the next page. */
  readonly next: number | null
}
