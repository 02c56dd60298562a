import { expect, test } from 'vitest'
import { cityOf, networkOf } from '#server/http/network.ts'

test('without trusted proxies X-Forwarded-For is ignored', () => {
  expect(networkOf('203.0.113.7', '10.0.0.1', 0)).toBe('203.0.113.7')
  expect(networkOf('203.0.113.7', '10.0.0.1, 10.0.0.2', 0)).toBe('203.0.113.7')
  expect(networkOf('203.0.113.7', null, 0)).toBe('203.0.113.7')
})

test('behind one proxy the last entry counts, and what the client sent before it does not', () => {
  expect(networkOf('10.0.0.1', '203.0.113.7', 1)).toBe('203.0.113.7')
  expect(networkOf('10.0.0.1', '1.2.3.4, 5.6.7.8, 203.0.113.7', 1)).toBe('203.0.113.7')
})

test('behind two proxies the address that the outer one saw counts', () => {
  expect(networkOf('10.0.0.1', '1.2.3.4, 203.0.113.7, 10.0.0.2', 2)).toBe('203.0.113.7')
})

test('a request that bypassed the proxies counts as its leftmost address', () => {
  expect(networkOf('203.0.113.7', null, 1)).toBe('203.0.113.7')
})

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:0db8:0001:0002::/64'],
  ['2001:db8:1:2:ffff::9', '2001:0db8:0001:0002::/64'],
  ['2001:DB8::1', '2001:0db8:0000:0000::/64'],
  ['::1', '0000:0000:0000:0000::/64'],
  ['fe80::1%eth0', 'fe80:0000:0000:0000::/64'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
])('%s belongs to the network %s', (address, network) => {
  expect(networkOf(address, null, 0)).toBe(network)
})

test('addresses in one /64 share their limits, the next /64 does not', () => {
  expect(networkOf('2001:db8:1:2::a', null, 0)).toBe(networkOf('2001:db8:1:2:b::', null, 0))
  expect(networkOf('2001:db8:1:3::a', null, 0)).not.toBe(networkOf('2001:db8:1:2::a', null, 0))
})

test.each(['', 'unknown', '999.1.1.1', "1.1.1.1'; drop table limits", 'a'.repeat(5_000)])(
  '%j is an unknown network',
  address => {
    expect(networkOf('10.0.0.1', address, 1)).toBe('unknown')
  },
)

test('a closed socket is an unknown network', () => {
  expect(networkOf(undefined, '203.0.113.7', 0)).toBe('unknown')
})

test.each([
  ['Bogota', 1, 'Bogota'],
  [Buffer.from('Medellín').toString('latin1'), 1, 'Medellín'],
  ['Bogota', 0, ''],
  ['<b>x</b>', 1, ''],
  [undefined, 1, ''],
])('the city %j behind %i proxies is %j', (header, proxies, city) => {
  expect(cityOf(header, proxies)).toBe(city)
})
