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
