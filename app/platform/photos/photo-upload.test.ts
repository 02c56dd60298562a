import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Outcome } from '#platform/domain/outcome.ts'
import { PHOTO_MAX_BYTES, type PhotoMistake } from '#platform/domain/photo.ts'
import { boundaryIn, drainBody, readPhoto, saveForm } from '#platform/photos/photo-upload.server.ts'

const MB = 1024 * 1024
const JPEG_HEAD = '\xff\xd8\xff'
const TYPE = 'multipart/form-data; boundary=x-border'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tecniya-upload-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function bodyOf(bytes: Buffer, chunkSizes: readonly number[] = [64 * 1024]): ReadableStream<Uint8Array> {
  let offset = 0
  let turn = 0
  return new ReadableStream({
    pull(controller) {
      const size = chunkSizes[turn++ % chunkSizes.length] ?? 1
      if (offset < bytes.length) controller.enqueue(bytes.subarray(offset, offset + size))
      else controller.close()
      offset += size
    },
  })
}

async function receive(body: ReadableStream<Uint8Array>): Promise<Outcome<Uint8Array, PhotoMistake>> {
  const path = join(folder, randomUUID())
  const saved = await saveForm({ type: TYPE, body }, path)
  return saved.ok ? readPhoto(saved.value) : saved
}

const part = (head: string, body: string) =>
  `--x-border\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`
const form = (...parts: string[]) => Buffer.from(`${parts.join('')}--x-border--\r\n`, 'latin1')
const photoPart = (body: string) => part('name="file"; filename="a.jpg"', body)

test('a form is read the same however the network splits it', async () => {
  // Pieces of the boundary inside the file must not end it.
  const letters = fc.constantFrom('\r', '\n', '-', 'x', '--x', '\r\n--x-borde', '\r\n--', 'a')
  await fc.assert(
    fc.asyncProperty(
      fc.array(letters, { maxLength: 30 }),
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 }),
      async (pieces, chunkSizes) => {
        const photo = JPEG_HEAD + pieces.join('')
        fc.pre(!photo.includes('\r\n--x-border'))
        const sent = form(part('name="folder"', 'tech_photos'), photoPart(photo))
        const received = await receive(bodyOf(sent, chunkSizes))
        expect(received.ok && Buffer.from(received.value).toString('latin1')).toBe(photo)
      },
    ),
    { numRuns: 200 },
  )
})

test.each([
  ['it never begins', 'hola'],
  ['it stops in a part', '--x-border\r\nContent-Disposition: form-data; name="a"\r\n\r\nhola'],
  ['it stops in a head', '--x-border\r\nContent-Disposition: form-data'],
  ['a part has no name', '--x-border\r\nContent-Type: image/png\r\n\r\nhola\r\n--x-border--'],
  ['a boundary is followed by anything', '--x-borderhola\r\n\r\n--x-border--'],
  ['a head does not end', `--x-border\r\n${'a'.repeat(20_000)}\r\n\r\n\r\n--x-border--`],
  ['there are too many parts', `${part('name="a"', 'b').repeat(100)}--x-border--`],
])('a form is damaged when %s', async (_, text) => {
  expect(await receive(bodyOf(Buffer.from(text)))).toEqual({ ok: false, code: 'photo-damaged' })
})

test('a form whose connection ends early is damaged', async () => {
  const body = new ReadableStream<Uint8Array>({
    start: controller => controller.enqueue(form(photoPart(JPEG_HEAD))),
    pull: controller => controller.error(new Error('aborted')),
  })
  expect(await receive(body)).toEqual({ ok: false, code: 'photo-damaged' })
})

test.each([
  ['a JPEG larger than allowed', [photoPart(JPEG_HEAD.padEnd(6 * MB))], 'photo-too-large'],
  ['a JPEG one byte too large', [photoPart(JPEG_HEAD.padEnd(PHOTO_MAX_BYTES + 1))], 'photo-too-large'],
  ['a GIF larger than allowed', [photoPart('GIF89a'.padEnd(6 * MB))], 'photo-format'],
  ['two photos of 3 MB', [1, 2].map(() => photoPart(JPEG_HEAD.padEnd(3 * MB))), 'photo-one-only'],
  ['a text field of 6 MB', [part('name="a"', ' '.repeat(6 * MB))], 'photo-too-large'],
  [
    'fields of 6 MB before a small photo',
    [part('name="a"', ' '.repeat(6 * MB)), photoPart(JPEG_HEAD)],
    'photo-too-large',
  ],
  [
    'a photo of 5 MB after a field of 100 kB',
    [part('name="a"', ' '.repeat(100_000)), photoPart(JPEG_HEAD.padEnd(PHOTO_MAX_BYTES))],
    'photo-too-large',
  ],
  ['no photo', [part('name="a"', 'b')], 'photo-required'],
])('%s is refused', async (_, parts, code) => {
  const received = await receive(bodyOf(form(...parts)))
  expect(received.ok ? 'accepted' : received.code).toBe(code)
})

test('of a large body only the allowed bytes are written', async () => {
  const path = join(folder, randomUUID())
  const body = bodyOf(form(photoPart(JPEG_HEAD.padEnd(20 * MB))), [3 * MB])
  expect(await saveForm({ type: TYPE, body }, path)).toMatchObject({ ok: true, value: { isTruncated: true } })
  expect((await stat(path)).size).toBe(PHOTO_MAX_BYTES + 64 * 1024)
})

test('a body without end is cancelled after 32 MB, saved or drained', async () => {
  let sent = 0
  let cancelled = 0
  const endless = () =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += MB
        controller.enqueue(new Uint8Array(MB))
      },
      cancel: () => void cancelled++,
    })
  expect(await receive(endless())).toEqual({ ok: false, code: 'photo-too-large' })
  await drainBody(endless())
  expect(cancelled).toBe(2)
  expect(sent).toBeLessThan(70 * MB)
})

test.each([
  ['multipart/form-data; boundary=abc', 'abc'],
  ['multipart/form-data; charset=utf-8; boundary="a b"', 'a b'],
  ['Multipart/Form-Data;boundary=----WebKitFormBoundary7MA4', '----WebKitFormBoundary7MA4'],
  ['multipart/form-data; boundary=abc; boundary=other', 'abc'],
  ['multipart/form-data; boundary=abc; x="; boundary=other"', 'abc'],
  ['multipart/form-data', null],
  ['application/x-www-form-urlencoded; boundary=abc', null],
  [null, null],
])('the boundary of %j is %j', (type, boundary) => {
  expect(boundaryIn(type)).toBe(boundary)
})
