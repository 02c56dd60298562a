// D3: the URL carries the transformation in Cloudinary's syntax: c_fill,g_auto,w_400,h_400,q_auto,f_auto.

export interface Transformation {
  readonly width: number
  readonly height: number
  /** The whole picture within that size, instead of cropped to it. */
  readonly whole?: true
}

/** Every size that pages use. Other sizes are refused, so that nobody can fill the disk or the CPU with them. */
export const SIZES = [
  // Squares: avatars, cards on phones (112), portraits, the stored size.
  [96, 96],
  [112, 112],
  [144, 144],
  [192, 192],
  [224, 224],
  [288, 288],
  [336, 336],
  [432, 432],
  [640, 640],
  // The full width of a card.
  [320, 192],
  [640, 384],
  [960, 576],
  [1280, 768],
  // Photos of past jobs.
  [216, 162],
  [432, 324],
  [648, 486],
] as const

export type Size = (typeof SIZES)[number]

/** The size in the stored fotoURL. */
export const STORED_SIZE: Transformation = { width: 640, height: 640 }

/** A photo of a past job over the whole screen; as large as originals are stored. */
export const WHOLE_SIZE: Transformation = { width: 1600, height: 1600, whole: true }

export function transformationText({ width, height, whole }: Transformation): string {
  return `${whole ? 'c_limit' : 'c_fill,g_auto'},w_${width},h_${height},q_auto,f_auto`
}

/** The URL of the same picture at another size. URLs of unknown hosts are returned unchanged. */
export function imageAt(url: string, transformation: Transformation): string {
  return url.replace(
    /\/image\/upload\/(?:[a-z]{1,2}_[^/]*\/)?/,
    `/image/upload/${transformationText(transformation)}/`,
  )
}
