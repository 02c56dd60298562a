// The jobs that wait, those that failed and are tried again, and those that gave up.
import type { AdminRefusal } from '#platform/domain/trail.ts'

/** In addresses. */
export const JOB_STATES = ['cola', 'reintentos', 'rendidos'] as const
export type JobState = (typeof JOB_STATES)[number]

export const jobStateFrom = (text: string | null): JobState | null =>
  JOB_STATES.find(state => state === text) ?? null

export interface QueuedJob {
  readonly id: string
  readonly task: string
  /** Of what it tells; null: it tells nobody. */
  readonly topic: string | null
  readonly attempts: number
  /** When it was due, or is tried again. */
  readonly dueAt: Date
  /** Of the last attempt. */
  readonly updatedAt: Date
}

export interface JobQueue {
  readonly state: JobState
  readonly count: number
  /** The one that waits longest, is tried next, or gave up first. */
  readonly first: QueuedJob | null
}

/** What came of 'Reintentar'. */
export type RetryResult = 'queued' | 'gone' | 'running' | 'waiting'
export type RetryRefusal =
  | Exclude<AdminRefusal, 'moderation-target-gone' | 'moderation-failed'>
  | `job-${Exclude<RetryResult, 'queued'>}`

/** A job's id, as the form sends it: what else was sent is none. */
export function jobIdFrom(text: string): string | null {
  return /^[1-9]\d{0,17}$/.test(text) ? text : null
}
