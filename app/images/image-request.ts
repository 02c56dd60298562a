// D3: what an address of our own image host asks for. Browsers only write such addresses: transformation.ts.
import { PHOTO_FOLDER } from '#domain/technicians/photo.ts'
import { SIZES, type Transformation, transformationText } from '#images/transformation.ts'

const PATH_PATTERN = new RegExp(`^/image/upload/([a-z0-9_,]+)/(${PHOTO_FOLDER}/[a-z0-9-]{1,120})$`)

/** What a URL of the image host asks for; null when it is not one of ours. */
export function imageRequestFrom(path: string): { transformation: Transformation; publicId: string } | null {
  const [, text = '', publicId = ''] = PATH_PATTERN.exec(path) ?? []
  const size = SIZES.find(([width, height]) => text === transformationText({ width, height }))
  return size ? { transformation: { width: size[0], height: size[1] }, publicId } : null
}
