// What Meta says of our number and of the templates, as it was asked last.

export interface CheckedPhone {
  /** GREEN, YELLOW, RED or UNKNOWN. */
  readonly quality: string
  /** CONNECTED, RESTRICTED … as the API calls it. */
  readonly status: string
  /** TIER_250, TIER_1K …; null where it does not say. */
  readonly limit: string | null
}

export interface CheckedTemplate {
  readonly name: string
  /** APPROVED, PENDING, REJECTED … as the API calls it. */
  readonly status: string
  readonly reason: string | null
  /** False: the account has other words or buttons. */
  readonly isOurs: boolean
}

export interface AccountCheck {
  readonly checkedAt: Date
  /** Why it could not be asked; then the rest is of an earlier time. */
  readonly failure: string | null
  readonly phone: CheckedPhone | null
  readonly templates: readonly CheckedTemplate[]
}

/** Of 'TIER_1K': to how many people a day we may write first. Null: without limit, or not known. */
export function peoplePerDay(limit: string | null): number | null {
  const [, digits = '', thousands] = /^TIER_(\d{1,4})(K?)$/.exec(limit ?? '') ?? []
  return digits === '' ? null : Number(digits) * (thousands ? 1_000 : 1)
}
