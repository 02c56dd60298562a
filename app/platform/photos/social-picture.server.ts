// Open Graph pictures: of a technician (portrait, name, specialty, rating) and of the site.

import {
  composePicture,
  drawPortrait,
  illustrationPath,
  type Layer,
  LEFT,
} from '#platform/photos/social-picture-parts.server.ts'
import { renderableText, renderText, type TextBox } from '#platform/photos/text-image.server.ts'
import { initialsOf } from '#platform/wording/initials.ts'
import { ratingText, reviewCountText } from '#platform/wording/rating.ts'
import { technicianName } from '#platform/wording/technician-name.ts'

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
