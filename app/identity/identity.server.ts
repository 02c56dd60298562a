// Section 7, Identity; D2: the interface to Better Auth. Only use cases and guards call it.
import { randomBytes } from 'node:crypto'
import { APIError } from 'better-auth/api'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { knowsPolicy } from '#domain/rights/authorization.ts'
import type { Registration } from '#domain/users/credentials.ts'
import type { DeviceUse } from '#domain/users/device.ts'
import { roleFrom } from '#domain/users/role.ts'
import type { Viewer } from '#domain/users/viewer.ts'
import { type AuthOptions, createAuth, isDueForRenewal, SESSION_LENGTH_S } from '#identity/auth.server.ts'
import { withCause } from '#identity/error-cause.server.ts'
import { createKnownDevices, type KnownDevices } from '#identity/known-devices.server.ts'
import { createLinkTokens, type LinkTokens } from '#identity/link-tokens.server.ts'
import { hashPassword, verifyPassword } from '#identity/password-hash.server.ts'
import { createPendingSignOuts } from '#identity/pending-sign-outs.server.ts'
import { createProviderSignIn, type ProviderSignIn } from '#identity/provider.server.ts'
import { createRecoveryProofs, type RecoveryProofs } from '#identity/recovery-proof.server.ts'
import { createSecondStep, type SecondStep } from '#identity/second-step.server.ts'
import {
  expiredSessionCookie,
  sessionCookieName,
  signedCookie,
  signedCookieReader,
} from '#identity/session-cookie.server.ts'
import { sessionHeaders, UNKNOWN_DEVICE, USER_AGENT_MAX_LENGTH } from '#identity/session-headers.server.ts'
import { findPasswordHash } from '#persistence/users/passwords.server.ts'
import {
  deleteStoredSession,
  findStoredSession,
  findStoredSessionById,
  recordSessionUse,
  type StoredSession,
} from '#persistence/users/sessions.server.ts'

/** The last use of a session is written at most this often. */
const USE_INTERVAL_MS = 5 * 60_000

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
  /** Milliseconds since 1970. */
  readonly expiresAt: number
  readonly hasSecondStep: boolean
  /** Milliseconds since 1970. */
  readonly lastUsedAt: number
  readonly cookies: SetCookies
  /** False until the person was told of the present Términos and Política de Privacidad. */
  readonly knowsPolicy: boolean
}

export interface Identity {
  signUp(
    person: Registration & SignUpAuthorization,
    device?: DeviceUse,
  ): Promise<Outcome<SignedIn, 'email-already-in-use'>>
  /** With `secondStep` the cookies open no session yet: `secondStep.complete` does. */
  signIn(
    credentials: { email: string; password: string },
    device?: DeviceUse,
  ): Promise<Outcome<{ secondStep: boolean; cookies: SetCookies }, 'invalid-credential' | 'user-disabled'>>
  signOut(headers: Headers): Promise<SetCookies>
  /** Deletes the session cookie of the browser, and nothing in the database. */
  readonly expiredCookies: SetCookies
  /** For when `signOut` failed: deletes the cookie of the browser now, and the session when the database is back. */
  signOutLater(headers: Headers): SetCookies
  /** The session of these cookies, and renewed cookies if it is due; null for guests, blocked and deleted users. */
  findViewer(headers: Headers): Promise<FoundViewer | null>
  /** The same by the id of a session, without renewing it. */
  findViewerOfSession(sessionId: string): Promise<Pick<FoundViewer, 'viewer' | 'expiresAt'> | null>
  /** Writes when and from where a session was used, unless it was written a few minutes ago. */
  recordUse(found: FoundViewer, device: DeviceUse): Promise<void>
  /** False, too, for people who have no password. */
  isPasswordOf(uid: string, password: string): Promise<boolean>
  hashPassword(password: string): Promise<string>
  /** A token to replace that of a session, and its Set-Cookie value. */
  newSessionToken(): { readonly token: string; readonly cookie: string }
  readonly links: LinkTokens
  readonly devices: KnownDevices
  readonly secondStep: SecondStep
  /** Null unless the environment names one. */
  readonly provider: ProviderSignIn | null
  /** For accounts that their owners deleted. */
  readonly recovery: RecoveryProofs
}

export function createIdentity(options: AuthOptions): Identity {
  const auth = createAuth(options)
  const { db, secret, secure } = options
  const readToken = signedCookieReader(secret, sessionCookieName(secure))

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
    async signUp(
      { name, email, password, role, ciudad, barrio, telefono, ...authorization },
      device = UNKNOWN_DEVICE,
    ) {
      try {
        const { authorizedVersion, authorizedAt } = authorization
        const details = { name, email, password, role, ciudad, barrio, telefono }
        const body = { ...details, authorizedVersion, authorizedAt }
        const { headers, response } = await withCause(() =>
          auth.api.signUpEmail({ body, headers: sessionHeaders(device), returnHeaders: true }),
        )
        return accepted({ uid: response.user.id, cookies: headers.getSetCookie() })
      } catch (error) {
        if (isTaken(error)) return refused('email-already-in-use')
        throw error
      }
    },

    async signIn(body, device = UNKNOWN_DEVICE) {
      try {
        const { headers, response } = await withCause(() =>
          auth.api.signInEmail({ body, headers: sessionHeaders(device), returnHeaders: true }),
        )
        return accepted({ secondStep: 'twoFactorRedirect' in response, cookies: headers.getSetCookie() })
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
      const found = token ? await findStoredSession(db, token) : null
      const viewer = viewerFrom(found)
      if (!found || !viewer) return null
      const { sessionId, hasSecondStep, lastUsedAt } = found
      const cookies = isDueForRenewal(found.expiresAt) ? await renewedCookies(headers) : []
      const { expiresAt } = found
      return {
        viewer,
        sessionId,
        expiresAt,
        hasSecondStep,
        lastUsedAt,
        cookies,
        knowsPolicy: knowsPolicy(found),
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

    async isPasswordOf(uid, password) {
      const hash = await findPasswordHash(db, uid)
      return hash !== null && verifyPassword({ hash, password })
    },

    hashPassword,

    newSessionToken() {
      const name = sessionCookieName(secure)
      const token = randomBytes(24).toString('base64url')
      return { token, cookie: signedCookie(name, token, { secret, secure, maxAgeS: SESSION_LENGTH_S }) }
    },

    expiredCookies: [expiredSessionCookie(secure)],
    links: createLinkTokens(secret),
    recovery: createRecoveryProofs(secret),
    devices: createKnownDevices(db, options),
    secondStep: createSecondStep(auth, options),
    provider: options.provider ? createProviderSignIn(auth, options, options.provider) : null,
  }
}

/** D41: an admin is not signed out by being blocked. Blocking deletes the sessions; this covers a concurrent request. */
function viewerFrom(found: StoredSession | null): Viewer | null {
  if (!found || found.expiresAt <= Date.now()) return null
  const { uid, name, email, ciudad } = found
  const role = roleFrom(found.role)
  return found.deleted || (found.blocked && role !== 'admin') ? null : { uid, name, email, role, ciudad }
}

/** Reported by Better Auth, or by the unique index when two registrations race. */
function isTaken(error: unknown): boolean {
  if (error instanceof APIError && error.statusCode === 422 && error.cause === undefined) return true
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '23505') return true
  }
  return false
}
