import { createHash } from 'node:crypto'
import type { Document } from '#database/import/document.ts'
import { readerOf, shown } from '#database/import/fields.ts'
import { type LeftOutRecord, leftOut, type Note } from '#database/import/report.ts'
import { COMMENT_MAX_LENGTH, STARS } from '#reviews/domain/review-rules.ts'

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
