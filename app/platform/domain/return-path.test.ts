import fc from 'fast-check'
import { expect, test } from 'vitest'
import { returnPathFrom } from '#platform/domain/return-path.ts'
import { rounds } from '#tests/support/program/rounds.ts'

test.each([
  ['/mis-reservas', '/mis-reservas'],
  [
    '/tecnicos?esp=reparacion+de+neveras&ciudad=Cali#lista',
    '/tecnicos?esp=reparacion+de+neveras&ciudad=Cali#lista',
  ],
  ['/', '/'],
  ['/tecnicos/ñandú', '/tecnicos/%C3%B1and%C3%BA'],
  ['/a/../perfil', '/perfil'],
  ['/%2F%2Fevil.com', '/%2F%2Fevil.com'],
  ['/?from=https://evil.com', '/?from=https://evil.com'],
  ['/@evil.com', '/@evil.com'],
])('%s leads back to %s', (text, path) => {
  expect(returnPathFrom(text)).toBe(path)
})

test.each([
  '//evil.com',
  '///evil.com',
  '/\\evil.com',
  '\\\\evil.com',
  '/\t/evil.com',
  '/\n/evil.com',
  '\t//evil.com',
  ' //evil.com',
  '/..//evil.com',
  '/.//evil.com',
  '/a/..//evil.com',
  '/%2e%2e//evil.com',
  'https://evil.com',
  'https:evil.com',
  'javascript:alert(1)',
  'data:text/html,hola',
  'evil.com',
  '@evil.com',
  '',
  '\0/perfil',
  '/perfil\0',
  '/perfil\r\nset-cookie: a=b',
  `/${'a'.repeat(2_000)}`,
])('%j is not followed', text => {
  expect(returnPathFrom(text)).toBeNull()
})

test.each(['/auth/login', '/auth/login?from=/perfil', '/auth/register', '/a/../auth/forgot'])(
  'signing in does not lead back to %s',
  text => {
    expect(returnPathFrom(text)).toBeNull()
  },
)

test('no text gives no return path', () => {
  expect(returnPathFrom(null)).toBeNull()
  expect(returnPathFrom(undefined)).toBeNull()
})

const pieces = fc.constantFrom(
  ...['/', '//', '\\', '\t', '\n', '\r', ' ', '.', '..', ':', '@', '?', '#', '%', '%2F', '%5C', '%09', '%00'],
  ...['evil.com', 'http:', 'https://', 'javascript:', 'auth', 'perfil', 'ñ', '\u2028', '\ud800', '[', ']'],
)
const hostile = fc.array(pieces, { maxLength: 8 }).map(parts => parts.join(''))

test.each(['https://tecniya.co', 'http://localhost:3000'])(
  'any return path stays on %s and survives parsing again',
  origin => {
    fc.assert(
      fc.property(
        fc.oneof(
          hostile,
          hostile.map(text => `/${text}`),
          fc.string({ unit: 'binary' }),
        ),
        text => {
          const path = returnPathFrom(text)
          if (path === null) return
          expect(path.startsWith('/')).toBe(true)
          expect(new URL(path, `${origin}/auth/login`).origin).toBe(origin)
          expect(path).not.toMatch(/[\\\p{Cc}]|^\/\//u)
          expect(returnPathFrom(path)).toBe(path)
        },
      ),
      { numRuns: rounds(500, 2_000) },
    )
  },
)
