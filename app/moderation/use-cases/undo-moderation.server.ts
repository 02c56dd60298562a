import type { Viewer } from '#accounts/domain/role.ts'
import { isUserBarred, type UserModeration } from '#accounts/domain/user-moderation.ts'
import { lockUser, writeUser } from '#accounts/persistence/account-moderation.server.ts'
import { endSessionsOf } from '#accounts/persistence/stored-sessions.server.ts'
import { asActingAdmin } from '#accounts/use-cases/as-acting-admin.server.ts'
import type { Services } from '#app/services.ts'
import {
  attributeWithdrawal,
  returnBookings,
  withdrawBookings,
} from '#bookings/persistence/withdrawals.server.ts'
import {
  isAsLeft,
  isLastStanding,
  type Moderated,
  UNDO_WINDOW_MS,
  type UndoRefusal,
  undoRefusal,
} from '#moderation/domain/moderation-act.ts'
import type { UndoCommand } from '#moderation/domain/moderation-command.ts'
import {
  accountReturnRefusal,
  type PersonRefusal,
  profileReturnRefusal,
} from '#moderation/domain/moderation-rules.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import type { AdminRefusal } from '#platform/domain/trail.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { addToTrail } from '#platform/trail/moderation-trail.server.ts'
import { listStateEntries, type StateEntry } from '#rights/persistence/state-entries.server.ts'
import type { TechnicianModeration } from '#technicians/domain/technician-moderation.ts'
import { lockTechnician, writeTechnician } from '#technicians/persistence/technician-moderation.server.ts'

/**
 * D56: takes back an act of the last ten minutes, if the state is still the one it left: the state before it is the one that
 * its trail entry recorded. Visits whose hour is free come back; sessions that ended stay ended. The e-mails about the act
 * find that it no longer stands.
 */
export function undoModeration(
  services: Services,
  viewer: Viewer,
  { kind, uid, act, trailEntryId }: UndoCommand,
): Promise<Outcome<Moderated, AdminRefusal | PersonRefusal | UndoRefusal>> {
  return asActingAdmin(services, viewer, { act, locksAccounts: kind === 'user' }, async (tx, now) => {
    const profile = await lockTechnician(tx, uid)
    const account = await lockUser(tx, uid)
    const present = kind === 'user' ? account && stateOf(account) : profile
    if (!account || !present) return refused('moderation-target-gone')
    const target = { targetKind: kind, targetId: uid } as const
    const entries = await listStateEntries(tx, target, trailEntryId)
    const [undone] = entries
    const code = undoRefusal(trailEntryId, entries, present, now)
    if (code || !undone) return refused(code ?? 'undo-changed')
    const earlier = earlierOf(kind, undone, account)
    const { isBarred } = earlier
    const obstacle =
      earlier.kind === 'user'
        ? accountReturnRefusal(earlier.state, uid === viewer.uid)
        : profileReturnRefusal(earlier.state, accountFacts(account))
    if (obstacle) return refused(obstacle)

    if (earlier.kind === 'technician') await writeTechnician(tx, uid, earlier.state, now)
    else {
      await writeUser(tx, uid, earlier.state, now)
      if (profile) await undoProfile(tx, { uid, profile, undone, actorUid: viewer.uid, now })
      if (isBarred) await endSessionsOf(tx, uid)
    }
    // Nobody keeps a booking with somebody who is barred again; otherwise the cancelled ones come back.
    const side = kind === 'user' ? 'any' : 'technician'
    const cancelled = isBarred ? await withdrawBookings(tx, { uid, side, now }) : []
    const { returned, lost } = isBarred ? NO_BOOKINGS : await returnBookings(tx, { trailEntryId, now })
    const undoEntryId = await addToTrail(tx, {
      ...target,
      actorUid: viewer.uid,
      act,
      before: present,
      after: {
        ...earlier.state,
        ...(cancelled.length > 0 && { reservasCanceladas: cancelled.length }),
        ...(returned > 0 && { reservasDevueltas: returned }),
        ...(lost > 0 && { reservasSinVolver: lost }),
      },
      reason: null,
      at: now,
    })
    const runAt = new Date(now.getTime() + UNDO_WINDOW_MS)
    if (cancelled.length > 0)
      await attributeWithdrawal(tx, { uid, keys: cancelled, trailEntryId: undoEntryId, runAt })
    return accepted({ trailEntryId: undoEntryId, asks: null })
  })
}

const NO_BOOKINGS = { returned: 0, lost: 0 }

type LockedUser = NonNullable<Awaited<ReturnType<typeof lockUser>>>

const stateOf = ({ blocked, deletedAt }: LockedUser): UserModeration => ({ blocked, deletedAt })

const accountFacts = (account: LockedUser) => ({
  isAccountBarred: isUserBarred(account),
  isAccountDeleted: account.deletedAt !== null,
})

type Earlier =
  | { readonly kind: 'user'; readonly state: UserModeration; readonly isBarred: boolean }
  | { readonly kind: 'technician'; readonly state: TechnicianModeration; readonly isBarred: boolean }

/** The state before the entry, which the undo gives back. */
function earlierOf(kind: Earlier['kind'], undone: StateEntry, account: LockedUser): Earlier {
  if (kind === 'user') {
    const state = accountBefore(undone)
    return { kind, state, isBarred: isUserBarred({ ...account, ...state }) }
  }
  const state = profileBefore(undone)
  return { kind, state, isBarred: state.estado === 'bloqueado' || state.deletedAt !== null }
}

/** What the act on the account did to the profile, unless the profile was moderated since. */
async function undoProfile(
  tx: Db,
  {
    uid,
    profile,
    undone,
    actorUid,
    now,
  }: { uid: string; profile: TechnicianModeration; undone: StateEntry; actorUid: string; now: Date },
): Promise<void> {
  const target = { targetKind: 'technician', targetId: uid } as const
  const entries = await listStateEntries(tx, target, undone.at)
  // Both entries were written by one transaction, that of the profile first.
  const own = entries.findLast(({ id, at }) => id < undone.id && at.getTime() === undone.at.getTime())
  if (!own || !PROFILE_ACTS.includes(own.act)) return
  const since = entries.filter(({ id }) => id >= own.id)
  if (!isLastStanding(own, since) || !isAsLeft(own.after, profile)) return
  const after = profileBefore(own)
  await writeTechnician(tx, uid, after, now)
  await addToTrail(tx, { ...target, act: 'undo', actorUid, before: profile, after, reason: null, at: now })
}

const PROFILE_ACTS: readonly string[] = ['account-blocked', 'account-deleted', 'restore']

/** Stored as JSON. */
type Stored<State> = {
  readonly [Field in keyof State]: Field extends 'deletedAt' ? string | null : State[Field]
}

function profileBefore({ before }: StateEntry): TechnicianModeration {
  const { publicado, estado, verificado, deletedAt } = before as Stored<TechnicianModeration>
  return { publicado, estado, verificado, deletedAt: deletedAt === null ? null : new Date(deletedAt) }
}

function accountBefore({ before }: StateEntry): UserModeration {
  const { blocked, deletedAt } = before as Stored<UserModeration>
  return { blocked, deletedAt: deletedAt === null ? null : new Date(deletedAt) }
}
