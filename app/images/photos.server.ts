// An upload from its first byte to its place at the image host.
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { PhotoMistake } from '#domain/technicians/photo.ts'
import { isWorthRetrying } from '#domain/technicians/photo-retry.ts'
import { turns } from '#images/concurrency-limit.server.ts'
import { receivePhoto, type Upload } from '#images/incoming.server.ts'
import { HostFailure, type PhotoHost, type StoredPhoto } from '#images/photo-host.server.ts'
import { pictureFrom } from '#images/picture.server.ts'

export interface Photos {
  /** Received, judged by its content, made ours, and stored: durable when this comes back. */
  add(upload: Upload): Promise<Outcome<StoredPhoto, PhotoMistake | 'photo-failed' | 'photo-host-refused'>>
}

interface PhotosOptions {
  readonly folder: string
  readonly host: PhotoHost
  /** D39: the cause, with the status and body of the image host, for the log. */
  readonly onFailure: (failure: object) => void
}

/** Uploads wait here, as files, for their turn. */
export const INCOMING = '.incoming'

/** The worst picture within bounds takes some 300 MB while it is open. */
const OPEN_AT_ONCE = 1

export function createPhotos({ folder, host, onFailure }: PhotosOptions): Photos {
  const inTurn = turns(OPEN_AT_ONCE)

  async function stored(upload: Upload, file: string): Promise<Outcome<StoredPhoto, PhotoMistake>> {
    const received = await receivePhoto(upload, file)
    if (!received.ok) return received
    const picture = await inTurn(() => pictureFrom(file))
    return picture.ok ? accepted(await host.store(picture.value)) : picture
  }

  return {
    async add(upload) {
      const file = join(folder, INCOMING, randomUUID())
      try {
        return await stored(upload, file)
      } catch (error) {
        if (!(error instanceof HostFailure)) {
          onFailure({ err: error })
          return refused('photo-failed')
        }
        const { status, body, cause } = error
        onFailure({ status, body, ...(cause !== undefined && { err: cause }) })
        return refused(isWorthRetrying(status) ? 'photo-failed' : 'photo-host-refused')
      } finally {
        await rm(file, { force: true }).catch(() => {})
      }
    },
  }
}
