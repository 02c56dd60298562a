// Our own image host: originals under DATA_DIR, sizes and formats made on demand and kept beside them.

import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { PHOTO_FOLDER, PHOTO_MAX_PIXELS } from '#domain/technicians/photo.ts'
import { turns } from '#images/concurrency-limit.server.ts'
import { writeDurably } from '#images/durable-file.server.ts'
import type { PhotoHost } from '#images/photo-host.server.ts'
import { PAPER } from '#images/picture.server.ts'
import { createResizedImageCache, SHELF_MAX_BYTES } from '#images/resized-image-cache.server.ts'
import type { Transformation } from '#images/transformation.ts'

export type ImageFormat = 'avif' | 'webp' | 'jpeg'

export interface ServedImage {
  readonly bytes: Buffer
  readonly type: string
}

export interface ImageHost extends PhotoHost {
  /** The picture at that size in that format, or null when there is none. */
  find(publicId: string, transformation: Transformation, format: ImageFormat): Promise<ServedImage | null>
}

/** Made from originals; may be deleted at any time. */
export const SIZES_FOLDER = join('.sizes', PHOTO_FOLDER)
const RENDERED_AT_ONCE = 2

export function createEmbeddedHost(folder: string, shelfMaxBytes = SHELF_MAX_BYTES): ImageHost {
  const shelf = createResizedImageCache(join(folder, SIZES_FOLDER), shelfMaxBytes)
  const inTurn = turns(RENDERED_AT_ONCE)
  // Several browsers asking for the same new size wait for one rendering.
  const rendering = new Map<string, Promise<Buffer | null>>()

  async function render(name: string, publicId: string, size: Transformation, format: ImageFormat) {
    const original = await readFile(originalPath(folder, publicId)).catch(() => null)
    if (!original) return null
    const bytes = await inTurn(async () => encoded(await filled(original, size), format))
    // A full disk costs time, not the picture.
    await shelf.keep(name, bytes).catch(() => {})
    return bytes
  }

  return {
    async store(picture) {
      const publicId = `${PHOTO_FOLDER}/${randomUUID()}`
      await writeDurably(originalPath(folder, publicId), picture)
      return { public_id: publicId, secure_url: `/image/upload/${publicId}` }
    },
    async find(publicId, size, format) {
      const name = `${basename(publicId)}-${size.width}x${size.height}.${format}`
      const kept = await shelf.find(name)
      if (kept) return { bytes: kept, type: `image/${format}` }
      const underway = rendering.get(name) ?? render(name, publicId, size, format)
      rendering.set(name, underway)
      const bytes = await underway.finally(() => rendering.delete(name))
      return bytes && { bytes, type: `image/${format}` }
    },
  }
}

export function originalPath(folder: string, publicId: string): string {
  return join(folder, `${publicId}.webp`)
}

/** g_auto: in the middle from side to side, and above the middle from top to bottom, where faces are. */
async function filled(original: Buffer, { width, height }: Transformation): Promise<Sharp> {
  const image = sharp(original, { limitInputPixels: PHOTO_MAX_PIXELS })
  const from = await image.metadata()
  const cutHeight = Math.round((from.width * height) / width)
  if (cutHeight >= from.height) return image.resize(width, height, { fit: 'cover', position: 'centre' })
  const top = Math.round((from.height - cutHeight) / 3)
  return image.extract({ left: 0, top, width: from.width, height: cutHeight }).resize(width, height)
}

function encoded(image: Sharp, format: ImageFormat): Promise<Buffer> {
  if (format === 'avif') return image.avif({ quality: 55, effort: 2 }).toBuffer()
  if (format === 'webp') return image.webp({ quality: 78 }).toBuffer()
  return image.flatten({ background: PAPER }).jpeg({ quality: 80, mozjpeg: true }).toBuffer()
}
