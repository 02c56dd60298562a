// Section 7, Identity; D2: the interface to Better Auth. Only use cases and guards call it.

import { APIError } from 'better-auth/api'
import type { Registration } from '#accounts/domain/credentials.ts'
import type { DeviceUse } from '#accounts/domain/device.ts'
import { type AuthOptions, createAuth, withCause } from '#accounts/identity/auth.server.ts'
import { createKnownDevices, type KnownDevices } from '#accounts/identity/known-devices.server.ts'
import { createLinkTokens, type LinkTokens } from '#accounts/identity/link-tokens.server.ts'
import { hashPassword, verifyPassword } from '#accounts/identity/password-hash.server.ts'
import { createProviderSignIn, type ProviderSignIn } from '#accounts/identity/provider.server.ts'
import { createRecoveryProofs, type RecoveryProofs } from '#accounts/identity/recovery-proof.server.ts'
import {
  createSecondStep,
  openProvenSession,
  type SecondStep,
} from '#accounts/identity/second-step.server.ts'
import { sessionHeaders, UNKNOWN_DEVICE } from '#accounts/identity/session-headers.server.ts'
import { createSessions, type Sessions, type SetCookies } from '#accounts/identity/sessions.server.ts'
import { createVisitLinks, type VisitLinks } from '#accounts/identity/visit-links.server.ts'
import { findPasswordHash } from '#accounts/persistence/passwords.server.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { violatesConstraint } from '#platform/persistence/database.server.ts'

export interface SignedIn {
  readonly uid: string
  readonly cookies: SetCookies
}

/** Stored with the account, in the transaction that creates it (Ley 1581). */
interface SignUpAuthorization {
  readonly authorizedVersion: string
  readonly authorizedAt: Date
}

export interface Identity extends Sessions {
  signUp(
    person: Registration & SignUpAuthorization,
    device?: DeviceUse,
  ): Promise<Outcome<SignedIn, 'email-already-in-use'>>
  /** With `secondStep` the cookies open no session yet: `secondStep.complete` does. */
  signIn(
    credentials: { email: string; password: string },
    device?: DeviceUse,
  ): Promise<Outcome<{ secondStep: boolean; cookies: SetCookies }, 'invalid-credential' | 'user-disabled'>>
  /** For somebody whom the provider identified; `secondStep` as in `signIn`. */
  openSession(
    uid: string,
    device: DeviceUse,
  ): Promise<Outcome<{ secondStep: boolean; cookies: SetCookies }, 'user-disabled'>>
  /** For somebody who gave the password, and the code where there is a second step. */
  openProvenSession(uid: string, device: DeviceUse): Promise<Outcome<SetCookies, 'user-disabled'>>
  /** False, too, for people who have no password. */
  isPasswordOf(uid: string, password: string): Promise<boolean>
  hashPassword(password: string): Promise<string>
  readonly links: LinkTokens
  readonly devices: KnownDevices
  readonly secondStep: SecondStep
  /** Null unless the environment names one. */
  readonly provider: ProviderSignIn | null
  /** For accounts that their owners deleted. */
  readonly recovery: RecoveryProofs
  /** In messages by WhatsApp. */
  readonly visitLinks: VisitLinks
}

export function createIdentity(options: AuthOptions): Identity {
  const auth = createAuth(options)
  const { db, secret } = options

  return {
    ...createSessions(auth, options),

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

    async openSession(uid, device) {
      try {
        const { headers, response } = await withCause(() =>
          auth.api.openProviderSession({
            body: { uid },
            headers: sessionHeaders(device),
            returnHeaders: true,
          }),
        )
        return accepted({ secondStep: 'twoFactorRedirect' in response, cookies: headers.getSetCookie() })
      } catch (error) {
        if (error instanceof APIError && error.statusCode === 403) return refused('user-disabled')
        throw error
      }
    },

    openProvenSession: (uid, device) => openProvenSession(auth, uid, device),

    async isPasswordOf(uid, password) {
      const hash = await findPasswordHash(db, uid)
      return hash !== null && verifyPassword({ hash, password })
    },

    hashPassword: password => hashPassword(password, options.passwordCost),

    links: createLinkTokens(secret),
    recovery: createRecoveryProofs(secret),
    visitLinks: createVisitLinks(db, options),
    devices: createKnownDevices(db, options),
    secondStep: createSecondStep(auth, options),
    provider: options.provider ? createProviderSignIn(options, options.provider) : null,
  }
}

/** Reported by Better Auth, or by the unique index when two registrations race. */
function isTaken(error: unknown): boolean {
  if (error instanceof APIError && error.statusCode === 422 && error.cause === undefined) return true
  return violatesConstraint(error, 'users_email_key')
}
