// Section 2, Agenda; D34: what a technician has to answer, where to go next, and what is over.

import type { TechnicianBooking } from '#bookings/domain/booking.ts'
import { type Day, isUnderWay, timelineOf } from '#bookings/domain/timeline.ts'

export interface Agenda {
  /** Unanswered requests, the one that expires first at the start: a request expires when its hour begins (D14). */
  readonly requests: readonly TechnicianBooking[]
  /** The confirmed visit whose hour has begun and not ended; it is also in the history (D34). */
  readonly underWay: TechnicianBooking | null
  /** The next confirmed visit. */
  readonly next: TechnicianBooking | null
  /** Answered upcoming visits. */
  readonly days: readonly Day<TechnicianBooking>[]
  readonly history: readonly Day<TechnicianBooking>[]
  /** Requests and answered visits. */
  readonly upcomingCount: number
}

export function agendaOf(bookings: readonly TechnicianBooking[], now: Date): Agenda {
  const { upcoming, history, upcomingCount } = timelineOf(bookings, now)
  const isRequest = ({ status }: TechnicianBooking) => status === 'solicitada'
  const all = upcoming.flatMap(day => day.bookings)
  return {
    requests: all.filter(isRequest),
    underWay: bookings.find(booking => isUnderWay(booking, now)) ?? null,
    next: all.find(({ status }) => status === 'confirmada') ?? null,
    days: upcoming
      .map(({ date, bookings }) => ({ date, bookings: bookings.filter(booking => !isRequest(booking)) }))
      .filter(day => day.bookings.length > 0),
    history,
    upcomingCount,
  }
}

// Section 2, Agenda: its three lists in pages, so that a flood of requests does not make the page heavier.

const AGENDA_PARTS = ['requests', 'visits', 'history'] as const
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
