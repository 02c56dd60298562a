// Spec §4, users; D22: what an act of moderation makes of an account.

export const USER_ACTS = ['block', 'unblock', 'delete', 'restore'] as const
export type UserAct = (typeof USER_ACTS)[number]

declare module '#platform/domain/trail.ts' {
  interface TrailActs {
    accounts: { user: UserAct | 'remove-second-step' }
  }
}

export interface UserModeration {
  readonly blocked: boolean
  readonly deletedAt: Date | null
}

type Account = { readonly role: string | null; readonly blocked: boolean } & (
  | Pick<UserModeration, 'deletedAt'>
  | { readonly deleted: boolean }
)

/** D22: blocked and deleted people are kept out; D41: being blocked does not stop an administrator. */
export function isUserBarred(account: Account): boolean {
  const isDeleted = 'deleted' in account ? account.deleted : account.deletedAt !== null
  return isDeleted || (account.blocked && account.role !== 'admin')
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
