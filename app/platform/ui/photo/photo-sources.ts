import { imageAt, type Size } from '#platform/photos/transformation.ts'

/** The top of a card. */
const WIDE: readonly Size[] = [
  [320, 192],
  [640, 384],
  [960, 576],
  [1280, 768],
]
/** Frames that are about as high as wide. */
const SQUARE: readonly Size[] = [
  [112, 112],
  [144, 144],
  [224, 224],
  [288, 288],
  [336, 336],
  [432, 432],
  [640, 640],
]
/** Photos of past jobs: 4:3. */
const JOB: readonly Size[] = [
  [216, 162],
  [432, 324],
  [648, 486],
]

const SHAPES = { wide: WIDE, square: SQUARE, job: JOB }
export type PhotoShape = keyof typeof SHAPES

/** A `srcset` with every size of the shape: '… 320w, … 640w'. */
export function photoSources(url: string, shape: PhotoShape): string {
  return SHAPES[shape].map(([width, height]) => `${imageAt(url, { width, height })} ${width}w`).join(', ')
}

export function photoAt(url: string, ...[width, height]: Size): string {
  return imageAt(url, { width, height })
}
