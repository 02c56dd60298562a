// The data of a moderation e-mail: the trail entry, what came after it, and the person's current state.

import { eq } from 'drizzle-orm'
import { users } from '#accounts/persistence/account-tables.server.ts'
import type { CurrentModeration } from '#moderation/domain/notices.ts'
import { isTold } from '#moderation/domain/undo.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { moderationTrail } from '#platform/persistence/platform-tables.server.ts'
import { listStateLines } from '#platform/trail/moderation-trail.server.ts'
import { technicians } from '#technicians/persistence/technician-tables.server.ts'

export interface ModeratedPerson {
  readonly name: string
  readonly email: string
  readonly cancelled: number
  readonly reason: string | null
  /** The act was neither undone nor done again. */
  readonly isTold: boolean
  readonly moderation: CurrentModeration
}

export async function findModeratedPerson(db: Db, line: number): Promise<ModeratedPerson | null> {
  const { publicado, estado, verificado, deletedAt } = technicians
  const [row] = await db
    .select({
      name: users.name,
      email: users.email,
      after: moderationTrail.after,
      reason: moderationTrail.reason,
      targetKind: moderationTrail.targetKind,
      targetId: moderationTrail.targetId,
      account: { blocked: users.blocked, deletedAt: users.deletedAt },
      profile: { publicado, estado, verificado, deletedAt },
    })
    .from(moderationTrail)
    .innerJoin(users, eq(users.uid, moderationTrail.targetId))
    .leftJoin(technicians, eq(technicians.uid, users.uid))
    .where(eq(moderationTrail.id, line))
  if (!row) return null
  const { name, email, after, reason, account, profile, ...target } = row
  const { reservasCanceladas = 0 } = after as { reservasCanceladas?: number }
  return {
    name: name || email,
    email,
    cancelled: reservasCanceladas,
    reason,
    isTold: isTold(await listStateLines(db, target, line)),
    moderation: { account, profile },
  }
}
