// Two instances with a folder of their own each and one S3-compatible store: they share photos and documents.
import { readdir } from 'node:fs/promises'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { newVisitor } from '#tests/support/browser/visitor.ts'
import { newPerson } from '#tests/support/people/people.ts'
import { photoForm, picture } from '#tests/support/people/pictures.ts'
import { temporaryFolder } from '#tests/support/program/folders.ts'
import { startProgram } from '#tests/support/program/program.ts'
import { testProgram } from '#tests/support/program/test-program.ts'
import { startS3Server } from '#tests/support/servers/s3-server.ts'

const s3 = await startS3Server()
afterAll(() => s3.close())
const first = await testProgram(s3.variables)
const secondDir = await temporaryFolder()
const second = await startProgram({
  DATABASE_URL: first.database.url,
  DATA_DIR: secondDir,
  ...s3.variables,
})
afterAll(async () => expect(await second.stop()).toEqual({ code: 0, signal: null }))
beforeEach(async () => {
  s3.failWith = null
  await first.database.rows('delete from limits')
})

const jpeg = await picture()

async function register(role: 'cliente' | 'tecnico') {
  const visitor = first.visitor()
  const person = newPerson({ role })
  await visitor.post('/auth/register', { ...person })
  return { visitor, ...person }
}

async function upload(path: string, visitor: ReturnType<typeof first.visitor>) {
  const headers = { origin: first.origin }
  const response = await visitor.send(path, { method: 'POST', body: photoForm(jpeg), headers })
  return (await response.json()) as { secure_url?: string; id?: string }
}

async function signedInAtSecond({ email, password }: { email: string; password: string }) {
  const visitor = newVisitor(second.origin)
  await visitor.post('/auth/login', { email, password })
  return visitor
}

test('a profile photo that one instance received is served by the other, and lies on no disk', async () => {
  const { visitor, email, password } = await register('tecnico')
  await visitor.get('/mi-perfil')
  const { secure_url = '' } = await upload('/mi-perfil/foto/subida', visitor)
  const response = await (await signedInAtSecond({ email, password })).get(secure_url)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect([...s3.objects.keys()]).toEqual([
    expect.stringMatching(/^photos\/tech_photos\/[0-9a-f-]{36}\.webp$/),
  ])
  expect(await readdir(`${first.dataDir}/photos`)).toEqual(['.incoming'])
  expect(await readdir(`${secondDir}/photos`)).toEqual(['.sizes'])
})

test('a photo of the problem is opened by its owner on both instances and by nobody else', async () => {
  const ana = await register('cliente')
  const { id } = await upload('/agendar/fotos', ana.visitor)
  expect(s3.objects.get(`photos/problem_photos/${id}.webp`)?.type).toBe('image/webp')
  expect((await ana.visitor.get(`/fotos/${id}`)).status).toBe(200)
  expect((await (await signedInAtSecond(ana)).get(`/fotos/${id}`)).status).toBe(200)
  const other = await register('cliente')
  expect((await (await signedInAtSecond(other)).get(`/fotos/${id}`)).status).toBe(404)
  for (const prefix of ['problem_photos', 'tech_photos'])
    expect((await newVisitor(second.origin).get(`/image/upload/${prefix}/${id}`)).status).toBe(404)
})

test('while the store does not answer an upload says so, photos give no 404 that would be believed, and pages go on', async () => {
  const { visitor } = await register('tecnico')
  await visitor.get('/mi-perfil')
  const { secure_url = '' } = await upload('/mi-perfil/foto/subida', visitor)
  s3.failWith = 503
  const failed = await visitor.send('/mi-perfil/foto/subida', {
    method: 'POST',
    body: photoForm(jpeg),
    headers: { origin: first.origin },
  })
  expect(failed.status).toBe(503)
  expect((await visitor.get(secure_url)).status).toBe(500)
  expect((await visitor.get('/')).status).toBe(200)
  s3.failWith = null
  expect((await visitor.get(secure_url)).status).toBe(200)
})
