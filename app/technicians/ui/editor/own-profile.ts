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

/** What the editor itself needs of the loader's data. */
export interface OwnProfile {
  readonly stored: ProfileDraft
  readonly revision: number
  readonly publicado: boolean
  readonly estado: ModerationState | null
  readonly facts: ProfileFacts
  readonly calendar: PreviewCalendar
  /** How many photos of finished jobs there are. */
  readonly jobPhotos: number
}
