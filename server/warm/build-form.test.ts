import { brotliDecompressSync, crc32, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { freshId } from '#server/http/fresh-id.ts'
import { compressedForm, identityForm, isFaithful } from '#server/warm/build-form.ts'
import { multiplied, shiftBy } from '#server/warm/crc32.ts'
import { type Form, filledCopy } from '#server/warm/form.ts'

const READ = { br: brotliDecompressSync, gzip: gunzipSync }

async function formsOf(texts: readonly string[]): Promise<{ page: Form; br: Form; gzip: Form }> {
  const placeholder = freshId()
  const page = identityForm(texts.join(placeholder), placeholder)
  return { page, br: await compressedForm(page, 'br'), gzip: await compressedForm(page, 'gzip') }
}

/** Reads a page back in each encoding, with nonces that no check has seen before. */
function expectToReadAs(texts: readonly string[], { page, br, gzip }: Awaited<ReturnType<typeof formsOf>>) {
  for (const nonce of [freshId(), freshId(), 'A'.repeat(22), '-_'.repeat(11)]) {
    const html = texts.join(nonce)
    expect(filledCopy(page, nonce).toString()).toBe(html)
    expect(READ.br(filledCopy(br, nonce)).toString()).toBe(html)
    expect(READ.gzip(filledCopy(gzip, nonce)).toString()).toBe(html)
  }
}

const TAGS = [
  '<script nonce="',
  '">',
  '</script>',
  '<li class="card">',
  '</li>',
  'Técnico en Bogotá · ñ 🔧 ',
  '\n',
]
const html = fc
  .array(fc.oneof(fc.constantFrom(...TAGS), fc.string({ unit: 'grapheme' }), fc.string()), { maxLength: 60 })
  .map(parts => parts.join(''))

describe('a page compressed around its nonces', () => {
  test('reads back as the page, whatever it says and wherever they stand', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(html, { minLength: 1, maxLength: 12 }), async texts => {
        expectToReadAs(texts, await formsOf(texts))
      }),
      { numRuns: 100 },
    )
  }, 30_000)

  test.each([
    ['none', ['<html>nothing to fill</html>']],
    ['one', ['<script nonce="', '">1</script>']],
    ['only the nonce', ['', '']],
    ['at the start', ['', '" is where it begins']],
    ['at the end', ['it ends with ', '']],
    ['side by side', ['<b>', '', '', '</b>']],
    ['one and two bytes apart', ['<b>', 'x', 'xy', 'xyz', '</b>']],
    ['nothing at all', ['']],
  ])('with holes: %s', async (_, texts) => {
    expectToReadAs(texts, await formsOf(texts))
  })

  test('with thirty holes in a long page that repeats itself, and costs little more than the page whole', async () => {
    const card = (n: number) =>
      `<li class="card"><a href="/tecnicos/tecnico-${n}">Técnico ${n}</a> desde $${n * 1_000}</li>`
    const texts = Array.from(
      { length: 31 },
      (_, n) => `">${Array.from({ length: 40 }, (_, m) => card(n * 40 + m))}<script nonce="`,
    )
    const forms = await formsOf(texts)
    expectToReadAs(texts, forms)
    const whole = await formsOf([texts.join('')])
    expect(forms.br.holes).toHaveLength(1)
    expect(forms.br.bytes.length).toBeLessThan(whole.br.bytes.length * 1.1)
    expect(forms.gzip.holes).toHaveLength(1)
    expect(forms.gzip.bytes.length).toBeLessThan(whole.gzip.bytes.length * 1.1)
  })

  test('with a nonce too far from the last for gzip to copy it, which then has it in full again', async () => {
    const far = Array.from({ length: 3_000 }, (_, n) => `<li>${n * n}</li>`).join('')
    const texts = ['<script nonce="', `">${far}<script nonce="`, '">1</script>']
    const forms = await formsOf(texts)
    expectToReadAs(texts, forms)
    expect(forms.br.holes).toHaveLength(1)
    expect(forms.gzip.holes).toHaveLength(2)
  })

  test('with nonces that the encoder would not think of copying, which then all stand in full', async () => {
    const noise = () =>
      Array.from({ length: 200 }, () => String.fromCharCode(33 + Math.random() * 90)).join('')
    for (let page = 0; page < 20; page++) {
      const texts = Array.from({ length: 8 }, noise)
      expectToReadAs(texts, await formsOf(texts))
    }
  })

  test('with words right after the nonce, where brotli would let the letters before decide how the next is read', async () => {
    // It does so where it pays, in texts with many letters of two bytes, unless it is told not to.
    const pick = (from: string) => from[Math.floor(Math.random() * from.length)] ?? ''
    const word = () => pick('áéíóúñüÁÉÍÓÚÑжшлдпрсимтьбюфыва') + pick('lnrstdcmpaeiou') + pick(' ,')
    for (let page = 0; page < 20; page++) {
      const texts = Array.from({ length: 6 }, () => Array.from({ length: 400 }, word).join(''))
      expectToReadAs(texts, await formsOf(texts))
    }
  })

  test('is not taken for its page when it reads back as anything else', async () => {
    const { page, br, gzip } = await formsOf([
      '<script nonce="',
      '">let a = 1</script><script nonce="',
      '">b</script>',
    ])
    expect(await isFaithful(br, page)).toBe(true)
    expect(await isFaithful(gzip, page)).toBe(true)
    for (const form of [br, gzip]) {
      expect(await isFaithful({ ...form, holes: form.holes.slice(1) }, page)).toBe(false)
      expect(await isFaithful({ ...form, holes: form.holes.map(hole => hole + 1) }, page)).toBe(false)
      expect(await isFaithful({ ...form, bytes: form.bytes.subarray(0, -1) }, page)).toBe(false)
    }
    const checksum = { at: gzip.bytes.length - 8, shifts: 0, base: 0, ...gzip.checksum }
    expect(await isFaithful({ ...gzip, checksum: { ...checksum, shifts: checksum.shifts ^ 1 } }, page)).toBe(
      false,
    )
    expect(await isFaithful({ ...gzip, checksum: { ...checksum, base: checksum.base ^ 1 } }, page)).toBe(
      false,
    )
    expect(await isFaithful({ ...gzip, checksum: null }, page)).toBe(false)
  })
})

test('a checksum is moved past the bytes that follow as if it had been computed over them', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 50 }), fc.uint8Array({ maxLength: 3_000 }), (head, tail) => {
      const zeros = new Uint8Array(head.length)
      const change = (crc32(head) ^ crc32(zeros)) >>> 0
      const whole = (crc32(Buffer.concat([head, tail])) ^ crc32(Buffer.concat([zeros, tail]))) >>> 0
      expect(multiplied(shiftBy(tail.length), change)).toBe(whole)
    }),
  )
})
