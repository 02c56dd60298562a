import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFolderStore } from '#platform/files/file-store.server.ts'
import { createEmbeddedHost, imageRequestFrom, SIZES_FOLDER } from '#platform/photos/embedded-host.server.ts'
import { imageAt } from '#platform/photos/transformation.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tecniya-host-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const SQUARE = { width: 640, height: 640 }
const WIDE = { width: 640, height: 384 }

/** Upper half red, lower half blue. */
const twoColours = (height: number) =>
  sharp({ create: { width: 600, height, channels: 3, background: 'blue' } })
    .composite([
      {
        input: { create: { width: 600, height: height / 2, channels: 3, background: 'red' } },
        left: 0,
        top: 0,
      },
    ])
    .webp()
    .toBuffer()

test('a stored photo is found under its name, resized', async () => {
  const host = createEmbeddedHost(createFolderStore(folder), folder)
  const { public_id, secure_url } = await host.store(await twoColours(600))
  expect(public_id).toMatch(/^tech_photos\/[0-9a-f-]{36}$/)
  const requested = imageRequestFrom(imageAt(secure_url, WIDE))
  expect(requested).toEqual({ publicId: public_id, transformation: WIDE })
  const found = await host.find(public_id, WIDE, 'webp')
  expect(found?.type).toBe('image/webp')
  expect(await sharp(found?.bytes).metadata()).toMatchObject({ format: 'webp', ...WIDE })
  expect(await readdir(join(folder, 'tech_photos'))).toEqual([
    `${public_id.slice('tech_photos/'.length)}.webp`,
  ])
  expect(await host.find('tech_photos/nobody', WIDE, 'webp')).toBeNull()
})

test('twenty concurrent requests for a new size share one resize', async () => {
  const host = createEmbeddedHost(createFolderStore(folder), folder)
  const { public_id } = await host.store(await twoColours(600))
  const found = await Promise.all(Array.from({ length: 20 }, () => host.find(public_id, SQUARE, 'jpeg')))
  expect(new Set(found.map(image => image?.bytes)).size).toBe(1)
  expect(await readdir(join(folder, SIZES_FOLDER))).toHaveLength(1)
})

test('cropped to a wide frame, more of the upper part stays: that is where faces are', async () => {
  const host = createEmbeddedHost(createFolderStore(folder), folder)
  const { public_id } = await host.store(await twoColours(900))
  const { bytes } = (await host.find(public_id, WIDE, 'jpeg')) ?? { bytes: Buffer.alloc(0) }
  const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const redRows = Array.from({ length: 384 }, (_, y) => (data[(y * 640 + 320) * 3] ?? 0) > 128).filter(
    Boolean,
  )
  // 360 of 900 rows stay; cropped around the centre, half of them would be red.
  expect(redRows.length).toBeGreaterThan(384 * 0.7)
})
