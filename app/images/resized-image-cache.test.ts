import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createResizedImageCache } from '#images/resized-image-cache.server.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tecniya-shelf-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const bytes = (count: number) => Buffer.alloc(count, 'x')

test('when there is no room, whatever was asked for longest ago goes', async () => {
  const shelf = createResizedImageCache(folder, 30)
  for (const name of ['a', 'b', 'c']) await shelf.keep(name, bytes(10))
  expect(await shelf.find('a')).toEqual(bytes(10))
  await shelf.keep('d', bytes(10))
  expect((await readdir(folder)).sort()).toEqual(['a', 'c', 'd'])
  expect(await shelf.find('b')).toBeNull()
})

test('what earlier runs left counts too', async () => {
  await writeFile(join(folder, 'old'), bytes(25))
  const shelf = createResizedImageCache(folder, 30)
  await shelf.keep('new', bytes(10))
  expect(await readdir(folder)).toEqual(['new'])
})

test('the same name again takes the room once', async () => {
  const shelf = createResizedImageCache(folder, 25)
  await shelf.keep('a', bytes(10))
  for (let n = 0; n < 5; n++) await shelf.keep('b', bytes(10))
  expect((await readdir(folder)).sort()).toEqual(['a', 'b'])
})
