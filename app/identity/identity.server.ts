// Section 7, Identity; D2: the interface to Better Auth. Only use cases and guards call it.
import { APIError } from 'better-auth/api'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { knowsPolicy } from '#domain/rights/authorization.ts'
import type { Registration } from '#domain/users/credentials.ts'
import { roleFrom } from '#domain/users/role.ts'
import type { Viewer } from '#domain/users/viewer.ts'
import { type AuthOptions, createAuth, isDueForRenewal } from '#identity/auth.server.ts'
import { withCause } from '#identity/error-cause.server.ts'
import { createRecoveryProofs, type RecoveryProofs } from '#identity/recovery-proof.server.ts'
import { expiredSessionCookie, sessionCookieReader } from '#identity/session-cookie.server.ts'
import { findStoredSession } from '#persistence/users/sessions.server.ts'

/** Values of Set-Cookie headers. */
export type SetCookies = readonly string[]

export interface SignedIn {
  readonly uid: string
  readonly cookies: SetCookies
}

/** Stored with the account, in the transaction that creates it (Ley 1581). */
export interface SignUpAuthorization {
  readonly authorizedVersion: string
  readonly authorizedAt: Date
}

export interface FoundViewer {
  readonly viewer: Viewer
  readonly sessionId: string
  readonly cookies: SetCookies
  /** False until the person was told of the present Términos and Política de Privacidad. */
  readonly knowsPolicy: boolean
}

export interface Identity {
  signUp(person: Registration & SignUpAuthorization): Promise<Outcome<SignedIn, 'email-already-in-use'>>
  signIn(credentials: {
    email: string
    password: string
  }): Promise<Outcome<SignedIn, 'invalid-credential' | 'user-disabled'>>
  signOut(headers: Headers): Promise<SetCookies>
  /** Deletes the session cookie of the browser, and nothing in the database. */
  readonly expiredCookies: SetCookies
  /** The session of these cookies, and renewed cookies if it is due; null for guests, blocked and deleted users. */
  findViewer(headers: Headers): Promise<FoundViewer | null>
  /** Passes a one-use token and the return path to `onResetToken` when the address is known; otherwise does nothing. */
  startReset(email: string, from: string | null): Promise<void>
  reset(token: string, password: string): Promise<Outcome<void, 'invalid-token'>>
  /** For accounts that their owners deleted. */
  readonly recovery: RecoveryProofs
}

export function createIdentity(options: AuthOptions): Identity {
  const auth = createAuth(options)
  const readToken = sessionCookieReader(options.secret, options.secure)

  async function renewedCookies(headers: Headers): Promise<SetCookies> {
    const answer = await withCause(() => auth.api.getSession({ headers, returnHeaders: true }))
    return answer.headers.getSetCookie()
  }

  return {
    async signUp({ name, email, password, role, ciudad, barrio, telefono, ...authorization }) {
      try {
        const { authorizedVersion, authorizedAt } = authorization
        const details = { name, email, password, role, ciudad, barrio, telefono }
        const body = { ...details, authorizedVersion, authorizedAt }
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

    async signOut(headers) {
      const answer = await withCause(() => auth.api.signOut({ headers, returnHeaders: true }))
      return answer.headers.getSetCookie()
    },

    expiredCookies: [expiredSessionCookie(options.secure)],

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
      return {
        viewer: { uid, name, email, role, ciudad },
        sessionId,
        cookies,
        knowsPolicy: knowsPolicy(found),
      }
    },

    recovery: createRecoveryProofs(options.secret),

    async startReset(email, from) {
      const body = { email, ...(from && { redirectTo: from }) }
      await withCause(() => auth.api.requestPasswordReset({ body }))
    },

    async reset(token, newPassword) {
      try {
        await withCause(() => auth.api.resetPassword({ body: { token, newPassword } }))
        return accepted()
      } catch (error) {
        if (error instanceof APIError && error.statusCode === 400) return refused('invalid-token')
        throw error
      }
    },
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
