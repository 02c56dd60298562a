// Which entries of the trail changed the moderation of a technician or a user.
import { and, asc, eq, gte, inArray } from 'drizzle-orm'
import { USER_ACTS } from '#accounts/domain/user-moderation.ts'
import type { TrailAct, TrailKind } from '#platform/domain/trail.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { moderationTrail } from '#platform/persistence/platform-tables.server.ts'
import { TECHNICIAN_ACTS } from '#technicians/domain/technician-moderation.ts'

declare module '#platform/domain/trail.ts' {
  interface TrailActs {
    rights: {
      technician: 'recover-own'
      /** By the owner of the account; 30 days after `delete-own` the clock erases. */
      user: 'delete-own' | 'recover-own' | 'erase'
    }
  }
}

/** Entries of other acts say nothing about it. */
const STATE_ACTS: readonly TrailAct[] = [
  ...TECHNICIAN_ACTS,
  ...USER_ACTS,
  'undo',
  'account-blocked',
  'account-deleted',
  'delete-own',
  'recover-own',
]

export interface StateEntry {
  readonly id: number
  readonly at: Date
  readonly act: string
  readonly before: unknown
  readonly after: unknown
}

/** The entries that changed the moderation of a person, from that id or instant on. Oldest first. */
export function listStateEntries(
  db: Db,
  { targetKind, targetId }: { targetKind: TrailKind; targetId: string },
  from: number | Date,
): Promise<StateEntry[]> {
  const { id, at, act, before, after } = moderationTrail
  return db
    .select({ id, at, act, before, after })
    .from(moderationTrail)
    .where(
      and(
        eq(moderationTrail.targetKind, targetKind),
        eq(moderationTrail.targetId, targetId),
        inArray(act, [...STATE_ACTS]),
        typeof from === 'number' ? gte(id, from) : gte(at, from),
      ),
    )
    .orderBy(asc(id))
}
