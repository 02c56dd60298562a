// Parts of the social pictures: a tiled background with the logo, a border of tiles (zócalo) at the bottom, portraits in
// arched frames.

import sharp from 'sharp'
import { archSvg, drawArchPortrait } from '#platform/photos/arch-portrait.server.ts'
import { PUBLIC_FOLDER } from '#platform/photos/public-folder.server.ts'
import { renderableText, renderText, type TextBox } from '#platform/photos/text-image.server.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { ratingText, reviewCountText } from '#platform/wording/counts.ts'
import { initialsOf, technicianName } from '#platform/wording/person-names.ts'

const WIDTH = 1200
const HEIGHT = 630
const LEFT = 72
const BORDER_HEIGHT = 44
const FRAME_WIDTH = 10

interface Frame {
  readonly left: number
  readonly top: number
  readonly width: number
}

interface Layer {
  readonly input: Buffer
  readonly left: number
  readonly top: number
}

let background: Promise<Buffer> | undefined

/** Drawn once per process. */
function drawBackground(): Promise<Buffer> {
  background ??= (async () => {
    const tile = (name: string, size: number) =>
      sharp(`${PUBLIC_FOLDER}tiles/${name}.svg`, { density: 144 }).resize(size, size).png().toBuffer()
    const [backgroundTile, borderTile, name] = await Promise.all([
      tile('arcs-dark', 88),
      tile('zocalo', BORDER_HEIGHT),
      renderText({ text: BRAND.name, size: 44, color: '#FFFFFF', left: LEFT + 74, top: 71 }),
    ])
    const border = await sharp({
      create: { width: WIDTH, height: BORDER_HEIGHT, channels: 4, background: '#0F5C63' },
    })
      .composite([{ input: borderTile, tile: true, gravity: 'northwest' }])
      .png()
      .toBuffer()
    return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 4, background: '#093B41' } })
      .composite([
        { input: backgroundTile, tile: true, gravity: 'northwest' },
        { input: border, left: 0, top: HEIGHT - BORDER_HEIGHT },
        { input: Buffer.from(LOGO), left: LEFT, top: 62 },
        name,
      ])
      .png()
      .toBuffer()
  })()
  return background
}

/** A portrait in an arched frame that stands on the border; without a portrait, the text on a plain background. */
async function drawPortrait(
  { left, top, width }: Frame,
  portrait: Buffer | string | null,
  fallback: { text: string; color: string } = { text: '', color: '#000000' },
): Promise<Layer[]> {
  const height = HEIGHT - BORDER_HEIGHT - top
  const input = await drawArchPortrait({
    width: width - 2 * FRAME_WIDTH,
    height: height - FRAME_WIDTH,
    portrait,
    initials: { ...fallback, size: Math.round(width / 3) },
    background: '#F3E3C3',
  })
  return [
    { input: Buffer.from(archSvg({ width, height, fill: '#FFFFFF' })), left, top },
    { input, left: left + FRAME_WIDTH, top: top + FRAME_WIDTH },
  ]
}

/** Path of an illustration of public/people. */
function illustrationPath(file: string): string {
  return `${PUBLIC_FOLDER}people/${file}.svg`
}

async function composePicture(layers: readonly Layer[]): Promise<Buffer> {
  return (
    sharp(await drawBackground())
      .composite([...layers])
      // The background's tones are so close to each other that dithering leaves visible stains.
      .png({ palette: true, quality: 100, effort: 4, dither: 0 })
      .toBuffer()
  )
}

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="56" height="56" viewBox="0 0 48 48" fill="none"><rect width="48" height="48" rx="13" fill="#0F5C63"/><path d="M11.5 13.5 24 27.5l12.5-14M24 27.5V38" stroke="#fff" stroke-width="7.2" stroke-linecap="round" stroke-linejoin="round"/><path d="M24 7.2l4.7 2.7v5.4L24 18l-4.7-2.7V9.9z" fill="#FFB020"/></svg>`

// Open Graph pictures: of a technician (portrait, name, specialty, rating) and of the site.

export interface SocialSubject {
  readonly nombre: string
  readonly ciudad: string
  readonly especialidades: readonly string[]
  readonly verificado: boolean
  readonly ratingPromedio: number
  readonly resenasCount: number
}

const TEXT = { left: LEFT, maxWidth: 640 } as const
const STAR_WIDTH = 50

export async function drawTechnicianPicture(
  subject: SocialSubject,
  portrait: Buffer | null,
): Promise<Buffer> {
  const initials = { text: initialsOf(technicianName(renderableText(subject.nombre))), color: '#663B00' }
  const [face, texts] = await Promise.all([
    drawPortrait({ left: 764, top: 78, width: 372 }, portrait, initials),
    drawTexts(subject),
  ])
  return composePicture([...face, ...texts])
}

export async function drawSitePicture(): Promise<Buffer> {
  const parts = await Promise.all([
    drawPortrait({ left: 700, top: 336, width: 140 }, illustrationPath('sandra')),
    drawPortrait({ left: 852, top: 262, width: 160 }, illustrationPath('oscar-ivan')),
    drawPortrait({ left: 1024, top: 336, width: 140 }, illustrationPath('nelson')),
    renderTexts([
      {
        ...TEXT,
        text: 'Encuentra el Técnico Perfecto',
        size: 76,
        color: '#FFFFFF',
        top: 190,
        maxHeight: 200,
      },
      {
        ...TEXT,
        text: 'Reseñas, precios y horas libres',
        size: 36,
        color: '#B3D7D7',
        top: 420,
        maxHeight: 50,
      },
    ]),
  ])
  return composePicture(parts.flat())
}

async function drawTexts(subject: SocialSubject): Promise<Layer[]> {
  const { nombre, ciudad, especialidades, verificado, ratingPromedio, resenasCount } = subject
  const specialtyAndCity = renderableText([especialidades[0], ciudad].filter(Boolean).join(' en '))
  const isRated = resenasCount > 0
  const facts = [
    isRated && `${ratingText(ratingPromedio, resenasCount)} · ${reviewCountText(resenasCount)}`,
    verificado && 'Verificado',
  ].filter(Boolean)
  const starWidth = isRated ? STAR_WIDTH : 0
  const texts = await renderTexts([
    {
      ...TEXT,
      text: technicianName(renderableText(nombre)),
      size: 76,
      color: '#FFFFFF',
      bottom: 370,
      maxHeight: 200,
    },
    {
      ...TEXT,
      text: specialtyAndCity || 'Técnico para tu hogar',
      size: 38,
      color: '#B3D7D7',
      top: 396,
      maxHeight: 70,
    },
    {
      text: facts.join(' · '),
      size: 36,
      color: '#FFC95C',
      left: LEFT + starWidth,
      maxWidth: TEXT.maxWidth - starWidth,
      top: 470,
      maxHeight: 50,
    },
  ])
  return isRated ? [...texts, { input: Buffer.from(STAR), left: LEFT, top: 466 }] : texts
}

function renderTexts(boxes: readonly TextBox[]): Promise<Layer[]> {
  return Promise.all(boxes.filter(({ text }) => text.trim() !== '').map(renderText))
}

const STAR = `<svg xmlns="http://www.w3.org/2000/svg" width="38" height="38" viewBox="0 0 24 24"><path d="M12 1.8l3.1 6.6 7.1.9-5.2 5 1.3 7.2L12 18l-6.3 3.5L7 14.3l-5.2-5 7.1-.9z" fill="#FFB020" stroke="#FFB020" stroke-width="1.6" stroke-linejoin="round"/></svg>`
