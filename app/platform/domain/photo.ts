import { UPLOAD_WINDOW_MS } from '#platform/domain/retry-windows.ts'

// Sections 5 and 9: which photos may be uploaded; the browser and the server apply the same rules.

/** '5MB' of the specification. */
export const PHOTO_MAX_BYTES = 5 * 1024 * 1024
/** Against decompression bombs: decoding takes four bytes per pixel. */
export const PHOTO_MAX_PIXELS = 24_000_000
/** Longer side to shorter side. */
const PHOTO_MAX_RATIO = 10
export const PHOTO_FOLDER = 'tech_photos'
/** After an upload that was never sent, or that another one replaced. */
export const UNUSED_PHOTO_KEPT_DAYS = 1
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

export type PhotoType = (typeof PHOTO_TYPES)[number]

export type PhotoMistake =
  | 'photo-required'
  | 'photo-one-only'
  | 'photo-format'
  | 'photo-too-large'
  | 'photo-too-many-pixels'
  | 'photo-proportions'
  | 'photo-damaged'

export type PhotoRefusal =
  | PhotoMistake
  | 'sign-in-as-technician'
  | 'no-profile'
  | 'too-many-requests'
  /** A failure of this server; a retry may succeed. */
  | 'photo-failed'
  /** The image host refused it; a retry would be refused too. */
  | 'photo-host-refused'

/** The magic bytes that photoTypeOf needs. */
export const PHOTO_HEAD_BYTES = 12

const JPEG = [0xff, 0xd8, 0xff]
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const RIFF = [0x52, 0x49, 0x46, 0x46]
const WEBP = [0x57, 0x45, 0x42, 0x50]

/** By magic bytes, not by file name or declared type. */
export function photoTypeOf(head: Uint8Array): PhotoType | null {
  const has = (bytes: readonly number[], offset = 0) =>
    bytes.every((byte, index) => head[offset + index] === byte)
  if (has(JPEG)) return 'image/jpeg'
  if (has(PNG)) return 'image/png'
  return has(RIFF) && has(WEBP, 8) ? 'image/webp' : null
}

export function sizeMistakeOf({ width, height }: { width: number; height: number }): PhotoMistake | null {
  if (width * height > PHOTO_MAX_PIXELS) return 'photo-too-many-pixels'
  return Math.max(width, height) > PHOTO_MAX_RATIO * Math.min(width, height) ? 'photo-proportions' : null
}

/** Section 5: the format is checked before the size. */
export function photoMistakeOf(
  head: Uint8Array,
  bytes: number,
  maxBytes = PHOTO_MAX_BYTES,
): PhotoMistake | null {
  if (bytes === 0) return 'photo-required'
  if (!photoTypeOf(head)) return 'photo-format'
  return bytes > maxBytes ? 'photo-too-large' : null
}

// Section 7: uploads are retried after 5xx, 408 and 429 with 1 to 64 seconds of backoff plus jitter; section 9: for ten
// minutes.

const BASE_DELAY_MS = 1_000
const MAX_DELAY_MS = 64_000
const JITTER_MS = 1_000

/** `status` 0 means that no response arrived. */
export function isWorthRetrying(status: number): boolean {
  return status === 0 || status === 408 || status === 429 || status >= 500
}

interface Failed {
  /** Failed attempts so far. */
  readonly failures: number
  /** Since the first attempt. */
  readonly elapsedMs: number
  /** From the Retry-After header. */
  readonly retryAfterMs?: number | null
}

/** Null when the next attempt would fall outside the window. `random` is between 0 and 1. */
export function uploadRetryDelayMs(
  { failures, elapsedMs, retryAfterMs = null }: Failed,
  random: number,
): number | null {
  const backoff = Math.min(MAX_DELAY_MS, BASE_DELAY_MS * 2 ** (failures - 1))
  const delay = Math.max(backoff, retryAfterMs ?? 0) + Math.round(random * JITTER_MS)
  return elapsedMs + delay > UPLOAD_WINDOW_MS ? null : delay
}
