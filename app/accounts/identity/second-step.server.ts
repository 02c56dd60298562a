// Record 128: the second step, with Better Auth's plugin twoFactor for secrets, recovery codes, challenges and lockout.

import { createHmac, timingSafeEqual } from 'node:crypto'
import { APIError } from 'better-auth/api'
import { symmetricDecrypt } from 'better-auth/crypto'
import type { DeviceUse } from '#accounts/domain/device.ts'
import { SECOND_STEP_SETUP_MS } from '#accounts/domain/safe-account.ts'
import { type Auth, type AuthOptions, withCause } from '#accounts/identity/auth.server.ts'
import {
  secondStepCookieName,
  sessionHeaders,
  UNKNOWN_DEVICE,
} from '#accounts/identity/session-headers.server.ts'
import { findSecondStep } from '#accounts/persistence/two-factors.server.ts'
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
    device?: DeviceUse,
  ): Promise<
    Outcome<CodeAccepted, 'invalid-code' | 'second-step-expired' | 'too-many-requests' | 'user-disabled'>
  >
}

export function createSecondStep(auth: Auth, { db, secret, secure, issuer }: AuthOptions): SecondStep {
  const cookieName = secondStepCookieName(secure)

  async function findWaitingSecret(uid: string): Promise<{ plain: string; email: string } | null> {
    const stored = await findSecondStep(db, uid)
    if (!stored || stored.verified) return null
    if (stored.createdAt.getTime() + SECOND_STEP_SETUP_MS < Date.now()) return null
    return { plain: await symmetricDecrypt({ key: secret, data: stored.secret }), email: stored.email }
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
      return withCause(() => auth.api.findChallengedUser({ headers }))
    },

    async complete(headers, { kind, code }, device = UNKNOWN_DEVICE) {
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

// RFC 6238 as Better Auth uses it: SHA-1, six digits, 30 seconds, the characters of the secret as key. Its plugin checks
// the codes at sign-in; here are the first code, which its endpoint would only check with a new session, and the URI.

const STEP_MS = 30_000
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** One step earlier or later is right too: clocks of phones differ. */
function isTotpCode(secret: string, code: string, now: number): boolean {
  const step = Math.floor(now / STEP_MS)
  const typed = Buffer.from(code)
  return [step - 1, step, step + 1].some(each => {
    const expected = Buffer.from(totpCode(secret, each))
    return expected.length === typed.length && timingSafeEqual(expected, typed)
  })
}

export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** As authenticators take it when it is typed. */
export function base32(secret: string): string {
  const bits = [...Buffer.from(secret)].map(byte => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map(group => BASE32[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

function totpUri(secret: string, { issuer, email }: { issuer: string; email: string }): string {
  const query = new URLSearchParams({ secret: base32(secret), issuer, digits: '6', period: '30' })
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(email)}?${query}`
}
