import { expect, test } from 'vitest'
import { isPublicAddress, lookupPublicAddress } from '#platform/push/push-address.server.ts'

test.each(['142.250.78.42', '17.188.143.34', '2607:f8b0:4008:802::200a'])('%s is public', address => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '192.168.1.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  'fe80::1',
  'fd00::1',
  '64:ff9b::a00:1',
  '2002:a00:1::',
])('%s is internal', address => {
  expect(isPublicAddress(address)).toBe(false)
})

test('a name that resolves to an internal address is an error', async () => {
  const error = await new Promise(resolve => lookupPublicAddress('localhost', {}, resolve))
  expect(error).toEqual(new Error('localhost has an internal address'))
})
