// Record 128: the second step, with Better Auth's plugin twoFactor for secrets, recovery codes, challenges and lockout.
import { APIError } from 'better-auth/api'
import { symmetricDecrypt } from 'better-auth/crypto'
import type { DeviceUse } from '#accounts/domain/device.ts'
import { SECOND_STEP_SETUP_MS } from '#accounts/domain/safe-account.ts'
import type { Auth, AuthOptions } from '#accounts/identity/auth.server.ts'
import { withCause } from '#accounts/identity/error-cause.server.ts'
import { secondStepCookieName, signedCookieReader } from '#accounts/identity/session-cookie.server.ts'
import { sessionHeaders } from '#accounts/identity/session-headers.server.ts'
import { base32, isTotpCode, totpUri } from '#accounts/identity/totp.server.ts'
import { findSecondStep } from '#accounts/persistence/second-step.server.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'

export type SecondStepCode = { readonly kind: 'totp' | 'recovery'; readonly code: string }

interface CodeAccepted {
  readonly uid: string
  /** Values of Set-Cookie headers. */
  readonly cookies: readonly string[]
}

export interface SecondStep {
  /** Makes a secret and recovery codes, which wait for the first code. The password was checked before. */
  begin(headers: Headers, password: string): Promise<void>
  /** The secret that waits, for a while: as text and as the URI of a QR code. */
  findSetup(uid: string): Promise<{ readonly secret: string; readonly uri: string } | null>
  isSetupCode(uid: string, code: string): Promise<boolean>
  /** Those that were not used. */
  listRecoveryCodes(uid: string): Promise<readonly string[]>
  /** Replaces all of them. The password was checked before. */
  renewRecoveryCodes(headers: Headers, password: string): Promise<readonly string[]>
  /** Whoever typed the right password in this browser and owes the code. */
  findPending(headers: Headers): Promise<string | null>
  complete(
    headers: Headers,
    code: SecondStepCode,
    device: DeviceUse,
  ): Promise<
    Outcome<CodeAccepted, 'invalid-code' | 'second-step-expired' | 'too-many-requests' | 'user-disabled'>
  >
}

export function createSecondStep(auth: Auth, { db, secret, secure, issuer }: AuthOptions): SecondStep {
  const cookieName = secondStepCookieName(secure)
  const readChallenge = signedCookieReader(secret, cookieName)

  async function findWaitingSecret(uid: string): Promise<{ plain: string; email: string } | null> {
    const stored = await findSecondStep(db, uid)
    if (!stored || stored.verified) return null
    if (stored.createdAt.getTime() + SECOND_STEP_SETUP_MS < Date.now()) return null
    const { secretConfig } = await auth.$context
    return { plain: await symmetricDecrypt({ key: secretConfig, data: stored.secret }), email: stored.email }
  }

  return {
    async begin(headers, password) {
      await withCause(() => auth.api.enableTwoFactor({ headers, body: { password } }))
    },

    async findSetup(uid) {
      const found = await findWaitingSecret(uid)
      if (!found) return null
      const { plain, email } = found
      return { secret: base32(plain), uri: totpUri(plain, { issuer, email }) }
    },

    async isSetupCode(uid, code) {
      const found = await findWaitingSecret(uid)
      return found !== null && isTotpCode(found.plain, code, Date.now())
    },

    async listRecoveryCodes(userId) {
      const { backupCodes } = await withCause(() => auth.api.viewBackupCodes({ body: { userId } }))
      return backupCodes
    },

    async renewRecoveryCodes(headers, password) {
      const answer = await withCause(() => auth.api.generateBackupCodes({ headers, body: { password } }))
      return answer.backupCodes
    },

    async findPending(headers) {
      const challenge = readChallenge(headers.get('cookie'))
      if (!challenge) return null
      const { internalAdapter } = await auth.$context
      const found = await internalAdapter.findVerificationValue(challenge)
      return found && found.expiresAt.getTime() > Date.now() ? found.value : null
    },

    async complete(headers, { kind, code }, device) {
      // Only the cookie of the challenge: with a session the plugin would check the code of that session's account.
      const pair = headers
        .get('cookie')
        ?.split(';')
        .find(each => each.trimStart().startsWith(`${cookieName}=`))
      const call = {
        headers: sessionHeaders(device, pair?.trim()),
        body: { code },
        returnHeaders: true,
      } as const
      try {
        const answer = await withCause(() =>
          kind === 'totp' ? auth.api.verifyTOTP(call) : auth.api.verifyBackupCode(call),
        )
        const { user } = answer.response as { user: { id: string } }
        return accepted({ uid: user.id, cookies: answer.headers.getSetCookie() })
      } catch (error) {
        if (!(error instanceof APIError) || error.statusCode >= 500) throw error
        return refused(REFUSALS[error.body?.code ?? ''] ?? 'second-step-expired')
      }
    },
  }
}

const REFUSALS: Record<string, 'invalid-code' | 'too-many-requests' | 'user-disabled'> = {
  INVALID_CODE: 'invalid-code',
  INVALID_BACKUP_CODE: 'invalid-code',
  ACCOUNT_TEMPORARILY_LOCKED: 'too-many-requests',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'too-many-requests',
  FORBIDDEN: 'user-disabled',
}
