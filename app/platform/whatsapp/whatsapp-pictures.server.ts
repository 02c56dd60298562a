// Pictures that go with messages, drawn or turned into JPEG when they are sent: WhatsApp shows no WebP.
import sharp from 'sharp'
import type { WhatsappFile } from '#platform/domain/whatsapp.ts'
import type { FileStore } from '#platform/files/file-store.server.ts'
import { drawPortraitOf, type Person } from '#platform/mail/email-pictures.server.ts'
import { archSvg } from '#platform/photos/arch-portrait.server.ts'
import { PUBLIC_FOLDER } from '#platform/photos/public-folder.server.ts'
import { renderableText, renderText } from '#platform/photos/text-image.server.ts'

const WIDTH = 1080
const HEIGHT = 484
const FRAME = { left: 64, top: 64, width: 300, line: 10 } as const
const TEXT = { left: 428, maxWidth: WIDTH - 428 - 48 } as const

interface Arrival extends Person {
  /** Over the hour: 'Va en camino'. */
  readonly lead: string
  /** '09:52' */
  readonly hour: string
}

/** Who comes and when, to be shown at the door of the building. */
export function arrivalPicture(arrival: Arrival, photos: FileStore): WhatsappFile {
  return { kind: 'image', name: 'visita.jpg', type: 'image/jpeg', read: () => drawArrival(arrival, photos) }
}

async function drawArrival({ lead, hour, name, fotoURL }: Arrival, photos: FileStore): Promise<Buffer> {
  const { left, top, width, line } = FRAME
  const height = HEIGHT - top
  const inner = { width: width - 2 * line, height: height - line, bottomRadius: 0 }
  const [tile, face, ...texts] = await Promise.all([
    sharp(`${PUBLIC_FOLDER}tiles/arcs-dark.svg`, { density: 144 }).resize(88, 88).png().toBuffer(),
    drawPortraitOf({ name, fotoURL }, photos, inner),
    renderText({ ...TEXT, text: lead, size: 46, color: '#FFC95C', top: 96, maxHeight: 70 }),
    renderText({ ...TEXT, text: hour, size: 132, color: '#FFFFFF', top: 160, maxHeight: 150 }),
    renderText({
      ...TEXT,
      text: renderableText(name) || 'TecniYa',
      size: 50,
      color: '#FFFFFF',
      top: 318,
      maxHeight: 130,
    }),
  ])
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 4, background: '#093B41' } })
    .composite([
      { input: tile, tile: true, gravity: 'northwest' },
      { input: Buffer.from(archSvg({ width, height, fill: '#FFFFFF' })), left, top },
      { input: face, left: left + line, top: top + line },
      ...texts,
    ])
    .jpeg({ quality: 88 })
    .toBuffer()
}

/** A photo of the product, which keeps WebP. */
export function photoFile(name: string, read: () => Promise<Buffer>): WhatsappFile {
  return {
    kind: 'image',
    name,
    type: 'image/jpeg',
    read: async () =>
      sharp(await read())
        .flatten({ background: '#FFFFFF' })
        .jpeg({ quality: 88 })
        .toBuffer(),
  }
}
