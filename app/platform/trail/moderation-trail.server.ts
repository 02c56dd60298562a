// The audit trail of moderation: written in the transaction of the act, never updated.
import type { TrailAct, TrailKind } from '#platform/domain/trail.ts'
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
