import type { AccountLine, Period } from '#agenda/domain/week.ts'

/** The receipts of a period as a document. */
export interface AccountSheet {
  readonly technicianName: string
  readonly period: Period
  /** Oldest first. */
  readonly lines: readonly AccountLine[]
  readonly now: Date
}
