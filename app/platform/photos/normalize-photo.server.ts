import sharp from 'sharp'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { PHOTO_MAX_PIXELS, PHOTO_TYPES, type PhotoMistake, sizeMistakeOf } from '#platform/domain/photo.ts'

/** The largest size a page shows, with some margin for cropping. */
const MAX_SIDE = 1_600
/** Transparent pixels get the background of the page (paper-50). */
export const PAGE_BACKGROUND = '#FBF9F5'
const TIMEOUT_S = 30

/**
 * Re-encodes an uploaded picture as an upright WebP of bounded size. Only the header is decoded until the pixels are
 * counted; of an animation the first frame is taken. Metadata, trailing bytes and colour profile are dropped.
 */
export async function normalizePhoto(photo: Uint8Array): Promise<Outcome<Buffer, PhotoMistake>> {
  const header = await sharp(photo, { limitInputPixels: false, pages: 1 })
    .metadata()
    .catch(() => null)
  if (!header) return refused('photo-damaged')
  if (!PHOTO_TYPES.some(type => type === `image/${header.format}`)) return refused('photo-format')
  const mistake = sizeMistakeOf(header)
  if (mistake) return refused(mistake)
  try {
    const picture = await sharp(photo, {
      limitInputPixels: PHOTO_MAX_PIXELS,
      pages: 1,
      failOn: 'error',
      sequentialRead: true,
    })
      .timeout({ seconds: TIMEOUT_S })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: PAGE_BACKGROUND })
      .webp({ quality: 90 })
      .toBuffer()
    return accepted(picture)
  } catch {
    return refused('photo-damaged')
  }
}
