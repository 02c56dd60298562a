import { expect, test } from 'vitest'
import { deviceFrom, shortNetwork } from '#accounts/domain/device.ts'

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0'

test.each([
  [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`, 'Chrome', 'Android', 'phone'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
    'Firefox',
    'Windows',
    'computer',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
    'phone',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/142.0.0.0`,
    'Edge',
    'Windows',
    'computer',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-A155M) ${CHROME} SamsungBrowser/28.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
    'phone',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`, 'Chrome', 'ChromeOS', 'computer'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1',
    'Chrome',
    'iPhone',
    'phone',
  ],
  ['curl/8.5.0', null, null, 'computer'],
  ['', null, null, 'computer'],
])('%s', (userAgent, browser, system, kind) => {
  expect(deviceFrom(userAgent)).toEqual({ browser, system, kind })
})

test.each([
  ['190.24.10.77', '190.24.10.x'],
  ['2800:0484:1234:5678::/64', '2800:0484:1234::'],
  ['unknown', ''],
  ['', ''],
])('the network %j is kept as %j', (network, short) => {
  expect(shortNetwork(network)).toBe(short)
})
