import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import type { DeviceUse } from '#accounts/domain/device.ts'
import type { OpenSession } from '#accounts/domain/safe-account.ts'
import { type IdentityDb, sessions } from '#accounts/persistence/account-tables.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'

export interface StoredSession {
  readonly sessionId: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
  readonly lastUsedAt: number
  readonly uid: string
  readonly name: string
  readonly email: string
  readonly role: string | null
  readonly ciudad: string
  readonly blocked: boolean
  readonly deleted: boolean
  readonly hasSecondStep: boolean
  readonly authorizedVersion: string | null
  readonly toldVersion: string | null
  /** Of the conversations of the person's visits. */
  readonly unreadMessages: number
  /** Guarantee cases that wait for the person in the list that the role has. */
  readonly waitingCases: number
}

const COLUMNS = `s.id as "sessionId", (extract(epoch from s."expiresAt") * 1000)::float8 as "expiresAt",
  (extract(epoch from s."lastUsedAt") * 1000)::float8 as "lastUsedAt", uid, name, email, role, ciudad, blocked,
  "deletedAt" is not null as deleted, "twoFactorEnabled" as "hasSecondStep",
  "authorizedVersion", "toldVersion",
  (select count(*)::int from visit_messages where "recipientUid" = uid and "readAt" is null) as "unreadMessages",
  case role
    when 'tecnico' then (select count(*)::int from guarantee_cases where "technicianId" = uid and turn = 'technician')
    when 'admin' then (select count(*)::int from guarantee_cases where turn = 'admin')
    else (select count(*)::int from guarantee_cases where "clientId" = uid and turn = 'client') end as "waitingCases"`

/** A session and its user. Runs for every request of a signed-in person, so the statement is named. */
export async function findStoredSession(db: IdentityDb, token: string): Promise<StoredSession | null> {
  const { rows } = await db.$client.query<StoredSession>({
    name: 'find_session',
    text: `select ${COLUMNS} from sessions s join users on uid = "userId" where token = $1`,
    values: [token],
  })
  return rows[0] ?? null
}

export async function deleteStoredSession(db: IdentityDb, token: string): Promise<void> {
  await db.$client.query('delete from sessions where token = $1', [token])
}

/** The same by its id, which stays when the token is replaced. */
export async function findStoredSessionById(db: IdentityDb, id: string): Promise<StoredSession | null> {
  const { rows } = await db.$client.query<StoredSession>({
    name: 'find_session_by_id',
    text: `select ${COLUMNS} from sessions s join users on uid = "userId" where s.id = $1`,
    values: [id],
  })
  return rows[0] ?? null
}

/** Of several requests at once one writes. */
export async function recordSessionUse(
  db: IdentityDb,
  id: string,
  { userAgent, network, city }: DeviceUse,
  intervalMs: number,
): Promise<void> {
  await db.$client.query({
    name: 'record_session_use',
    text: `update sessions set "lastUsedAt" = now(), "userAgent" = $2, network = $3, city = $4
           where id = $1 and "lastUsedAt" < now() - $5::float8 * interval '1 millisecond'`,
    values: [id, userAgent, network, city, intervalMs],
  })
}

/** The one used last first. */
export async function listSessionsOf(db: Db, uid: string): Promise<OpenSession[]> {
  const { id, userAgent, network, city, lastUsedAt } = sessions
  const rows = await db
    .select({ id, userAgent, network, city, lastUsedAt })
    .from(sessions)
    .where(and(eq(sessions.userId, uid), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(lastUsedAt), desc(sessions.createdAt), id)
  return rows.map(row => ({ ...row, userAgent: row.userAgent ?? '' }))
}

/** False when this person has no such session. */
export async function endSession(db: Db, uid: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, uid)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

export async function endSessionsOf(db: Db, uid: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, uid))
}

/** Returns how many ended. */
export async function endOtherSessions(db: Db, uid: string, keptId: string): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, uid), ne(sessions.id, keptId)))
    .returning({ id: sessions.id })
  return ended.length
}

export async function replaceSessionToken(db: Db, id: string, token: string): Promise<void> {
  await db.update(sessions).set({ token }).where(eq(sessions.id, id))
}
