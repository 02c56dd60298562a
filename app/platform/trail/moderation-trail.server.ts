// The audit trail of moderation: written in the transaction of the act, never updated.
import { and, asc, eq, gte, inArray } from 'drizzle-orm'
import { STATE_ACTS, type TrailAct, type TrailKind } from '#platform/domain/acts.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { moderationTrail } from '#platform/persistence/platform-tables.server.ts'

export interface TrailEntry {
  readonly actorUid: string
  readonly act: TrailAct
  readonly targetKind: TrailKind
  readonly targetId: string
  readonly before: object
  readonly after: object
  readonly reason: string | null
  readonly at: Date
}

/** Returns the id of the entry. */
export async function addToTrail(db: Db, entry: TrailEntry): Promise<number> {
  const [line] = await db.insert(moderationTrail).values(entry).returning({ id: moderationTrail.id })
  if (!line) throw new Error('the trail entry was not inserted')
  return line.id
}

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
