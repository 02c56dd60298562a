// What a public profile shows beyond the technician's own words.
import type { JobPhoto } from '#technicians/domain/job-photo.ts'
import type { PublicCredential } from '#verification/domain/credential.ts'
import type { Reputation } from '#visits/domain/reputation.ts'

export interface ProfileTrust {
  readonly credentials: readonly PublicCredential[]
  readonly reputation: Reputation
  readonly jobPhotos: readonly JobPhoto[]
}

export const NO_TRUST: ProfileTrust = {
  credentials: [],
  reputation: { answerMinutes: null, acceptedOfTen: null, completed: 0, attendance: null },
  jobPhotos: [],
}
