// Section 2, Agenda; D34: what a technician has to answer, where to go next, and what is over.
import type { TechnicianBooking } from '#bookings/domain/listed-bookings.ts'
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
  const { upcoming, history, upcomingCount } = timelineOf(bookings, now, 'newest-first')
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
