import {
  PHOTO_HEAD_BYTES,
  PHOTO_MAX_BYTES,
  type PhotoMistake,
  photoMistakeOf,
  sizeMistakeOf,
} from '#platform/domain/photo.ts'

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

/** Enough for every size that pages show of a profile photo. */
const MAX_SIDE_PIXELS = 1_280
/** What the server keeps of a whole photo. */
const MAX_LONG_SIDE_PIXELS = 1_600
const QUALITY = 0.9
/** Transparent pixels get the background of the page (paper-50). */
const PAGE_BACKGROUND = '#FBF9F5'

/**
 * Decodes the chosen file, or says what is wrong with it, by the same rules as the server. `maxBytes` may be larger
 * where the photo is scaled down before it is sent.
 */
export async function openPhoto(
  file: File,
  maxBytes = PHOTO_MAX_BYTES,
): Promise<HTMLImageElement | PhotoMistake> {
  const head = new Uint8Array(await file.slice(0, PHOTO_HEAD_BYTES).arrayBuffer())
  const mistake = photoMistakeOf(head, file.size, maxBytes)
  if (mistake) return mistake
  const image = new Image()
  const isDecoded = await new Promise<boolean>(resolve => {
    image.onload = () => resolve(true)
    image.onerror = () => resolve(false)
    image.src = URL.createObjectURL(file)
  })
  const decodedMistake = isDecoded
    ? sizeMistakeOf({ width: image.naturalWidth, height: image.naturalHeight })
    : ('photo-damaged' as const)
  if (decodedMistake) closePhoto(image)
  return decodedMistake ?? image
}

export function closePhoto(image: HTMLImageElement): void {
  URL.revokeObjectURL(image.src)
}

export function drawCrop(canvas: HTMLCanvasElement, image: HTMLImageElement, crop: Crop): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { left, top, side } = squareOf(frameOf(image), crop)
  context.fillStyle = PAGE_BACKGROUND
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.height)
}

/** The crop as a JPEG: upright, small enough for mobile networks, without metadata. */
export function cropPhoto(image: HTMLImageElement, crop: Crop): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.min(MAX_SIDE_PIXELS, Math.round(squareOf(frameOf(image), crop).side)))
  canvas.height = canvas.width
  drawCrop(canvas, image, crop)
  return new Promise(resolve => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}

/** The whole photo as a JPEG, scaled down: upright, small enough for mobile networks, without metadata. */
export function scalePhoto(image: HTMLImageElement): Promise<Blob | null> {
  const { naturalWidth, naturalHeight } = image
  const scale = Math.min(1, MAX_LONG_SIDE_PIXELS / Math.max(naturalWidth, naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(naturalHeight * scale))
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  context.fillStyle = PAGE_BACKGROUND
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise(resolve => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}

export const frameOf = ({ naturalWidth, naturalHeight }: HTMLImageElement) => ({
  width: naturalWidth,
  height: naturalHeight,
})
