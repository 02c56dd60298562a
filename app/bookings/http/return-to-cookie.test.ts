import { expect, test } from 'vitest'
import {
  expiredReturnToCookie,
  findReturnToPath,
  returnToCookie,
} from '#bookings/http/return-to-cookie.server.ts'

const PLAIN = 'http://localhost:3000'
const SECURE = 'https://tecniya.co'

const sending = (setCookie: string) =>
  new Request(PLAIN, { headers: { cookie: `otra=1; ${setCookie.split(';')[0]}; mas=2` } })

test('the path comes back for the account it was kept for, and for nobody else', () => {
  const path = '/agendar/luz?date=2026-11-16&hour=11&description=se+da%C3%B1%C3%B3%3B+gotea'
  const request = sending(returnToCookie('ana', path, PLAIN))
  expect(findReturnToPath(request, 'ana', PLAIN)).toBe(path)
  expect(findReturnToPath(request, 'eva', PLAIN)).toBeNull()
})

test('the longest return path fits a cookie', () => {
  const cookie = returnToCookie('a'.repeat(32), `/${'a'.repeat(1_999)}`, SECURE)
  expect(cookie.length).toBeLessThan(4_096)
  expect(cookie).toMatch(/^__Host-tecniya-return-to=.*; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
})

test.each([
  'tecniya-return-to=ana.',
  'tecniya-return-to=ana',
  'tecniya-return-to=',
  `tecniya-return-to=ana.${Buffer.from('//evil.com').toString('base64url')}`,
  `tecniya-return-to=ana.${Buffer.from('https://evil.com').toString('base64url')}`,
  'tecniya-return-to=ana.%00%ff',
])('%s is not read', cookie => {
  expect(findReturnToPath(sending(cookie), 'ana', PLAIN)).toBeNull()
})

test('no cookie is read as none, and an expired one is deleted by the browser', () => {
  expect(findReturnToPath(new Request(PLAIN), 'ana', PLAIN)).toBeNull()
  expect(expiredReturnToCookie(PLAIN)).toBe('tecniya-return-to=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax')
})
