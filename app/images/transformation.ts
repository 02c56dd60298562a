// D3: the URL carries the transformation, in the image host's own language: c_fill,g_auto,w_400,h_400,q_auto,f_auto.

export interface Transformation {
  readonly width: number
  readonly height: number
}

/** Every size a page asks for. A closed list keeps strangers from filling the disk, or a day, with sizes. */
export const SIZES = [
  // Squares: small faces, cards on phones (112), portraits, what is stored.
  [96, 96],
  [112, 112],
  [144, 144],
  [192, 192],
  [224, 224],
  [288, 288],
  [336, 336],
  [432, 432],
  [640, 640],
  // Across the top of a card.
  [320, 192],
  [640, 384],
  [960, 576],
  [1280, 768],
] as const

export type Size = (typeof SIZES)[number]

/** The size in the URL that is kept with a technician. */
export const STORED_SIZE: Transformation = { width: 640, height: 640 }

export function transformationText({ width, height }: Transformation): string {
  return `c_fill,g_auto,w_${width},h_${height},q_auto,f_auto`
}

/** The same picture at another size. Pictures of unknown hosts are left as they are. */
export function imageAt(url: string, transformation: Transformation): string {
  return url.replace(
    /\/image\/upload\/(?:[a-z]{1,2}_[^/]*\/)?/,
    `/image/upload/${transformationText(transformation)}/`,
  )
}
