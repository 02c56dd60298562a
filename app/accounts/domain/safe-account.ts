// Deliver 2 of the safe accounts: what /perfil shows of a session, an e-mail change and the second step.

import { LOGIN_RULES, REGISTER_RULES } from '#accounts/domain/credential-rules.ts'
import type { DeviceUse } from '#accounts/domain/device.ts'
import type { TextRule } from '#platform/domain/form-rules.ts'
import { HOUR_MS } from '#platform/domain/time.ts'

/** After the last use. */
export const SESSION_DAYS = 30
/** Links of e-mails that work once. */
export const ONE_TIME_LINK_HOURS = 1
export const EMAIL_CHANGE_LENGTH_MS = ONE_TIME_LINK_HOURS * HOUR_MS
/** A secret that was not confirmed by a code in this time is forgotten. */
export const SECOND_STEP_SETUP_MS = 15 * 60_000
export const RECOVERY_CODES = 10
/** Without 0 O 1 I L, nor B, S, U and Z, which are read as 8, 5, V and 2. */
export const RECOVERY_CODE_LETTERS = '23456789ACDEFGHJKMNPQRTVWXY'

export interface OpenSession extends DeviceUse {
  readonly id: string
  readonly lastUsedAt: Date
}

export interface SafeAccount {
  readonly email: string
  /** False for people who only enter with another provider. */
  readonly hasPassword: boolean
  readonly passwordChangedAt: Date | null
  readonly createdAt: Date
  /** Waits for its confirmation. */
  readonly newEmail: string | null
  readonly hasSecondStep: boolean
}

/** Refusals of the forms of this area. */
export type SafeAccountRefusal =
  | 'wrong-password'
  | 'no-password'
  | 'same-email'
  | 'email-change-gone'
  | 'email-change-under-way'
  | 'session-gone'
  | 'code-required'
  | 'invalid-code'
  | 'second-step-setup-gone'
  | 'second-step-expired'
  | 'second-step-required'
  | 'provider-failed'
  | 'provider-email-unconfirmed'

const CODE: TextRule<SafeAccountRefusal> = { min: 1, max: 40, code: 'code-required', tooLong: 'invalid-code' }

export const EMAIL_CHANGE_RULES = { email: LOGIN_RULES.email, actual: LOGIN_RULES.password } as const
export const PASSWORD_CHANGE_RULES = {
  actual: LOGIN_RULES.password,
  password: REGISTER_RULES.password,
} as const
export const CONFIRM_PASSWORD_RULES = { actual: LOGIN_RULES.password } as const
export const CODE_RULES = { codigo: CODE } as const

/** Digits of an authenticator, typed with or without a space. */
export function totpCodeFrom(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}

const RECOVERY_CODE = new RegExp(`^[${RECOVERY_CODE_LETTERS}]{8}$`)

/** '7KQM-4RWX', typed in any case, with or without its dash. Those of an earlier kind have ten letters, in their case. */
export function recoveryCodeFrom(text: string): string | null {
  const plain = text.replace(/[\s-]/g, '')
  const capitals = plain.toUpperCase()
  if (RECOVERY_CODE.test(capitals)) return `${capitals.slice(0, 4)}-${capitals.slice(4)}`
  return /^[A-Za-z0-9]{10}$/.test(plain) ? `${plain.slice(0, 5)}-${plain.slice(5)}` : null
}
