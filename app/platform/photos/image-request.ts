// D3: parses the URLs of the embedded image host. The browser only writes them (transformation.ts).
import { PHOTO_FOLDER } from '#platform/domain/photo.ts'
import {
  SIZES,
  type Transformation,
  transformationText,
  WHOLE_SIZE,
} from '#platform/photos/transformation.ts'

const PATH_PATTERN = new RegExp(`^/image/upload/([a-z0-9_,]+)/(${PHOTO_FOLDER}/[a-z0-9-]{1,120})$`)

const ALLOWED: ReadonlyMap<string, Transformation> = new Map(
  [...SIZES.map(([width, height]): Transformation => ({ width, height })), WHOLE_SIZE].map(size => [
    transformationText(size),
    size,
  ]),
)

/** Null when the path is not an image of ours at an allowed size. */
export function imageRequestFrom(path: string): { transformation: Transformation; publicId: string } | null {
  const [, text = '', publicId = ''] = PATH_PATTERN.exec(path) ?? []
  const transformation = ALLOWED.get(text)
  return transformation ? { transformation, publicId } : null
}
