import { moderationRefusalText } from '#moderation/wording/refusals.ts'

/** The action data of the form for several rows. */
export interface BulkAnswer {
  readonly kind: 'bulk'
  /** 'Publicaste 3 perfiles.' */
  readonly done: string | null
  /** D52: 'Dairo Pájaro. Le falta: foto, bio.' */
  readonly warnings: readonly string[]
  /** Which rows did not change, and why. */
  readonly failures: readonly string[]
}

export function isBulkAnswer(answer: object | undefined): answer is BulkAnswer {
  return answer !== undefined && 'kind' in answer && answer.kind === 'bulk'
}

export function bulkFailed(failure: string): BulkAnswer {
  return { kind: 'bulk', done: null, warnings: [], failures: [failure] }
}

/** When the server could not be reached. */
export const BULK_FAILED = bulkFailed(moderationRefusalText('moderation-failed'))
