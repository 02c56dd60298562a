// Sections 5 and 9: what may be uploaded as a photo, judged alike in the browser and on the server.

/** '5MB': the same 5 × 1024 × 1024 that file managers show. */
export const PHOTO_MAX_BYTES = 5 * 1024 * 1024
/** More would be a bomb, or a poster: decoding costs four bytes for each. */
export const PHOTO_MAX_PIXELS = 50_000_000
export const PHOTO_FOLDER = 'tech_photos'
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

export type PhotoType = (typeof PHOTO_TYPES)[number]

export type PhotoMistake =
  | 'photo-required'
  | 'photo-one-only'
  | 'photo-format'
  | 'photo-too-large'
  | 'photo-too-many-pixels'
  | 'photo-damaged'

export type PhotoRefusal =
  | PhotoMistake
  | 'sign-in-as-technician'
  | 'no-profile'
  | 'too-many-requests'
  /** Something of ours failed; trying again may do. */
  | 'photo-failed'
  /** The image host said no, and would say it again. */
  | 'photo-host-refused'

/** How many bytes of a file tell its type. */
export const PHOTO_HEAD_BYTES = 12

const JPEG = [0xff, 0xd8, 0xff]
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const RIFF = [0x52, 0x49, 0x46, 0x46]
const WEBP = [0x57, 0x45, 0x42, 0x50]

/** The type by content; what a file is called, and what its sender says, does not matter. */
export function photoTypeOf(head: Uint8Array): PhotoType | null {
  const has = (bytes: readonly number[], at = 0) => bytes.every((byte, index) => head[at + index] === byte)
  if (has(JPEG)) return 'image/jpeg'
  if (has(PNG)) return 'image/png'
  return has(RIFF) && has(WEBP, 8) ? 'image/webp' : null
}

/** Section 5, in its order: first the format, then the size. */
export function photoMistakeOf(head: Uint8Array, bytes: number): PhotoMistake | null {
  if (bytes === 0) return 'photo-required'
  if (!photoTypeOf(head)) return 'photo-format'
  return bytes > PHOTO_MAX_BYTES ? 'photo-too-large' : null
}
