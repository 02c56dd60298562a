// Embedded image host: originals in the file store, resized on request and cached on the disk of this instance.

import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import sharp, { type Sharp } from 'sharp'
import { PHOTO_FOLDER, PHOTO_MAX_PIXELS } from '#platform/domain/photo.ts'
import type { FileStore } from '#platform/files/file-store.server.ts'
import { PAGE_BACKGROUND } from '#platform/photos/normalize-photo.server.ts'
import type { PhotoHost } from '#platform/photos/photos.server.ts'
import {
  SIZES,
  type Transformation,
  transformationText,
  WHOLE_SIZE,
} from '#platform/photos/transformation.ts'

export type ImageFormat = 'avif' | 'webp' | 'jpeg'

interface ServedImage {
  readonly bytes: Buffer
  readonly type: string
}

export interface ImageHost extends PhotoHost {
  /** The picture resized and encoded; null when it does not exist. */
  find(publicId: string, transformation: Transformation, format: ImageFormat): Promise<ServedImage | null>
}

/** Resized images; may be deleted at any time. */
export const SIZES_FOLDER = join('.sizes', PHOTO_FOLDER)
const RESIZED_AT_ONCE = 2

/** `cacheFolder` holds the resized images. */
export function createEmbeddedHost(files: FileStore, cacheFolder: string): ImageHost {
  const cache = createResizedImageCache(join(cacheFolder, SIZES_FOLDER))
  const limit = pLimit(RESIZED_AT_ONCE)
  // Concurrent requests for the same size share one resize.
  const pending = new Map<string, Promise<Buffer | null>>()

  async function resize(name: string, publicId: string, size: Transformation, format: ImageFormat) {
    const original = await files.get(originalKey(publicId))
    if (!original) return null
    const bytes = await limit(async () => encode(await resized(original, size), format))
    // The image is served even when the disk is full.
    await cache.save(name, bytes).catch(() => {})
    return bytes
  }

  return {
    async store(picture) {
      const publicId = `${PHOTO_FOLDER}/${randomUUID()}`
      await files.put(originalKey(publicId), picture)
      return { public_id: publicId, secure_url: `/image/upload/${publicId}` }
    },
    async find(publicId, size, format) {
      const name = `${basename(publicId)}-${size.width}x${size.height}.${format}`
      const cached = await cache.find(name)
      if (cached) return { bytes: cached, type: `image/${format}` }
      const resizing = pending.get(name) ?? resize(name, publicId, size, format)
      pending.set(name, resizing)
      const bytes = await resizing.finally(() => pending.delete(name))
      return bytes && { bytes, type: `image/${format}` }
    },
  }
}

export function originalKey(publicId: string): string {
  return `${publicId}.webp`
}

/** g_auto: centred horizontally, above the centre vertically, where faces are. */
async function resized(original: Buffer, { width, height, whole }: Transformation): Promise<Sharp> {
  const image = sharp(original, { limitInputPixels: PHOTO_MAX_PIXELS })
  if (whole) return image.resize(width, height, { fit: 'inside', withoutEnlargement: true })
  const source = await image.metadata()
  const cutHeight = Math.round((source.width * height) / width)
  if (cutHeight >= source.height) return image.resize(width, height, { fit: 'cover', position: 'centre' })
  const top = Math.round((source.height - cutHeight) / 3)
  return image.extract({ left: 0, top, width: source.width, height: cutHeight }).resize(width, height)
}

function encode(image: Sharp, format: ImageFormat): Promise<Buffer> {
  if (format === 'avif') return image.avif({ quality: 55, effort: 2 }).toBuffer()
  if (format === 'webp') return image.webp({ quality: 78 }).toBuffer()
  return image.flatten({ background: PAGE_BACKGROUND }).jpeg({ quality: 80, mozjpeg: true }).toBuffer()
}

// D3: parses the URLs of the embedded image host. The browser only writes them (transformation.ts).

const PATH_PATTERN = new RegExp(`^/image/upload/([a-z0-9_,]+)/(${PHOTO_FOLDER}/[a-z0-9-]{1,120})$`)

const ALLOWED: ReadonlyMap<string, Transformation> = new Map(
  [...SIZES.map(([width, height]): Transformation => ({ width, height })), WHOLE_SIZE].map(size => [
    transformationText(size),
    size,
  ]),
)

/** Null when the path is not an image of ours at an allowed size. */
export function imageRequestFrom(path: string): { transformation: Transformation; publicId: string } | null {
  const [, text = '', publicId = ''] = PATH_PATTERN.exec(path) ?? []
  const transformation = ALLOWED.get(text)
  return transformation ? { transformation, publicId } : null
}

// Byte-bounded LRU cache of resized images, on disk.

const MAX_BYTES = 512 * 1024 * 1024

export interface ResizedImageCache {
  find(name: string): Promise<Buffer | null>
  save(name: string, bytes: Buffer): Promise<void>
}

export function createResizedImageCache(folder: string, maxBytes = MAX_BYTES): ResizedImageCache {
  const evicted: string[] = []
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: bytes => Math.max(1, bytes),
    dispose: (_bytes, name, reason) => {
      if (reason === 'evict') evicted.push(name)
    },
  })
  let indexed: Promise<void> | undefined

  /** Counts the files of earlier runs, oldest first. */
  async function indexFolder(): Promise<void> {
    const found = await Promise.all(
      (await readdir(folder).catch(() => [])).map(async name => {
        const file = await stat(join(folder, name)).catch(() => null)
        return file?.isFile() ? [{ name, bytes: file.size, modifiedAt: file.mtimeMs }] : []
      }),
    )
    for (const { name, bytes } of found.flat().sort((a, b) => a.modifiedAt - b.modifiedAt))
      if (!sizes.has(name)) sizes.set(name, bytes)
  }

  return {
    async find(name) {
      const bytes = await readFile(join(folder, name)).catch(() => null)
      if (bytes) sizes.set(name, bytes.length)
      return bytes
    },
    async save(name, bytes) {
      await mkdir(folder, { recursive: true })
      indexed ??= indexFolder()
      await indexed
      const temporaryPath = join(folder, `${name}.${randomUUID()}`)
      await writeFile(temporaryPath, bytes)
      await rename(temporaryPath, join(folder, name))
      sizes.set(name, bytes.length)
      await Promise.all(evicted.splice(0).map(old => rm(join(folder, old), { force: true })))
    },
  }
}
