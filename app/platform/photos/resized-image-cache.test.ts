import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createResizedImageCache } from '#platform/photos/embedded-host.server.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tecniya-resized-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const bytes = (count: number) => Buffer.alloc(count, 'x')

test('the least recently used file is evicted', async () => {
  const cache = createResizedImageCache(folder, 30)
  for (const name of ['a', 'b', 'c']) await cache.save(name, bytes(10))
  expect(await cache.find('a')).toEqual(bytes(10))
  await cache.save('d', bytes(10))
  expect((await readdir(folder)).sort()).toEqual(['a', 'c', 'd'])
  expect(await cache.find('b')).toBeNull()
})

test('files of earlier runs count too', async () => {
  await writeFile(join(folder, 'old'), bytes(25))
  const cache = createResizedImageCache(folder, 30)
  await cache.save('new', bytes(10))
  expect(await readdir(folder)).toEqual(['new'])
})

test('saving the same name again counts once', async () => {
  const cache = createResizedImageCache(folder, 25)
  await cache.save('a', bytes(10))
  for (let n = 0; n < 5; n++) await cache.save('b', bytes(10))
  expect((await readdir(folder)).sort()).toEqual(['a', 'b'])
})
