// Section 5 of the specification: login, register, forgot; D9: reset. Checked in the order given there.
import { z } from 'zod'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#domain/users/password.ts'
import { REGISTRABLE_ROLES } from '#domain/users/role.ts'

/** Longest text we keep from a one-line field. */
export const LINE_MAX_LENGTH = 120
const EMAIL_MAX_LENGTH = 254

const line = (code: string) => z.string(code).trim().min(1, code).max(LINE_MAX_LENGTH, code)

export const emailField = z
  .string('invalid-email')
  .trim()
  .toLowerCase()
  .max(EMAIL_MAX_LENGTH, 'invalid-email')
  .regex(/^[^\s@<>()",;:\\[\]]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/u, 'invalid-email')

export const newPasswordField = z
  .string('short-password')
  .min(PASSWORD_MIN_LENGTH, 'short-password')
  .max(PASSWORD_MAX_LENGTH, 'long-password')

/** An optional plus, a digit, then at least six digits, spaces or dashes. */
export const phoneField = z
  .string('invalid-phone')
  .trim()
  .max(30, 'invalid-phone')
  .regex(/^\+?\d[\d\s-]{6,}$/, 'invalid-phone')

export const nameField = line('name-required')
export const cityField = line('city-required')
export const neighbourhoodField = line('neighbourhood-required')

export const loginForm = z.object({
  email: emailField,
  password: z
    .string('password-required')
    .min(1, 'password-required')
    .max(PASSWORD_MAX_LENGTH, 'invalid-credential'),
})

export const registerForm = z.object({
  name: nameField,
  email: emailField,
  password: newPasswordField,
  ciudad: cityField,
  barrio: neighbourhoodField,
  telefono: phoneField,
  role: z.enum(REGISTRABLE_ROLES, 'invalid-role'),
})

export const forgotForm = z.object({ email: emailField })

export const resetForm = z.object({
  token: z.string('invalid-token').min(1, 'invalid-token'),
  password: newPasswordField,
})

export const accountForm = z.object({
  name: nameField,
  ciudad: cityField,
  barrio: neighbourhoodField,
  telefono: phoneField,
})

export type Registration = z.infer<typeof registerForm>
export type AccountDetails = z.infer<typeof accountForm>

export type FieldCode =
  | 'name-required'
  | 'invalid-email'
  | 'short-password'
  | 'long-password'
  | 'password-required'
  | 'city-required'
  | 'neighbourhood-required'
  | 'invalid-phone'
  | 'invalid-role'
