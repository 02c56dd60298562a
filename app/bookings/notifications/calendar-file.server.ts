// Bookings as an iCalendar file (RFC 5545), for e-mails and for the private feed.

import { type Booking, visitEnd } from '#bookings/domain/booking.ts'
import {
  clientCasePath,
  clientVisitPath,
  technicianCasePath,
  technicianVisitPath,
} from '#bookings/domain/booking-paths.ts'
import { addressText, type VisitPlace } from '#bookings/domain/visit-place.ts'
import { BOOKING_LABELS } from '#bookings/wording/booking-status.ts'
import { CASE_LINK_TEXT, priceFacts } from '#bookings/wording/bookings.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { unlinkedText } from '#platform/wording/unlinked-text.ts'

export interface CalendarEvent {
  readonly key: number
  readonly summary: string
  readonly description: string
  readonly location: string
  readonly start: Date
  readonly end: Date
  readonly changedAt: Date
  /** The page of the visit. */
  readonly url: string
  /** The page of the guarantee case, of a visit that repeats a work. */
  readonly caseUrl: string | null
  /** Rings once, an hour before. */
  readonly hasAlarm: boolean
  readonly status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED'
}

const STATUS = {
  solicitada: 'TENTATIVE',
  confirmada: 'CONFIRMED',
  completada: 'CONFIRMED',
  cancelada: 'CANCELLED',
} as const satisfies Record<Booking['status'], CalendarEvent['status']>

type CalendarBooking = Pick<Booking, 'key' | 'description' | 'scheduledAt' | 'furtherHours' | 'status'> &
  VisitPlace & {
    readonly updatedAt: Date
    /** Where more is known than its hours. */
    readonly endsAt?: Date
    /** How it ended, where that was not as planned. */
    readonly ended?: string | null
  }

function calendarEvent(
  booking: CalendarBooking,
  particulars: Pick<CalendarEvent, 'summary' | 'description' | 'url' | 'caseUrl' | 'hasAlarm'>,
): CalendarEvent {
  const { key, scheduledAt, endsAt = visitEnd(booking), status, updatedAt } = booking
  return {
    key,
    ...particulars,
    location: addressText(booking),
    start: scheduledAt,
    end: endsAt,
    changedAt: updatedAt,
    status: STATUS[status],
  }
}

export function calendarFile(name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${BRAND.name}//Reservas//ES`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
    '',
  ]
  return lines.map(folded).join('\r\n')
}

function eventLines({
  key,
  summary,
  description,
  location,
  start,
  end,
  changedAt,
  url,
  caseUrl,
  hasAlarm,
  status,
}: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:reserva-${key}@tecniya.co`,
    `DTSTAMP:${stamp(changedAt)}`,
    `LAST-MODIFIED:${stamp(changedAt)}`,
    // Calendars keep the version with the highest SEQUENCE.
    `SEQUENCE:${Math.floor(changedAt.getTime() / 1000) % 2_000_000_000}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escaped(summary)}`,
    // Google's calendar shows no URL property.
    `DESCRIPTION:${[description && escaped(description), url, caseUrl && `${CASE_LINK_TEXT}: ${caseUrl}`].filter(Boolean).join('\\n\\n')}`,
    `URL:${url}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    `STATUS:${status}`,
    `TRANSP:${status === 'CANCELLED' ? 'TRANSPARENT' : 'OPAQUE'}`,
    ...(hasAlarm ? alarmLines(summary) : []),
    'END:VEVENT',
  ]
}

function alarmLines(summary: string): string[] {
  return ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(summary)}`, 'TRIGGER:-PT1H', 'END:VALARM']
}

/** 20261116T190000Z */
function stamp(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d{3}/g, '')
}

/** RFC 5545 text: user input cannot add properties, lines or links. */
function escaped(text: string): string {
  return unlinkedText(text)
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')
}

const LINE_MAX_BYTES = 75

/** RFC 5545 line folding at 75 bytes, without splitting a character. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > LINE_MAX_BYTES) {
      parts.push(part)
      part = ''
      bytes = 1
    }
    part += character
    bytes += size
  }
  return [...parts, part].join('\r\n ')
}

// A booking as an event in the calendar of its client and of its technician.

type EventBooking = CalendarBooking &
  Pick<Booking, 'servicio' | 'especialidad' | 'precio' | 'agreedTotal' | 'repeatOf'>

export function clientCalendarEvent(
  booking: EventBooking & Pick<Booking, 'technicianName' | 'technicianPhone'>,
  origin: string,
): CalendarEvent {
  const { key, technicianName, technicianPhone, status, repeatOf } = booking
  return calendarEvent(booking, {
    summary: `Visita de ${technicianName}`,
    description: descriptionOf(booking, { label: 'Técnico', name: technicianName, phone: technicianPhone }),
    url: `${origin}${clientVisitPath(key)}`,
    caseUrl: repeatOf === null ? null : `${origin}${clientCasePath(repeatOf)}`,
    hasAlarm: status === 'confirmada',
  })
}

/**
 * Without an alarm: in a subscribed calendar it would ring at the visit before, and for one that was cancelled since the calendar
 * was read. Calendars have alarms of their own.
 */
export function technicianCalendarEvent(
  booking: EventBooking & { readonly clientName: string; readonly clientPhone: string },
  origin: string,
): CalendarEvent {
  const { key, clientName, clientPhone, status, repeatOf } = booking
  return calendarEvent(booking, {
    summary: `${clientName} (${BOOKING_LABELS.tecnico[status].toLowerCase()})`,
    description: descriptionOf(booking, { label: 'Cliente', name: clientName, phone: clientPhone }),
    url: `${origin}${technicianVisitPath(key)}`,
    caseUrl: repeatOf === null ? null : `${origin}${technicianCasePath(repeatOf)}`,
    hasAlarm: false,
  })
}

/** Contact data is for confirmed visits only. */
function descriptionOf(booking: EventBooking, other: { label: string; name: string; phone: string }): string {
  const { servicio, especialidad, description, status, ended } = booking
  const lines = [
    ended,
    (servicio || especialidad) && `Servicio: ${servicio || especialidad}`,
    ...priceFacts(booking).map(({ label, value }) => `${label}: ${value}`),
    `${other.label}: ${other.name}`,
    status === 'confirmada' && other.phone.trim() && `Teléfono: ${other.phone.trim()}`,
    description && `Qué pasa: ${description}`,
  ]
  return lines.filter(Boolean).join('\n')
}
