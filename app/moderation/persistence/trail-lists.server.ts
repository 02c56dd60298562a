// The trail of one person or case, as administrators read it.
import { and, desc, eq, lt } from 'drizzle-orm'
import { users } from '#accounts/persistence/account-tables.server.ts'
import type { TrailKind, TrailLine } from '#platform/domain/acts.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { moderationTrail } from '#platform/persistence/platform-tables.server.ts'

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

/** The newest entry of a row, with the name of who made it. */
export async function findLastTrailLine(
  db: Db,
  target: { targetKind: TrailKind; targetId: string },
): Promise<TrailLine | null> {
  const [line] = await listTrail(db, target, null)
  return line ?? null
}
