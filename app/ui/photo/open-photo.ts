import {
  PHOTO_HEAD_BYTES,
  PHOTO_MAX_PIXELS,
  type PhotoMistake,
  photoMistakeOf,
} from '#domain/technicians/photo.ts'
import { type Crop, squareOf } from '#ui/photo/crop.ts'

/** Enough for every size that pages show. */
const MAX_SIDE_PIXELS = 1_280
const QUALITY = 0.9
/** Transparent pixels get the background of the page (paper-50). */
const PAGE_BACKGROUND = '#FBF9F5'

/** Decodes the chosen file, or says what is wrong with it, by the same rules as the server. */
export async function openPhoto(file: File): Promise<HTMLImageElement | PhotoMistake> {
  const head = new Uint8Array(await file.slice(0, PHOTO_HEAD_BYTES).arrayBuffer())
  const mistake = photoMistakeOf(head, file.size)
  if (mistake) return mistake
  const image = new Image()
  const isDecoded = await new Promise<boolean>(resolve => {
    image.onload = () => resolve(true)
    image.onerror = () => resolve(false)
    image.src = URL.createObjectURL(file)
  })
  const decodedMistake = isDecoded ? tooManyPixels(image) : ('photo-damaged' as const)
  if (decodedMistake) closePhoto(image)
  return decodedMistake ?? image
}

const tooManyPixels = ({ naturalWidth, naturalHeight }: HTMLImageElement) =>
  naturalWidth * naturalHeight > PHOTO_MAX_PIXELS ? ('photo-too-many-pixels' as const) : null

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

export const frameOf = ({ naturalWidth, naturalHeight }: HTMLImageElement) => ({
  width: naturalWidth,
  height: naturalHeight,
})
