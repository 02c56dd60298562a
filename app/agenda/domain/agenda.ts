// Section 2, Agenda; D34: what a technician has to answer, where to go next, and what is over.

import { answerDeadline } from '#bookings/domain/answer-time.ts'
import { visitId } from '#bookings/domain/booking-paths.ts'
import { type Day, timelineOf } from '#bookings/domain/timeline.ts'
import { DAY_MS } from '#platform/domain/time.ts'
import type { TechnicianBooking } from '#visits/domain/listed-visit.ts'
import {
  isArrivalInDoubt,
  isGoingOn,
  type Phase,
  type SituationFacts,
  situationOf,
} from '#visits/domain/situation.ts'

export interface Agenda {
  /** D59: open visits that their clients cannot receive, which begin before the first request must be answered (D60). */
  readonly urgentStatements: readonly TechnicianBooking[]
  /** The others: after the request that comes first. */
  readonly statements: readonly TechnicianBooking[]
  /** Unanswered requests in the order of their hours: a request expires when its hour begins (D14). */
  readonly requests: readonly TechnicianBooking[]
  /**
   * Visits that have begun and not ended, and that to which the technician is on the way: who waits for him first. They are
   * also in their lists (D34).
   */
  readonly underWay: readonly TechnicianBooking[]
  /** The next confirmed visit. */
  readonly next: TechnicianBooking | null
  /** Every upcoming booking of the page, pending ones too (section 2). */
  readonly days: readonly Day<TechnicianBooking>[]
  readonly history: readonly Day<TechnicianBooking>[]
  /** Of all that was loaded. */
  readonly upcomingCount: number
}

/** The same request may be on the page of requests and on that of the days. */
export function agendaOf(
  { bookings, pages }: ListedAgenda,
  now: Date,
  answered: ReadonlySet<number> = new Set(),
): Agenda {
  const { upcoming, history, upcomingCount } = timelineOf(bookings, now)
  const isOnPage = (part: AgendaPart) => {
    const keys = new Set(pages[part].keys)
    return ({ key }: TechnicianBooking) => keys.has(key)
  }
  const isUpcomingHere = isOnPage('upcoming')
  const all = upcoming.flatMap(day => day.bookings)
  const requests = all.filter(({ status }) => status === 'solicitada').filter(isOnPage('requests'))
  // A request says it in its own card.
  const statements = all.filter(booking => booking.cannotAt !== null && !requests.includes(booking))
  const isUrgent = ({ scheduledAt }: TechnicianBooking) =>
    requests[0] === undefined || scheduledAt <= answerDeadline(requests[0])
  return {
    urgentStatements: statements.filter(isUrgent),
    statements: statements.filter(statement => !isUrgent(statement)),
    requests,
    underWay: underWayOf(bookings, now),
    next: all.find(({ key, status }) => status === 'confirmada' && !answered.has(key)) ?? null,
    days: upcoming
      .map(({ date, bookings }) => ({ date, bookings: bookings.filter(isUpcomingHere) }))
      .filter(day => day.bookings.length > 0),
    history,
    upcomingCount,
  }
}

/** Phases in which the visit stands on top of the agenda, the most urgent first. */
const UNDER_WAY: readonly Phase[] = [
  ...(['missing', 'inside', 'on-the-way', 'delayed', 'unclear', 'due', 'nobody-home'] as const),
]

function underWayOf(bookings: readonly TechnicianBooking[], now: Date): TechnicianBooking[] {
  const urgency = (booking: TechnicianBooking) => UNDER_WAY.indexOf(situationOf(booking, now).phase)
  return bookings
    .filter(booking => booking.status === 'confirmada' && urgency(booking) >= 0)
    .toSorted((a, b) => urgency(a) - urgency(b) || a.scheduledAt.getTime() - b.scheduledAt.getTime())
}

/** On paper: the visits that have begun, and every upcoming one. */
export function printedDays({ underWay, days }: Pick<Agenda, 'underWay' | 'days'>): Day<TechnicianBooking>[] {
  const listed = new Set(days.flatMap(({ bookings }) => bookings.map(({ key }) => key)))
  const begun = underWay.filter(({ key }) => !listed.has(key))
  const dates = new Set([...begun, ...days].map(({ date }) => date))
  return [...dates].sort().map(date => ({
    date,
    bookings: [
      ...begun.filter(booking => booking.date === date),
      ...days.filter(day => day.date === date).flatMap(({ bookings }) => bookings),
    ],
  }))
}

// Section 2, Agenda: its three lists in pages, so that a flood of requests does not make the page heavier.

/** Requests are a worklist: they are among the upcoming bookings too. */
export type AgendaPart = 'requests' | 'upcoming' | 'history'

/** Bookings of each list on one page. */
export const AGENDA_PAGE_SIZE = 20

/** The query parameter with the cursor of each list: the key of the last booking of the page before. */
export const AGENDA_CURSOR_NAMES: Record<AgendaPart, string> = {
  requests: 'solicitudes',
  upcoming: 'visitas',
  history: 'historial',
}

export type AgendaCursors = Readonly<Record<AgendaPart, number | null>>

export function agendaCursorsFrom(query: URLSearchParams): AgendaCursors {
  const cursorOf = (part: AgendaPart) => {
    const text = query.get(AGENDA_CURSOR_NAMES[part]) ?? ''
    return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
  }
  return { requests: cursorOf('requests'), upcoming: cursorOf('upcoming'), history: cursorOf('history') }
}

export interface AgendaPage {
  /** Of all pages. */
  readonly total: number
  /** Of the bookings on this page, in its order. */
  readonly keys: readonly number[]
  /** The cursor of this page; null for the first one. */
  readonly after: number | null
  /** The cursor of the next page. */
  readonly next: number | null
}

export type AgendaPages = Readonly<Record<AgendaPart, AgendaPage>>

export interface ListedAgenda {
  /** Of the pages of all three lists, each once, latest first; the next confirmed visit, those under way, and those with a statement. */
  readonly bookings: readonly TechnicianBooking[]
  readonly pages: AgendaPages
}

export interface FilteredAgenda extends ListedAgenda {
  /** Visits of the history that its filter leaves; all without one. */
  readonly shown: number
}

/** A booking that was answered on the open page, as it was before. */
export interface AnsweredBooking {
  readonly booking: TechnicianBooking
  /** The lists it was on. */
  readonly parts: readonly AgendaPart[]
}

export function answeredBooking(booking: TechnicianBooking, pages: AgendaPages): AnsweredBooking {
  const parts = (['requests', 'upcoming'] as const).filter(part => pages[part].keys.includes(booking.key))
  return { booking, parts }
}

/** The lists with what was answered still in its place, so that nothing else moves there. */
export function keptInPlace<List extends ListedAgenda>(
  list: List,
  answered: readonly AnsweredBooking[],
): List {
  if (answered.length === 0) return list
  const before = new Map(answered.map(({ booking }) => [booking.key, booking]))
  const others = list.bookings.filter(({ key }) => !before.has(key))
  const pages = { ...list.pages }
  for (const { booking, parts } of answered)
    for (const part of parts) {
      const { keys } = pages[part]
      if (!keys.includes(booking.key)) pages[part] = { ...pages[part], keys: [...keys, booking.key] }
    }
  return { ...list, bookings: [...others, ...before.values()], pages }
}

/** Where the card of an upcoming request stands. On another page of the requests than the loaded one it comes first. */
export function requestPath(key: number, { requests, upcoming }: AgendaPages): string {
  const anchor = `#${visitId(key)}`
  if (requests.keys.includes(key)) return anchor
  const before = upcoming.keys[upcoming.keys.indexOf(key) - 1] ?? upcoming.after
  return `/agenda${before === null ? '' : `?${AGENDA_CURSOR_NAMES.requests}=${before}`}${anchor}`
}

/** The day of a technician in short. */
export interface TechnicianDay {
  /** Starts ('09:00') of the visits of today, accepted or done, in order. */
  readonly starts: readonly string[]
  /** The first of them that has not begun. */
  readonly next: string | null
  readonly requests: number
}

// Section 2, Mis reservas: what stands above the lists.

const HOME_DAYS = 14

/** On the home page the next visit of two weeks is there too. */
export function homeVisitsOf<Item extends SituationFacts>(bookings: readonly Item[], now: Date): Item[] {
  const top = topVisitsOf(bookings, now)
  if (top.length > 0) return top
  const isAhead = ({ scheduledAt }: Item) =>
    scheduledAt > now && Number(scheduledAt) <= Number(now) + HOME_DAYS * DAY_MS
  return bookings
    .filter(visit => visit.status !== 'cancelada' && isAhead(visit))
    .toSorted((a, b) => a.scheduledAt.getTime() - b.scheduledAt.getTime())
    .slice(0, 1)
}

/** Every visit whose technician is asked for; else the one that is going on; else the next, if it begins within a day. */
export function topVisitsOf<Item extends SituationFacts>(bookings: readonly Item[], now: Date): Item[] {
  const near = bookings
    .toSorted((a, b) => a.scheduledAt.getTime() - b.scheduledAt.getTime())
    .map(visit => ({ visit, situation: situationOf(visit, now) }))
  const inDoubt = near.filter(({ situation }) => isArrivalInDoubt(situation))
  const next =
    near.find(({ situation }) => isGoingOn(situation)) ??
    near.find(({ situation }) => situation.phase === 'near')
  return (inDoubt.length > 0 ? inDoubt : next ? [next] : []).map(({ visit }) => visit)
}
