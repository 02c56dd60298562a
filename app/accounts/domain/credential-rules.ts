// Section 5 of the specification: login, register, forgot; D9: reset. Checked in the order given there.

import { REGISTRABLE_ROLES } from '#accounts/domain/role.ts'
import type { TextRule } from '#platform/domain/form-rules.ts'
import { VISIBLE } from '#platform/domain/sanitize-text.ts'

export const PASSWORD_MIN_LENGTH = 6
/** Hashing takes time in proportion to the length. */
export const PASSWORD_MAX_LENGTH = 256
/** Of any one-line field. */
export const LINE_MAX_LENGTH = 120
const EMAIL_MAX_LENGTH = 254
export const PHONE_MAX_LENGTH = 30

const line = <Code extends string>(code: Code) => ({
  min: 1,
  max: LINE_MAX_LENGTH,
  code,
  tooLong: 'long-line' as const,
})

const NAME = { ...line('name-required'), pattern: VISIBLE } as const
const CITY = { ...line('city-required'), pattern: VISIBLE } as const
const NEIGHBOURHOOD = { ...line('neighbourhood-required'), pattern: VISIBLE } as const

/** The pattern of zod, which Better Auth uses: an address that passed here and failed there would be a server error. */
const EMAIL = {
  min: 1,
  max: EMAIL_MAX_LENGTH,
  pattern: /^(?:[a-z0-9_'+-]+\.)*[a-z0-9_'+-]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/,
  code: 'invalid-email',
  lowerCase: true,
} as const

const NEW_PASSWORD = {
  min: PASSWORD_MIN_LENGTH,
  max: PASSWORD_MAX_LENGTH,
  code: 'short-password',
  tooLong: 'long-password',
  verbatim: true,
} as const

/** An optional plus, a digit, then at least six digits, spaces or dashes. */
const PHONE = { min: 1, max: PHONE_MAX_LENGTH, pattern: /^\+?\d[\d -]{6,}$/, code: 'invalid-phone' } as const

const PASSWORD = {
  min: 1,
  max: PASSWORD_MAX_LENGTH,
  code: 'password-required',
  tooLong: 'invalid-credential',
  verbatim: true,
} as const

const ROLE = {
  min: 1,
  max: LINE_MAX_LENGTH,
  pattern: new RegExp(`^(${REGISTRABLE_ROLES.join('|')})$`),
  code: 'invalid-role',
  verbatim: true,
} as const

type Rules = Readonly<Record<string, TextRule<CredentialCode>>>

export const LOGIN_RULES = { email: EMAIL, password: PASSWORD } as const satisfies Rules

export const REGISTER_RULES = {
  name: NAME,
  email: EMAIL,
  password: NEW_PASSWORD,
  ciudad: CITY,
  barrio: NEIGHBOURHOOD,
  telefono: PHONE,
  role: ROLE,
} as const satisfies Rules

export const FORGOT_RULES = { email: EMAIL } as const satisfies Rules

export const RESET_RULES = { password: NEW_PASSWORD } as const satisfies Rules

export const ACCOUNT_RULES = {
  name: NAME,
  ciudad: CITY,
  barrio: NEIGHBOURHOOD,
  telefono: PHONE,
} as const satisfies Rules

export type FieldCode =
  | 'name-required'
  | 'invalid-email'
  | 'short-password'
  | 'long-password'
  | 'long-line'
  | 'password-required'
  | 'city-required'
  | 'neighbourhood-required'
  | 'invalid-phone'
  | 'invalid-role'

/** At login a password above the maximum length is wrong, not 'too long'. */
type CredentialCode = FieldCode | 'invalid-credential'
