import { userAfter } from '#accounts/domain/user-moderation.ts'
import {
  hasOtherAdmins,
  lockAccounts,
  lockUser,
  writeRole,
  writeUser,
} from '#accounts/persistence/account-moderation.server.ts'
import { findUserByEmail } from '#accounts/persistence/users.server.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { COMMAND_LINE } from '#platform/domain/trail.ts'
import { addToTrail } from '#platform/trail/moderation-trail.server.ts'
import {
  changeProfileOfAccount,
  lockTechnician,
} from '#technicians/persistence/technician-moderation.server.ts'

/** D25: makes the owner of an existing account an administrator. */
export function grantAdmin(
  { db, now }: Pick<Services, 'db' | 'now'>,
  email: string,
): Promise<Outcome<void, 'nobody' | 'deleted'>> {
  const at = now()
  return db.transaction(async tx => {
    await lockAccounts(tx)
    const uid = (await findUserByEmail(tx, email))?.uid
    const user = uid && (await lockUser(tx, uid))
    if (!uid || !user) return refused('nobody')
    if (user.deletedAt) return refused('deleted')
    await writeRole(tx, uid, 'admin', at)
    await addToTrail(tx, {
      actorUid: COMMAND_LINE,
      act: 'grant-admin',
      targetKind: 'user',
      targetId: uid,
      before: { role: user.role },
      after: { role: 'admin' },
      reason: null,
      at,
    })
    return accepted()
  })
}

/** D25: the role becomes tecnico if there is a technician record, else cliente. The last administrator stays (D22). */
export function revokeAdmin(
  { db, now }: Pick<Services, 'db' | 'now'>,
  email: string,
): Promise<Outcome<void, 'no-admin' | 'last-admin'>> {
  const at = now()
  return db.transaction(async tx => {
    await lockAccounts(tx)
    const uid = (await findUserByEmail(tx, email))?.uid
    if (!uid) return refused('no-admin')
    const profile = await lockTechnician(tx, uid)
    const user = await lockUser(tx, uid)
    if (user?.role !== 'admin') return refused('no-admin')
    if (!user.deletedAt && !(await hasOtherAdmins(tx, uid))) return refused('last-admin')
    const role = profile ? 'tecnico' : 'cliente'
    await writeRole(tx, uid, role, at)
    await addToTrail(tx, {
      actorUid: COMMAND_LINE,
      act: 'revoke-admin',
      targetKind: 'user',
      targetId: uid,
      before: { role: 'admin' },
      after: { role },
      reason: null,
      at,
    })
    return accepted()
  })
}

export interface Restored {
  readonly account: boolean
  readonly profile: boolean
}

/** D22: restores a deleted account and profile; the profile stays hidden and under review. */
export function restoreDeleted(
  { db, now }: Pick<Services, 'db' | 'now'>,
  email: string,
): Promise<Outcome<Restored, 'nothing-deleted'>> {
  const at = now()
  return db.transaction(async tx => {
    await lockAccounts(tx)
    const uid = (await findUserByEmail(tx, email))?.uid
    if (!uid) return refused('nothing-deleted')
    const profile = await lockTechnician(tx, uid)
    const user = await lockUser(tx, uid)
    if (!user) return refused('nothing-deleted')
    const { blocked, deletedAt } = user
    const restored = { account: deletedAt !== null, profile: !!profile?.deletedAt }
    if (!restored.account && !restored.profile) return refused('nothing-deleted')
    const change = { actorUid: COMMAND_LINE, act: 'restore', reason: null, at } as const
    if (restored.account) {
      const before = { blocked, deletedAt }
      const after = userAfter('restore', before, at)
      await writeUser(tx, uid, after, at)
      await addToTrail(tx, { ...change, targetKind: 'user', targetId: uid, before, after })
    }
    if (profile?.deletedAt) await changeProfileOfAccount(tx, { ...change, uid, before: profile })
    return accepted(restored)
  })
}
