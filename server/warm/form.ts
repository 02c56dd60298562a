// A page ready to send but for its nonce: bytes with holes. Whatever the encoding, the nonce stands in them as it
// is, in blocks that are not compressed, so that filling the holes is all that a response costs.
import { crc32 } from 'node:zlib'
import type { Encoding } from '#server/http/encoding.ts'
import { ID_LENGTH } from '#server/http/fresh-id.ts'
import { multiplied } from '#server/warm/crc32.ts'

export interface Form {
  readonly encoding: Encoding
  /** Its holes hold the nonce written last. Replaced by a copy while a slow connection still reads it. */
  bytes: Buffer
  /** Where the nonce is written, each time the same. */
  readonly holes: readonly number[]
  /** gzip ends with a checksum of the page: `base`, plus what the nonce changes in it. */
  readonly checksum: { readonly at: number; readonly base: number; readonly shifts: number } | null
}

/** Writes a nonce into `bytes`: those of the form, or a copy of them. */
export function writeNonce<Bytes extends Buffer>(
  { holes, checksum }: Form,
  nonce: string,
  bytes: Bytes,
): Bytes {
  for (let at = 0; at < ID_LENGTH; at++) {
    const character = nonce.charCodeAt(at)
    for (const hole of holes) bytes[hole + at] = character
  }
  if (checksum) {
    const { at, base, shifts } = checksum
    bytes.writeUInt32LE((base ^ multiplied(shifts, crc32(nonce))) >>> 0, at)
  }
  return bytes
}

export function filledCopy(form: Form, nonce: string): Buffer<ArrayBuffer> {
  return writeNonce(form, nonce, Buffer.from(form.bytes))
}
