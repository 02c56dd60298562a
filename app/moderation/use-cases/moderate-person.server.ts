import type { Viewer } from '#accounts/domain/role.ts'
import { isUserBarred, type UserAct, userAfter } from '#accounts/domain/user-moderation.ts'
import { lockUser, writeUser } from '#accounts/persistence/account-moderation.server.ts'
import { endSessionsOf } from '#accounts/persistence/stored-sessions.server.ts'
import { asActingAdmin } from '#accounts/use-cases/as-acting-admin.server.ts'
import type { Services } from '#app/services.ts'
import { attributeWithdrawal, withdrawBookings } from '#bookings/persistence/withdrawals.server.ts'
import {
  ASKING_ACTS,
  type Consequences,
  type Moderated,
  type ModerationNotification,
  mustAsk,
  UNDO_WINDOW_MS,
} from '#moderation/domain/moderation-act.ts'
import type { PersonCommand, TechnicianCommand, UserCommand } from '#moderation/domain/moderation-command.ts'
import {
  type PersonRefusal,
  type TechnicianFacts,
  technicianRefusal,
  type UserFacts,
  userRefusal,
} from '#moderation/domain/moderation-rules.ts'
import { findConsequences } from '#moderation/persistence/moderation-acts.server.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import type { AdminRefusal } from '#platform/domain/trail.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { addJob } from '#platform/persistence/jobs.server.ts'
import { addToTrail } from '#platform/trail/moderation-trail.server.ts'
import {
  endsBookings,
  type TechnicianModeration,
  technicianAfter,
} from '#technicians/domain/technician-moderation.ts'
import {
  changeProfileOfAccount,
  lockTechnician,
  writeTechnician,
} from '#technicians/persistence/technician-moderation.server.ts'
import { mayBeVerified } from '#verification/domain/credential.ts'
import { listCredentials } from '#verification/persistence/credentials.server.ts'

/**
 * An act on a technician or a user, in one transaction. The viewer is an administrator who is not blocked (D41),
 * the rows are locked, the act is allowed and confirmed, and written with its trail entry. E-mails wait until it can no longer
 * be undone (D56).
 */
export function moderatePerson(
  services: Services,
  viewer: Viewer,
  command: PersonCommand,
): Promise<Outcome<Moderated, AdminRefusal | PersonRefusal>> {
  const { kind, uid, act, reason } = command
  const shared = { act, locksAccounts: kind === 'user' }
  return asActingAdmin<Moderated, PersonRefusal>(services, viewer, shared, async (tx, now) => {
    const target = await lockTarget(tx, viewer, command, now)
    if (!target) return refused('moderation-target-gone')
    const code = refusalOf(target)
    if (code) return refused(code)
    const asks = await findConfirmation(tx, command, now)
    if (asks) return accepted({ trailEntryId: null, asks })

    const { before, after, cancelled } = await write(tx, viewer, target, now)
    const trailEntryId = await addToTrail(tx, {
      actorUid: viewer.uid,
      act,
      targetKind: kind,
      targetId: uid,
      before,
      after: cancelled.length > 0 ? { ...after, reservasCanceladas: cancelled.length } : after,
      reason,
      at: now,
    })
    const runAt = new Date(now.getTime() + UNDO_WINDOW_MS)
    if (cancelled.length > 0) await attributeWithdrawal(tx, { uid, keys: cancelled, trailEntryId, runAt })
    await addJob(tx, 'send-moderation-mail', { line: trailEntryId, news: notificationOf(command) }, runAt)
    return accepted({ trailEntryId, asks: null })
  })
}

type Target =
  | { readonly kind: 'technician'; readonly command: TechnicianCommand; readonly facts: TechnicianFacts }
  | {
      readonly kind: 'user'
      readonly command: UserCommand
      readonly facts: UserFacts
      readonly profile: TechnicianModeration | null
    }

/** What the act is decided by. Its rows stay locked until the transaction ends; null when there is no such person. */
async function lockTarget(tx: Db, viewer: Viewer, command: PersonCommand, now: Date): Promise<Target | null> {
  const { uid, act } = command
  const profile = await lockTechnician(tx, uid)
  if (command.kind === 'user') {
    const user = await lockUser(tx, uid)
    if (!user) return null
    const { role, ...account } = user
    const facts = { account, isAdmin: role === 'admin', isOwn: uid === viewer.uid }
    return { kind: 'user', command, facts, profile }
  }
  if (!profile) return null
  const account = act === 'publish' || act === 'restore' ? await lockUser(tx, uid) : null
  const facts = {
    profile,
    isIdentified: act === 'verify' && mayBeVerified(await listCredentials(tx, uid), bogotaDate(now)),
    isAccountBarred: account !== null && isUserBarred(account),
    isAccountDeleted: account !== null && account.deletedAt !== null,
  }
  return { kind: 'technician', command, facts }
}

function refusalOf(target: Target): PersonRefusal | null {
  return target.kind === 'technician'
    ? technicianRefusal(target.command.act, target.facts, target.command.seen)
    : userRefusal(target.command.act, target.facts, target.command.seen)
}

/** What has to be confirmed first, counted in the transaction of the act. */
async function findConfirmation(
  tx: Db,
  { kind, uid, act, reason, confirmation }: PersonCommand,
  now: Date,
): Promise<Consequences | null> {
  const askingAct = confirmation && ASKING_ACTS.find(each => each === act)
  const consequences = askingAct && (await findConsequences(tx, { kind, uid, act: askingAct }, now))
  if (!consequences) return null
  return mustAsk(consequences, { isAnswered: confirmation === 'answered', reason }) ? consequences : null
}

interface Change {
  readonly before: object
  readonly after: object
  /** The bookings that were cancelled with it. */
  readonly cancelled: readonly number[]
}

function write(tx: Db, viewer: Viewer, target: Target, now: Date): Promise<Change> {
  return target.kind === 'technician'
    ? writeProfileAct(tx, target.command, target.facts.profile, now)
    : writeAccountAct(tx, viewer, target, now)
}

async function writeProfileAct(
  tx: Db,
  { uid, act }: TechnicianCommand,
  before: TechnicianModeration,
  now: Date,
): Promise<Change> {
  const after = technicianAfter(act, before, now)
  await writeTechnician(tx, uid, after, now)
  const cancelled = endsBookings(act) ? await withdrawBookings(tx, { uid, side: 'technician', now }) : []
  return { before, after, cancelled }
}

/** D22, D41: what ends an account ends its sessions, hides its profile and cancels the upcoming bookings on both sides. */
async function writeAccountAct(
  tx: Db,
  viewer: Viewer,
  { command: { uid, act, reason }, facts, profile }: Extract<Target, { kind: 'user' }>,
  now: Date,
): Promise<Change> {
  const before = facts.account
  const after = userAfter(act, before, now)
  await writeUser(tx, uid, after, now)
  const profileAct = profile && profileActOf(act, profile)
  if (profileAct)
    await changeProfileOfAccount(tx, {
      uid,
      act: profileAct,
      before: profile,
      actorUid: viewer.uid,
      reason,
      at: now,
    })
  if (act === 'unblock' || act === 'restore') return { before, after, cancelled: [] }
  await endSessionsOf(tx, uid)
  return { before, after, cancelled: await withdrawBookings(tx, { uid, side: 'any', now }) }
}

/** Blocking leaves a hidden profile as it is; deleting deletes every profile, and restoring brings it back under review. */
function profileActOf(act: UserAct, { publicado, deletedAt }: TechnicianModeration) {
  if (act === 'block') return publicado ? 'account-blocked' : null
  if (act === 'delete') return deletedAt ? null : 'account-deleted'
  return act === 'restore' && deletedAt ? 'restore' : null
}

function notificationOf(command: PersonCommand): ModerationNotification {
  return command.kind === 'technician' ? `technician-${command.act}` : `user-${command.act}`
}
