// Spec §4, users; D22: what an act of moderation makes of an account.
import type { UserAct } from '#platform/domain/acts.ts'

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
