import { prepared } from '#persistence/database.server.ts'
import type { IdentityDb } from '#persistence/identity-tables.server.ts'

export interface StoredSession {
  readonly sessionId: string
  /** Milliseconds since 1970, as a clock tells them. */
  readonly expiresAt: number
  readonly uid: string
  readonly name: string
  readonly email: string
  readonly role: string | null
  readonly blocked: boolean
  readonly deleted: boolean
}

/** A session and whose it is: asked for by every request of somebody signed in. */
export async function findStoredSession(db: IdentityDb, token: string): Promise<StoredSession | null> {
  const [session] = await prepared<StoredSession>(
    db,
    'find_session',
    `select s.id as "sessionId", (extract(epoch from s."expiresAt") * 1000)::float8 as "expiresAt",
       uid, name, email, role, blocked, "deletedAt" is not null as deleted
     from sessions s join users on uid = "userId" where token = $1`,
    [token],
  )
  return session ?? null
}
