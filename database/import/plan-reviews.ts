// Section 3 gives a review four fields: rating, comment, name of the client, approval. The name of the client may tell the
// visit.

import { createHash } from 'node:crypto'
import type { Document } from '#database/import/document.ts'
import { numberFrom, readerOf, shown, textFrom } from '#database/import/fields.ts'
import type { KnownBooking, KnownRows } from '#database/import/known-rows.ts'
import type { ReadableRecord } from '#database/import/read-export.ts'
import { type Journal, type LeftOutRecord, leftOut, type Note } from '#database/import/report.ts'
import { plainText } from '#platform/domain/plain-text.ts'
import { COMMENT_MAX_LENGTH, STARS } from '#reviews/domain/review-rating.ts'

interface Options {
  readonly records: readonly ReadableRecord[]
  readonly bookings: ReadonlyMap<string, KnownBooking>
  readonly known: KnownRows
  readonly journal: Journal
  readonly now: Date
}

export function planReviews({ records, bookings, known, journal, now }: Options): ImportedReview[] {
  const rows: ImportedReview[] = []
  const seen = new Set<string>()
  const reviewed = new Set(known.reviewedBookings)
  const visitsByName = groupByClientName(bookings)

  /** The only completed visit of a client of that name, unless it has a review. */
  function visitOf({ clienteNombre }: Document): KnownBooking | null {
    const visits = visitsByName.get(plainText(textFrom(clienteNombre))) ?? []
    const [only] = visits.length === 1 ? visits : []
    return only && !reviewed.has(only.id) ? only : null
  }

  for (const record of records) {
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
    const note = journal.noteOf(record)
    const visit = visitOf(record.document)
    const review = reviewFrom(importedId, record.document, visit, { note, now })
    if ('leftOut' in review) {
      journal.leaveOut(record, review)
      continue
    }
    if (visit) {
      reviewed.add(visit.id)
      note('by-client-name', visit.id)
    } else note('without-technician')
    seen.add(importedId)
    rows.push(review)
    journal.import(record)
  }
  return rows
}

function groupByClientName(bookings: ReadonlyMap<string, KnownBooking>): Map<string, KnownBooking[]> {
  const completed = new Map([...bookings.values()].map(each => [each.id, each]))
  const visits = [...completed.values()].filter(({ status }) => status === 'completada')
  return Map.groupBy(visits, ({ clientName }) => plainText(clientName))
}

export interface ImportedReview {
  readonly importedId: string
  /** Null when the name of the client tells no visit. */
  readonly bookingId: string | null
  readonly technicianId: string | null
  readonly clientId: string | null
  readonly clienteNombre: string
  readonly rating: number
  readonly comentario: string
  readonly aprobada: boolean
  readonly createdAt: Date
}

const NO_NAME = 'Cliente'

function reviewFrom(
  importedId: string,
  document: Document,
  visit: KnownBooking | null,
  { note, now }: { note: Note; now: Date },
): ImportedReview | LeftOutRecord {
  const read = readerOf(document, note)
  const written = numberFrom(document.rating)
  const rating = STARS.find(stars => stars === Math.round(written ?? 0))
  if (written === null || !rating) return leftOut('no-rating', shown(document.rating ?? ''))
  if (rating !== written) note('rounded-rating', `${written} → ${rating}`)
  read.noteUnknown('reviews_public')
  return {
    importedId,
    bookingId: visit?.id ?? null,
    technicianId: visit?.technicianId ?? null,
    clientId: visit?.clientId ?? null,
    clienteNombre: read.line(['clienteNombre']) || NO_NAME,
    rating,
    comentario: read.text(COMMENT_MAX_LENGTH, 'comentario'),
    aprobada: read.flag('aprobada'),
    createdAt: read.instant('createdAt') ?? visit?.scheduledAt ?? now,
  }
}

/** A list may hold reviews without an id: what they say identifies them. */
function contentId(document: Document): string {
  const { rating, comentario, clienteNombre, createdAt } = document
  const said = JSON.stringify([rating, comentario, clienteNombre, createdAt])
  return `sha256:${createHash('sha256').update(said).digest('hex').slice(0, 32)}`
}
