// Image files for upload tests, valid and hostile.
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

const RED = { r: 200, g: 30, b: 30 }
const BLUE = { r: 30, g: 30, b: 200 }
const GPS_LATITUDE = '4/1 35/1 56/1'
export const CAMERA = 'Telefono de Prueba 9'

interface PictureOptions {
  width?: number
  height?: number
  format?: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'tiff'
}

/** The left half is red, the right half blue. */
export function picture({
  width = 400,
  height = 300,
  format = 'jpeg',
}: PictureOptions = {}): Promise<Buffer> {
  return twoColours(width, height).toFormat(format).toBuffer()
}

/** With EXIF position and a rotated orientation: displayed correctly, its top is red. */
export function pictureFromPhone(): Promise<Buffer> {
  return twoColours(400, 200)
    .jpeg()
    .withExif({
      IFD0: { Make: CAMERA, Copyright: 'secreto' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: GPS_LATITUDE },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}

function twoColours(width: number, height: number) {
  const half = Math.ceil(width / 2)
  return sharp({ create: { width, height, channels: 3, background: BLUE } }).composite([
    { input: { create: { width: half, height, channels: 3, background: RED } }, left: 0, top: 0 },
  ])
}

/** An image with a text, or with zero bytes up to a size, after its end. */
export function followedBy(image: Buffer, tail: string | { upTo: number }): Buffer {
  if (typeof tail === 'string') return Buffer.concat([image, Buffer.from(tail)])
  return Buffer.concat([image, Buffer.alloc(tail.upTo - image.length)])
}

/** A black square of a few kilobytes that needs hundreds of megabytes when decoded. */
export function hugePng(side: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([8, 0, 0, 0, 0], 8)
  // One byte per pixel, and a filter byte before each row.
  const rows = deflateSync(Buffer.alloc(side * (side + 1)), { level: 1 })
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', head),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function pngChunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), body])
  const chunk = Buffer.alloc(named.length + 8)
  chunk.writeUInt32BE(body.length, 0)
  named.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(named), named.length + 4)
  return chunk
}

/** An animated WebP that repeats one frame. */
export async function movingWebp(frames: number, side: number): Promise<Buffer> {
  const still = await picture({ width: side, height: side, format: 'webp' })
  // After the 12-byte file header comes the single chunk of the still image.
  const imageChunk = still.subarray(12)
  const edge = Buffer.alloc(3)
  edge.writeUIntLE(side - 1, 0, 3)
  const frame = webpChunk(
    'ANMF',
    Buffer.concat([Buffer.alloc(6), edge, edge, Buffer.from([10, 0, 0, 0]), imageChunk]),
  )
  const chunks = Buffer.concat([
    Buffer.from('WEBP'),
    webpChunk('VP8X', Buffer.concat([Buffer.from([2, 0, 0, 0]), edge, edge])),
    webpChunk('ANIM', Buffer.alloc(6)),
    ...Array.from({ length: frames }, () => frame),
  ])
  return webpChunk('RIFF', chunks)
}

function webpChunk(name: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(body.length)
  return Buffer.concat([Buffer.from(name), length, body, Buffer.alloc(body.length % 2)])
}

/** A form with one photo, as a browser sends it. */
export function photoForm(
  bytes: Buffer | string,
  name = 'foto.jpg',
  { field = 'file', type = 'image/jpeg' } = {},
): FormData {
  const form = new FormData()
  form.set('upload_preset', 'tech_photos')
  form.set('folder', 'tech_photos')
  form.append(field, new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type }), name)
  return form
}
