import sharp from 'sharp'
import type { FileStore } from '#platform/files/file-store.server.ts'
import { archSvg, drawArchPortrait } from '#platform/photos/arch-portrait.server.ts'
import { imageRequestFrom, originalKey } from '#platform/photos/embedded-host.server.ts'
import { PUBLIC_FOLDER } from '#platform/photos/public-folder.server.ts'
import { renderableText } from '#platform/photos/text-image.server.ts'
import { imageAt, STORED_SIZE } from '#platform/photos/transformation.ts'
import { initialsOf } from '#platform/wording/person-names.ts'

// The pictures of an e-mail travel inside it (Content-ID): mail programs show them without asking, wherever the site runs.
// E-mails only name them; they are drawn as PNG when an e-mail is sent, because mail programs read no SVG or WebP.

export type EmailPicture =
  | { readonly cid: string; readonly kind: 'mark' | 'tile' }
  | {
      readonly cid: string
      /** 'window': a framed arch that stands on the edge of the head; 'arch': beside a name in the body. */
      readonly kind: 'window' | 'arch'
      readonly name: string
      readonly fotoURL: string | null
    }

export interface Person {
  readonly name: string
  readonly fotoURL: string | null
}

export const MARK: EmailPicture = { cid: 'marca@tecniya.co', kind: 'mark' }
export const TILE: EmailPicture = { cid: 'baldosa@tecniya.co', kind: 'tile' }

export function windowOf(person: Person): EmailPicture {
  return { cid: 'retrato@tecniya.co', kind: 'window', ...person }
}

export function archOf(person: Person, index: number): EmailPicture {
  return { cid: `retrato-${index + 1}@tecniya.co`, kind: 'arch', ...person }
}

// The pictures inside e-mails, as PNG at twice their size: logo, tile, portraits cut to an arch.

const MARK_SIZE = 60
const TILE_SIZE = 128
/** A window of 92 × 99 with a frame of 4 at the sides and on top. */
const WINDOW = { width: 184, height: 198, frame: 8 } as const
const ARCH = { width: 128, height: 144, bottomRadius: 24 } as const
const TINT = { background: '#FBE7BE', color: '#663B00' } as const

/** Pictures with the same key look the same. */
export function drawingKey(picture: EmailPicture): string {
  if (!('name' in picture)) return picture.kind
  return [picture.kind, initialsIn(picture.name), picture.fotoURL].join(' ')
}

export function drawPicture(picture: EmailPicture, files: FileStore): Promise<Buffer> {
  switch (picture.kind) {
    case 'mark':
      return drawMark()
    case 'tile':
      return drawTile()
    case 'window':
      return drawWindow(picture, files)
    case 'arch':
      return drawArch(picture, files)
  }
}

export function drawMark(): Promise<Buffer> {
  return sharp(`${PUBLIC_FOLDER}icons/icon-192.png`).resize(MARK_SIZE, MARK_SIZE).png().toBuffer()
}

export function drawTile(): Promise<Buffer> {
  return sharp(`${PUBLIC_FOLDER}tiles/petal-dark.svg`, { density: 144 })
    .resize(TILE_SIZE, TILE_SIZE)
    .png({ palette: true })
    .toBuffer()
}

/** A framed arch that stands on the lower edge. */
export async function drawWindow(person: Person, files: FileStore): Promise<Buffer> {
  const { width, height, frame } = WINDOW
  const inner = { width: width - 2 * frame, height: height - frame }
  const picture = await drawPortraitOf(person, files, { ...inner, bottomRadius: 0 })
  return sharp(Buffer.from(archSvg({ width, height, fill: '#FFFFFF' })))
    .composite([{ input: picture, left: frame, top: frame }])
    .png({ palette: true, quality: 95 })
    .toBuffer()
}

export async function drawArch(person: Person, files: FileStore): Promise<Buffer> {
  return sharp(await drawPortraitOf(person, files, ARCH))
    .png({ palette: true, quality: 95 })
    .toBuffer()
}

/** The photo of a person in an arch, else the initials. */
export async function drawPortraitOf(
  { name, fotoURL }: Person,
  files: FileStore,
  shape: { width: number; height: number; bottomRadius: number },
): Promise<Buffer> {
  const initials = {
    text: initialsIn(name),
    size: Math.round(shape.width * 0.35),
    color: TINT.color,
  }
  const options = { ...shape, initials, background: TINT.background }
  const portrait = await findPhoto(fotoURL, files)
  // A damaged file is no reason to keep an e-mail back.
  return drawArchPortrait({ ...options, portrait }).catch(() =>
    drawArchPortrait({ ...options, portrait: null }),
  )
}

function initialsIn(name: string): string {
  return initialsOf(renderableText(name))
}

/** Only photos of the embedded host: the server must not fetch URLs that people typed. */
async function findPhoto(fotoURL: string | null, files: FileStore): Promise<Buffer | null> {
  const requested = fotoURL && imageRequestFrom(imageAt(fotoURL, STORED_SIZE))
  return requested ? files.get(originalKey(requested.publicId)).catch(() => null) : null
}
