// Decides what becomes of every record of an export, without touching the database. A dry run ends here.

import { isDocument } from '#database/import/document.ts'
import { textFrom } from '#database/import/fields.ts'
import type { KnownRows } from '#database/import/known-rows.ts'
import { type ImportedBooking, planBookings } from '#database/import/plan-bookings.ts'
import { type ImportedReview, planReviews } from '#database/import/plan-reviews.ts'
import {
  type FindPhoto,
  planTechnicians,
  type TechnicianRecord,
  type WantedPhoto,
} from '#database/import/plan-technicians.ts'
import { type ImportedUser, planUsers } from '#database/import/plan-users.ts'
import { type ExportedRecord, KNOWN_COLLECTIONS, type ReadableRecord } from '#database/import/read-export.ts'
import { createJournal, type Entry, type Journal, leftOut } from '#database/import/report.ts'

export interface ImportPlan {
  readonly users: readonly ImportedUser[]
  readonly technicians: readonly TechnicianRecord[]
  readonly bookings: readonly ImportedBooking[]
  readonly reviews: readonly ImportedReview[]
  /** Photos of technicians that were imported before without theirs. */
  readonly latePhotos: readonly { readonly uid: string; readonly fotoURL: string }[]
  readonly photos: readonly WantedPhoto[]
  readonly keptPhotos: number
  readonly entries: readonly Entry[]
}

export interface PlanOptions {
  readonly records: readonly ExportedRecord[]
  readonly known: KnownRows
  readonly findPhoto: FindPhoto
  readonly now: Date
}

export function planImport({ records, known, findPhoto, now }: PlanOptions): ImportPlan {
  const journal = createJournal()
  const readable = readableRecords(records, journal)
  const of = (collection: string) => readable.filter(record => record.collection === collection)
  const technicianIds = new Set(of('technicians').flatMap(({ id, document }) => [id, textFrom(document.uid)]))
  const users = planUsers({ users: of('users'), older: of('usuarios'), technicianIds, known, journal, now })
  const profiles = planTechnicians({
    records: of('technicians'),
    people: users.people,
    known,
    findPhoto,
    journal,
    now,
  })
  const sides = { people: users.people, ...profiles }
  const visits = planBookings({ records: of('reservas'), ...sides, known, journal, now })
  const reviews = planReviews({ records: of('reviews_public'), ...visits, known, journal, now })
  noteRatings(readable, reviews, profiles.uidOf, journal)
  return {
    users: users.rows,
    technicians: profiles.rows,
    bookings: visits.rows,
    reviews,
    latePhotos: profiles.latePhotos,
    photos: profiles.photos,
    keptPhotos: profiles.keptPhotos,
    entries: journal.entriesOf(records),
  }
}

/** Names the others: broken documents, and collections that the product does not have. */
function readableRecords(records: readonly ExportedRecord[], journal: Journal): ReadableRecord[] {
  return records.flatMap(record => {
    if (!KNOWN_COLLECTIONS.some(name => name === record.collection))
      journal.leaveOut(record, leftOut('unknown-collection'))
    else if (!isDocument(record.value)) journal.leaveOut(record, leftOut('broken', kindOf(record.value)))
    else return { ...record, document: record.value }
    return []
  })
}

function kindOf(value: unknown): string {
  if (value === null) return 'nulo'
  if (Array.isArray(value)) return 'una lista'
  if (typeof value === 'string') return 'un texto'
  return typeof value === 'number' ? 'un número' : 'verdadero o falso'
}

/** D15: ratings follow the approved reviews; a rating of the file without any is not kept. */
function noteRatings(
  records: readonly ReadableRecord[],
  reviews: readonly ImportedReview[],
  uidOf: ReadonlyMap<string, string>,
  journal: Journal,
): void {
  const rated = new Set(reviews.flatMap(({ technicianId, aprobada }) => (aprobada ? technicianId : null)))
  for (const record of records) {
    const count = Number(record.document.reseñasCount ?? 0)
    if (record.collection !== 'technicians' || !(count > 0) || !journal.isImported(record)) continue
    if (!rated.has(uidOf.get(record.id) ?? record.id))
      journal.noteOf(record)('rating-without-reviews', String(record.document.ratingPromedio ?? ''))
  }
}
