// The picture that travels with a link to a technician: face, name, trade and rating on a tiled wall.
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { BRAND } from '#content/brand.ts'
import { letteringAt, type PlacedText } from '#images/lettering.server.ts'
import { initialsOf } from '#wording/initials.ts'
import { ratingText, reviewCountText } from '#wording/rating.ts'

export interface SocialSubject {
  readonly nombre: string
  readonly ciudad: string
  readonly especialidades: readonly string[]
  readonly verificado: boolean
  readonly ratingPromedio: number
  readonly resenasCount: number
}

const WIDTH = 1200
const HEIGHT = 630
const LEFT = 72
const TEXT_WIDTH = 640
const PORTRAIT = { left: 764, top: 78, width: 372, height: 508 } as const
const ZOCALO = 44

const TILES = fileURLToPath(new URL('../../public/tiles/', import.meta.url))

export async function drawSocialPicture(subject: SocialSubject, portrait: Buffer | null): Promise<Buffer> {
  const [wall, face, texts] = await Promise.all([drawWall(), drawFace(subject, portrait), drawTexts(subject)])
  return sharp(wall)
    .composite([face, ...texts])
    .png({ palette: true, quality: 90, effort: 4 })
    .toBuffer()
}

/** The same for everyone, drawn once. */
let wall: Promise<Buffer> | undefined
function drawWall(): Promise<Buffer> {
  wall ??= (async () => {
    const tile = (name: string, size: number) =>
      sharp(`${TILES}${name}.svg`, { density: 144 }).resize(size, size).png().toBuffer()
    const [surface, strip] = await Promise.all([tile('arcs-dark', 88), tile('zocalo', ZOCALO)])
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
        { input: Buffer.from(arch(PORTRAIT.width, PORTRAIT.height, '#FFFFFF')), ...at(PORTRAIT) },
      ])
      .png()
      .toBuffer()
  })()
  return wall
}

const FRAME = 10

async function drawFace({ nombre }: SocialSubject, portrait: Buffer | null) {
  const width = PORTRAIT.width - 2 * FRAME
  const height = PORTRAIT.height - FRAME
  const shape = Buffer.from(arch(width, height, '#F3E3C3'))
  const picture = portrait
    ? await sharp(portrait).resize(width, height, { fit: 'cover', position: 'centre' }).png().toBuffer()
    : await sharp(shape)
        .composite([
          await letteringAt({ text: initialsOf(nombre), size: 130, color: '#663B00', width, height }),
        ])
        .png()
        .toBuffer()
  const input = await sharp(picture)
    .composite([{ input: shape, blend: 'dest-in' }])
    .png()
    .toBuffer()
  return { input, left: PORTRAIT.left + FRAME, top: PORTRAIT.top + FRAME }
}

async function drawTexts(subject: SocialSubject): Promise<PlacedText[]> {
  const { nombre, ciudad, especialidades, verificado, ratingPromedio, resenasCount } = subject
  const what = [especialidades[0], ciudad].filter(Boolean).join(' en ')
  const rated = resenasCount > 0
  const facts = [
    rated && `${ratingText(ratingPromedio, resenasCount)} · ${reviewCountText(resenasCount)}`,
    verificado && 'Verificado',
  ].filter(Boolean)
  const line = { left: LEFT, maxWidth: TEXT_WIDTH }
  const lines = [
    { text: BRAND.name, size: 44, color: '#FFFFFF', left: LEFT + 74, top: 71 },
    { ...line, text: nombre, size: 76, color: '#FFFFFF', top: 188, maxHeight: 190 },
    { ...line, text: what || 'Técnico', size: 38, color: '#B3D7D7', top: 402, maxHeight: 52 },
    {
      text: facts.join(' · '),
      size: 36,
      color: '#FFC95C',
      left: LEFT + (rated ? 50 : 0),
      maxWidth: TEXT_WIDTH - 50,
      top: 470,
      maxHeight: 50,
    },
  ]
  const placed = await Promise.all(lines.filter(({ text }) => text.trim() !== '').map(letteringAt))
  return rated ? [...placed, { input: Buffer.from(STAR), left: LEFT, top: 466 }] : placed
}

function at({ left, top }: { left: number; top: number }) {
  return { left, top }
}

function arch(width: number, height: number, fill: string): string {
  const half = width / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 ${height}V${half}a${half} ${half} 0 0 1 ${width} 0v${height - half}z" fill="${fill}"/></svg>`
}

const STAR = `<svg xmlns="http://www.w3.org/2000/svg" width="38" height="38" viewBox="0 0 24 24"><path d="M12 1.8l3.1 6.6 7.1.9-5.2 5 1.3 7.2L12 18l-6.3 3.5L7 14.3l-5.2-5 7.1-.9z" fill="#FFB020" stroke="#FFB020" stroke-width="1.6" stroke-linejoin="round"/></svg>`

const MARK = `<svg xmlns="http://www.w3.org/2000/svg" width="56" height="56" viewBox="0 0 48 48" fill="none"><rect width="48" height="48" rx="13" fill="#0F5C63"/><path d="M11.5 13.5 24 27.5l12.5-14M24 27.5V38" stroke="#fff" stroke-width="7.2" stroke-linecap="round" stroke-linejoin="round"/><path d="M24 7.2l4.7 2.7v5.4L24 18l-4.7-2.7V9.9z" fill="#FFB020"/></svg>`
