// Our own image host: originals under DATA_DIR, sizes and formats made on demand and kept beside them.

import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { Transformation } from '#images/transformation.ts'

export type ImageFormat = 'avif' | 'webp' | 'jpeg'

export interface ServedImage {
  readonly bytes: Buffer
  readonly type: string
}

export interface ImageHost {
  /** The picture at that size in that format, or null when there is none. */
  find(publicId: string, transformation: Transformation, format: ImageFormat): Promise<ServedImage | null>
}

const MAX_PIXELS = 50_000_000

export function createEmbeddedHost(folder: string): ImageHost {
  // Several browsers asking for the same new size wait for one rendering.
  const rendering = new Map<string, Promise<Buffer | null>>()

  async function render(
    publicId: string,
    { width, height }: Transformation,
    format: ImageFormat,
    cached: string,
  ) {
    const original = await readFile(join(folder, `${publicId}.webp`)).catch(() => null)
    if (!original) return null
    const resized = sharp(original, { limitInputPixels: MAX_PIXELS }).resize(width, height, {
      fit: 'cover',
      position: 'centre',
    })
    const bytes = await encoded(resized, format)
    await mkdir(dirname(cached), { recursive: true })
    const aside = `${cached}.${randomUUID()}`
    await writeFile(aside, bytes)
    await rename(aside, cached)
    return bytes
  }

  return {
    async find(publicId, transformation, format) {
      const cached = join(
        folder,
        '.sizes',
        `${publicId}-${transformation.width}x${transformation.height}.${format}`,
      )
      const kept = await readFile(cached).catch(() => null)
      if (kept) return { bytes: kept, type: `image/${format}` }
      const underway = rendering.get(cached) ?? render(publicId, transformation, format, cached)
      rendering.set(cached, underway)
      const bytes = await underway.finally(() => rendering.delete(cached))
      return bytes && { bytes, type: `image/${format}` }
    },
  }
}

function encoded(image: Sharp, format: ImageFormat): Promise<Buffer> {
  if (format === 'avif') return image.avif({ quality: 55, effort: 2 }).toBuffer()
  if (format === 'webp') return image.webp({ quality: 78 }).toBuffer()
  return image.flatten({ background: '#FBF9F5' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer()
}
