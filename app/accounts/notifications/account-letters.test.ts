import { expect, test } from 'vitest'
import { emailChangedLetter, emailChangeLetter } from '#accounts/notifications/email-change-letters.server.ts'
import { passwordChangedLetter } from '#accounts/notifications/password-changed-letter.server.ts'
import { secondStepLetter } from '#accounts/notifications/second-step-letter.server.ts'

const origin = 'https://tecniya.co'

test('the letter to a new address links to its confirmation and names nobody', () => {
  const { text, html, to } = emailChangeLetter({ email: 'nuevo@correo.co', token: 'a.b', id: '7', origin })
  expect(to).toEqual({ name: '', address: 'nuevo@correo.co' })
  expect(text).toContain('https://tecniya.co/perfil/correo/confirmar?token=a.b')
  expect(html).toContain('href="https://tecniya.co/perfil/correo/confirmar?token=a.b"')
  expect(text).toMatch(/^Hola:/m)
})

test('the letter to the former address says what changed and what to do', () => {
  const { text, to } = emailChangedLetter({ oldEmail: 'ana@correo.co', origin })
  expect(to.address).toBe('ana@correo.co')
  expect(text).toMatch(/ahora es otro.*¿No fuiste tú\?/s)
})

test('a changed password is told with its hour in Bogotá and a way back', () => {
  const at = new Date('2026-11-16T14:12:00Z')
  const { text } = passwordChangedLetter({ name: 'Ana', email: 'ana@correo.co', origin, at })
  expect(text).toContain('el lunes 16 de noviembre a las 09:12')
  expect(text).toContain('https://tecniya.co/auth/forgot')
})

test.each([
  [true, 'Activaste el segundo paso de tu cuenta de TecniYa'],
  [false, 'Se desactivó el segundo paso de tu cuenta de TecniYa'],
])('the second step, on %s, is told', (on, subject) => {
  expect(secondStepLetter({ name: 'Ana', email: 'ana@correo.co', on, origin }).subject).toBe(subject)
})
