import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  ACCOUNT_RULES,
  FORGOT_RULES,
  LOGIN_RULES,
  REGISTER_RULES,
} from '#accounts/domain/credential-rules.ts'
import { accountForm, forgotForm, loginForm, registerForm } from '#accounts/domain/credentials.ts'
import { firstMistake, parseForm } from '#platform/domain/form-rules.ts'

const FORMS = [
  ['login', loginForm, LOGIN_RULES],
  ['register', registerForm, REGISTER_RULES],
  ['forgot', forgotForm, FORGOT_RULES],
  ['account', accountForm, ACCOUNT_RULES],
] as const

const typed = fc.oneof(
  fc.string({ maxLength: 300, unit: 'grapheme' }),
  fc.constantFrom(
    'Ana',
    ' ana@correo.co ',
    'ANA@CORREO.CO',
    'ana@correo',
    '+57 300 555 0127',
    '300',
    'cliente',
  ),
  fc.constantFrom('tecnico', 'admin', '', '   ', '123456', '12345'),
  fc.constant(undefined),
)

test.each(FORMS)('the browser and the server find the same first mistake: %s', (_, schema, rules) => {
  const fields = fc.record(Object.fromEntries(Object.keys(rules).map(field => [field, typed])))
  fc.assert(
    fc.property(fields, filled => {
      const parsed = parseForm(schema, filled)
      const expected = parsed.ok ? null : { field: parsed.field, code: parsed.code }
      expect(firstMistake(rules, filled)).toEqual(expected)
    }),
    { numRuns: 500 },
  )
})

test('register is checked in the order of the specification', () => {
  const right = {
    name: 'Ana',
    email: 'ana@correo.co',
    password: 'Guayaba9',
    ciudad: 'Cali',
    barrio: 'Granada',
    telefono: '300 555 0127',
    role: 'cliente',
  }
  const codes = [
    'name-required',
    'invalid-email',
    'short-password',
    'city-required',
    'neighbourhood-required',
    'invalid-phone',
    'invalid-role',
  ]
  const filled: Record<string, string> = {}
  for (const [index, [field, value]] of Object.entries(right).entries()) {
    expect(firstMistake(REGISTER_RULES, filled)).toEqual({ field, code: codes[index] })
    filled[field] = value
  }
  expect(firstMistake(REGISTER_RULES, filled)).toBeNull()
})

test.each([
  'ñandú@correo.co',
  'ana..ruiz@correo.co',
  'ana.@correo.co',
  '.ana@correo.co',
  'ana!@correo.co',
  'a@-.co',
])('%s is not an e-mail address, here and in Better Auth', email => {
  expect(firstMistake(FORGOT_RULES, { email })).toEqual({ field: 'email', code: 'invalid-email' })
  expect(z.email().safeParse(email).success).toBe(false)
})

test('the e-mail rule and Better Auth agree', () => {
  const part = fc.string({ unit: fc.constantFrom(..."aZ9._-+'@ñ!"), maxLength: 6 })
  fc.assert(
    fc.property(part, part, fc.constantFrom('.co', '.com.co', '.c', ''), (mailbox, domain, end) => {
      const email = `${mailbox}@${domain}${end}`
      expect(firstMistake(FORGOT_RULES, { email }) === null).toBe(
        z.email().safeParse(email.toLowerCase()).success,
      )
    }),
    { numRuns: 3_000 },
  )
})
