import { type DeletionRefusal, erasureDate, type RecoveryRefusal } from '#accounts/domain/account-deletion.ts'
import type { DeviceUse } from '#accounts/domain/device.ts'
import { LOGIN_ACCOUNT_LIMIT, LOGIN_NETWORK_LIMIT } from '#accounts/domain/limits.ts'
import type { Viewer } from '#accounts/domain/role.ts'
import type { SetCookies } from '#accounts/identity/sessions.server.ts'
import {
  hasOtherAdmins,
  lockAccounts,
  lockUser,
  writeUser,
} from '#accounts/persistence/account-moderation.server.ts'
import { findPasswordHash } from '#accounts/persistence/passwords.server.ts'
import { endSessionsOf } from '#accounts/persistence/stored-sessions.server.ts'
import { findDeletionRequest } from '#accounts/persistence/users.server.ts'
import type { Services } from '#app/services.ts'
import { attributeWithdrawal, withdrawBookings } from '#bookings/persistence/withdrawals.server.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { addJob } from '#platform/persistence/jobs.server.ts'
import { addToTrail } from '#platform/trail/moderation-trail.server.ts'
import {
  hideReviewer,
  showReviewer,
  writeDeletionRequest,
} from '#rights/persistence/account-deletion.server.ts'
import { listStateEntries } from '#rights/persistence/state-entries.server.ts'
import type { TechnicianModeration } from '#technicians/domain/technician-moderation.ts'
import {
  changeProfileOfAccount,
  lockTechnician,
  writeTechnician,
} from '#technicians/persistence/technician-moderation.server.ts'

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
  if (!(await limits.consume(LOGIN_NETWORK_LIMIT, network))) return refused('too-many-requests')
  if (!(await limits.consume(LOGIN_ACCOUNT_LIMIT, email))) return refused('too-many-requests')
  if (!(await identity.isPasswordOf(uid, password)))
    return refused((await findPasswordHash(db, uid)) === null ? 'no-password' : 'wrong-password')
  await Promise.all([limits.refund(LOGIN_NETWORK_LIMIT, network), limits.refund(LOGIN_ACCOUNT_LIMIT, email)])

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
    const trailEntryId = await addToTrail(tx, {
      ...actor,
      act: 'delete-own',
      targetKind: 'user',
      targetId: uid,
      before: { blocked, deletedAt },
      after: { blocked, deletedAt: now, ...(keys.length > 0 && { reservasCanceladas: keys.length }) },
    })
    if (keys.length > 0) await attributeWithdrawal(tx, { uid, keys, trailEntryId, runAt: now })
    await addJob(tx, 'send-deletion-mail', { uid })
    return accepted(identity.expiredCookies)
  })
}

/**
 * Takes back a deletion by the owner, and signs in. Account, profile and the name of the reviews are as before; cancelled
 * visits and sessions do not come back. The cookies are null when no session could be opened.
 */
export async function recoverAccount(
  services: Services,
  { proof, headers, device }: { proof: string | null; headers: Headers; device: DeviceUse },
): Promise<Outcome<SetCookies | null, RecoveryRefusal>> {
  const { identity, log } = services
  const outcome = await takeBack(services, proof)
  if (!outcome.ok) return outcome
  const uid = outcome.value
  try {
    const opened = await identity.openProvenSession(uid, device)
    if (!opened.ok) return accepted(null)
    const known = await identity.devices.remember(headers, uid)
    // Ends the session this browser had before.
    await identity.signOut(headers)
    return accepted([...opened.value, known])
  } catch (error) {
    log.warn({ err: error, uid }, 'account recovered, not signed in')
    return accepted(null)
  }
}

function takeBack(
  { db, identity, now: clock }: Services,
  proof: string | null,
): Promise<Outcome<string, RecoveryRefusal>> {
  const now = clock()
  return db.transaction(async tx => {
    await lockAccounts(tx)
    const uid = identity.recovery.uidFrom(proof, now)
    const request = uid === null ? null : await findDeletionRequest(tx, { uid })
    if (!request || erasureDate(request.requestedAt) <= now) return refused('recovery-expired')
    const passwordHash = await findPasswordHash(tx, request.uid)
    if (!identity.recovery.isOf(proof, { ...request, passwordHash })) return refused('recovery-expired')
    const profile = await lockTechnician(tx, request.uid)
    const account = await lockUser(tx, request.uid)
    if (!account) return refused('recovery-expired')
    const { blocked, deletedAt } = account
    await writeUser(tx, request.uid, { blocked, deletedAt: null }, now)
    await showReviewer(tx, request.uid)
    const entry = {
      actorUid: request.uid,
      act: 'recover-own',
      targetId: request.uid,
      reason: null,
      at: now,
    } as const
    const before = profile && (await findProfileBefore(tx, request.uid, request.requestedAt))
    if (profile && before) {
      await writeTechnician(tx, request.uid, before, now)
      await addToTrail(tx, { ...entry, targetKind: 'technician', before: profile, after: before })
    }
    const after = { blocked, deletedAt: null }
    await addToTrail(tx, { ...entry, targetKind: 'user', before: { blocked, deletedAt }, after })
    return accepted(request.uid)
  })
}

/** The state that the deletion found; null when it did not delete the profile, or somebody moderated it since. */
async function findProfileBefore(
  tx: Db,
  uid: string,
  requestedAt: Date,
): Promise<TechnicianModeration | null> {
  const [line, ...later] = await listStateEntries(
    tx,
    { targetKind: 'technician', targetId: uid },
    requestedAt,
  )
  if (line?.act !== 'account-deleted' || later.length > 0) return null
  const { deletedAt, ...before } = line.before as TechnicianModeration & { deletedAt: string | null }
  return { ...before, deletedAt: deletedAt === null ? null : new Date(deletedAt) }
}
