import { moderationRefusalText } from '#moderation/wording/refusals.ts'

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
export function checkFailed(fields: FormData): CheckAnswer {
  const typed = Object.fromEntries([...fields].map(([name, value]) => [name, String(value)]))
  const { check = '', act = '' } = typed
  return { check, act, done: null, failure: moderationRefusalText('moderation-failed'), typed }
}
