// The audit trail of moderation: written in the transaction of the act, never updated.
import { and, asc, desc, eq, gte, inArray, lt } from 'drizzle-orm'
import type { TrailLine } from '#moderation/domain/panel-rows.ts'
import { STATE_ACTS } from '#moderation/domain/undo.ts'
import type { TrailAct, TrailKind } from '#platform/domain/acts.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { moderationTrail, users } from '#platform/persistence/tables.server.ts'

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

export const TRAIL_PAGE_SIZE = 50

/** Newest first; `beforeId` continues after the previous page. One row more than a page, to tell whether there is one. */
export function listTrail(
  db: Db,
  { targetKind, targetId }: { targetKind: TrailKind; targetId: string },
  beforeId: number | null,
): Promise<TrailLine[]> {
  const { id, at, act, actorUid, before, after, reason } = moderationTrail
  return db
    .select({ id, at, act, actorUid, actorName: users.name, before, after, reason })
    .from(moderationTrail)
    .leftJoin(users, eq(users.uid, moderationTrail.actorUid))
    .where(
      and(
        eq(moderationTrail.targetKind, targetKind),
        eq(moderationTrail.targetId, targetId),
        beforeId === null ? undefined : lt(moderationTrail.id, beforeId),
      ),
    )
    .orderBy(desc(moderationTrail.id))
    .limit(TRAIL_PAGE_SIZE + 1)
}

export type StateLine = Pick<TrailLine, 'id' | 'at' | 'act' | 'before' | 'after'>

/** The entries that changed the moderation of a person, from that id or instant on. Oldest first. */
export function listStateLines(
  db: Db,
  { targetKind, targetId }: { targetKind: TrailKind; targetId: string },
  from: number | Date,
): Promise<StateLine[]> {
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

/** The newest entry of a row, with the name of who made it. */
export async function findLastTrailLine(
  db: Db,
  target: { targetKind: TrailKind; targetId: string },
): Promise<TrailLine | null> {
  const [line] = await listTrail(db, target, null)
  return line ?? null
}
