// Section 3 gives a review four fields: rating, comment, name of the client, approval. Where it also names a booking or a
// technician it belongs to them; else the name of the client may tell the visit.

import { createHash } from 'node:crypto'
import type { Document } from '#database/import/document.ts'
import { readerOf, shown, textFrom } from '#database/import/fields.ts'
import type { KnownBooking, KnownRows, KnownTechnician, KnownUser } from '#database/import/known-rows.ts'
import type { ReadableRecord } from '#database/import/read-export.ts'
import { type Journal, type LeftOutRecord, leftOut, type Note } from '#database/import/report.ts'
import { plainText } from '#platform/domain/plain-text.ts'
import { COMMENT_MAX_LENGTH, STARS } from '#reviews/domain/review-rating.ts'

interface Options {
  readonly records: readonly ReadableRecord[]
  readonly people: ReadonlyMap<string, KnownUser>
  readonly technicians: ReadonlyMap<string, KnownTechnician>
  readonly uidOf: ReadonlyMap<string, string>
  readonly bookings: ReadonlyMap<string, KnownBooking>
  readonly known: KnownRows
  readonly journal: Journal
  readonly now: Date
}

type Found = ReviewSubject & { readonly isByName: boolean }

const BOOKING_NAMES = ['reservaId', 'bookingId', 'reserva', 'booking']
const TECHNICIAN_NAMES = ['technicianId', 'tecnicoId', 'technician', 'tecnico']
const CLIENT_NAMES = ['clientId', 'clienteId', 'userId', 'uid']

export function planReviews(options: Options): ImportedReview[] {
  const { records, known, journal, now } = options
  const rows: ImportedReview[] = []
  const seen = new Set<string>()
  const reviewed = new Set(known.reviewedBookings)
  const visitsByName = groupByClientName(options.bookings)
  // Those that name their booking come first: a name must not take it from them.
  const isExplicit = (record: ReadableRecord) => bookingOf(record, options.bookings) !== null
  for (const record of [...records.filter(isExplicit), ...records.filter(record => !isExplicit(record))]) {
    const importedId = record.id || contentId(record.document)
    if (seen.has(importedId)) {
      journal.leaveOut(record, leftOut('repeated'))
      continue
    }
    if (known.importedReviews.has(importedId)) {
      seen.add(importedId)
      journal.recognize(record)
      continue
    }
    const found = subjectOf(record, options, visitsByName, reviewed)
    if ('leftOut' in found) {
      journal.leaveOut(record, found)
      continue
    }
    const note = journal.noteOf(record)
    const review = reviewFrom(importedId, record.document, found, { note, now })
    if ('leftOut' in review) journal.leaveOut(record, review)
    else if (review.bookingId !== null && reviewed.has(review.bookingId))
      journal.leaveOut(record, leftOut('already-reviewed', review.bookingId))
    else {
      if (review.bookingId !== null) reviewed.add(review.bookingId)
      if (found.isByName) note('by-client-name', review.bookingId ?? '')
      if (review.technicianId === null) note('without-technician')
      seen.add(importedId)
      rows.push(review)
      journal.import(record)
    }
  }
  return rows
}

function subjectOf(
  record: ReadableRecord,
  { people, technicians, uidOf, bookings }: Options,
  visitsByName: ReadonlyMap<string, readonly KnownBooking[]>,
  reviewed: ReadonlySet<string>,
): Found | LeftOutRecord {
  const booking = bookingOf(record, bookings)
  if (booking) return { ...subjectOfBooking(booking), isByName: false }
  const { document, parent } = record
  const named = firstText(record, TECHNICIAN_NAMES) || (parent?.collection === 'technicians' ? parent.id : '')
  const technicianId = uidOf.get(named) ?? named
  if (named !== '' && !technicians.has(technicianId)) return leftOut('no-technician', named)
  const client = firstText(record, CLIENT_NAMES)
  const clientId = people.has(client) ? client : null
  if (named !== '')
    return {
      bookingId: null,
      technicianId,
      clientId,
      clientName: clientId ? (people.get(clientId)?.name ?? '') : '',
      visitedAt: null,
      isByName: false,
    }
  // One completed visit of one client of that name, and no review of it yet.
  const visits = visitsByName.get(plainText(textFrom(document.clienteNombre))) ?? []
  const [only] = visits.length === 1 ? visits : []
  if (only && !reviewed.has(only.id)) return { ...subjectOfBooking(only), isByName: true }
  return { bookingId: null, technicianId: null, clientId, clientName: '', visitedAt: null, isByName: false }
}

/** D15: of a completed booking, named by a field or by the id of the review. */
function bookingOf(record: ReadableRecord, bookings: ReadonlyMap<string, KnownBooking>): KnownBooking | null {
  const booking = bookings.get(firstText(record, BOOKING_NAMES)) ?? bookings.get(record.id)
  return booking?.status === 'completada' ? booking : null
}

function subjectOfBooking({
  id,
  technicianId,
  clientId,
  clientName,
  scheduledAt,
}: KnownBooking): ReviewSubject {
  return { bookingId: id, technicianId, clientId, clientName, visitedAt: scheduledAt }
}

function groupByClientName(bookings: ReadonlyMap<string, KnownBooking>): Map<string, KnownBooking[]> {
  const completed = new Map([...bookings.values()].map(each => [each.id, each]))
  const visits = [...completed.values()].filter(({ status }) => status === 'completada')
  return Map.groupBy(visits, ({ clientName }) => plainText(clientName))
}

function firstText({ document }: ReadableRecord, names: readonly string[]): string {
  return names.map(name => textFrom(document[name])).find(text => text !== '') ?? ''
}

export interface ImportedReview {
  readonly importedId: string
  /** Null, as section 3 has it, when the review names no booking. */
  readonly bookingId: string | null
  readonly technicianId: string | null
  readonly clientId: string | null
  readonly clienteNombre: string
  readonly rating: number
  readonly comentario: string
  readonly aprobada: boolean
  readonly createdAt: Date
}

/** What the review is about: found by the plan. */
export interface ReviewSubject {
  readonly bookingId: string | null
  readonly technicianId: string | null
  readonly clientId: string | null
  readonly clientName: string
  readonly visitedAt: Date | null
}

const NO_NAME = 'Cliente'

export function reviewFrom(
  importedId: string,
  document: Document,
  subject: ReviewSubject,
  { note, now }: { note: Note; now: Date },
): ImportedReview | LeftOutRecord {
  const read = readerOf(document, note)
  const written = read.number('rating')
  const rating = STARS.find(stars => stars === Math.round(written ?? 0))
  if (written === null || !rating) return leftOut('no-rating', shown(document.rating ?? ''))
  if (rating !== written) note('rounded-rating', `${written} → ${rating}`)
  const { bookingId, technicianId, clientId, clientName, visitedAt } = subject
  return {
    importedId,
    bookingId,
    technicianId,
    clientId,
    clienteNombre: read.line(['clienteNombre']) || clientName || NO_NAME,
    rating,
    comentario: read.text(COMMENT_MAX_LENGTH, 'comentario'),
    aprobada: read.flag('aprobada'),
    createdAt: read.instant('createdAt') ?? visitedAt ?? now,
  }
}

/** A list may hold reviews without an id: what they say identifies them. */
export function contentId(document: Document): string {
  const { rating, comentario, clienteNombre, createdAt } = document
  const said = JSON.stringify([rating, comentario, clienteNombre, createdAt])
  return `sha256:${createHash('sha256').update(said).digest('hex').slice(0, 32)}`
}
