import { expect, test } from 'vitest'
import { resetLetter } from '#accounts/notifications/reset-letter.server.ts'

const letter = (name: string, token = 'abc') =>
  resetLetter({ name, email: 'ana@correo.co', token, origin: 'https://tecniya.co' })

test('text and HTML link to /auth/reset with the token', () => {
  const { text, html } = letter('Ana', 'a+b/c=')
  const link = 'https://tecniya.co/auth/reset?token=a%2Bb%2Fc%3D'
  expect(text).toContain(link)
  expect(html).toContain(`href="${link}"`)
})

test('a name is escaped in the HTML', () => {
  const { html } = letter('<img/src=x/onerror=alert(1)>"\'&')
  expect(html).not.toContain('<img/')
  expect(html).toContain('&#60;img/src=x/onerror=alert(1)&#62;&#34;&#39;&#38;')
})

test('the letter states single use, expiry, and what to do if it was not requested', () => {
  const { text, subject } = letter('Ana')
  expect(subject).toBe('Cambia tu contraseña de TecniYa')
  expect(text).toMatch(/Hola, Ana:.*una sola vez y vence en una hora.*Si no fuiste tú/s)
})
