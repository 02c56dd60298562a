// What every shared picture has in common: a tiled wall with the mark, a zócalo at its foot, arched windows.
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { BRAND } from '#content/brand.ts'
import { letteringAt } from '#images/lettering.server.ts'

export const WIDTH = 1200
export const HEIGHT = 630
export const LEFT = 72
export const ZOCALO = 44
const FRAME = 10

const PUBLIC = fileURLToPath(new URL('../../public/', import.meta.url))

export interface Window {
  readonly left: number
  readonly top: number
  readonly width: number
}

export interface Placed {
  readonly input: Buffer
  readonly left: number
  readonly top: number
}

let wall: Promise<Buffer> | undefined

/** The same for everyone, drawn once. */
export function drawWall(): Promise<Buffer> {
  wall ??= (async () => {
    const tile = (name: string, size: number) =>
      sharp(`${PUBLIC}tiles/${name}.svg`, { density: 144 }).resize(size, size).png().toBuffer()
    const [surface, strip, name] = await Promise.all([
      tile('arcs-dark', 88),
      tile('zocalo', ZOCALO),
      letteringAt({ text: BRAND.name, size: 44, color: '#FFFFFF', left: LEFT + 74, top: 71 }),
    ])
    const zocalo = await sharp({
      create: { width: WIDTH, height: ZOCALO, channels: 4, background: '#0F5C63' },
    })
      .composite([{ input: strip, tile: true, gravity: 'northwest' }])
      .png()
      .toBuffer()
    return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 4, background: '#093B41' } })
      .composite([
        { input: surface, tile: true, gravity: 'northwest' },
        { input: zocalo, left: 0, top: HEIGHT - ZOCALO },
        { input: Buffer.from(MARK), left: LEFT, top: 62 },
        name,
      ])
      .png()
      .toBuffer()
  })()
  return wall
}

/** A face in a window that stands on the zócalo. `face` is a picture, or null for a plain pane. */
export async function drawWindow(
  { left, top, width }: Window,
  face: Buffer | string | null,
  pane: { text: string; color: string } = { text: '', color: '#000000' },
): Promise<Placed[]> {
  const height = HEIGHT - ZOCALO - top
  const inner = { width: width - 2 * FRAME, height: height - FRAME }
  const shape = Buffer.from(arch(inner.width, inner.height, '#F3E3C3'))
  const letters = pane.text ? [await letteringAt({ ...pane, size: Math.round(width / 3), ...inner })] : []
  const picture = face
    ? await sharp(face, { density: 144 }).resize(inner.width, inner.height, { fit: 'cover' }).png().toBuffer()
    : await sharp(shape).composite(letters).png().toBuffer()
  const input = await sharp(picture)
    .composite([{ input: shape, blend: 'dest-in' }])
    .png()
    .toBuffer()
  return [
    { input: Buffer.from(arch(width, height, '#FFFFFF')), left, top },
    { input, left: left + FRAME, top: top + FRAME },
  ]
}

/** One of the drawn neighbours of public/people. */
export function neighbour(file: string): string {
  return `${PUBLIC}people/${file}.svg`
}

export async function finished(parts: readonly Placed[]): Promise<Buffer> {
  return (
    sharp(await drawWall())
      .composite([...parts])
      // Without dithering: the wall's tones are so near each other that it leaves stains.
      .png({ palette: true, quality: 100, effort: 4, dither: 0 })
      .toBuffer()
  )
}

function arch(width: number, height: number, fill: string): string {
  const half = width / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 ${height}V${half}a${half} ${half} 0 0 1 ${width} 0v${height - half}z" fill="${fill}"/></svg>`
}

const MARK = `<svg xmlns="http://www.w3.org/2000/svg" width="56" height="56" viewBox="0 0 48 48" fill="none"><rect width="48" height="48" rx="13" fill="#0F5C63"/><path d="M11.5 13.5 24 27.5l12.5-14M24 27.5V38" stroke="#fff" stroke-width="7.2" stroke-linecap="round" stroke-linejoin="round"/><path d="M24 7.2l4.7 2.7v5.4L24 18l-4.7-2.7V9.9z" fill="#FFB020"/></svg>`
