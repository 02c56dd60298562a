// @module-tag attack
// Uploaded files are checked by their content and re-encoded; the served image has no metadata.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PHOTO_MAX_BYTES } from '#platform/domain/photo.ts'
import { rawRequest } from '#tests/support/browser/raw-request.ts'
import { MB, SAVED, TOO_LARGE, uploadProgram, WRONG_FORMAT } from '#tests/support/people/photo-upload.ts'
import {
  CAMERA,
  followedBy,
  movingWebp,
  photoForm,
  picture,
  pictureFromPhone,
} from '#tests/support/people/pictures.ts'

const DAMAGED = 'La imagen llegó dañada o incompleta. Prueba con otra.'

const program = await uploadProgram()
const { dataDir, origin, technician, upload, photoUrl, filesIn } = program

test.each([
  ['HTML named .jpg', () => '<!doctype html><script>alert(1)</script>', 415, WRONG_FORMAT],
  ['SVG named .jpg', () => '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 415, WRONG_FORMAT],
  ['6 MB of HTML', () => Buffer.alloc(6 * MB, '<p>'), 415, WRONG_FORMAT],
  ['a GIF', () => picture({ format: 'gif' }), 415, WRONG_FORMAT],
  ['an AVIF', () => picture({ format: 'avif' }), 415, WRONG_FORMAT],
  ['a TIFF', () => picture({ format: 'tiff' }), 415, WRONG_FORMAT],
  ['an empty file', () => '', 400, 'Elige una foto.'],
  ['three letters', () => 'abc', 415, WRONG_FORMAT],
  ['only the first bytes of a JPEG', async () => (await picture()).subarray(0, 20), 422, DAMAGED],
  ['half a JPEG', async () => half(await picture({ width: 900, height: 900 })), 422, DAMAGED],
  ['half a PNG', async () => half(await picture({ format: 'png' })), 422, DAMAGED],
  ['half a WebP', async () => half(await picture({ format: 'webp' })), 422, DAMAGED],
  [
    'random bytes after a JPEG signature',
    () => Buffer.from([0xff, 0xd8, 0xff, ...Buffer.alloc(999, 7)]),
    422,
    DAMAGED,
  ],
  [
    'a JPEG of 5 MB and a byte',
    async () => followedBy(await picture(), { upTo: PHOTO_MAX_BYTES + 1 }),
    413,
    TOO_LARGE,
  ],
  ['a JPEG of 20 MB', async () => followedBy(await picture(), { upTo: 20 * MB }), 413, TOO_LARGE],
] as [string, () => Buffer | string | Promise<Buffer>, number, string][])(
  '%s is rejected, and nothing is stored',
  async (_, make, status, text) => {
    const before = await photoUrl()
    const originals = await filesIn('tech_photos')
    expect(await upload(technician, photoForm(await make()))).toEqual({ status, text })
    expect(await photoUrl()).toBe(before)
    expect(await filesIn('tech_photos')).toEqual(originals)
    expect(await filesIn('.incoming')).toEqual([])
  },
)

const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2))

test.each([
  ['a JPEG of exactly 5 MB', async () => followedBy(await picture(), { upTo: PHOTO_MAX_BYTES })],
  ['a JPEG followed by HTML', async () => followedBy(await picture(), '<script>alert(1)</script>')],
  ['a JPEG followed by a ZIP', async () => followedBy(await picture(), 'PK\x03\x04 secreto PK\x05\x06')],
  ['a PNG', () => picture({ format: 'png' })],
  ['a WebP', () => picture({ format: 'webp' })],
  ['a single pixel', () => picture({ width: 1, height: 1, format: 'png' })],
  ['a strip ten times as long as high', () => picture({ width: 3_000, height: 300, format: 'png' })],
  ['a WebP of 5,000 frames', () => animatedWebp(5_000)],
] as [string, () => Promise<Buffer>][])('%s is re-encoded as a still WebP', async (_, make) => {
  const answer = await upload(technician, photoForm(await make(), '../../etc/passwd'))
  expect(answer).toMatchObject({ status: 200, text: SAVED })
  expect(answer.secure_url).toBe(await photoUrl())
  expect(answer.secure_url).toMatch(
    /^\/image\/upload\/c_fill,g_auto,w_640,h_640,q_auto,f_auto\/tech_photos\/[0-9a-f-]{36}$/,
  )
  const original = await readFile(
    join(dataDir, 'photos', `tech_photos/${answer.secure_url?.split('/').at(-1)}.webp`),
  )
  expect(original.includes('script')).toBe(false)
  expect(original.includes('secreto')).toBe(false)
  const { format, pages = 1 } = await sharp(original).metadata()
  expect([format, pages]).toEqual(['webp', 1])
})

async function animatedWebp(frames: number) {
  const bytes = await movingWebp(frames, 320)
  expect((await sharp(bytes).metadata()).pages).toBe(frames)
  return bytes
}

test('the served image is upright and has no metadata', async () => {
  const original = await pictureFromPhone()
  expect(original.includes(CAMERA)).toBe(true)
  const { secure_url = '' } = await upload(technician, photoForm(original))
  for (const [accept, type] of [
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['image/avif;q=0,image/png', 'image/jpeg'],
    ['*/*', 'image/jpeg'],
  ] as const) {
    const response = await technician.get(secure_url, { accept })
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': type,
      'content-length': String(bytes.length),
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      vary: 'accept, cookie',
    })
    const { exif, icc, iptc, xmp, orientation, width, height } = await sharp(bytes).metadata()
    expect({ exif, icc, iptc, xmp, orientation }).toEqual({})
    expect([width, height]).toEqual([640, 640])
    for (const secret of [CAMERA, 'GPS', 'secreto']) expect(bytes.includes(secret)).toBe(false)
    // Red was on the left before the rotation.
    expect(await redHalves(bytes)).toEqual({ top: true, bottom: false })
  }
})

async function redHalves(bytes: Buffer) {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const isRed = (x: number, y: number) => {
    const offset = (y * info.width + x) * info.channels
    return (data[offset] ?? 0) > (data[offset + 2] ?? 0)
  }
  return { top: isRed(320, 40), bottom: isRed(320, 600) }
}

test.each([
  'ñandú 🦤.jpg',
  'a"; name="x.jpg',
  '.jpg',
  'a\r\nb.jpg',
  `${'a'.repeat(4_000)}.jpg`,
  'CON',
  '%00',
])('the file name %j is accepted', async name => {
  expect(await upload(technician, photoForm(await picture(), name))).toMatchObject({
    status: 200,
    text: SAVED,
  })
})

test.each([
  '/image/upload/tech_photos/x',
  '/image/upload/c_fill,g_auto,w_641,h_640,q_auto,f_auto/tech_photos/x',
  '/image/upload/c_fill,g_auto,w_640,h_640,q_auto,f_auto/tech_photos/no-such-photo',
  '/image/otra-cosa',
])('%s is a 404 without a body', async path => {
  const { status, text } = await rawRequest(
    origin,
    `GET ${path} HTTP/1.1\r\nHost: ${origin.slice(7)}\r\nConnection: close\r\n\r\n`,
  )
  expect(status).toBe(404)
  expect(text).toMatch(/\r\n\r\n$/)
})
