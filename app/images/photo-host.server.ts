// D3: an image host takes a picture and answers with its address, in the words of section 7.

export interface StoredPhoto {
  readonly secure_url: string
  readonly public_id: string
}

export interface PhotoHost {
  /** The picture is durable when this comes back. Throws HostFailure when it could not be kept. */
  store(picture: Buffer): Promise<StoredPhoto>
}

/** D39: what the host answered is for the log; people read one sentence. */
export class HostFailure extends Error {
  readonly status: number
  readonly body: string
  constructor(status: number, body: string, cause?: unknown) {
    super(`the image host answered ${status}`, { cause })
    this.status = status
    this.body = body
  }
}
