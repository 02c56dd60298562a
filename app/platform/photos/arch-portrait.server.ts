// A portrait cut to the arch of the brand; without a portrait, initials on a plain background.
import sharp from 'sharp'
import { renderText } from '#platform/photos/text-image.server.ts'

export interface ArchPortrait {
  readonly width: number
  readonly height: number
  readonly portrait: Buffer | string | null
  readonly initials: { readonly text: string; readonly size: number; readonly color: string }
  readonly background: string
  /** Radius of the bottom corners; 0 for an arch that stands on something. */
  readonly bottomRadius?: number
}

export async function drawArchPortrait(options: ArchPortrait): Promise<Buffer> {
  const { width, height, portrait, initials, background, bottomRadius = 0 } = options
  const shape = Buffer.from(archSvg({ width, height, fill: background, bottomRadius }))
  const picture = portrait
    ? await sharp(portrait, { density: 144 }).resize(width, height, { fit: 'cover' }).png().toBuffer()
    : await sharp(shape)
        .composite(initials.text ? [await renderText({ ...initials, width, height })] : [])
        .png()
        .toBuffer()
  return sharp(picture)
    .composite([{ input: shape, blend: 'dest-in' }])
    .png()
    .toBuffer()
}

export function archSvg({
  width,
  height,
  fill,
  bottomRadius: r = 0,
}: Pick<ArchPortrait, 'width' | 'height' | 'bottomRadius'> & { fill: string }): string {
  const half = width / 2
  const bottom = `v${height - half - r}a${r} ${r} 0 0 1-${r} ${r}H${r}a${r} ${r} 0 0 1-${r}-${r}z`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 ${height - r}V${half}a${half} ${half} 0 0 1 ${width} 0${bottom}" fill="${fill}"/></svg>`
}
