import { expect, test } from 'vitest'
import { PHOTO_MAX_BYTES, photoMistakeOf, photoTypeOf } from '#platform/domain/photo.ts'

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
