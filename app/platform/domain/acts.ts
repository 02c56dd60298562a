// Sections 2 and 4 (admin), D15, D21, D22: the acts of administrators and the state each produces.

import { truncateText } from '#platform/domain/sanitize-text.ts'
import type { ModerationState } from '#technicians/domain/technician.ts'

export const TARGET_KINDS = ['technician', 'user', 'review', 'reply'] as const
export type TargetKind = (typeof TARGET_KINDS)[number]

/** What entries of the trail are about. Stored. */
export type TrailKind = TargetKind | 'report' | 'guarantee'

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

/** The actor of `npm run admin`. Stored. */
export const COMMAND_LINE = 'consola'
/** The actor of what a job does because a day has come. Stored. */
export const CLOCK = 'reloj'

export interface TechnicianModeration {
  readonly publicado: boolean
  readonly estado: ModerationState | null
  readonly verificado: boolean
  readonly deletedAt: Date | null
}

/** Section 4, Technician profile, Admin. */
export function technicianAfter(
  act: TechnicianAct | 'account-blocked' | 'account-deleted',
  before: TechnicianModeration,
  now: Date,
): TechnicianModeration {
  switch (act) {
    case 'publish':
      return { ...before, publicado: true, estado: 'publicado' }
    case 'review':
      return { ...before, publicado: false, estado: 'en_revision' }
    case 'block':
      return { ...before, publicado: false, estado: 'bloqueado' }
    case 'verify':
      return { ...before, verificado: true }
    case 'unverify':
      return { ...before, verificado: false }
    case 'delete':
    case 'account-deleted':
      return { ...before, publicado: false, estado: 'bloqueado', deletedAt: before.deletedAt ?? now }
    case 'account-blocked':
      return { ...before, publicado: false }
    case 'restore':
      return { ...before, publicado: false, estado: 'en_revision', deletedAt: null }
  }
}

/** `review` only hides the profile; agreed bookings stay. */
export function endsBookings(act: TechnicianAct): boolean {
  return act === 'block' || act === 'delete'
}

export interface UserModeration {
  readonly blocked: boolean
  readonly deletedAt: Date | null
}

export function userAfter(act: UserAct, before: UserModeration, now: Date): UserModeration {
  switch (act) {
    case 'block':
      return { ...before, blocked: true }
    case 'unblock':
      return { ...before, blocked: false }
    case 'delete':
      return { ...before, deletedAt: before.deletedAt ?? now }
    case 'restore':
      return { ...before, deletedAt: null }
  }
}

/** The moderation that a form shows, as one of its fields: an act is refused when another one came between. */
export function moderationVersion(
  shown: Pick<TechnicianModeration, 'estado' | 'verificado'> | Pick<UserModeration, 'blocked'>,
): string {
  return 'blocked' in shown
    ? `blocked:${shown.blocked}`
    : `${shown.estado ?? 'sin-moderar'},verificado:${shown.verificado}`
}

export interface ReviewModeration {
  readonly aprobada: boolean
  readonly rejectedAt: Date | null
  readonly rejectReason: string | null
}

export function reviewAfter(act: ReviewAct, reason: string | null, now: Date): ReviewModeration {
  if (act === 'reject') return { aprobada: false, rejectedAt: now, rejectReason: reason }
  return { aprobada: act === 'approve', rejectedAt: null, rejectReason: null }
}

/** Of two administrators, the second decides nothing: a decision needs a waiting row, and reopening a decided one. */
export function mayModerateReview(act: ReviewAct, { aprobada, rejectedAt }: ReviewModeration): boolean {
  const isDecided = aprobada || rejectedAt !== null
  return isDecided === (act === 'reopen')
}

export const REASON_MAX_LENGTH = 300

/** On one line; null when empty. */
export function reasonFrom(typed: string | undefined): string | null {
  return truncateText(typed?.replace(/\s+/g, ' ').trim() ?? '', REASON_MAX_LENGTH) || null
}

export type ModerationRefusal =
  | 'moderation-not-admin'
  | 'moderation-target-gone'
  | 'moderation-account-barred'
  | 'moderation-own-account'
  | 'moderation-admin-blocked'
  | 'moderation-last-admin'
  | 'moderation-reason-required'
  /** Visits are cancelled and no reason was given. */
  | 'moderation-reason-missing'
  | 'moderation-account-deleted'
  /** Another administrator did the same before. */
  | 'moderation-already-done'
  /** The state is not the one that the form showed. */
  | 'moderation-changed'
  | 'undo-too-late'
  | 'undo-changed'
  /** D53: no valid check of the identity. */
  | 'moderation-not-identified'
  | 'moderation-already-decided'
  | 'moderation-reply-changed'
  | 'moderation-failed'
