// Files that people, and others, upload as photos: made here, byte by byte where it matters.
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

export const RED = { r: 200, g: 30, b: 30 }
export const BLUE = { r: 30, g: 30, b: 200 }
export const WHERE_IT_WAS_TAKEN = '4/1 35/1 56/1'
export const CAMERA = 'Telefono de Prueba 9'

interface Wanted {
  width?: number
  height?: number
  format?: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'tiff'
}

/** Red on the left, blue on the right. */
export function picture({ width = 400, height = 300, format = 'jpeg' }: Wanted = {}): Promise<Buffer> {
  return twoColours(width, height).toFormat(format).toBuffer()
}

/** Taken with the phone on its side, somewhere: turned a quarter by whoever shows it, its top is red. */
export function pictureFromPhone(): Promise<Buffer> {
  return twoColours(400, 200)
    .jpeg()
    .withExif({
      IFD0: { Make: CAMERA, Copyright: 'secreto' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: WHERE_IT_WAS_TAKEN },
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

/** A picture with something behind its end, up to a size if one is given. */
export function followedBy(image: Buffer, tail: string | { upTo: number }): Buffer {
  if (typeof tail === 'string') return Buffer.concat([image, Buffer.from(tail)])
  return Buffer.concat([image, Buffer.alloc(tail.upTo - image.length)])
}

/** A black square of a few kilobytes that would need hundreds of megabytes to be looked at. */
export function hugePng(side: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([8, 0, 0, 0, 0], 8)
  // One byte for each pixel, and one before each row.
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
  const whole = Buffer.alloc(named.length + 8)
  whole.writeUInt32BE(body.length, 0)
  named.copy(whole, 4)
  whole.writeUInt32BE(crc32(named), named.length + 4)
  return whole
}

/** The same frame over and over, each to be decoded anew by whoever plays it. */
export async function movingWebp(frames: number, side: number): Promise<Buffer> {
  const still = await picture({ width: side, height: side, format: 'webp' })
  // Behind the twelve bytes of the file's own head stands the one chunk of the still picture.
  const drawn = still.subarray(12)
  const edge = Buffer.alloc(3)
  edge.writeUIntLE(side - 1, 0, 3)
  const frame = webpChunk(
    'ANMF',
    Buffer.concat([Buffer.alloc(6), edge, edge, Buffer.from([10, 0, 0, 0]), drawn]),
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

/** A form with one photo in it, as a browser would send it. */
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
