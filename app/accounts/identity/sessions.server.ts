// The sessions of signed-in people: who a cookie stands for, how a session is renewed, recorded and ended.

import { randomBytes } from 'node:crypto'
import { knowsPolicy } from '#accounts/domain/authorization.ts'
import type { DeviceUse } from '#accounts/domain/device.ts'
import { roleFrom, type Viewer } from '#accounts/domain/role.ts'
import { isUserBarred } from '#accounts/domain/user-moderation.ts'
import {
  type Auth,
  type AuthOptions,
  isDueForRenewal,
  SESSION_LENGTH_S,
  withCause,
} from '#accounts/identity/auth.server.ts'
import {
  expiredSessionCookie,
  sessionCookieName,
  signedCookie,
  signedCookieReader,
  USER_AGENT_MAX_LENGTH,
} from '#accounts/identity/session-headers.server.ts'
import { expiredVisitLinks } from '#accounts/identity/visit-links.server.ts'
import {
  deleteStoredSession,
  findStoredSession,
  findStoredSessionById,
  recordSessionUse,
  type StoredSession,
} from '#accounts/persistence/stored-sessions.server.ts'

/** The last use of a session is written at most this often. */
const USE_INTERVAL_MS = 5 * 60_000

/** Values of Set-Cookie headers. */
export type SetCookies = readonly string[]

interface FoundViewer {
  readonly viewer: Viewer
  readonly sessionId: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
  readonly hasSecondStep: boolean
  /** Milliseconds since 1970. */
  readonly lastUsedAt: number
  readonly cookies: SetCookies
  /** False until the person was told of the present Términos and Política de Privacidad. */
  readonly knowsPolicy: boolean
  readonly unreadMessages: number
  readonly waitingCases: number
}

export interface Sessions {
  signOut(headers: Headers): Promise<SetCookies>
  /** Deletes the session cookie of the browser, and what opens visits without one, and nothing in the database. */
  readonly expiredCookies: SetCookies
  /** For when `signOut` failed: deletes the cookie of the browser now, and the session when the database is back. */
  signOutLater(headers: Headers): SetCookies
  /** The session of these cookies, and renewed cookies if it is due; null for guests, blocked and deleted users. */
  findViewer(headers: Headers): Promise<FoundViewer | null>
  /** The same by the id of a session, without renewing it. */
  findViewerOfSession(sessionId: string): Promise<Pick<FoundViewer, 'viewer' | 'expiresAt'> | null>
  /** Writes when and from where a session was used, unless it was written a few minutes ago. */
  recordUse(found: FoundViewer, device: DeviceUse): Promise<void>
  /** A token to replace that of a session, and its Set-Cookie value. */
  newSessionToken(): { readonly token: string; readonly cookie: string }
}

export function createSessions(auth: Auth, { db, secret, secure }: AuthOptions): Sessions {
  const readToken = signedCookieReader(secret, sessionCookieName(secure))
  const expiredCookies = [expiredSessionCookie(secure), expiredVisitLinks(secure)]

  async function renewedCookies(headers: Headers): Promise<SetCookies> {
    const answer = await withCause(() => auth.api.getSession({ headers, returnHeaders: true }))
    return answer.headers.getSetCookie()
  }

  // Better Auth's signOut hides that the session could not be deleted.
  async function signOut(headers: Headers): Promise<SetCookies> {
    const token = readToken(headers.get('cookie'))
    if (token) await deleteStoredSession(db, token)
    return expiredCookies
  }
  const pendingSignOuts = createPendingSignOuts(signOut)

  return {
    expiredCookies,
    signOut,

    signOutLater(headers) {
      const cookie = headers.get('cookie')
      if (readToken(cookie) && cookie) pendingSignOuts.add(cookie)
      return expiredCookies
    },

    async findViewer(headers) {
      // One indexed read. Better Auth's getSession costs several times that, so it only runs to renew a session.
      const token = readToken(headers.get('cookie'))
      const found = token ? await findStoredSession(db, token) : null
      const viewer = viewerFrom(found)
      if (!found || !viewer) return null
      const { sessionId, expiresAt, hasSecondStep, lastUsedAt, unreadMessages, waitingCases } = found
      const cookies = isDueForRenewal(expiresAt) ? await renewedCookies(headers) : []
      return {
        viewer,
        sessionId,
        expiresAt,
        hasSecondStep,
        lastUsedAt,
        cookies,
        knowsPolicy: knowsPolicy(found),
        unreadMessages,
        waitingCases,
      }
    },

    async findViewerOfSession(id) {
      const found = await findStoredSessionById(db, id)
      const viewer = viewerFrom(found)
      return found && viewer && { viewer, expiresAt: found.expiresAt }
    },

    async recordUse({ sessionId, lastUsedAt }, device) {
      if (lastUsedAt + USE_INTERVAL_MS > Date.now()) return
      const userAgent = device.userAgent.slice(0, USER_AGENT_MAX_LENGTH)
      await recordSessionUse(db, sessionId, { ...device, userAgent }, USE_INTERVAL_MS)
    },

    newSessionToken() {
      const name = sessionCookieName(secure)
      const token = randomBytes(24).toString('base64url')
      return { token, cookie: signedCookie(name, token, { secret, secure, maxAgeS: SESSION_LENGTH_S }) }
    },
  }
}

/** Blocking deletes the sessions; that somebody is barred covers a concurrent request. */
function viewerFrom(found: StoredSession | null): Viewer | null {
  if (!found || found.expiresAt <= Date.now()) return null
  const { uid, name, email, ciudad } = found
  const role = roleFrom(found.role)
  return isUserBarred({ ...found, role }) ? null : { uid, name, email, role, ciudad }
}

// D49: sessions that could not be deleted at sign-out, because the database was away, are deleted when it is back.

const RETRY_EVERY_MS = 5_000
/** Of a longer outage the rest ends by its expiry. */
const PENDING_MAX = 10_000

interface PendingSignOuts {
  /** `cookie` is the header of the request. */
  add(cookie: string): void
}

/** Call it outside of requests: the timer keeps the context in which it is made. */
function createPendingSignOuts(signOut: (headers: Headers) => Promise<unknown>): PendingSignOuts {
  const pending = new Set<string>()
  let isBusy = false
  setInterval(async () => {
    if (isBusy) return
    isBusy = true
    try {
      for (const cookie of pending) {
        await signOut(new Headers({ cookie }))
        pending.delete(cookie)
      }
    } catch {
      // Still away.
    } finally {
      isBusy = false
    }
  }, RETRY_EVERY_MS).unref()
  return {
    add(cookie) {
      if (pending.size < PENDING_MAX) pending.add(cookie)
    },
  }
}
