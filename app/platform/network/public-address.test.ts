import { expect, test } from 'vitest'
import { isPublicAddress, lookupPublic, PrivateAddress } from '#platform/network/public-address.server.ts'

test.each(['8.8.8.8', '142.250.78.42', '17.188.143.34', '2606:4700::1111', '2607:f8b0:4008:802::200a'])(
  '%s is public',
  address => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

// One of each range of IANA's registries of special-purpose addresses, and addresses that nobody was given.
test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.0.1',
  '192.0.0.1',
  '192.0.2.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:a00:1',
  '::10.0.0.1',
  '64:ff9b::a00:1',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:a00:1::',
  '4000::1',
  'fc00::1',
  'fd00::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  'localhost',
  '',
])('%s is not public', { tags: ['attack'] }, address => {
  expect(isPublicAddress(address)).toBe(false)
})

test('a name that resolves to a private address is an error', async () => {
  const error = await new Promise(resolve => lookupPublic('localhost', {}, resolve))
  expect(error).toBeInstanceOf(PrivateAddress)
})
