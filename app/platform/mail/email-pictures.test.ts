import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { createFolderStore } from '#platform/files/file-store.server.ts'
import { drawArch, drawMark, drawTile, drawWindow } from '#platform/mail/email-pictures.server.ts'

const folder = await mkdtemp(join(tmpdir(), 'tecniya-email-'))
await mkdir(join(folder, 'tech_photos'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const fotoURL = (id: string) => `/image/upload/c_fill,g_auto,w_640,h_640,q_auto,f_auto/tech_photos/${id}`

async function pixel(png: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)]
}

test('a photo is cut to an arch in a white frame, as PNG', async () => {
  const photo = sharp({ create: { width: 640, height: 640, channels: 3, background: '#ff0000' } })
  await writeFile(join(folder, 'tech_photos', 'red.webp'), await photo.webp().toBuffer())
  const png = await drawWindow({ name: 'Yeimy', fotoURL: fotoURL('red') }, createFolderStore(folder))
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 184, height: 198 })
  expect((await pixel(png, 2, 2))[3]).toBe(0)
  expect(await pixel(png, 92, 3)).toEqual([255, 255, 255, 255])
  const [red = 0, green = 255] = await pixel(png, 92, 120)
  expect(red).toBeGreaterThan(240)
  expect(green).toBeLessThan(15)
})

test.each([
  ['no photo', null],
  ['a photo that is gone', fotoURL('nobody')],
  ['a photo of another host', 'https://example.com/photo.png'],
  ['a damaged file', fotoURL('damaged')],
])('with %s the arch has the initials', async (_, url) => {
  await writeFile(join(folder, 'tech_photos', 'damaged.webp'), 'not a picture')
  const png = await drawArch({ name: 'Rosa 🔧 Martínez', fotoURL: url }, createFolderStore(folder))
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 128, height: 144 })
  expect(await pixel(png, 64, 20)).toEqual([0xfb, 0xe7, 0xbe, 255])
})

test('logo and tile are PNG', async () => {
  for (const png of await Promise.all([drawMark(), drawTile()]))
    expect((await sharp(png).metadata()).format).toBe('png')
})
