import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BrokenForm, boundaryIn, partsOf } from '#images/multipart.server.ts'

async function* inPieces(bytes: Buffer, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  for (let at = 0, turn = 0; at < bytes.length; turn++) {
    const size = sizes[turn % sizes.length] ?? 1
    yield bytes.subarray(at, at + size)
    at += size
  }
}

async function read(bytes: Buffer, sizes: readonly number[] = [64]) {
  const parts: { name: string; filename: string | null; body: string }[] = []
  for await (const { name, filename, body } of partsOf(inPieces(bytes, sizes), 'x-border')) {
    const pieces: Buffer[] = []
    for await (const piece of body) pieces.push(piece)
    parts.push({ name, filename, body: Buffer.concat(pieces).toString('latin1') })
  }
  return parts
}

const part = (head: string, body: string) =>
  `--x-border\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`
const form = (...parts: string[]) => Buffer.from(`${parts.join('')}--x-border--\r\n`, 'latin1')

test('wherever the network cuts it, a form is the same form', async () => {
  // Pieces of borders inside the file must not pass for borders.
  const letters = fc.constantFrom('\r', '\n', '-', 'x', '--x', '\r\n--x-borde', '\r\n--', 'a')
  await fc.assert(
    fc.asyncProperty(
      fc.array(letters, { maxLength: 30 }),
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 }),
      async (pieces, sizes) => {
        const body = pieces.join('')
        fc.pre(!`\r\n${body}`.includes('\r\n--x-border'))
        const sent = form(part('name="folder"', 'tech_photos'), part('name="file"; filename="a.jpg"', body))
        expect(await read(sent, sizes)).toEqual([
          { name: 'folder', filename: null, body: 'tech_photos' },
          { name: 'file', filename: 'a.jpg', body },
        ])
      },
    ),
    { numRuns: 200 },
  )
})

test('a part that nobody reads is stepped over', async () => {
  const names: string[] = []
  const sent = form(part('name="a"', 'x'.repeat(500)), part('name="b"', 'y'))
  for await (const { name } of partsOf(inPieces(sent, [7]), 'x-border')) names.push(name)
  expect(names).toEqual(['a', 'b'])
})

test.each([
  ['it never begins', 'hola'],
  ['it stops in a part', '--x-border\r\nContent-Disposition: form-data; name="a"\r\n\r\nhola'],
  ['it stops in a head', '--x-border\r\nContent-Disposition: form-data'],
  ['a part has no name', '--x-border\r\nContent-Type: image/png\r\n\r\nhola\r\n--x-border--'],
  ['a border is followed by anything', '--x-borderhola\r\n\r\n--x-border--'],
  ['a head is endless', `--x-border\r\n${'a'.repeat(20_000)}\r\n\r\n\r\n--x-border--`],
  ['parts are endless', `${part('name="a"', 'b').repeat(50)}--x-border--`],
])('a form is broken where %s', async (_, text) => {
  await expect(read(Buffer.from(text))).rejects.toBeInstanceOf(BrokenForm)
})

test.each([
  ['multipart/form-data; boundary=abc', 'abc'],
  ['multipart/form-data; charset=utf-8; boundary="a b"', 'a b'],
  ['Multipart/Form-Data;boundary=----WebKitFormBoundary7MA4', '----WebKitFormBoundary7MA4'],
  ['multipart/form-data', null],
  ['application/x-www-form-urlencoded; boundary=abc', null],
  [null, null],
])('the border of %j is %j', (type, boundary) => {
  expect(boundaryIn(type)).toBe(boundary)
})
