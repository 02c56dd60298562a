// The acts that the trail records (spec §2 and §4).

import { truncateText } from '#platform/domain/sanitize-text.ts'

export const TARGET_KINDS = ['technician', 'user', 'review', 'reply'] as const
export type TargetKind = (typeof TARGET_KINDS)[number]

/** What entries of the trail are about. Stored. */
export const TRAIL_KINDS = [...TARGET_KINDS, 'report', 'guarantee'] as const
export type TrailKind = (typeof TRAIL_KINDS)[number]

export const TECHNICIAN_ACTS = [
  'publish',
  'review',
  'block',
  'verify',
  'unverify',
  'delete',
  'restore',
] as const
export type TechnicianAct = (typeof TECHNICIAN_ACTS)[number]

export const USER_ACTS = ['block', 'unblock', 'delete', 'restore'] as const
export type UserAct = (typeof USER_ACTS)[number]

export const REVIEW_ACTS = ['approve', 'reject', 'reopen'] as const
export type ReviewAct = (typeof REVIEW_ACTS)[number]

/** Every act in the trail, including those of the command line and those that follow from another act. */
export type TrailAct =
  | TechnicianAct
  | UserAct
  | ReviewAct
  /** Takes back an act of the last ten minutes. */
  | 'undo'
  | 'accept-check'
  | 'return-check'
  | 'request-check'
  | 'expire-check'
  | 'act-on-report'
  | 'dismiss-report'
  | 'decide-guarantee'
  /** An administrator read what the two people of a visit wrote. */
  | 'read-conversation'
  | 'hide-job-photo'
  | 'show-job-photo'
  | 'grant-admin'
  | 'revoke-admin'
  | 'remove-second-step'
  | 'account-blocked'
  | 'account-deleted'
  /** By the owner of the account. */
  | 'delete-own'
  | 'recover-own'
  /** 30 days later, by the clock. */
  | 'erase'

/** D56 */
export const UNDOABLE_ACTS: ReadonlySet<string> = new Set<TrailAct>([
  'publish',
  'review',
  'block',
  'unblock',
  'verify',
  'unverify',
  'delete',
  'restore',
])

/** The acts that change the moderation of a technician or a user; entries of others say nothing about it. */
export const STATE_ACTS = [
  ...UNDOABLE_ACTS,
  'undo',
  'account-blocked',
  'account-deleted',
  'delete-own',
  'recover-own',
] as readonly TrailAct[]

export interface TrailEntry {
  readonly id: number
  readonly at: Date
  readonly act: string
  readonly actorUid: string
  /** Null when no user has that id: the command line, or a deleted account. */
  readonly actorName: string | null
  readonly before: unknown
  readonly after: unknown
  readonly reason: string | null
}

/** The actor of `npm run admin`. Stored. */
export const COMMAND_LINE = 'consola'
/** The actor of what a job does because a day has come. Stored. */
export const CLOCK = 'reloj'

export const REASON_MAX_LENGTH = 300

/** On one line; null when empty. */
export function reasonFrom(typed: string | undefined): string | null {
  return truncateText(typed?.replace(/\s+/g, ' ').trim() ?? '', REASON_MAX_LENGTH) || null
}

/** What every decision of an administrator may be refused for. */
export type AdminRefusal = 'moderation-not-admin' | 'moderation-target-gone' | 'moderation-failed'
