// The letter of Monday: ten lines about the week that ended on Sunday.
import type { FactCounts, FreeRow, UnmetSearch } from '#board/domain/board.ts'
import { FATE_NAMES, type Fact } from '#board/domain/facts.ts'
import type { ComparedDays } from '#board/domain/stretch.ts'
import type { Tally } from '#platform/domain/lists.ts'

export const LETTER_DAYS = 7

export interface WaitingDecisions {
  readonly reviews: Tally
  readonly reports: Tally
  readonly cases: Tally
  readonly visits: Tally
  /** Of the oldest; null: nothing waits. */
  readonly since: Date | null
}

export interface WeekFacts {
  readonly days: ComparedDays
  readonly counts: FactCounts
  readonly unmet: readonly UnmetSearch[]
  readonly free: readonly FreeRow[]
  readonly waiting: WaitingDecisions
  /** When it is written. */
  readonly now: Date
}

const HAPPENINGS: readonly Fact[] = ['search', 'profile', 'form', ...FATE_NAMES]

/** Else no letter is sent. */
export const hasHappened = (counts: FactCounts) => HAPPENINGS.some(fact => (counts[fact]?.times ?? 0) > 0)
