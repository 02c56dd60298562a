import { expect, test } from 'vitest'
import { resetLetter } from '#notifications/letters/reset-letter.server.ts'

const letter = (name: string, token = 'abc') =>
  resetLetter({ name, email: 'ana@correo.co', token, origin: 'https://tecniya.co' })

test('the link leads to our own screen with the token, in text and in markup', () => {
  const { text, html } = letter('Ana', 'a+b/c=')
  const link = 'https://tecniya.co/auth/reset?token=a%2Bb%2Fc%3D'
  expect(text).toContain(link)
  expect(html).toContain(`href="${link}"`)
})

test('a name is text in the markup, whatever was typed', () => {
  const { html } = letter('<img src=x onerror=alert(1)>"\'&')
  expect(html).not.toContain('<img')
  expect(html).toContain('&#60;img src=x onerror=alert(1)&#62;&#34;&#39;&#38;')
})

test('the letter says once, an hour, and what to do if it was not you', () => {
  const { text, subject } = letter('Ana')
  expect(subject).toBe('Cambia tu contraseña de TecniYa')
  expect(text).toMatch(/Hola, Ana:.*una sola vez y vence en una hora.*Si no fuiste tú/s)
})
