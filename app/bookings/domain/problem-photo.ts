// Photos of the problem: who may upload, where they are kept and for how long. The rules for the files are those of
// profile photos (platform/domain/photo.ts).
import { z } from 'zod'
import { PHOTOS_MAX } from '#bookings/domain/booking.ts'
import type { PhotoMistake } from '#platform/domain/photo.ts'

/** Below the photos of DATA_DIR; never served by the public image host. */
export const PROBLEM_PHOTO_FOLDER = 'problem_photos'
export const PROBLEM_PHOTO_THUMB_PIXELS = 160
/** After the last visit that a photo belongs to, the end of the guarantee case or the decision about the report. */
export const PROBLEM_PHOTO_KEPT_DAYS = 90

export type ProblemPhotoSize = 'full' | 'thumb'

export type ProblemPhotoRefusal =
  | PhotoMistake
  | 'sign-in-to-book'
  | 'too-many-requests'
  | 'too-many-photos'
  /** A failure of this server; a retry may succeed. */
  | 'photo-failed'

export function isProblemPhotoId(text: string): boolean {
  return z.uuid().safeParse(text).success
}

/** Ids as posted by a form: at most three, without repetitions. */
export function problemPhotoIdsFrom(texts: readonly string[]): string[] {
  return [...new Set(texts.filter(isProblemPhotoId))].slice(0, PHOTOS_MAX)
}
