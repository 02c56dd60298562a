// D56: what an act on a technician or a user would do to others, with real numbers.
import { eq } from 'drizzle-orm'
import { userAfter } from '#accounts/domain/user-moderation.ts'
import { users } from '#accounts/persistence/account-tables.server.ts'
import { findUpcomingVisits } from '#bookings/persistence/withdrawals.server.ts'
import type { AskingAct, Consequences } from '#moderation/domain/consequences.ts'
import { hasChanged } from '#moderation/domain/notices.ts'
import { bogotaDate } from '#platform/domain/bogota-time.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { endsBookings, technicianAfter } from '#technicians/domain/technician-moderation.ts'
import { technicians } from '#technicians/persistence/technician-tables.server.ts'

export interface AskedAct {
  readonly kind: 'technician' | 'user'
  readonly uid: string
  readonly act: AskingAct
}

/** Null when there is no such person, or the act does not exist for that kind. */
export async function findConsequences(
  db: Db,
  { kind, uid, act }: AskedAct,
  now: Date,
): Promise<Consequences | null> {
  // PostgreSQL reads no NUL, and no id of ours has one.
  if (uid.includes('\0') || (kind === 'user' && act === 'review')) return null
  const { publicado, estado, verificado, deletedAt } = technicians
  const [row] = await db
    .select({
      name: users.name,
      email: users.email,
      technicianName: technicians.nombre,
      account: { blocked: users.blocked, deletedAt: users.deletedAt },
      profile: { publicado, estado, verificado, deletedAt },
    })
    .from(users)
    .leftJoin(technicians, eq(technicians.uid, users.uid))
    .where(eq(users.uid, uid))
  if (!row || (kind === 'technician' && !row.profile)) return null
  const { email, account, profile } = row
  const changes =
    kind === 'technician' && profile
      ? hasChanged(profile, technicianAfter(act, profile, now))
      : act !== 'review' && hasChanged(account, userAfter(act, account, now))
  const side = kind === 'technician' ? 'technician' : 'any'
  return {
    act,
    kind,
    uid,
    name: (kind === 'technician' ? row.technicianName : row.name) || email,
    email,
    today: bogotaDate(now),
    visits: {
      cancelled: kind === 'user' || endsBookings(act),
      ...(await findUpcomingVisits(db, { uid, side, now })),
    },
    leavesCatalogue: profile?.publicado === true,
    endsSessions: kind === 'user',
    letterTo: changes ? email : null,
  }
}
