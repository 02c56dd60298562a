import type { ProfileTrust } from '#catalogue/domain/profile-trust.ts'
import type { ProfileReview } from '#reviews/domain/public-review.ts'
import type { QualityAverages } from '#reviews/domain/qualities.ts'
import type { ProfileDraft } from '#technicians/domain/profile-draft.ts'
import type { ModerationState, Technician } from '#technicians/domain/technician.ts'

/** The fields of a profile that its owner does not edit here. */
export interface ProfileFacts
  extends Pick<Technician, 'slug' | 'fotoURL' | 'verificado' | 'ratingPromedio' | 'resenasCount'> {
  readonly uid: string | null
}

export interface PreviewCalendar {
  readonly now: Date
  /** Public holidays among the shown days. */
  readonly holidays: readonly string[]
  readonly taken: readonly Date[]
}

/** Loader data of the editor. */
export interface OwnProfile {
  readonly stored: ProfileDraft
  readonly revision: number
  readonly publicado: boolean
  readonly estado: ModerationState | null
  readonly facts: ProfileFacts
  readonly calendar: PreviewCalendar
  readonly trust: ProfileTrust
  readonly reviews: readonly ProfileReview[]
  readonly distribution: readonly number[]
  readonly qualities: QualityAverages
}
