import { expect, test } from 'vitest'
import { chosenEncoding } from '#server/http/encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0, gzip;q=0', 'identity'],
  ['br;q=0.5', 'br'],
  ['gzip;q=1.0, br;q=0.1', 'br'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
  ['brotli', 'identity'],
  ['BR', 'br'],
  ['*', 'identity'],
])('Accept-Encoding %j gets %s', (header, encoding) => {
  expect(chosenEncoding(header)).toBe(encoding)
})
