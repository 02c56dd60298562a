import { readdir } from 'node:fs/promises'
import { join, sep } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PICTURES } from '#database/demo/pictures.ts'
import { demoPictures } from '#scripts/write-demo-pictures.ts'

test('every drawing has its committed file, and no other file stands there', async () => {
  const entries = await readdir(PICTURES, { recursive: true })
  const files = entries.map(entry => entry.replaceAll(sep, '/')).filter(entry => entry.endsWith('.webp'))
  const drawings = demoPictures().map(({ file }) => file)
  expect(files.toSorted(), 'run `npm run demo-pictures`').toEqual(drawings.toSorted())
})

test('every file is a picture of its drawing in full size', async () => {
  for (const { file, svg, scale } of demoPictures()) {
    const drawing = await sharp(Buffer.from(svg)).metadata()
    const picture = await sharp(join(PICTURES, file)).metadata()
    expect(picture, file).toMatchObject({ format: 'webp', width: drawing.width * scale })
  }
})
