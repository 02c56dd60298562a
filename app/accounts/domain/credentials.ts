// The rules of credential-rules.ts as zod schemas, for the server.
import { z } from 'zod'
import { ACCOUNT_RULES, LOGIN_RULES, REGISTER_RULES, RESET_RULES } from '#accounts/domain/credential-rules.ts'
import { REGISTRABLE_ROLES } from '#accounts/domain/role.ts'
import type { TextRule } from '#platform/domain/form-rules.ts'

export const emailField = textField(LOGIN_RULES.email)

export const loginForm = z.object({
  email: emailField,
  password: textField(LOGIN_RULES.password),
})

export const registerForm = z.object({
  name: textField(REGISTER_RULES.name),
  email: emailField,
  password: textField(REGISTER_RULES.password),
  ciudad: textField(REGISTER_RULES.ciudad),
  barrio: textField(REGISTER_RULES.barrio),
  telefono: textField(REGISTER_RULES.telefono),
  role: z.enum(REGISTRABLE_ROLES, REGISTER_RULES.role.code),
})

export const forgotForm = z.object({ email: emailField })

export const resetForm = z.object({
  token: z.string('invalid-token').min(1, 'invalid-token'),
  password: textField(RESET_RULES.password),
})

export const accountForm = z.object({
  name: textField(ACCOUNT_RULES.name),
  ciudad: textField(ACCOUNT_RULES.ciudad),
  barrio: textField(ACCOUNT_RULES.barrio),
  telefono: textField(ACCOUNT_RULES.telefono),
})

export const emailChangeForm = z.object({
  email: emailField,
  actual: textField(LOGIN_RULES.password),
})

export const passwordChangeForm = z.object({
  actual: textField(LOGIN_RULES.password),
  password: textField(REGISTER_RULES.password),
})

export const confirmPasswordForm = z.object({ actual: textField(LOGIN_RULES.password) })

export type Registration = z.infer<typeof registerForm>
export type AccountDetails = z.infer<typeof accountForm>

function textField(rule: TextRule<string>) {
  const text = z.string(rule.code)
  const trimmed = rule.verbatim ? text : text.trim()
  const cased = rule.lowerCase ? trimmed.toLowerCase() : trimmed
  const sized = cased.min(rule.min, rule.code).max(rule.max, rule.tooLong ?? rule.code)
  return rule.pattern ? sized.regex(rule.pattern, rule.code) : sized
}
