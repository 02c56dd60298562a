import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { isWorthRetrying, type PhotoMistake } from '#platform/domain/photo.ts'
import type { PhotoIntake } from '#platform/photos/photo-intake.server.ts'
import type { Upload } from '#platform/photos/photo-upload.server.ts'

// D3: an image host stores a picture and returns its URL, in the field names of section 7.

export interface StoredPhoto {
  readonly secure_url: string
  readonly public_id: string
}

export interface PhotoHost {
  /** The picture is durable when the promise resolves. Rejects with HostFailure when the host refuses it. */
  store(picture: Buffer): Promise<StoredPhoto>
}

/** D39: status and body of the host are for the log; people see one sentence. */
export class HostFailure extends Error {
  readonly status: number
  readonly body: string
  constructor(status: number, body: string, cause?: unknown) {
    super(`the image host answered ${status}`, { cause })
    this.status = status
    this.body = body
  }
}

// Adds an uploaded photo to the image host.

export interface Photos extends Pick<PhotoIntake, 'receiveForm'> {
  /** Receives, validates, normalizes and stores the photo: it is durable when the promise resolves. */
  add(upload: Upload): Promise<Outcome<StoredPhoto, PhotoMistake | StoreRefusal>>
  /** Stores a normalized picture: it is durable when the promise resolves. */
  store(picture: Buffer): Promise<Outcome<StoredPhoto, StoreRefusal>>
}

type StoreRefusal = 'photo-failed' | 'photo-host-refused'

interface PhotosOptions {
  readonly intake: PhotoIntake
  readonly host: PhotoHost
  /** D39: the cause, with the status and body of the image host, for the log. */
  readonly onFailure: (failure: object) => void
}

export function createPhotos({ intake, host, onFailure }: PhotosOptions): Photos {
  return {
    receiveForm: intake.receiveForm,
    async add(upload) {
      try {
        const picture = await intake.receivePhoto(upload)
        return picture.ok ? accepted(await host.store(picture.value)) : picture
      } catch (error) {
        return refusedFor(error)
      }
    },
    async store(picture) {
      try {
        return accepted(await host.store(picture))
      } catch (error) {
        return refusedFor(error)
      }
    },
  }

  function refusedFor(error: unknown) {
    if (!(error instanceof HostFailure)) {
      onFailure({ err: error })
      return refused('photo-failed')
    }
    const { status, body, cause } = error
    onFailure({ status, body, ...(cause !== undefined && { err: cause }) })
    return refused(isWorthRetrying(status) ? 'photo-failed' : 'photo-host-refused')
  }
}
