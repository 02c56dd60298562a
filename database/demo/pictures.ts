// The pictures of the demo data: WebP files in pictures/, drawn by `npm run demo-pictures`.
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { PHOTO_FOLDER } from '#platform/domain/photo.ts'
import { type FileStore, listKeys } from '#platform/files/file-store.server.ts'
import { originalKey } from '#platform/photos/embedded-host.server.ts'

/** `photos`: portraits and finished jobs, by photo id. The others by the name of their drawing. */
export type PictureFolder = 'photos' | 'problems' | 'documents'

export const PICTURES = join(import.meta.dirname, 'pictures')

export function readPicture(folder: PictureFolder, name: string): Promise<Buffer> {
  return readFile(join(PICTURES, folder, `${name}.webp`))
}

/** Copies portraits and photos of finished jobs into the image host, those that it has not. */
export async function storePhotos(files: FileStore): Promise<void> {
  const stored = await listKeys(files, `${PHOTO_FOLDER}/`)
  for (const file of await readdir(join(PICTURES, 'photos'))) {
    const photoId = basename(file, '.webp')
    const key = originalKey(`${PHOTO_FOLDER}/${photoId}`)
    if (!stored.has(key)) await files.put(key, await readPicture('photos', photoId))
  }
}
