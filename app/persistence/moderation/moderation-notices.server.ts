// The data of a moderation e-mail: the trail entry and the person's current state.
import { eq } from 'drizzle-orm'
import type { CurrentModeration } from '#domain/moderation/notices.ts'
import type { Db } from '#persistence/database.server.ts'
import { moderationTrail, technicians, users } from '#persistence/tables.server.ts'

export interface ModeratedPerson {
  readonly name: string
  readonly email: string
  readonly cancelled: number
  readonly moderation: CurrentModeration
}

export async function findModeratedPerson(db: Db, line: number): Promise<ModeratedPerson | null> {
  const { publicado, estado, verificado, deletedAt } = technicians
  const [row] = await db
    .select({
      name: users.name,
      email: users.email,
      after: moderationTrail.after,
      account: { blocked: users.blocked, deletedAt: users.deletedAt },
      profile: { publicado, estado, verificado, deletedAt },
    })
    .from(moderationTrail)
    .innerJoin(users, eq(users.uid, moderationTrail.targetId))
    .leftJoin(technicians, eq(technicians.uid, users.uid))
    .where(eq(moderationTrail.id, line))
  if (!row) return null
  const { name, email, after, account, profile } = row
  const { reservasCanceladas = 0 } = after as { reservasCanceladas?: number }
  return { name: name || email, email, cancelled: reservasCanceladas, moderation: { account, profile } }
}
