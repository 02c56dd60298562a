import type { IdentityDb } from '#persistence/identity-tables.server.ts'

export interface StoredSession {
  readonly sessionId: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
  readonly uid: string
  readonly name: string
  readonly email: string
  readonly role: string | null
  readonly ciudad: string
  readonly blocked: boolean
  readonly deleted: boolean
  readonly authorizedVersion: string | null
  readonly toldVersion: string | null
}

/** A session and its user. Runs for every request of a signed-in person, so the statement is named. */
export async function findStoredSession(db: IdentityDb, token: string): Promise<StoredSession | null> {
  const { rows } = await db.$client.query<StoredSession>({
    name: 'find_session',
    text: `select s.id as "sessionId", (extract(epoch from s."expiresAt") * 1000)::float8 as "expiresAt",
             uid, name, email, role, ciudad, blocked, "deletedAt" is not null as deleted,
             "authorizedVersion", "toldVersion"
           from sessions s join users on uid = "userId" where token = $1`,
    values: [token],
  })
  return rows[0] ?? null
}
