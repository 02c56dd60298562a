import {
  hasOtherAdmins,
  lockAccounts,
  lockUser,
  writeRole,
} from '#accounts/persistence/account-moderation.server.ts'
import { findUserByEmail } from '#accounts/persistence/users.server.ts'
import type { Services } from '#app/services.ts'
import { COMMAND_LINE } from '#platform/domain/acts.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { addToTrail } from '#platform/trail/moderation-trail.server.ts'
import { lockTechnician } from '#technicians/persistence/technician-moderation.server.ts'

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
