// What /admin/tablero shows, as its server file reads it. A part that could not be read is null.
import type { Fact } from '#board/domain/facts.ts'
import type { ComparedDays } from '#board/domain/stretch.ts'
import { REPORTED_CHANNELS } from '#moderation/domain/channel-report.ts'
import type { Channel } from '#platform/domain/notification.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'

/** When the tables were counted, and the last day in them. */
export interface CountedAt {
  readonly at: Date
  readonly through: string
}

/** A number of the stretch and that of the one before. */
export interface Compared {
  readonly times: number
  readonly before: number
}
export const NOTHING: Compared = { times: 0, before: 0 }

export type FactCounts = Readonly<Partial<Record<Fact, Compared>>>

export function sumOf(counts: FactCounts, facts: readonly Fact[]): Compared {
  return facts.reduce((sum, fact) => {
    const { times, before } = counts[fact] ?? NOTHING
    return { times: sum.times + times, before: sum.before + before }
  }, NOTHING)
}

/** Fewer than so many cases have no share. */
const SHARE_FROM = 20

/** Between 0 and 1; null where the step before had too few. */
export function shareOf(times: number, of: number): number | null {
  return of < SHARE_FROM ? null : Math.min(times / of, 1)
}

export interface NearTechnicians {
  /** '' for the city that was searched. */
  readonly city: string
  readonly technicians: number
}

/** Of a stretch; beyond them stands what hardly anybody looked for. */
export const UNMET_MAX = 200
/** Before all are asked for. */
export const UNMET_SHOWN = 6

export interface UnmetSearch extends Compared {
  /** '' where the trade was understood. */
  readonly words: string
  readonly trade: SpecialtyLabel | null
  readonly city: string
  readonly area: string
  /** Null: nobody of that trade, there or in a city near it. */
  readonly near: NearTechnicians | null
}

export interface FreeCell {
  /** Of the trade in the city. */
  readonly technicians: number
  readonly free: number
  /** Searches of the stretch that found nobody free. */
  readonly searches: number
}

/** Nobody has an hour, and somebody has the trade or was looked for. */
export const isEmptyCell = ({ technicians, free, searches }: FreeCell) =>
  free === 0 && (technicians > 0 || searches > 0)

export interface FreeRow {
  readonly city: string
  /** In the order of the columns; the last are the others. */
  readonly cells: readonly FreeCell[]
  /** Everybody who is free there. */
  readonly free: number
}

export const ANSWER_PARTS = ['city', 'trade'] as const
export type AnswerPart = (typeof ANSWER_PARTS)[number]

/** Rows of each part; of more the last is what the others come to. */
export const ANSWER_ROWS = 6

export interface AnswerRow {
  readonly part: AnswerPart
  /** A city as it is written or a trade; '' unknown, OTHERS the others. */
  readonly name: string
  readonly requests: number
  readonly unanswered: number
  /** Minutes; null without any answer. */
  readonly half: number | null
  readonly ninety: number | null
}

/** Of fewer, one slow answer would be the figure. */
const TIMED_FROM = 5

/** Whether it was answered often enough to say how fast. */
export const isTimed = ({ requests, unanswered }: AnswerRow) => requests - unanswered >= TIMED_FROM

const OFTEN_UNANSWERED = { share: 0.18, from: 4 }

/** Somebody should look at it today. */
export function isOftenUnanswered({ requests, unanswered }: AnswerRow): boolean {
  return unanswered >= OFTEN_UNANSWERED.from && unanswered >= OFTEN_UNANSWERED.share * requests
}

export interface DayBar extends Compared {
  /** The first day of the bar. */
  readonly day: string
}

export interface ChannelFailures {
  readonly channel: Channel
  readonly failed: Compared
  readonly sent: number
}

export function channelFailures(counts: FactCounts): ChannelFailures[] {
  return REPORTED_CHANNELS.map(channel => ({
    channel,
    failed: counts[`${channel}-failed`] ?? NOTHING,
    sent: (counts[`${channel}-sent`] ?? NOTHING).times,
  }))
}

const OFTEN_FAILED = { times: 2, from: 10 }

/** Much more than before. */
export function isFailingOften({ failed: { times, before } }: ChannelFailures): boolean {
  return times >= OFTEN_FAILED.from && times >= OFTEN_FAILED.times * before
}

export interface Board {
  readonly counted: CountedAt | null
  readonly days: ComparedDays
  readonly counts: FactCounts | null
  readonly bars: readonly DayBar[] | null
  readonly unmet: readonly UnmetSearch[] | null
  readonly free: readonly FreeRow[] | null
  /** Of how many cities these are the first. */
  readonly cities: number
  readonly answers: readonly AnswerRow[] | null
}
