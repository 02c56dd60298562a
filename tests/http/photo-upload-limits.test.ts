// @module-tag attack
// Uploads that are malformed, endless, too many or of the wrong person; memory stays bounded.
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { rawRequest } from '#tests/support/browser/raw-request.ts'
import { newPerson } from '#tests/support/people/people.ts'
import { MB, UPLOAD_PATH, uploadProgram } from '#tests/support/people/photo-upload.ts'
import { hugePng, photoForm, picture } from '#tests/support/people/pictures.ts'
import { testProgram } from '#tests/support/program/test-program.ts'

// Its own program: what others uploaded before counts in the peak of its memory.
const { pid, ...own } = await testProgram()
const program = await uploadProgram(own)
const { origin, email, technician, upload, photoUrl, filesIn } = program

test.each([
  ['no file', new FormData(), 'Elige una foto.'],
  ['another field', photoForm('x', 'a.jpg', { field: 'foto' }), 'Elige una foto.'],
  ['a file without a name', photoForm('', ''), 'Elige una foto.'],
])('a form with %s is reported', async (_, form, text) => {
  expect(await upload(technician, form)).toEqual({ status: 400, text })
})

test('a form with two photos is rejected', async () => {
  const form = photoForm(await picture())
  form.append('file', new Blob([new Uint8Array(await picture())]), 'otra.jpg')
  expect(await upload(technician, form)).toEqual({ status: 400, text: 'Elige una sola foto.' })
  expect(await filesIn('.incoming')).toEqual([])
})

test.each([
  ['a form that is not multipart', 'application/x-www-form-urlencoded', 'file=x', 400],
  ['multipart without a boundary', 'multipart/form-data', 'x', 400],
  ['a body without parts', 'multipart/form-data; boundary=x', 'hola', 422],
  [
    'a truncated form',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nÿØÿ',
    422,
  ],
  ['an endless part header', 'multipart/form-data; boundary=x', `--x\r\n${'a'.repeat(50_000)}`, 422],
  [
    'a hundred parts',
    'multipart/form-data; boundary=x',
    `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n'.repeat(100)}--x--`,
    422,
  ],
] as const)('%s is a client error', async (_, type, body, status) => {
  const response = await technician.send(UPLOAD_PATH, {
    method: 'POST',
    body,
    headers: { origin, 'content-type': type },
  })
  expect(response.status).toBe(status)
})

/** The peak memory of the program in bytes; 0 where /proc is missing. */
async function peakMemory(): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => 'VmHWM: 0 kB')
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(status) ?? []
  return Number(kilobytes) * 1024
}

test('an image of 14,000 × 14,000 pixels is rejected without decoding it', async () => {
  const bomb = hugePng(14_000)
  expect(bomb.length).toBeLessThan(MB)
  const before = await peakMemory()
  expect(await upload(technician, photoForm(bomb))).toEqual({
    status: 422,
    text: 'La imagen tiene demasiados píxeles. Usa una de menos de 24 megapíxeles.',
  })
  // Decoded it takes at least 196 million bytes.
  expect((await peakMemory()) - before).toBeLessThan(100 * MB)
})

test('an image of 4,000 × 300 pixels is rejected', async () => {
  expect(await upload(technician, photoForm(await picture({ width: 4_000, height: 300 })))).toEqual({
    status: 422,
    text: 'La imagen es demasiado alargada. Recórtala y súbela otra vez.',
  })
})

test('an endless body is cut off and not buffered', async () => {
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
  const answer = await technician
    .send(UPLOAD_PATH, {
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

test('ten uploads at once are all answered, decoded one at a time', async () => {
  const photo = await picture({ width: 4_000, height: 3_000 })
  const before = await peakMemory()
  const answers = await Promise.all(Array.from({ length: 10 }, () => upload(technician, photoForm(photo))))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
  expect(answers.map(({ secure_url }) => secure_url)).toContain(await photoUrl())
  expect((await peakMemory()) - before).toBeLessThan(250 * MB)
})

test('the thirty-first upload within an hour is refused', async () => {
  for (let n = 0; n < 30; n++) await upload(technician, new FormData())
  const response = await technician.send(UPLOAD_PATH, {
    method: 'POST',
    body: photoForm(await picture()),
    headers: { origin },
  })
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '3600'])
  expect(await response.json()).toEqual({ text: 'Demasiados intentos. Intenta luego.' })
})

test('form fields cannot change the photo of another technician', async () => {
  const before = await photoUrl()
  const other = program.visitor()
  await other.post('/auth/register', { ...newPerson({ role: 'tecnico' }) })
  await other.get('/mi-perfil')
  const form = photoForm(await picture())
  for (const field of ['uid', 'email', 'technicianId', 'public_id', 'fotoURL']) form.set(field, email)
  const { status, secure_url } = await upload(other, form)
  expect(status).toBe(200)
  expect(secure_url).not.toBe(before)
  expect(await photoUrl()).toBe(before)
})

test.each([UPLOAD_PATH, '/agendar/fotos', '/mi-perfil/trabajos', '/mi-perfil/verificacion/x'])(
  'an upload of a guest is answered before its body arrives: %s',
  async path => {
    for (const cookie of ['', 'Cookie: tecniya-session=invented\r\n']) {
      const headers = `Host: ${new URL(origin).host}\r\nOrigin: ${origin}\r\n${cookie}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 8000000\r\n`
      const answer = await rawRequest(origin, `POST ${path} HTTP/1.1\r\n${headers}\r\n`)
      expect([path, cookie, answer.status]).toEqual([path, cookie, 401])
    }
  },
)

test('an upload without a session is refused', async () => {
  const answer = await upload(program.visitor(), photoForm(await picture()))
  expect(answer).toEqual({ status: 401, text: 'Debes iniciar sesión como técnico.' })
})
