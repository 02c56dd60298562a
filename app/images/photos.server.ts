// Adds an uploaded photo to the image host.
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { PhotoMistake } from '#domain/technicians/photo.ts'
import { isWorthRetrying } from '#domain/technicians/photo-retry.ts'
import { normalizePhoto } from '#images/normalize-photo.server.ts'
import { HostFailure, type PhotoHost, type StoredPhoto } from '#images/photo-host.server.ts'
import { readPhoto, type SavedForm, saveForm, type Upload } from '#images/photo-upload.server.ts'

export interface Photos {
  /** Receives, validates, normalizes and stores the photo: it is durable when the promise resolves. */
  add(upload: Upload): Promise<Outcome<StoredPhoto, PhotoMistake | 'photo-failed' | 'photo-host-refused'>>
}

interface PhotosOptions {
  readonly folder: string
  readonly host: PhotoHost
  /** D39: the cause, with the status and body of the image host, for the log. */
  readonly onFailure: (failure: object) => void
}

/** Uploads wait here as files until they are processed. */
export const INCOMING_FOLDER = '.incoming'

/** The largest allowed picture takes about 300 MB while it is decoded. */
const PROCESSED_AT_ONCE = 1

export function createPhotos({ folder, host, onFailure }: PhotosOptions): Photos {
  const limit = pLimit(PROCESSED_AT_ONCE)

  async function process(form: SavedForm): Promise<Outcome<Buffer, PhotoMistake>> {
    const photo = await readPhoto(form)
    return photo.ok ? normalizePhoto(photo.value) : photo
  }

  async function receive(upload: Upload, path: string): Promise<Outcome<StoredPhoto, PhotoMistake>> {
    const form = await saveForm(upload, path)
    if (!form.ok) return form
    const picture = await limit(process, form.value)
    return picture.ok ? accepted(await host.store(picture.value)) : picture
  }

  return {
    async add(upload) {
      const path = join(folder, INCOMING_FOLDER, randomUUID())
      try {
        return await receive(upload, path)
      } catch (error) {
        if (!(error instanceof HostFailure)) {
          onFailure({ err: error })
          return refused('photo-failed')
        }
        const { status, body, cause } = error
        onFailure({ status, body, ...(cause !== undefined && { err: cause }) })
        return refused(isWorthRetrying(status) ? 'photo-failed' : 'photo-host-refused')
      } finally {
        await rm(path, { force: true }).catch(() => {})
      }
    },
  }
}
