// `?dias=` of the board: the last days that were counted, against as many before them.
import { addDays } from '#platform/domain/time.ts'

export const STRETCHES = [7, 28, 90] as const
export type Stretch = (typeof STRETCHES)[number]

/** Anything else is a week. */
export function stretchFrom(text: string | null): Stretch {
  return STRETCHES.find(days => String(days) === text) ?? STRETCHES[0]
}

/** 'YYYY-MM-DD' in Bogotá, both included. */
export interface Days {
  readonly from: string
  readonly through: string
}

export interface ComparedDays extends Days {
  readonly before: Days
}

/** `through` is the last day that was counted. */
export function comparedDays(days: Stretch, through: string): ComparedDays {
  const from = addDays(through, 1 - days)
  return { from, through, before: { from: addDays(from, -days), through: addDays(from, -1) } }
}

export const LONGEST = 90 satisfies Stretch
/** The days that the board can show: the longest stretch and the one before it. */
export const COUNTED_DAYS = 2 * LONGEST
