// What happened to every record of an export. report-text.ts writes it in Spanish.
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
  | 'already-reviewed'

export type ChangeCode =
  | 'text-cut'
  | 'phone-without-digits'
  | 'no-name'
  | 'unknown-role'
  | 'unreadable-flag'
  | 'unreadable-deletion'
  | 'other-id'
  | 'new-slug'
  | 'unknown-specialty'
  | 'unknown-zone'
  | 'unknown-currency'
  | 'unknown-state'
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
