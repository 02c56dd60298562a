// The square crop of a photo. `x` and `y` are positions from 0 to 1 within the available range.

export interface Frame {
  readonly width: number
  readonly height: number
}

export interface Crop {
  /** 1 is the largest square that fits. */
  readonly zoom: number
  readonly x: number
  readonly y: number
}

export interface Square {
  readonly left: number
  readonly top: number
  readonly side: number
}

/** Slightly above the centre, where faces are. */
export const INITIAL_CROP: Crop = { zoom: 1, x: 0.5, y: 0.375 }
const MAX_ZOOM = 4
/** A smaller crop would be blurred. */
const MIN_SIDE_PIXELS = 240

export function maxZoomOf({ width, height }: Frame): number {
  return clamp(1, Math.min(width, height) / MIN_SIDE_PIXELS, MAX_ZOOM)
}

export function squareOf(frame: Frame, { zoom, x, y }: Crop): Square {
  const side = Math.min(frame.width, frame.height) / zoom
  return { left: x * (frame.width - side), top: y * (frame.height - side), side }
}

/** Moves the photo by `dx` and `dy`, in units of the square's side. */
export function drag(frame: Frame, crop: Crop, dx: number, dy: number): Crop {
  const { left, top, side } = squareOf(frame, crop)
  return {
    zoom: crop.zoom,
    x: ratio(left - dx * side, frame.width - side, crop.x),
    y: ratio(top - dy * side, frame.height - side, crop.y),
  }
}

/** Zooms around the centre of the crop. */
export function zoomTo(frame: Frame, crop: Crop, zoom: number): Crop {
  const next = clamp(1, zoom, maxZoomOf(frame))
  const before = squareOf(frame, crop)
  const side = Math.min(frame.width, frame.height) / next
  const shift = (before.side - side) / 2
  return {
    zoom: next,
    x: ratio(before.left + shift, frame.width - side, crop.x),
    y: ratio(before.top + shift, frame.height - side, crop.y),
  }
}

/** Along which axes the crop can move. */
export function movableAxes(frame: Frame, crop: Crop): { x: boolean; y: boolean } {
  const { side } = squareOf(frame, crop)
  return { x: frame.width - side >= 1, y: frame.height - side >= 1 }
}

const ratio = (offset: number, range: number, fallback: number) =>
  range < 1 ? fallback : clamp(0, offset / range, 1)

const clamp = (min: number, value: number, max: number) => Math.min(Math.max(value, min), Math.max(min, max))
