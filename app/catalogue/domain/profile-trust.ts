// What a public profile shows beyond the technician's own words.
import type { JobPhoto } from '#technicians/domain/job-photo.ts'
import type { Reputation } from '#technicians/domain/reputation.ts'
import type { PublicCheck } from '#verification/domain/check.ts'

export interface ProfileTrust {
  readonly checks: readonly PublicCheck[]
  readonly reputation: Reputation
  readonly jobPhotos: readonly JobPhoto[]
}

export const NO_TRUST: ProfileTrust = {
  checks: [],
  reputation: { answerMinutes: null, acceptedOfTen: null, completed: 0 },
  jobPhotos: [],
}
