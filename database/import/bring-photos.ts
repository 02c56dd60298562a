// Brings the photos of imported technicians into our own image host, through the pipeline of uploads.
import pLimit from 'p-limit'
import type { WantedPhoto } from '#database/import/plan-technicians.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { type FetchPhotoOptions, fetchPhoto, type PhotoFailure } from '#platform/photos/fetch-photo.server.ts'
import { normalizePhoto } from '#platform/photos/normalize-photo.server.ts'
import type { PhotoHost } from '#platform/photos/photo-host.server.ts'
import { imageAt, STORED_SIZE } from '#platform/photos/transformation.ts'

const FETCHED_AT_ONCE = 4
/** A picture takes up to 300 MB while it is decoded. */
const DECODED_AT_ONCE = 1

interface Options extends FetchPhotoOptions {
  readonly host: PhotoHost
  readonly onProgress: (done: number, total: number) => void
}

export type BroughtPhotos = ReadonlyMap<string, Outcome<string, PhotoFailure>>

/** By address: the URL to store, or why there is none. An address that two people use is fetched once. */
export async function bringPhotos(
  wanted: readonly WantedPhoto[],
  { host, onProgress, ...options }: Options,
): Promise<BroughtPhotos> {
  const addresses = [...new Set(wanted.map(({ address }) => address))]
  const fetching = pLimit(FETCHED_AT_ONCE)
  const decoding = pLimit(DECODED_AT_ONCE)
  const brought = new Map<string, Outcome<string, PhotoFailure>>()

  async function bring(address: string): Promise<Outcome<string, PhotoFailure>> {
    const fetched = await fetchPhoto(address, options)
    const picture = fetched.ok ? await decoding(normalizePhoto, fetched.value) : fetched
    if (!picture.ok) return picture
    try {
      const { secure_url } = await host.store(picture.value)
      return accepted(imageAt(secure_url, STORED_SIZE))
    } catch {
      return refused('photo-not-stored')
    }
  }

  await fetching.map(addresses, async address => {
    brought.set(address, await bring(address))
    onProgress(brought.size, addresses.length)
  })
  return brought
}
