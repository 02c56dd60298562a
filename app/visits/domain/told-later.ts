// What is tapped or written without network is sent when it returns. The browser tells how long ago that was: its clock may be
// wrong, what has passed on it is not. Whoever tells a longer time than has passed gains nothing: both moments are shown.
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/domain/time.ts'

/** So long after the tap a step is still told with its moment. */
export const STEP_TOLD_MS = 2 * HOUR_MS
/** So long after it was written a message is still sent: as long as a page is kept that nobody has checked. */
export const MESSAGE_TOLD_MS = DAY_MS
/** What takes less was not told later: every request takes a moment. */
const AT_ONCE_MS = MINUTE_MS

/** How long ago it was, in milliseconds: 0 where nothing is told, null for what no browser tells. */
export function agoFrom(text: string): number | null {
  if (text === '') return 0
  return /^\d{1,12}$/.test(text) ? Number(text) : null
}

interface Told {
  readonly agoMs: number
  readonly now: Date
  readonly maxMs: number
  /** What was said about the visit until now. */
  readonly said?: readonly Date[]
  /** The moment of the same thing, if it was told before. */
  readonly before?: Date | null
}

/** The moment that counts; null: too long ago. Nothing is told before what somebody said since. */
export function momentOf({ agoMs, now, maxMs, said = [], before = null }: Told): Date | null {
  if (agoMs > maxMs) return null
  const moment = new Date(now.getTime() - agoMs)
  // Sent twice: the way took a moment more or less.
  if (before && isAtOnce(before, moment)) return before
  return said.some(each => each > moment) ? now : moment
}

/** When it was heard of, where that was later than it was said. */
export function heardLater(moment: Date, now: Date): Date | null {
  return isAtOnce(moment, now) ? null : now
}

const isAtOnce = (one: Date, other: Date) => Math.abs(one.getTime() - other.getTime()) <= AT_ONCE_MS
