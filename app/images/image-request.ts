// D3: parses the URLs of the embedded image host. The browser only writes them (transformation.ts).
import { PHOTO_FOLDER } from '#domain/technicians/photo.ts'
import { SIZES, type Transformation, transformationText } from '#images/transformation.ts'

const PATH_PATTERN = new RegExp(`^/image/upload/([a-z0-9_,]+)/(${PHOTO_FOLDER}/[a-z0-9-]{1,120})$`)

/** Null when the path is not an image of ours at an allowed size. */
export function imageRequestFrom(path: string): { transformation: Transformation; publicId: string } | null {
  const [, text = '', publicId = ''] = PATH_PATTERN.exec(path) ?? []
  const size = SIZES.find(([width, height]) => text === transformationText({ width, height }))
  return size ? { transformation: { width: size[0], height: size[1] }, publicId } : null
}
