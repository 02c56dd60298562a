// What becomes of an uploaded file: a picture of ours, upright, of bounded size, without anything else in it.
import sharp from 'sharp'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { PHOTO_MAX_PIXELS, PHOTO_TYPES, type PhotoMistake } from '#domain/technicians/photo.ts'

/** As large as any frame asks for, and a little to crop from. */
const MAX_SIDE = 1_600
/** Where a picture is transparent, the page shows. */
export const PAPER = '#FBF9F5'
const LIMIT_S = 30

/**
 * Only the header is read until the pixels are counted. Of a picture that moves, the first frame is taken. What is
 * written anew carries no metadata, no trailing bytes and no colour profile; its orientation is in its pixels.
 */
export async function pictureFrom(file: string): Promise<Outcome<Buffer, PhotoMistake>> {
  const header = await sharp(file, { limitInputPixels: false, pages: 1 })
    .metadata()
    .catch(() => null)
  if (!header) return refused('photo-damaged')
  if (!PHOTO_TYPES.some(type => type === `image/${header.format}`)) return refused('photo-format')
  if (header.width * header.height > PHOTO_MAX_PIXELS) return refused('photo-too-many-pixels')
  try {
    const picture = await sharp(file, {
      limitInputPixels: PHOTO_MAX_PIXELS,
      pages: 1,
      failOn: 'error',
      sequentialRead: true,
    })
      .timeout({ seconds: LIMIT_S })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: PAPER })
      .webp({ quality: 90 })
      .toBuffer()
    return accepted(picture)
  } catch {
    return refused('photo-damaged')
  }
}
