// Section 5: the order of the checks and their codes.
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { REGISTER_RULES } from '#accounts/domain/credential-rules.ts'
import { accountForm, forgotForm, loginForm, registerForm, resetForm } from '#accounts/domain/credentials.ts'
import { type AccountRefusalCode, accountRefusalText } from '#accounts/wording/outcomes.ts'
import { firstMistake, parseForm } from '#platform/domain/form-rules.ts'

const ANA = {
  name: ' Ana Restrepo ',
  email: ' Ana@Correo.CO ',
  password: 'gotera-lunes-7',
  ciudad: 'Cali',
  barrio: 'San Fernando',
  telefono: '+57 300-555 01 48',
  role: 'cliente',
}

function textFor(form: z.ZodObject, fields: Record<string, unknown>): string {
  const parsed = parseForm<z.ZodObject, AccountRefusalCode>(form, fields)
  return parsed.ok ? 'accepted' : accountRefusalText(parsed.code)
}

/** Fills a form field by field and collects the code at each step. */
function heardWhileFilling(form: z.ZodObject, wrong: Record<string, unknown>): string[] {
  const fields: Record<string, unknown> = { ...wrong }
  const texts = [textFor(form, fields)]
  for (const name of Object.keys(form.shape)) {
    fields[name] = ANA[name as keyof typeof ANA]
    texts.push(textFor(form, fields))
  }
  return texts
}

const REGISTER = [
  'Ingresa tu nombre.',
  'Correo inválido.',
  'La contraseña debe tener mínimo 6 caracteres.',
  'Ingresa tu ciudad.',
  'Ingresa tu barrio.',
  'Teléfono inválido.',
  'Rol inválido.',
  'accepted',
]

test('empty registration fields are reported in the order of the specification', () => {
  const empty = { name: ' ', email: '', password: '', ciudad: ' ', barrio: '\t', telefono: '', role: '' }
  expect(heardWhileFilling(registerForm, empty)).toEqual(REGISTER)
})

test('missing registration fields are reported in the same order', () => {
  expect(heardWhileFilling(registerForm, {})).toEqual(REGISTER)
})

test('the account form reports its fields in the same order', () => {
  expect(heardWhileFilling(accountForm, {})).toEqual([
    'Ingresa tu nombre.',
    'Ingresa tu ciudad.',
    'Ingresa tu barrio.',
    'Teléfono inválido.',
    'accepted',
  ])
})

test('login checks the address, then the password', () => {
  expect(heardWhileFilling(loginForm, {})).toEqual(['Correo inválido.', 'Ingresa tu contraseña.', 'accepted'])
  expect(heardWhileFilling(forgotForm, {})).toEqual(['Correo inválido.', 'accepted'])
  expect(textFor(resetForm, { token: '', password: '' })).toBe('El enlace ya no es válido. Pide uno nuevo.')
  expect(textFor(resetForm, { token: 'x', password: '12345' })).toBe(REGISTER[2])
})

test('names and addresses are trimmed, addresses in lower case, passwords as typed', () => {
  const parsed = parseForm(registerForm, { ...ANA, password: ' con espacios ' })
  expect(parsed).toMatchObject({
    ok: true,
    value: { name: 'Ana Restrepo', email: 'ana@correo.co', password: ' con espacios ' },
  })
})

test.each(['', 'ana', 'ana@', '@correo.co', 'ana@correo', 'ana@correo.', 'a na@correo.co', 'ana@co rreo.co'])(
  '%j does not look like an address',
  email => expect(textFor(forgotForm, { email })).toBe('Correo inválido.'),
)

test.each([
  'ana@correo.co\nbcc: otro@correo.co',
  '<ana@correo.co>',
  'ana@correo.co, otro@correo.co',
  'ana"@correo.co',
  `${'a'.repeat(250)}@correo.co`,
])('%j is refused: a mail server could read several addresses in it', email => {
  expect(textFor(forgotForm, { email })).toBe('Correo inválido.')
})

test.each(['ana@correo.co', 'ana+casa@mi.correo.com.co', "o'brian@correo.ie"])(
  '%s looks like an address',
  email => expect(textFor(forgotForm, { email })).toBe('accepted'),
)

test.each(['3005550', '+573005550148', '300 555 0148', '300-555-0148', '1      '.concat('2')])(
  '%j is a phone number',
  telefono => expect(textFor(registerForm, { ...ANA, telefono })).toBe('accepted'),
)

test.each([
  '300555',
  '++573005550148',
  ' ',
  'tres cero cero',
  '+ 573005550148',
  '3005550148 ext 2',
  '-3005550148',
  '300\n5550148',
])('%j is not a phone number', telefono =>
  expect(textFor(registerForm, { ...ANA, telefono })).toBe('Teléfono inválido.'),
)

test.each(['admin', 'Cliente', 'invitado', ['cliente'], 1])('%j is not a role to register with', role => {
  expect(textFor(registerForm, { ...ANA, role })).toBe('Rol inválido.')
})

test('a password is long enough at six characters and too long past 256', () => {
  expect(textFor(registerForm, { ...ANA, password: 'tubos' })).toBe(REGISTER[2])
  expect(textFor(registerForm, { ...ANA, password: 'tubos7' })).toBe('accepted')
  expect(textFor(registerForm, { ...ANA, password: 'x'.repeat(257) })).toBe(
    'La contraseña es demasiado larga.',
  )
  expect(textFor(loginForm, { ...ANA, password: 'x'.repeat(257) })).toBe('Credenciales inválidas.')
})

const UNSEEN = [
  '\u200d',
  '\u3164',
  '\u00ad',
  '\u200e \u2063',
  '\ufe0f',
  '\u2800 \u2800',
  '\u0301',
  '\ud83d',
  '\ufffd',
]

test.each(UNSEEN)('a name of %j cannot be seen', name => {
  expect(textFor(registerForm, { ...ANA, name })).toBe('Ingresa tu nombre.')
  expect(firstMistake(REGISTER_RULES, { ...ANA, name })).toEqual({ field: 'name', code: 'name-required' })
})

test.each(['Ñ', 'n\u0303', '李', '👷🏽', 'أحمد', '7'])('%j can be a name', name =>
  expect(textFor(registerForm, { ...ANA, name })).toBe('accepted'),
)
