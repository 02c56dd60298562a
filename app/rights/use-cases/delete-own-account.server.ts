import type { DeletionRefusal } from '#accounts/domain/account-deletion.ts'
import type { Viewer } from '#accounts/domain/viewer.ts'
import { verifyPassword } from '#accounts/identity/password-hash.server.ts'
import type { SetCookies } from '#accounts/identity/sessions.server.ts'
import { hasOtherAdmins, lockAccounts, lockUser } from '#accounts/persistence/account-moderation.server.ts'
import { findPasswordHash } from '#accounts/persistence/passwords.server.ts'
import { endSessionsOf } from '#accounts/persistence/users.server.ts'
import type { Services } from '#app/services.ts'
import { attributeWithdrawal, withdrawBookings } from '#bookings/persistence/withdrawals.server.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { addJob } from '#platform/persistence/jobs.server.ts'
import { addToTrail } from '#platform/trail/moderation-trail.server.ts'
import { hideReviewer, writeDeletionRequest } from '#rights/persistence/account-deletion.server.ts'
import { changeProfileOfAccount } from '#technicians/persistence/profile-changes.server.ts'
import { lockTechnician } from '#technicians/persistence/technician-moderation.server.ts'

/**
 * At once: the sessions end, the profile leaves the public pages, visits to come are cancelled and the other side is told,
 * reviews lose the name. The data are erased 30 days later (erase-accounts), unless it is taken back (recoverAccount).
 */
export async function deleteOwnAccount(
  { db, identity, limits, now: clock }: Services,
  { uid, email }: Viewer,
  { password, network }: { password: string; network: string },
): Promise<Outcome<SetCookies, DeletionRefusal>> {
  // Counted like guesses at sign-in: whoever took over a session must not find the password here.
  if (!(await limits.consume('login-network', network))) return refused('too-many-requests')
  if (!(await limits.consume('login-account', email))) return refused('too-many-requests')
  const hash = await findPasswordHash(db, uid)
  if (hash === null) return refused('no-password')
  if (!(await verifyPassword({ hash, password }))) return refused('wrong-password')
  await Promise.all([limits.refund('login-network', network), limits.refund('login-account', email)])

  const now = clock()
  return db.transaction(async tx => {
    await lockAccounts(tx)
    const profile = await lockTechnician(tx, uid)
    const account = await lockUser(tx, uid)
    if (!account || account.deletedAt) return accepted(identity.expiredCookies)
    if (account.role === 'admin' && !(await hasOtherAdmins(tx, uid))) return refused('last-admin-leaves')
    const { blocked, deletedAt } = account
    await writeDeletionRequest(tx, uid, now)
    const actor = { actorUid: uid, reason: null, at: now }
    if (profile && !profile.deletedAt)
      await changeProfileOfAccount(tx, { ...actor, uid, act: 'account-deleted', before: profile })
    await hideReviewer(tx, uid)
    await endSessionsOf(tx, uid)
    const keys = await withdrawBookings(tx, { uid, side: 'any', now }, 'leave')
    const line = await addToTrail(tx, {
      ...actor,
      act: 'delete-own',
      targetKind: 'user',
      targetId: uid,
      before: { blocked, deletedAt },
      after: { blocked, deletedAt: now, ...(keys.length > 0 && { reservasCanceladas: keys.length }) },
    })
    if (keys.length > 0) await attributeWithdrawal(tx, { uid, keys, line, runAt: now })
    await addJob(tx, 'send-deletion-mail', { uid })
    return accepted(identity.expiredCookies)
  })
}
