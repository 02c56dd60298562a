import { refusalText } from '#wording/refusals.ts'

/** The action data of a form that decides about a check. */
export interface CheckAnswer {
  readonly check: string
  readonly act: string
  readonly done: string | null
  readonly failure: string | null
  /** As typed, after a refusal. */
  readonly typed: Readonly<Record<string, string>>
}

/** When the server could not be reached. */
export const checkFailed = (typed: Readonly<Record<string, string>>): CheckAnswer => ({
  check: typed.check ?? '',
  act: typed.act ?? '',
  done: null,
  failure: refusalText('moderation-failed'),
  typed,
})
