// Record 115: which acts are e-mailed to the moderated person, and whether one is still true when the job runs.

import type { UserModeration } from '#accounts/domain/user-moderation.ts'
import type { TechnicianAct, UserAct } from '#platform/domain/acts.ts'
import type { TechnicianModeration } from '#technicians/domain/technician-moderation.ts'

/** Stored in jobs: do not rename the values. */
export type ModerationNotice = `technician-${TechnicianAct}` | `user-${UserAct}`

/** The current moderation of a person. */
export interface CurrentModeration {
  readonly account: UserModeration
  readonly profile: TechnicianModeration | null
}

const IS_TRUE: Record<ModerationNotice, (current: CurrentModeration) => boolean> = {
  'technician-publish': ({ profile }) => profile?.publicado === true,
  'technician-review': ({ profile }) => profile?.estado === 'en_revision',
  'technician-block': ({ profile }) => profile?.estado === 'bloqueado' && !profile.deletedAt,
  'technician-verify': ({ profile }) => profile?.verificado === true,
  'technician-unverify': ({ profile }) => profile?.verificado === false,
  'technician-delete': ({ profile }) => profile?.deletedAt != null,
  'technician-restore': ({ profile }) => profile?.estado === 'en_revision' && !profile.deletedAt,
  'user-block': ({ account }) => account.blocked && !account.deletedAt,
  'user-unblock': ({ account }) => !account.blocked && !account.deletedAt,
  'user-delete': ({ account }) => account.deletedAt !== null,
  'user-restore': ({ account }) => !account.blocked && !account.deletedAt,
}

/** False when a later act has undone it: then no e-mail is sent. */
export function isStillTrue(notice: ModerationNotice, current: CurrentModeration): boolean {
  return IS_TRUE[notice](current)
}

/** An act that changed nothing is recorded in the trail but not e-mailed. */
export function hasChanged(before: object, after: object): boolean {
  return JSON.stringify(before) !== JSON.stringify(after)
}
