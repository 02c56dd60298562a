import type { Viewer } from '#accounts/domain/role.ts'
import { isUserBarred, type UserModeration } from '#accounts/domain/user-moderation.ts'
import { hasOtherAdmins, lockUser, writeUser } from '#accounts/persistence/account-moderation.server.ts'
import { endSessionsOf } from '#accounts/persistence/stored-sessions.server.ts'
import type { Services } from '#app/services.ts'
import { returnBookings, withdrawBookings } from '#bookings/persistence/withdrawals.server.ts'
import { isAsLeft, standingLines, undoableUntil } from '#moderation/domain/moderation-act.ts'
import { type Moderated, runModeration } from '#moderation/use-cases/run-moderation.server.ts'
import type { ModerationRefusal } from '#platform/domain/acts.ts'
import type { Outcome } from '#platform/domain/outcome.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { addToTrail, listStateLines, type StateLine } from '#platform/trail/moderation-trail.server.ts'
import type { TechnicianModeration } from '#technicians/domain/technician-moderation.ts'
import { lockTechnician, writeTechnician } from '#technicians/persistence/technician-moderation.server.ts'

interface UndoCommand {
  readonly kind: 'technician' | 'user'
  readonly uid: string
  /** The trail entry of the act. */
  readonly line: number
}

/**
 * D56: takes back an act of the last ten minutes, if the state is still the one it left. Visits whose hour is free come
 * back; sessions that ended stay ended. The letters about the act find that it no longer stands.
 */
export function undoModeration(
  services: Services,
  viewer: Viewer,
  { kind, uid, line }: UndoCommand,
): Promise<Outcome<Moderated, ModerationRefusal>> {
  const command = { act: 'undo', targetKind: kind, targetId: uid, reason: null, notice: null } as const
  return runModeration(services, viewer, command, {
    async lock(tx) {
      const profile = await lockTechnician(tx, uid)
      const account = await lockUser(tx, uid)
      if (!account || (kind === 'technician' && !profile)) return null
      const lines = await listStateLines(tx, { targetKind: kind, targetId: uid }, line)
      return { account, profile, lines }
    },
    async refusalOf(tx, { account, profile, lines }, now) {
      const [undone] = lines
      const until = undone?.id === line ? undoableUntil(undone) : null
      if (!undone || until === null) return 'undo-changed'
      if (now.getTime() >= until) return 'undo-too-late'
      const { role, ...present } = account
      if (!isLast(undone, lines) || !isAsLeft(undone.after, kind === 'user' ? present : (profile ?? {})))
        return 'undo-changed'
      const isBarred = isUserBarred({ ...account, role })
      if (kind === 'technician') {
        const { publicado, deletedAt } = technicianBefore(undone)
        if (!deletedAt && account.deletedAt) return 'moderation-account-deleted'
        return publicado && isBarred ? 'moderation-account-barred' : null
      }
      const { blocked, deletedAt } = userBefore(undone)
      if (!blocked && !deletedAt) return null
      if (uid === viewer.uid) return 'moderation-own-account'
      return role === 'admin' && !(await hasOtherAdmins(tx, uid)) ? 'moderation-last-admin' : null
    },
    async apply(tx, { account, profile, lines }, now) {
      const [undone] = lines
      if (!undone) throw new Error('refusalOf allows no undo without an entry')
      if (kind === 'technician') {
        const after = technicianBefore(undone)
        await writeTechnician(tx, uid, after, now)
        const isBarred = after.estado === 'bloqueado' || after.deletedAt !== null
        const bookings = await settleBookings(tx, isBarred, { uid, side: 'technician', line, now })
        return {
          before: profile ?? {},
          after: { ...after, ...bookings.counts },
          cancelled: bookings.cancelled,
        }
      }
      const { role, ...before } = account
      const after = userBefore(undone)
      await writeUser(tx, uid, after, now)
      if (profile) await undoProfile(tx, { uid, profile, undone, actorUid: viewer.uid, now })
      const isBarred = isUserBarred({ ...after, role })
      if (isBarred) await endSessionsOf(tx, uid)
      const bookings = await settleBookings(tx, isBarred, { uid, side: 'any', line, now })
      return { before, after: { ...after, ...bookings.counts }, cancelled: bookings.cancelled }
    },
  })
}

/** Nobody keeps a booking with somebody who is barred again; otherwise the cancelled ones come back. */
async function settleBookings(
  tx: Db,
  isBarred: boolean,
  { line, ...concerned }: { uid: string; side: 'technician' | 'any'; line: number; now: Date },
) {
  if (isBarred) return { counts: {}, cancelled: await withdrawBookings(tx, concerned) }
  const { returned, lost } = await returnBookings(tx, { line, now: concerned.now })
  const counts = {
    ...(returned > 0 && { reservasDevueltas: returned }),
    ...(lost > 0 && { reservasSinVolver: lost }),
  }
  return { counts, cancelled: [] }
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
  }: { uid: string; profile: TechnicianModeration; undone: StateLine; actorUid: string; now: Date },
): Promise<void> {
  const target = { targetKind: 'technician', targetId: uid } as const
  const lines = await listStateLines(tx, target, undone.at)
  // Both entries were written by one transaction, that of the profile first.
  const own = lines.findLast(({ id, at }) => id < undone.id && at.getTime() === undone.at.getTime())
  if (!own || !PROFILE_ACTS.includes(own.act)) return
  const since = lines.filter(({ id }) => id >= own.id)
  if (!isLast(own, since) || !isAsLeft(own.after, profile)) return
  const after = technicianBefore(own)
  await writeTechnician(tx, uid, after, now)
  await addToTrail(tx, { ...target, act: 'undo', actorUid, before: profile, after, reason: null, at: now })
}

const PROFILE_ACTS: readonly string[] = ['account-blocked', 'account-deleted', 'restore']

/** `lines` are the entries from this one on: it stands, and no later one does. */
function isLast({ id }: StateLine, lines: readonly StateLine[]): boolean {
  const standing = standingLines(lines)
  return standing.length === 1 && standing[0]?.id === id
}

/** Stored as JSON. */
type Stored<State> = {
  readonly [Field in keyof State]: Field extends 'deletedAt' ? string | null : State[Field]
}

function technicianBefore({ before }: StateLine): TechnicianModeration {
  const { publicado, estado, verificado, deletedAt } = before as Stored<TechnicianModeration>
  return { publicado, estado, verificado, deletedAt: deletedAt === null ? null : new Date(deletedAt) }
}

function userBefore({ before }: StateLine): UserModeration {
  const { blocked, deletedAt } = before as Stored<UserModeration>
  return { blocked, deletedAt: deletedAt === null ? null : new Date(deletedAt) }
}
