import { expect, test } from 'vitest'
import { isPublicPushEndpoint, pushSubscriptionForm } from '#platform/domain/web-push.ts'

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
  'https://web.push.apple.com/QGuQ',
  'https://wns2-by3p.notify.windows.com/w/?token=BQYAAAD',
])('%s is a push service', endpoint => {
  expect(isPublicPushEndpoint(endpoint)).toBe(true)
})

test.each([
  ['plain http', 'http://fcm.googleapis.com/x'],
  ['another scheme', 'file:///etc/passwd'],
  ['no URL', 'fcm.googleapis.com'],
  ['an IPv4 address', 'https://127.0.0.1/x'],
  ['an IPv4 address as one number', 'https://2130706433/x'],
  ['an IPv4 address in hexadecimal', 'https://0x7f.1/x'],
  ['an IPv4 address with a trailing dot', 'https://169.254.169.254./x'],
  ['an IPv6 address', 'https://[::1]/x'],
  ['an IPv4 address inside IPv6', 'https://[::ffff:10.0.0.1]/x'],
  ['localhost', 'https://localhost/x'],
  ['a name under localhost', 'https://push.localhost/x'],
  ['a name without a dot', 'https://postgres/x'],
  ['an internal name', 'https://metadata.google.internal/x'],
  ['a name of the local network', 'https://router.local/x'],
  ['another port', 'https://fcm.googleapis.com:8443/x'],
  ['credentials', 'https://user:secret@fcm.googleapis.com/x'],
  ['a long URL', `https://fcm.googleapis.com/${'x'.repeat(1_000)}`],
])('%s is refused', (_, endpoint) => {
  expect(isPublicPushEndpoint(endpoint)).toBe(false)
})

test('keys have the length of RFC 8291', () => {
  const keys = { endpoint: 'https://web.push.apple.com/x', p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
  expect(pushSubscriptionForm.safeParse(keys).success).toBe(true)
  expect(pushSubscriptionForm.safeParse({ ...keys, p256dh: 'B'.repeat(88) }).success).toBe(false)
  expect(pushSubscriptionForm.safeParse({ ...keys, auth: 'a b'.padEnd(22, 'a') }).success).toBe(false)
})
