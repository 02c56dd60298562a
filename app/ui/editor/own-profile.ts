import type { PublicReview } from '#domain/reviews/public-review.ts'
import type { ProfileDraft } from '#domain/technicians/profile-draft.ts'
import type { ModerationState } from '#domain/technicians/technician.ts'

/** What of a profile its owner does not write. */
export interface ProfileFacts {
  readonly uid: string | null
  readonly slug: string
  readonly fotoURL: string | null
  readonly verificado: boolean
  readonly ratingPromedio: number
  readonly resenasCount: number
}

export interface PreviewCalendar {
  readonly now: Date
  /** Public holidays among the days that are shown. */
  readonly holidays: readonly string[]
  readonly taken: readonly Date[]
}

/** What the editor knows of its technician. */
export interface OwnProfile {
  readonly stored: ProfileDraft
  readonly revision: number
  readonly publicado: boolean
  readonly estado: ModerationState | null
  /** Nobody moderated it away. */
  readonly mayPublish: boolean
  readonly facts: ProfileFacts
  readonly calendar: PreviewCalendar
  readonly reviews: readonly PublicReview[]
  readonly distribution: readonly number[]
}
