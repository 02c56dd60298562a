import { imageAt, type SIDES } from '#images/transformation.ts'

type Side = (typeof SIDES)[number]
type Size = readonly [width: Side, height: Side]

const WIDE: readonly Size[] = [
  [320, 192],
  [640, 384],
  [1280, 768],
]
const SQUARE: readonly Size[] = [
  [128, 128],
  [256, 256],
  [384, 384],
]
const TALL: readonly Size[] = [
  [192, 256],
  [384, 512],
  [480, 640],
]

const SHAPES = { wide: WIDE, square: SQUARE, tall: TALL }
export type PhotoShape = keyof typeof SHAPES

/** The same photo at every size a frame may need: '… 320w, … 640w'. */
export function photoSources(url: string, shape: PhotoShape): string {
  return SHAPES[shape].map(([width, height]) => `${imageAt(url, { width, height })} ${width}w`).join(', ')
}

export function photoAt(url: string, width: Side, height: Side): string {
  return imageAt(url, { width, height })
}
