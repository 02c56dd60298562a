import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isWorthRetrying,
  PHOTO_MAX_BYTES,
  photoMistakeOf,
  photoTypeOf,
  uploadRetryDelayMs,
} from '#platform/domain/photo.ts'
import { UPLOAD_WINDOW_MS } from '#platform/domain/retry-windows.ts'

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap(part => (typeof part === 'string' ? [...Buffer.from(part)] : part)))
const JPEG = bytes([0xff, 0xd8, 0xff, 0xe0, 0, 16], 'JFIF')

test.each([
  ['a JPEG', JPEG, 'image/jpeg'],
  ['a PNG', bytes([0x89], 'PNG\r\n', [0x1a], '\n'), 'image/png'],
  ['a WebP', bytes('RIFF', [1, 2, 3, 4], 'WEBP'), 'image/webp'],
  ['a GIF', bytes('GIF89a......'), null],
  ['an SVG', bytes('<svg xmlns=""'), null],
  ['a page', bytes('<!doctype ht'), null],
  ['a sound', bytes('RIFF', [1, 2, 3, 4], 'WAVE'), null],
  ['an AVIF', bytes([0, 0, 0, 32], 'ftypavif'), null],
  ['half a head', bytes([0xff, 0xd8]), null],
  ['nothing', bytes(), null],
])('%s is known by its first bytes', (_, head, type) => {
  expect(photoTypeOf(head)).toBe(type)
})

test('the format is checked before the size, and exactly 5 MB pass', () => {
  expect(photoMistakeOf(JPEG, PHOTO_MAX_BYTES)).toBeNull()
  expect(photoMistakeOf(JPEG, PHOTO_MAX_BYTES + 1)).toBe('photo-too-large')
  expect(photoMistakeOf(bytes('GIF89a'), PHOTO_MAX_BYTES + 1)).toBe('photo-format')
  expect(photoMistakeOf(bytes(), 0)).toBe('photo-required')
})

test('the backoff doubles from one second to sixty-four', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(failures => uploadRetryDelayMs({ failures, elapsedMs: 0 }, 0))
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 64, 64].map(seconds => seconds * 1_000))
})

test('the jitter adds up to a second', () => {
  expect(uploadRetryDelayMs({ failures: 1, elapsedMs: 0 }, 0.5)).toBe(1_500)
  expect(uploadRetryDelayMs({ failures: 40, elapsedMs: 0 }, 1)).toBe(65_000)
})

test('no attempt is made after ten minutes', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2_000 }),
      fc.integer({ min: 0, max: 2 * UPLOAD_WINDOW_MS }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (failures, elapsedMs, random) => {
        const wait = uploadRetryDelayMs({ failures, elapsedMs }, random)
        if (wait === null) expect(elapsedMs).toBeGreaterThan(UPLOAD_WINDOW_MS - 65_001)
        else {
          expect(wait).toBeGreaterThanOrEqual(1_000)
          expect(wait).toBeLessThanOrEqual(65_000)
          expect(elapsedMs + wait).toBeLessThanOrEqual(UPLOAD_WINDOW_MS)
        }
      },
    ),
  )
})

test('Retry-After is respected unless it is too late', () => {
  expect(uploadRetryDelayMs({ failures: 1, elapsedMs: 0, retryAfterMs: 5_000 }, 0)).toBe(5_000)
  expect(uploadRetryDelayMs({ failures: 5, elapsedMs: 0, retryAfterMs: 5_000 }, 0)).toBe(16_000)
  expect(uploadRetryDelayMs({ failures: 1, elapsedMs: 0, retryAfterMs: 3_600_000 }, 0)).toBeNull()
})

test.each([
  [0, true],
  [200, false],
  [400, false],
  [401, false],
  [408, true],
  [413, false],
  [415, false],
  [429, true],
  [500, true],
  [503, true],
  [599, true],
])('status %i is worth a retry: %s', (status, worth) => {
  expect(isWorthRetrying(status)).toBe(worth)
})
