import { lockAccounts, lockUser, writeRole } from '#accounts/persistence/account-moderation.server.ts'
import { findUserByEmail } from '#accounts/persistence/users.server.ts'
import type { Services } from '#app/services.ts'
import { COMMAND_LINE } from '#platform/domain/acts.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { addToTrail } from '#platform/trail/moderation-trail.server.ts'

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
