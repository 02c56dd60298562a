import { refusalText } from '#wording/refusals.ts'

/** The action data of every form of the panel. */
export interface ModerationAnswer {
  readonly done: string | null
  readonly failure: string | null
  /** Id of the row and the typed reason: a page without script shows them again. */
  readonly of: string
  readonly reason: string
}

/** When the server could not be reached. */
export const MODERATION_FAILED: ModerationAnswer = {
  done: null,
  failure: refusalText('moderation-failed'),
  of: '',
  reason: '',
}
