// D3: the URL carries the transformation, in the image host's own language: c_fill,g_auto,w_400,h_400,q_auto,f_auto.

export interface Transformation {
  readonly width: number
  readonly height: number
}

/** Widths and heights a page may ask for. A closed list keeps strangers from filling the disk with sizes. */
export const SIDES = [64, 96, 128, 192, 256, 320, 384, 480, 512, 640, 768, 960, 1280] as const

const PATH_PATTERN = /^\/image\/upload\/([a-z0-9_,]+)\/(tech_photos\/[a-z0-9-]{1,120})$/

export function transformationText({ width, height }: Transformation): string {
  return `c_fill,g_auto,w_${width},h_${height},q_auto,f_auto`
}

/** What a URL of the image host asks for; null when it is not one of ours. */
export function imageRequestFrom(path: string): { transformation: Transformation; publicId: string } | null {
  const [, text = '', publicId = ''] = PATH_PATTERN.exec(path) ?? []
  const parts = new Map(text.split(',').map(part => [part.slice(0, 1), part.slice(2)]))
  const transformation = { width: Number(parts.get('w')), height: Number(parts.get('h')) }
  const known =
    SIDES.some(side => side === transformation.width) && SIDES.some(side => side === transformation.height)
  return known && text === transformationText(transformation) ? { transformation, publicId } : null
}

/** The same picture at another size. Pictures of unknown hosts are left as they are. */
export function imageAt(url: string, transformation: Transformation): string {
  return url.replace(
    /\/image\/upload\/(?:[a-z]+_[^/]*\/)?/,
    `/image/upload/${transformationText(transformation)}/`,
  )
}
