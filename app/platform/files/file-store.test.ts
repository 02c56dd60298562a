// The same promises for both file stores. With S3_ENDPOINT and the other variables set, the S3 tests run against that server.
import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFolderStore, type FileStore, listKeys } from '#platform/files/file-store.server.ts'
import { openBucket } from '#platform/files/s3-store.server.ts'
import { s3AccountFrom } from '#server/env-groups.ts'
import { type S3Server, startS3Server } from '#tests/support/servers/s3-server.ts'

let folder = ''
let server: S3Server
const realAccount = s3AccountFrom(process.env)
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tecniya-files-'))
  server = await startS3Server()
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await server.close()
})

const bucket = () => openBucket(typeof realAccount === 'object' ? realAccount : server.account)

const STORES: [string, () => Promise<FileStore>][] = [
  ['a folder', async () => createFolderStore(join(folder, randomUUID()))],
  ['a bucket', async () => bucket()(`${randomUUID()}/`)],
]

describe.each(STORES)('%s', (_, open) => {
  test('gives back what was put, byte for byte, and the newest version of it', async () => {
    const store = await open()
    const bytes = Buffer.from([0, 1, 2, 255, 10, 13])
    await store.put('tech_photos/a.webp', bytes)
    expect(await store.get('tech_photos/a.webp')).toEqual(bytes)
    await store.put('tech_photos/a.webp', Buffer.from('newer'))
    expect(String(await store.get('tech_photos/a.webp'))).toBe('newer')
  })

  test('has no file that was not put or was deleted', async () => {
    const store = await open()
    expect(await store.get('nothing.webp')).toBeNull()
    expect(await store.get('a/b/nothing.webp')).toBeNull()
    await store.put('a.pdf', Buffer.from('x'))
    await store.delete('a.pdf')
    await store.delete('a.pdf')
    expect(await store.get('a.pdf')).toBeNull()
    expect(await listKeys(store)).toEqual(new Set())
  })

  test('lists all files, those of one folder, and when they were written', async () => {
    const store = await open()
    const keys = ['one/1.webp', 'one/2.webp', 'one/3.webp', 'one/4.webp', 'two/5.webp', 'two/6.webp', '7.pdf']
    const before = Date.now() - 2_000
    for (const key of keys) await store.put(key, Buffer.from(key))
    expect([...(await listKeys(store))].sort()).toEqual(keys.toSorted())
    expect([...(await listKeys(store, 'one/'))].sort()).toEqual(keys.slice(0, 4))
    for await (const { modifiedAt } of store.list()) expect(modifiedAt.getTime()).toBeGreaterThan(before)
  })
})

test('a folder leaves out what is not a stored file, and keeps others from reading it', async () => {
  const root = join(folder, randomUUID())
  const store = createFolderStore(root)
  await store.put('tech_photos/a.webp', Buffer.from('a'))
  await mkdir(join(root, '.sizes'))
  await writeFile(join(root, '.sizes', 'a-96x96.webp'), 'resized')
  await writeFile(join(root, 'tech_photos', 'b.webp.1.tmp'), 'half')
  expect(await listKeys(store)).toEqual(new Set(['tech_photos/a.webp']))
  expect((await stat(join(root, 'tech_photos'))).mode & 0o777).toBe(0o700)
  expect(await readdir(join(root, 'tech_photos'))).toHaveLength(2)
})

test('a wrong key is refused by the store, and is not taken for a missing file', async () => {
  const open = openBucket({ ...server.account, secretAccessKey: 'another' })
  await expect(open('photos/').get('a.webp')).rejects.toThrow('SignatureDoesNotMatch')
})

test('a missing bucket and a store that fails are not taken for a missing file', async () => {
  const open = openBucket({ ...server.account, bucket: 'other' })
  await expect(open('photos/').get('a.webp')).rejects.toThrow('NoSuchBucket')
  server.failWith = 500
  await expect(openBucket(server.account)('photos/').get('a.webp')).rejects.toThrow('InternalError')
  server.failWith = null
})

test.each([500, 503, 429])('a request that is answered with %i is tried three times', async status => {
  const store = openBucket(server.account)('retries/')
  Object.assign(server, { failWith: status, failures: 2 })
  await store.put('a.pdf', Buffer.from('x'))
  server.failures = 3
  await expect(store.get('a.pdf')).rejects.toThrow('InternalError')
  Object.assign(server, { failWith: null, failures: Number.POSITIVE_INFINITY })
  expect(String(await store.get('a.pdf'))).toBe('x')
})

test('a store that does not answer, or is not there, is no missing file', async () => {
  server.isSilent = true
  const requests = server.requests.length
  await expect(openBucket(server.account, 1_000)('photos/').get('a.webp')).rejects.toThrow('TimeoutError')
  server.isSilent = false
  expect(server.requests.length - requests).toBe(1)
  const gone = await startS3Server()
  await gone.close()
  await expect(openBucket(gone.account)('photos/').get('a.webp')).rejects.toThrow('ECONNREFUSED')
})

test('a bucket may have any name of a file', async () => {
  const store = openBucket(server.account)('names/')
  const names = ["niño & niña's <1>.pdf", 'a+b c%20d.pdf', 'x?y#z=(1)!*.pdf']
  for (const name of names) await store.put(name, Buffer.from(name))
  for (const name of names) expect(String(await store.get(name))).toBe(name)
  expect(await listKeys(store)).toEqual(new Set(names))
})

test('objects have the type of their content', async () => {
  const store = openBucket(server.account)('documents/')
  await store.put('a.pdf', Buffer.from('%PDF-'))
  expect(server.objects.get('documents/a.pdf')).toMatchObject({ type: 'application/pdf' })
})
