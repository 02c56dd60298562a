// What is written in the chat without a button: which visit it belongs to, and how long it waits for an answer to that.
import { DAY_MS, HOUR_MS } from '#platform/domain/time.ts'

/** A visit is open from so long before it until so long after it. */
export const OPEN_AROUND_MS = DAY_MS
/** Besides 'A nadie'. */
export const OPEN_VISITS_MAX = 9
/** So long a message waits for the answer to '¿Para quién es tu mensaje?'. */
export const KEPT_MS = HOUR_MS
/** Where the job that drops it did not run. */
export const KEPT_SWEPT_HOURS = 2
/** Of one person at once. */
export const KEPT_MAX = 10

export interface KeptMessage {
  /** Made of the id of the message. */
  readonly id: string
  readonly text: string
  readonly photoId: string | null
  readonly at: Date
}
