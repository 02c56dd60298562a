// Spec §2 and §4, D21, D22, D41, D53: which acts are possible on a technician or a user. Pages offer by these tables, the
// use cases refuse by them. Whoever acts is an administrator and cannot delete the own account: one always remains (D22).

import { USER_ACTS, type UserAct, type UserModeration, userAfter } from '#accounts/domain/user-moderation.ts'
import { hasChanged, moderationVersion, type UndoRefusal } from '#moderation/domain/moderation-act.ts'
import type { AdminRefusal } from '#platform/domain/trail.ts'
import type { ReviewDecisionRefusal } from '#reviews/domain/review-moderation.ts'
import {
  TECHNICIAN_ACTS,
  type TechnicianAct,
  type TechnicianModeration,
  technicianAfter,
} from '#technicians/domain/technician-moderation.ts'

export type PersonRefusal =
  | 'moderation-target-gone'
  /** Another administrator did the same before. */
  | 'moderation-already-done'
  /** The state is not the one that the form showed. */
  | 'moderation-changed'
  | 'moderation-account-barred'
  | 'moderation-account-deleted'
  | 'moderation-own-account'
  | 'moderation-admin-blocked'
  /** D53: no valid credential of the identity. */
  | 'moderation-not-identified'

/** Why a form of the panel is refused. */
export type ModerationRefusal = AdminRefusal | PersonRefusal | UndoRefusal | ReviewDecisionRefusal

interface Rule<Facts> {
  readonly onDeleted?: true
  /** Why it is refused although it would change something. */
  readonly refusal?: (facts: Facts) => PersonRefusal | false
}

export interface TechnicianFacts {
  readonly profile: TechnicianModeration
  readonly isIdentified: boolean
  readonly isAccountBarred: boolean
  readonly isAccountDeleted: boolean
}

const TECHNICIAN_RULES: Record<TechnicianAct, Rule<TechnicianFacts>> = {
  publish: { refusal: ({ isAccountBarred }) => isAccountBarred && 'moderation-account-barred' },
  review: {},
  block: {},
  verify: { refusal: ({ isIdentified }) => !isIdentified && 'moderation-not-identified' },
  unverify: {},
  delete: { onDeleted: true },
  restore: {
    onDeleted: true,
    refusal: ({ isAccountDeleted }) => isAccountDeleted && 'moderation-account-deleted',
  },
}

export interface UserFacts {
  readonly account: UserModeration
  readonly isAdmin: boolean
  /** It is the account of whoever acts. */
  readonly isOwn: boolean
}

const USER_RULES: Record<UserAct, Rule<UserFacts>> = {
  block: {
    refusal: ({ isOwn, isAdmin }) =>
      isOwn ? 'moderation-own-account' : isAdmin && 'moderation-admin-blocked',
  },
  unblock: {},
  delete: { onDeleted: true, refusal: ({ isOwn }) => isOwn && 'moderation-own-account' },
  restore: { onDeleted: true },
}

/** The acts that would change the profile. */
export function technicianActsOn(profile: TechnicianModeration): TechnicianAct[] {
  return TECHNICIAN_ACTS.filter(act => technicianIdleness(act, profile) === null)
}

/** The acts that would change the account. */
export function userActsOn(account: UserModeration): UserAct[] {
  return USER_ACTS.filter(act => userIdleness(act, account) === null)
}

/** `seen` is the `moderationVersion` that the form showed. */
export function technicianRefusal(
  act: TechnicianAct,
  facts: TechnicianFacts,
  seen?: string,
): PersonRefusal | null {
  const { profile } = facts
  const idleness = technicianIdleness(act, profile)
  if (idleness) return idleness
  if (seen && seen !== moderationVersion(profile)) return 'moderation-changed'
  return TECHNICIAN_RULES[act].refusal?.(facts) || null
}

export function userRefusal(act: UserAct, facts: UserFacts, seen?: string): PersonRefusal | null {
  const { account } = facts
  const idleness = userIdleness(act, account)
  if (idleness) return idleness
  if (seen && seen !== moderationVersion(account)) return 'moderation-changed'
  return USER_RULES[act].refusal?.(facts) || null
}

// An undo gives back an earlier state, which may not be possible any more.

/** While the account is barred the profile does not return to the catalogue, nor to the list without its account. */
export function profileReturnRefusal(
  earlier: TechnicianModeration,
  { isAccountBarred, isAccountDeleted }: Omit<TechnicianFacts, 'profile' | 'isIdentified'>,
): PersonRefusal | null {
  if (!earlier.deletedAt && isAccountDeleted) return 'moderation-account-deleted'
  return earlier.publicado && isAccountBarred ? 'moderation-account-barred' : null
}

export function accountReturnRefusal(earlier: UserModeration, isOwn: boolean): PersonRefusal | null {
  return isOwn && (earlier.blocked || earlier.deletedAt) ? 'moderation-own-account' : null
}

/** Why the act would change nothing; the moment it is done at does not matter. */
function technicianIdleness(act: TechnicianAct, profile: TechnicianModeration): PersonRefusal | null {
  const isDeleted = profile.deletedAt !== null
  if (isDeleted && !TECHNICIAN_RULES[act].onDeleted) return 'moderation-target-gone'
  const isDone =
    act === 'delete' || act === 'restore'
      ? isDeleted === (act === 'delete')
      : !hasChanged(profile, technicianAfter(act, profile, ANY_TIME))
  return isDone ? 'moderation-already-done' : null
}

function userIdleness(act: UserAct, account: UserModeration): PersonRefusal | null {
  if (account.deletedAt && !USER_RULES[act].onDeleted) return 'moderation-target-gone'
  return hasChanged(account, userAfter(act, account, ANY_TIME)) ? null : 'moderation-already-done'
}

const ANY_TIME = new Date(0)
