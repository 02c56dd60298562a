/** A count that stops at a limit. */
export interface Tally {
  readonly count: number
  /** True when there are more than were counted. */
  readonly more: boolean
}
