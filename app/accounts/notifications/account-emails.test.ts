import { expect, test } from 'vitest'
import {
  addressChangedEmail,
  newAddressEmail,
  passwordChangedEmail,
  resetEmail,
  secondStepEmail,
} from '#accounts/notifications/account-emails.server.ts'
import { drawn } from '#tests/support/people/emails.ts'

const origin = 'https://tecniya.co'

test('the e-mail to a new address links to its confirmation and names nobody', () => {
  const { text, html, to } = drawn(
    newAddressEmail({ email: 'nuevo@correo.co', token: 'a.b', id: '7', origin }),
  )
  expect(to).toEqual({ name: '', address: 'nuevo@correo.co' })
  expect(text).toContain('https://tecniya.co/perfil/correo/confirmar?token=a.b')
  expect(html).toContain('href="https://tecniya.co/perfil/correo/confirmar?token=a.b"')
  expect(text).toMatch(/^Hola:/m)
})

test('the e-mail to the former address says what changed and what to do', () => {
  const { text, to } = drawn(addressChangedEmail({ oldEmail: 'ana@correo.co', origin }))
  expect(to.address).toBe('ana@correo.co')
  expect(text).toMatch(/ahora es otro.*¿No fuiste tú\?/s)
})

test('a changed password is told with its hour in Bogotá and a way back', () => {
  const at = new Date('2026-11-16T14:12:00Z')
  const { text } = drawn(passwordChangedEmail({ name: 'Ana', email: 'ana@correo.co', origin, at }))
  expect(text).toContain('el lunes 16 de noviembre a las 09:12')
  expect(text).toContain('https://tecniya.co/auth/forgot')
})

test.each([
  [true, 'Activaste el segundo paso de tu cuenta de TecniYa'],
  [false, 'Se desactivó el segundo paso de tu cuenta de TecniYa'],
])('the second step, on %s, is told', (on, subject) => {
  expect(drawn(secondStepEmail({ name: 'Ana', email: 'ana@correo.co', on, origin })).subject).toBe(subject)
})

const email = (name: string, token = 'abc') =>
  drawn(resetEmail({ name, email: 'ana@correo.co', token, origin: 'https://tecniya.co' }))

test('text and HTML link to /auth/reset with the token', () => {
  const { text, html } = email('Ana', 'a+b/c=')
  const link = 'https://tecniya.co/auth/reset?token=a%2Bb%2Fc%3D'
  expect(text).toContain(link)
  expect(html).toContain(`href="${link}"`)
})

test('a name is escaped in the HTML', () => {
  const { html } = email('<img/src=x/onerror=alert(1)>"\'&')
  expect(html).not.toContain('<img/')
  expect(html).toContain('&lt;img/src=x/onerror=alert(1)&gt;&quot;&#x27;&amp;')
})

test('the e-mail states single use, expiry, and what to do if it was not requested', () => {
  const { text, subject } = email('Ana')
  expect(subject).toBe('Cambia tu contraseña de TecniYa')
  expect(text).toMatch(/Hola, Ana:.*una sola vez y vence en una hora.*Si no fuiste tú/s)
})
