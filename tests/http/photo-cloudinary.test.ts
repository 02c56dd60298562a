// Photos stored at Cloudinary, which is replaced by a local server that answers or fails.
import { readdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { newPerson } from '#tests/support/people/people.ts'
import { photoForm, picture } from '#tests/support/people/pictures.ts'
import { testProgram } from '#tests/support/program/test-program.ts'

const FAILED = 'No pudimos subir tu foto.'
let answer = { status: 200, body: '' }
const cloudinary = createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(answer.status).end(answer.body))
})
await new Promise<void>(resolve => cloudinary.listen(0, '127.0.0.1', resolve))
afterAll(() => void cloudinary.close())

const program = await testProgram({
  CLOUDINARY_CLOUD_NAME: 'tecniya',
  CLOUDINARY_UPLOAD_PRESET: 'fotos',
  CLOUDINARY_API: `http://127.0.0.1:${(cloudinary.address() as AddressInfo).port}`,
})
const luz = program.visitor()
const person = newPerson({ role: 'tecnico' })
await luz.post('/auth/register', { ...person })
await luz.get('/mi-perfil')
beforeEach(async () => {
  await program.database.rows('delete from limits')
})

async function send(path = '/mi-perfil/foto/subida') {
  const body = photoForm(await picture())
  return luz.send(path, { method: 'POST', body, headers: { origin: program.origin } })
}

function notStored(status: number) {
  const logged = program.lines.map(line => JSON.parse(line.startsWith('{') ? line : '{}'))
  return logged.filter(line => line.msg === 'photo not stored' && line.status === status)
}

test('the photo is stored there with a thumbnail transformation, and the policy allows only images of that account', async () => {
  const stored = 'https://res.cloudinary.com/tecniya/image/upload/v17/tech_photos/abc.webp'
  answer = { status: 200, body: JSON.stringify({ secure_url: stored, public_id: 'tech_photos/abc' }) }
  const response = await send()
  const url =
    'https://res.cloudinary.com/tecniya/image/upload/c_fill,g_auto,w_640,h_640,q_auto,f_auto/v17/tech_photos/abc.webp'
  expect(await response.json()).toEqual({
    secure_url: url,
    public_id: 'tech_photos/abc',
    text: 'Foto subida y guardada.',
  })
  expect(await program.database.rows('select "fotoURL" from technicians')).toEqual([{ fotoURL: url }])
  // A guest's page comes from the page cache from its second request on: its policy is the same.
  for (const visitor of [luz, program.visitor(), program.visitor(), program.visitor()]) {
    const policy = (await visitor.get('/')).headers.get('content-security-policy')
    expect(policy).toContain(`img-src 'self' data: blob: https://res.cloudinary.com/tecniya/;`)
  }
})

test('private photos stay on disk', async () => {
  answer = { status: 500, body: '' }
  const response = await send('/agendar/fotos')
  const { id } = (await response.json()) as { id: string }
  expect([response.status, (await luz.get(`/fotos/${id}`)).headers.get('content-type')]).toEqual([
    200,
    'image/webp',
  ])
  const stored = await readdir(join(program.dataDir, 'photos/problem_photos'))
  expect(stored.toSorted()).toEqual([`${id}-mini.webp`, `${id}.webp`])
})

test.each([
  [500, 503],
  [429, 503],
  [401, 424],
])(
  'when it answers %i the person reads one sentence, and the log has the details',
  async (status, expected) => {
    const body = `{"error":{"message":"secreto ${status}"}}`
    answer = { status, body }
    const response = await send()
    expect(response.status).toBe(expected)
    expect(await response.text()).toBe(JSON.stringify({ text: FAILED }))
    // The lines of its log arrive after the answer.
    await expect.poll(() => notStored(status)).toEqual([expect.objectContaining({ body })])
  },
)
