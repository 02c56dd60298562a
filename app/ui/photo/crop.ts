// The square that is cut from a photo: how near, and where, each from 0 to 1 of the room there is.

export interface Frame {
  readonly width: number
  readonly height: number
}

export interface Crop {
  /** 1 takes as much as fits; more comes nearer. */
  readonly zoom: number
  readonly x: number
  readonly y: number
}

export interface Square {
  readonly left: number
  readonly top: number
  readonly side: number
}

/** Faces are above the middle of a photo. */
export const FIRST_CROP: Crop = { zoom: 1, x: 0.5, y: 0.375 }
const MOST_ZOOM = 4
/** Nearer than this there is nothing left to see. */
const LEAST_SIDE = 240

export function mostZoomOf({ width, height }: Frame): number {
  return between(1, Math.min(width, height) / LEAST_SIDE, MOST_ZOOM)
}

export function squareOf(frame: Frame, { zoom, x, y }: Crop): Square {
  const side = Math.min(frame.width, frame.height) / zoom
  return { left: x * (frame.width - side), top: y * (frame.height - side), side }
}

/** The photo follows the finger: `dx` and `dy` are parts of the square's own side. */
export function dragged(frame: Frame, crop: Crop, dx: number, dy: number): Crop {
  const { left, top, side } = squareOf(frame, crop)
  return {
    zoom: crop.zoom,
    x: share(left - dx * side, frame.width - side, crop.x),
    y: share(top - dy * side, frame.height - side, crop.y),
  }
}

/** Nearer or farther around the middle of what is seen. */
export function zoomed(frame: Frame, crop: Crop, zoom: number): Crop {
  const next = between(1, zoom, mostZoomOf(frame))
  const before = squareOf(frame, crop)
  const side = Math.min(frame.width, frame.height) / next
  const shift = (before.side - side) / 2
  return {
    zoom: next,
    x: share(before.left + shift, frame.width - side, crop.x),
    y: share(before.top + shift, frame.height - side, crop.y),
  }
}

/** Which sides have room to move. */
export function roomOf(frame: Frame, crop: Crop): { x: boolean; y: boolean } {
  const { side } = squareOf(frame, crop)
  return { x: frame.width - side >= 1, y: frame.height - side >= 1 }
}

const share = (at: number, room: number, otherwise: number) =>
  room < 1 ? otherwise : between(0, at / room, 1)

const between = (least: number, value: number, most: number) =>
  Math.min(Math.max(value, least), Math.max(least, most))
