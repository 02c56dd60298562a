// Uploads are judged by their content, and oversized pictures are refused without decoding them.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { PHOTO_MAX_BYTES } from '#domain/technicians/photo.ts'
import { newPerson } from '#tests/support/people.ts'
import {
  CAMERA,
  followedBy,
  hugePng,
  movingWebp,
  photoForm,
  picture,
  pictureFromPhone,
} from '#tests/support/pictures.ts'
import { rawRequest } from '#tests/support/raw-request.ts'
import { testProgram } from '#tests/support/test-program.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const UPLOAD = '/mi-perfil/foto/subida'
const FORMAT = 'Formato no permitido. Usa JPG, PNG o WEBP.'
const TOO_LARGE = 'La imagen supera el tamaño máximo (5MB).'
const DAMAGED = 'La imagen llegó dañada o incompleta. Prueba con otra.'
const SAVED = 'Foto subida y guardada.'
const MB = 1024 * 1024

const program = await testProgram()
const { database, dataDir, origin } = program
let luz: Visitor
let email = ''

beforeAll(async () => {
  luz = program.visitor()
  const person = newPerson({ role: 'tecnico' })
  email = person.email
  await luz.post('/auth/register', { ...person })
  await luz.get('/mi-perfil')
})
beforeEach(async () => {
  await database.rows('delete from limits')
})

async function send(who: Visitor, body: FormData, path = UPLOAD) {
  const response = await who.send(path, { method: 'POST', body, headers: { origin } })
  return { status: response.status, ...((await response.json()) as { text: string; secure_url?: string }) }
}

async function shownPhoto(): Promise<string | null> {
  const [row] = await database.rows<{ fotoURL: string | null }>(
    `select "fotoURL" from technicians join users using (uid) where email = $1`,
    [email],
  )
  return row?.fotoURL ?? null
}

/** Peak resident memory of the program in bytes; 0 where there is no /proc. */
async function peakMemory(): Promise<number> {
  const status = await readFile(`/proc/${program.pid}/status`, 'utf8').catch(() => 'VmHWM: 0 kB')
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(status) ?? []
  return Number(kilobytes) * 1024
}

const filesIn = (folder: string) => readdir(join(dataDir, 'photos', folder)).catch((): string[] => [])

async function served(url: string, accept: string) {
  const response = await program.visitor().get(url, { accept })
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

test.each([
  ['a page named .jpg', () => '<!doctype html><script>alert(1)</script>', 415, FORMAT],
  ['a drawing named .jpg', () => '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 415, FORMAT],
  ['a page of 6 MB', () => Buffer.alloc(6 * MB, '<p>'), 415, FORMAT],
  ['a GIF', () => picture({ format: 'gif' }), 415, FORMAT],
  ['an AVIF', () => picture({ format: 'avif' }), 415, FORMAT],
  ['a TIFF', () => picture({ format: 'tiff' }), 415, FORMAT],
  ['an empty file', () => '', 400, 'Elige una foto.'],
  ['three letters', () => 'abc', 415, FORMAT],
  ['only the first bytes of a JPEG', async () => (await picture()).subarray(0, 20), 422, DAMAGED],
  ['half a JPEG', async () => half(await picture({ width: 900, height: 900 })), 422, DAMAGED],
  ['half a PNG', async () => half(await picture({ format: 'png' })), 422, DAMAGED],
  ['half a WebP', async () => half(await picture({ format: 'webp' })), 422, DAMAGED],
  [
    'noise after a JPEG’s first bytes',
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
  '%s is refused, and no file stays behind',
  async (_, make, status, text) => {
    const before = await shownPhoto()
    const originals = await filesIn('tech_photos')
    expect(await send(luz, photoForm(await make()))).toEqual({ status, text })
    expect(await shownPhoto()).toBe(before)
    expect(await filesIn('tech_photos')).toEqual(originals)
    expect(await filesIn('.incoming')).toEqual([])
  },
)

const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2))

test.each([
  ['a JPEG of exactly 5 MB', async () => followedBy(await picture(), { upTo: PHOTO_MAX_BYTES })],
  ['a JPEG with a page behind it', async () => followedBy(await picture(), '<script>alert(1)</script>')],
  ['a JPEG with a ZIP behind it', async () => followedBy(await picture(), 'PK\x03\x04 secreto PK\x05\x06')],
  ['a PNG', () => picture({ format: 'png' })],
  ['a WebP', () => picture({ format: 'webp' })],
  ['a single pixel', () => picture({ width: 1, height: 1, format: 'png' })],
  ['a very long strip', () => picture({ width: 12_000, height: 3, format: 'png' })],
  ['a WebP of 5,000 frames', () => moving(5_000)],
] as [string, () => Promise<Buffer>][])('%s is stored as a WebP', async (_, make) => {
  const answer = await send(luz, photoForm(await make(), '../../etc/passwd'))
  expect(answer).toMatchObject({ status: 200, text: SAVED })
  expect(answer.secure_url).toBe(await shownPhoto())
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

async function moving(frames: number) {
  const bytes = await movingWebp(frames, 320)
  expect((await sharp(bytes).metadata()).pages).toBe(frames)
  return bytes
}

test('served photos are upright and carry no metadata', async () => {
  const taken = await pictureFromPhone()
  expect(taken.includes(CAMERA)).toBe(true)
  const { secure_url = '' } = await send(luz, photoForm(taken))
  for (const [accept, type] of [
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['image/avif;q=0,image/png', 'image/jpeg'],
    ['*/*', 'image/jpeg'],
  ] as const) {
    const { response, bytes } = await served(secure_url, accept)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': type,
      'content-length': String(bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      vary: 'accept',
    })
    const { exif, icc, iptc, xmp, orientation, width, height } = await sharp(bytes).metadata()
    expect({ exif, icc, iptc, xmp, orientation }).toEqual({})
    expect([width, height]).toEqual([640, 640])
    for (const secret of [CAMERA, 'GPS', 'secreto']) expect(bytes.includes(secret)).toBe(false)
    // The stored pixels are red on the left; upright it is red at the top.
    expect(await reds(bytes)).toEqual({ top: true, bottom: false })
  }
})

async function reds(bytes: Buffer) {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const isRed = (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels
    return (data[at] ?? 0) > (data[at + 2] ?? 0)
  }
  return { top: isRed(320, 40), bottom: isRed(320, 600) }
}

test.each([
  ['no file', new FormData(), 'Elige una foto.'],
  ['another field', photoForm('x', 'a.jpg', { field: 'foto' }), 'Elige una foto.'],
  ['a file without a name', photoForm('', ''), 'Elige una foto.'],
])('a form with %s is refused', async (_, form, text) => {
  expect(await send(luz, form)).toEqual({ status: 400, text })
})

test('a form with two photos is refused', async () => {
  const form = photoForm(await picture())
  form.append('file', new Blob([new Uint8Array(await picture())]), 'otra.jpg')
  expect(await send(luz, form)).toEqual({ status: 400, text: 'Elige una sola foto.' })
  expect(await filesIn('.incoming')).toEqual([])
})

test.each([
  'ñandú 🦤.jpg',
  'a"; name="x.jpg',
  '.jpg',
  'a\r\nb.jpg',
  `${'a'.repeat(4_000)}.jpg`,
  'CON',
  '%00',
])('a photo called %j is a photo', async name => {
  expect(await send(luz, photoForm(await picture(), name))).toMatchObject({ status: 200, text: SAVED })
})

test.each([
  ['no multipart', 'application/x-www-form-urlencoded', 'file=x', 400],
  ['no boundary', 'multipart/form-data', 'x', 400],
  ['nothing of the kind', 'multipart/form-data; boundary=x', 'hola', 422],
  [
    'a form that stops',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nÿØÿ',
    422,
  ],
  ['a head without end', 'multipart/form-data; boundary=x', `--x\r\n${'a'.repeat(50_000)}`, 422],
  [
    'a hundred parts',
    'multipart/form-data; boundary=x',
    `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n'.repeat(100)}--x--`,
    422,
  ],
] as const)('%s is a client error', async (_, type, body, status) => {
  const response = await luz.send(UPLOAD, { method: 'POST', body, headers: { origin, 'content-type': type } })
  expect(response.status).toBe(status)
})

test('a picture of 14,000 × 14,000 pixels is refused without decoding it', async () => {
  const bomb = hugePng(14_000)
  expect(bomb.length).toBeLessThan(MB)
  const before = await peakMemory()
  expect(await send(luz, photoForm(bomb))).toEqual({
    status: 422,
    text: 'La imagen tiene demasiados píxeles. Usa una de menos de 50 megapíxeles.',
  })
  // Decoding takes at least 196 million bytes.
  expect((await peakMemory()) - before).toBeLessThan(100 * MB)
})

test('an endless body is cut off with bounded memory', async () => {
  const before = await peakMemory()
  let sent = 0
  const endless = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(
        Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n'),
      )
      controller.enqueue(Buffer.from([0xff, 0xd8, 0xff, ...Buffer.alloc(20)]))
    },
    pull(controller) {
      sent += MB
      if (sent > 400 * MB) controller.close()
      else controller.enqueue(new Uint8Array(MB))
    },
  })
  const answer = await luz
    .send(UPLOAD, {
      method: 'POST',
      body: endless,
      duplex: 'half',
      headers: { origin, 'content-type': 'multipart/form-data; boundary=x' },
    } as RequestInit & { headers: Record<string, string> })
    .then(
      response => response.status,
      () => 'cut off',
    )
  expect([413, 'cut off']).toContain(answer)
  expect(sent).toBeLessThan(400 * MB)
  expect((await peakMemory()) - before).toBeLessThan(150 * MB)
  expect(await filesIn('.incoming')).toEqual([])
})

test('concurrent uploads are all answered with bounded memory', async () => {
  const photo = await picture({ width: 4_000, height: 3_000 })
  const before = await peakMemory()
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(luz, photoForm(photo))))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
  expect(answers.map(({ secure_url }) => secure_url)).toContain(await shownPhoto())
  expect((await peakMemory()) - before).toBeLessThan(250 * MB)
})

test('more than thirty photos an hour are refused', async () => {
  for (let n = 0; n < 30; n++) await send(luz, new FormData())
  const response = await luz.send(UPLOAD, {
    method: 'POST',
    body: photoForm(await picture()),
    headers: { origin },
  })
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '3600'])
  expect(await response.json()).toEqual({ text: 'Demasiados intentos. Intenta luego.' })
})

test('without script the page shows the same texts beside the field', async () => {
  const post = (body: FormData) => luz.send('/mi-perfil/foto', { method: 'POST', body, headers: { origin } })
  const refused = await post(photoForm('<html>'))
  expect(refused.status).toBe(415)
  expect(await refused.text()).toContain(FORMAT)
  const large = await post(photoForm(followedBy(await picture(), { upTo: 8 * MB })))
  expect(large.status).toBe(413)
  expect(await large.text()).toContain(TOO_LARGE)
  const saved = await post(photoForm(await picture()))
  expect([saved.status, saved.headers.get('location')]).toEqual([302, '/mi-perfil/foto'])
  expect(await (await luz.get('/mi-perfil/foto')).text()).toContain(SAVED)
  expect(await (await luz.get('/mi-perfil/foto')).text()).not.toContain(SAVED)
})

test('a form cannot change the photo of another technician', async () => {
  const before = await shownPhoto()
  const other = program.visitor()
  await other.post('/auth/register', { ...newPerson({ role: 'tecnico' }) })
  await other.get('/mi-perfil')
  const form = photoForm(await picture())
  for (const field of ['uid', 'email', 'technicianId', 'public_id', 'fotoURL']) form.set(field, email)
  const { status, secure_url } = await send(other, form)
  expect(status).toBe(200)
  expect(secure_url).not.toBe(before)
  expect(await shownPhoto()).toBe(before)
})

test('a guest’s upload is refused', async () => {
  const answer = await send(program.visitor(), photoForm(await picture()))
  expect(answer).toEqual({ status: 401, text: 'Debes iniciar sesión como técnico.' })
})

test.each([
  '/image/upload/tech_photos/x',
  '/image/upload/c_fill,g_auto,w_641,h_640,q_auto,f_auto/tech_photos/x',
  '/image/upload/c_fill,g_auto,w_640,h_640,q_auto,f_auto/tech_photos/no-such-photo',
  '/image/otra-cosa',
])('%s answers 404 without a page', async path => {
  const { status, text } = await rawRequest(
    origin,
    `GET ${path} HTTP/1.1\r\nHost: ${origin.slice(7)}\r\nConnection: close\r\n\r\n`,
  )
  expect(status).toBe(404)
  expect(text).toMatch(/\r\n\r\n$/)
})
