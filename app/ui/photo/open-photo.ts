import {
  PHOTO_HEAD_BYTES,
  PHOTO_MAX_PIXELS,
  type PhotoMistake,
  photoMistakeOf,
} from '#domain/technicians/photo.ts'
import { type Crop, squareOf } from '#ui/photo/crop.ts'

/** As large as the server keeps them. */
const MOST_SIDE = 1_280
const QUALITY = 0.9
/** Where a photo is transparent, the page shows. */
const PAPER = '#FBF9F5'

/** The chosen file as a picture that can be drawn, or what is wrong with it; the same is asked on the server. */
export async function openPhoto(file: File): Promise<HTMLImageElement | PhotoMistake> {
  const head = new Uint8Array(await file.slice(0, PHOTO_HEAD_BYTES).arrayBuffer())
  const mistake = photoMistakeOf(head, file.size)
  if (mistake) return mistake
  const image = new Image()
  const isRead = await new Promise<boolean>(resolve => {
    image.onload = () => resolve(true)
    image.onerror = () => resolve(false)
    image.src = URL.createObjectURL(file)
  })
  const wrong = isRead ? tooManyPixels(image) : ('photo-damaged' as const)
  if (wrong) closePhoto(image)
  return wrong ?? image
}

const tooManyPixels = ({ naturalWidth, naturalHeight }: HTMLImageElement) =>
  naturalWidth * naturalHeight > PHOTO_MAX_PIXELS ? ('photo-too-many-pixels' as const) : null

export function closePhoto(image: HTMLImageElement): void {
  URL.revokeObjectURL(image.src)
}

export function drawCrop(canvas: HTMLCanvasElement, image: HTMLImageElement, crop: Crop): void {
  const pen = canvas.getContext('2d')
  if (!pen) return
  const { left, top, side } = squareOf(frameOf(image), crop)
  pen.fillStyle = PAPER
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.height)
}

/** The chosen square as a file of its own: upright, small enough for a phone's network, without its metadata. */
export function cutPhoto(image: HTMLImageElement, crop: Crop): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.min(MOST_SIDE, Math.round(squareOf(frameOf(image), crop).side)))
  canvas.height = canvas.width
  drawCrop(canvas, image, crop)
  return new Promise(resolve => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}

export const frameOf = ({ naturalWidth, naturalHeight }: HTMLImageElement) => ({
  width: naturalWidth,
  height: naturalHeight,
})
