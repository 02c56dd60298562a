// The second step, with Better Auth's plugin twoFactor for secrets, recovery codes and challenges. Codes are checked
// here: the plugin counts a wrong one only after it was checked, and uses up recovery codes without a lock.

import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { APIError } from 'better-auth/api'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import type { DeviceUse } from '#accounts/domain/device.ts'
import { SECOND_STEP_SETUP_MS } from '#accounts/domain/safe-account.ts'
import { type Auth, type AuthOptions, withCause } from '#accounts/identity/auth.server.ts'
import { sessionHeaders, UNKNOWN_DEVICE } from '#accounts/identity/session-headers.server.ts'
import type { SetCookies } from '#accounts/identity/sessions.server.ts'
import {
  changeRecoveryCodes,
  findSecondStep,
  replaceWaitingSecret,
} from '#accounts/persistence/two-factors.server.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'

export type SecondStepCode = { readonly kind: 'totp' | 'recovery'; readonly code: string }

export interface SecondStep {
  /** Makes a secret and recovery codes, which wait for the first code. The password was checked before. */
  begin(uid: string, headers: Headers, password: string): Promise<void>
  /** The secret that waits, for a while: as text and as the URI of a QR code. */
  findSetup(uid: string): Promise<{ readonly secret: string; readonly uri: string } | null>
  isSetupCode(uid: string, code: string): Promise<boolean>
  /** Those that were not used. */
  listRecoveryCodes(uid: string): Promise<readonly string[]>
  /** Replaces all of them. The password was checked before. */
  renewRecoveryCodes(headers: Headers, password: string): Promise<readonly string[]>
  /** Whoever typed the right password in this browser and owes the code; `challenge` is an id of that password entry. */
  findPending(headers: Headers): Promise<{ readonly uid: string; readonly challenge: string } | null>
  /** The cookies of whoever owes the code, where the plugin asked for none; null while the second step is off. */
  challenge(uid: string): Promise<SetCookies | null>
  /** Checks a code of whoever owes it; the attempt was counted before. A right recovery code is used up. */
  complete(
    headers: Headers,
    uid: string,
    code: SecondStepCode,
    device?: DeviceUse,
  ): Promise<Outcome<SetCookies, 'invalid-code' | 'second-step-expired' | 'user-disabled'>>
}

export function createSecondStep(auth: Auth, { db, secret, issuer }: AuthOptions): SecondStep {
  async function findWaitingSecret(uid: string): Promise<{ plain: string; email: string } | null> {
    const stored = await findSecondStep(db, uid)
    if (!stored || stored.verified) return null
    if (stored.createdAt.getTime() + SECOND_STEP_SETUP_MS < Date.now()) return null
    return { plain: await symmetricDecrypt({ key: secret, data: stored.secret }), email: stored.email }
  }

  async function isRight(uid: string, { kind, code }: SecondStepCode): Promise<boolean> {
    if (kind === 'recovery') return takeRecoveryCode(uid, code)
    const stored = await findSecondStep(db, uid)
    if (!stored?.verified) return false
    return isTotpCode(await symmetricDecrypt({ key: secret, data: stored.secret }), code, Date.now())
  }

  function takeRecoveryCode(uid: string, code: string): Promise<boolean> {
    return changeRecoveryCodes(db, uid, async stored => {
      const codes: string[] = JSON.parse(await symmetricDecrypt({ key: secret, data: stored }))
      if (!codes.includes(code)) return null
      const left = JSON.stringify(codes.filter(each => each !== code))
      return symmetricEncrypt({ key: secret, data: left })
    })
  }

  return {
    async begin(uid, headers, password) {
      await withCause(() => auth.api.enableTwoFactor({ headers, body: { password } }))
      await replaceWaitingSecret(db, uid, await symmetricEncrypt({ key: secret, data: newSecret() }))
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
      return withCause(() => auth.api.findChallenge({ headers }))
    },

    async challenge(uid) {
      if (!(await findSecondStep(db, uid))?.verified) return null
      const { headers } = await withCause(() =>
        auth.api.beginChallenge({ body: { uid }, returnHeaders: true }),
      )
      return headers.getSetCookie()
    },

    async complete(headers, uid, code, device = UNKNOWN_DEVICE) {
      if (!(await isRight(uid, code))) return refused('invalid-code')
      const taken = await withCause(() => auth.api.takeChallenge({ headers, returnHeaders: true }))
      if (!taken.response) return refused('second-step-expired')
      const opened = await openProvenSession(auth, uid, device)
      return opened.ok ? accepted([...taken.headers.getSetCookie(), ...opened.value]) : opened
    },
  }
}

export async function openProvenSession(
  auth: Auth,
  uid: string,
  device: DeviceUse,
): Promise<Outcome<SetCookies, 'user-disabled'>> {
  try {
    const { headers } = await withCause(() =>
      auth.api.openProvenSession({ body: { uid }, headers: sessionHeaders(device), returnHeaders: true }),
    )
    return accepted(headers.getSetCookie())
  } catch (error) {
    if (error instanceof APIError && error.statusCode === 403) return refused('user-disabled')
    throw error
  }
}

// RFC 6238 as Better Auth uses it: SHA-1, six digits, 30 seconds, the characters of the secret as key.

const STEP_MS = 30_000
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

const [FIRST_PRINTABLE, LAST_PRINTABLE] = [0x21, 0x7e]

/** 20 characters, 131 bits: a key of 32 to type. That of the plugin has 52. */
function newSecret(): string {
  const codes = Array.from({ length: 20 }, () => randomInt(FIRST_PRINTABLE, LAST_PRINTABLE + 1))
  return String.fromCharCode(...codes)
}

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
