// Section 7, Identity; D2: the interface to Better Auth. Only use cases and guards call it.
import { APIError } from 'better-auth/api'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { Registration } from '#domain/users/credentials.ts'
import { roleFrom } from '#domain/users/role.ts'
import type { Viewer } from '#domain/users/viewer.ts'
import { type AuthOptions, createAuth, isDueForRenewal } from '#identity/auth.server.ts'
import { withCause } from '#identity/error-cause.server.ts'
import { createKnownDevices, type KnownDevices } from '#identity/known-devices.server.ts'
import { createLinkTokens, type LinkTokens } from '#identity/link-tokens.server.ts'
import { hashPassword } from '#identity/password-hash.server.ts'
import { createPendingSignOuts } from '#identity/pending-sign-outs.server.ts'
import { expiredSessionCookie, sessionCookieReader } from '#identity/session-cookie.server.ts'
import { deleteStoredSession, findStoredSession } from '#persistence/users/sessions.server.ts'

/** Values of Set-Cookie headers. */
export type SetCookies = readonly string[]

export interface SignedIn {
  readonly uid: string
  readonly cookies: SetCookies
}

export interface FoundViewer {
  readonly viewer: Viewer
  readonly sessionId: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
  readonly cookies: SetCookies
}

export interface Identity {
  signUp(person: Registration): Promise<Outcome<SignedIn, 'email-already-in-use'>>
  signIn(credentials: {
    email: string
    password: string
  }): Promise<Outcome<SignedIn, 'invalid-credential' | 'user-disabled'>>
  signOut(headers: Headers): Promise<SetCookies>
  /** For when `signOut` failed: deletes the cookie of the browser now, and the session when the database is back. */
  signOutLater(headers: Headers): SetCookies
  /** The session of these cookies, and renewed cookies if it is due; null for guests, blocked and deleted users. */
  findViewer(headers: Headers): Promise<FoundViewer | null>
  readonly links: LinkTokens
  readonly devices: KnownDevices
  hashPassword(password: string): Promise<string>
}

export function createIdentity(options: AuthOptions): Identity {
  const auth = createAuth(options)
  const readToken = sessionCookieReader(options.secret, options.secure)

  async function renewedCookies(headers: Headers): Promise<SetCookies> {
    const answer = await withCause(() => auth.api.getSession({ headers, returnHeaders: true }))
    return answer.headers.getSetCookie()
  }

  // Better Auth's signOut hides that the session could not be deleted.
  async function signOut(headers: Headers): Promise<SetCookies> {
    const token = readToken(headers.get('cookie'))
    if (token) await deleteStoredSession(options.db, token)
    return [expiredSessionCookie(options.secure)]
  }
  const pendingSignOuts = createPendingSignOuts(signOut)

  return {
    async signUp({ name, email, password, role, ciudad, barrio, telefono }) {
      try {
        const body = { name, email, password, role, ciudad, barrio, telefono }
        const { headers, response } = await withCause(() =>
          auth.api.signUpEmail({ body, returnHeaders: true }),
        )
        return accepted({ uid: response.user.id, cookies: headers.getSetCookie() })
      } catch (error) {
        if (isTaken(error)) return refused('email-already-in-use')
        throw error
      }
    },

    async signIn(body) {
      try {
        const { headers, response } = await withCause(() =>
          auth.api.signInEmail({ body, returnHeaders: true }),
        )
        return accepted({ uid: response.user.id, cookies: headers.getSetCookie() })
      } catch (error) {
        if (error instanceof APIError && error.statusCode === 401) return refused('invalid-credential')
        if (error instanceof APIError && error.statusCode === 403) return refused('user-disabled')
        throw error
      }
    },

    signOut,

    signOutLater(headers) {
      const cookie = headers.get('cookie')
      if (readToken(cookie) && cookie) pendingSignOuts.add(cookie)
      return [expiredSessionCookie(options.secure)]
    },

    async findViewer(headers) {
      // One indexed read. Better Auth's getSession costs several times that, so it only runs to renew a session.
      const token = readToken(headers.get('cookie'))
      const found = token && (await findStoredSession(options.db, token))
      if (!found || found.expiresAt <= Date.now()) return null
      const { sessionId, uid, name, email, ciudad } = found
      const role = roleFrom(found.role)
      // D41: an admin is not signed out by being blocked. Blocking deletes the sessions; this covers a concurrent request.
      if (found.deleted || (found.blocked && role !== 'admin')) return null
      const cookies = isDueForRenewal(found.expiresAt) ? await renewedCookies(headers) : []
      return { viewer: { uid, name, email, role, ciudad }, sessionId, expiresAt: found.expiresAt, cookies }
    },

    links: createLinkTokens(options.secret),
    devices: createKnownDevices(options.db, options),
    hashPassword,
  }
}

/** Reported by Better Auth, or by the unique index when two registrations race. */
function isTaken(error: unknown): boolean {
  if (error instanceof APIError && error.statusCode === 422 && error.cause === undefined) return true
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '23505') return true
  }
  return false
}
