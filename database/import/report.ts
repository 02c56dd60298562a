// What happened to every record of an export. report-text.ts writes it in Spanish.

import type { ExportedRecord } from '#database/import/read-export.ts'
import type { PhotoFailure } from '#platform/photos/fetch-photo.server.ts'

export type LeftOutCode =
  | 'broken'
  | 'unknown-collection'
  | 'invalid-id'
  | 'repeated'
  | 'newer-copy'
  | 'no-email'
  | 'email-taken'
  | 'no-account'
  | 'same-technician'
  | 'no-technician'
  | 'no-client'
  | 'own-booking'
  | 'no-date'
  | 'hour-not-full'
  | 'hour-not-offered'
  | 'hour-taken'
  | 'no-rating'

export type ChangeCode =
  | 'unknown-field'
  | 'text-cut'
  | 'unreadable-text'
  | 'phone-without-digits'
  | 'no-name'
  | 'unknown-role'
  | 'admin-role'
  | 'unconfirmed-email'
  | 'unreadable-flag'
  | 'unreadable-deletion'
  | 'unreadable-instant'
  | 'unreadable-date'
  | 'unreadable-years'
  | 'other-id'
  | 'new-slug'
  | 'unknown-specialty'
  | 'unknown-zone'
  | 'unknown-currency'
  | 'unknown-state'
  | 'unchecked-badge'
  | 'unreadable-price'
  | 'rounded-price'
  | 'unreadable-entry'
  | 'unreadable-hours'
  | 'unreadable-exception'
  | 'no-photo'
  | 'hidden-checklist'
  | 'hidden-moderated'
  | 'hidden-barred'
  | 'rating-without-reviews'
  | 'unknown-status'
  | 'expired'
  | 'completed'
  | 'rounded-rating'
  | 'by-client-name'
  | 'without-technician'

export interface Remark<Code extends string> {
  readonly code: Code
  readonly detail: string
}

export interface LeftOutRecord {
  readonly leftOut: Remark<LeftOutCode>
}

export type Note = (code: ChangeCode, detail?: string) => void

export interface Entry {
  readonly collection: string
  readonly label: string
  /** 'known': it was imported before. */
  readonly outcome: 'imported' | 'known' | 'left-out'
  /** Why it was left out. */
  readonly reason: Remark<LeftOutCode> | null
  /** What is stored otherwise than the file says. */
  readonly changes: readonly Remark<ChangeCode>[]
}

export interface FailedPhoto {
  readonly uid: string
  readonly address: string
  readonly failure: PhotoFailure
}

export interface ImportReport {
  /** One per record of the file, in the order of the collections. */
  readonly entries: readonly Entry[]
  readonly photos: {
    readonly wanted: number
    readonly fetched: number
    readonly failed: readonly FailedPhoto[]
    /** On the configured Cloudinary already. */
    readonly kept: number
  }
  /** Nothing was written. */
  readonly isDryRun: boolean
}

export function leftOut(code: LeftOutCode, detail = ''): LeftOutRecord {
  return { leftOut: { code, detail } }
}

// Collects what happens to each record while the plan is made.

export interface Journal {
  import(record: ExportedRecord): void
  /** It was imported before. */
  recognize(record: ExportedRecord): void
  leaveOut(record: ExportedRecord, reason: LeftOutRecord): void
  noteOf(record: ExportedRecord): Note
  isImported(record: ExportedRecord): boolean
  /** One per record. Changes are those of imported records. */
  entriesOf(records: readonly ExportedRecord[]): Entry[]
}

type Result = Pick<Entry, 'outcome' | 'reason'>

export function createJournal(): Journal {
  const results = new Map<number, Result>()
  const changes = new Map<number, Remark<ChangeCode>[]>()
  return {
    import: ({ position }) => results.set(position, { outcome: 'imported', reason: null }),
    recognize: ({ position }) => results.set(position, { outcome: 'known', reason: null }),
    leaveOut: ({ position }, { leftOut }) => results.set(position, { outcome: 'left-out', reason: leftOut }),
    noteOf({ position }) {
      return (code, detail = '') =>
        changes.set(position, [...(changes.get(position) ?? []), { code, detail }])
    },
    isImported: ({ position }) => results.get(position)?.outcome === 'imported',
    entriesOf: records =>
      records.map(({ collection, label, position }) => {
        const result = results.get(position)
        if (!result) throw new Error(`nothing was decided about ${collection}/${label}`)
        const isStored = result.outcome === 'imported'
        return { collection, label, ...result, changes: isStored ? (changes.get(position) ?? []) : [] }
      }),
  }
}
