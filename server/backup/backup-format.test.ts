import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFolderStore } from '#platform/files/file-store.server.ts'
import { openBucket } from '#platform/files/s3-store.server.ts'
import { copyFiles, hasFiles } from '#server/backup/backup-format.ts'
import { type S3Server, startS3Server } from '#tests/support/servers/s3-server.ts'

let folder = ''
let s3: S3Server
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tecniya-copies-'))
  s3 = await startS3Server()
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await s3.close()
})

test('files go from a bucket to a folder and back unchanged', async () => {
  const storeBelow = openBucket(s3.account)
  const [source, copy, target] = [storeBelow('photos/'), createFolderStore(folder), storeBelow('restored/')]
  for (let n = 0; n < 20; n++) await source.put(`tech_photos/${n}.webp`, Buffer.alloc(2_000, n))
  expect(await hasFiles(copy)).toBe(false)
  expect(await copyFiles(source, copy)).toBe(20)
  expect(await hasFiles(copy)).toBe(true)
  expect(await copyFiles(copy, target)).toBe(20)
  for (let n = 0; n < 20; n++)
    expect(await target.get(`tech_photos/${n}.webp`)).toEqual(Buffer.alloc(2_000, n))
})

test('a file that is deleted meanwhile is left out', async () => {
  const source = createFolderStore(join(folder, 'vanishing'))
  await source.put('a.webp', Buffer.from('a'))
  await source.put('b.webp', Buffer.from('b'))
  const vanishing = { ...source, get: async (key: string) => (key === 'a.webp' ? null : source.get(key)) }
  expect(await copyFiles(vanishing, createFolderStore(join(folder, 'copy')))).toBe(1)
})
