// The picture that travels with a link: of a technician, face, name, trade and rating; of the site, its neighbours.
import { letteringAt, writable } from '#images/lettering.server.ts'
import { drawWindow, finished, LEFT, neighbour, type Placed } from '#images/social-wall.server.ts'
import { initialsOf } from '#wording/initials.ts'
import { ratingText, reviewCountText } from '#wording/rating.ts'
import { technicianName } from '#wording/technician-name.ts'

export interface SocialSubject {
  readonly nombre: string
  readonly ciudad: string
  readonly especialidades: readonly string[]
  readonly verificado: boolean
  readonly ratingPromedio: number
  readonly resenasCount: number
}

const TEXT = { left: LEFT, maxWidth: 640 } as const
const STAR_ROOM = 50

export async function drawTechnicianPicture(
  subject: SocialSubject,
  portrait: Buffer | null,
): Promise<Buffer> {
  const initials = { text: initialsOf(technicianName(writable(subject.nombre))), color: '#663B00' }
  const [face, texts] = await Promise.all([
    drawWindow({ left: 764, top: 78, width: 372 }, portrait, initials),
    drawTexts(subject),
  ])
  return finished([...face, ...texts])
}

export async function drawSitePicture(): Promise<Buffer> {
  const parts = await Promise.all([
    drawWindow({ left: 700, top: 336, width: 140 }, neighbour('sandra')),
    drawWindow({ left: 852, top: 262, width: 160 }, neighbour('oscar-ivan')),
    drawWindow({ left: 1024, top: 336, width: 140 }, neighbour('nelson')),
    lines([
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
  return finished(parts.flat())
}

async function drawTexts(subject: SocialSubject): Promise<Placed[]> {
  const { nombre, ciudad, especialidades, verificado, ratingPromedio, resenasCount } = subject
  const what = writable([especialidades[0], ciudad].filter(Boolean).join(' en '))
  const rated = resenasCount > 0
  const facts = [
    rated && `${ratingText(ratingPromedio, resenasCount)} · ${reviewCountText(resenasCount)}`,
    verificado && 'Verificado',
  ].filter(Boolean)
  const room = rated ? STAR_ROOM : 0
  const placed = await lines([
    {
      ...TEXT,
      text: technicianName(writable(nombre)),
      size: 76,
      color: '#FFFFFF',
      bottom: 370,
      maxHeight: 200,
    },
    { ...TEXT, text: what || 'Técnico para tu hogar', size: 38, color: '#B3D7D7', top: 396, maxHeight: 70 },
    {
      text: facts.join(' · '),
      size: 36,
      color: '#FFC95C',
      left: LEFT + room,
      maxWidth: TEXT.maxWidth - room,
      top: 470,
      maxHeight: 50,
    },
  ])
  return rated ? [...placed, { input: Buffer.from(STAR), left: LEFT, top: 466 }] : placed
}

function lines(asked: readonly Parameters<typeof letteringAt>[0][]): Promise<Placed[]> {
  return Promise.all(asked.filter(({ text }) => text.trim() !== '').map(letteringAt))
}

const STAR = `<svg xmlns="http://www.w3.org/2000/svg" width="38" height="38" viewBox="0 0 24 24"><path d="M12 1.8l3.1 6.6 7.1.9-5.2 5 1.3 7.2L12 18l-6.3 3.5L7 14.3l-5.2-5 7.1-.9z" fill="#FFB020" stroke="#FFB020" stroke-width="1.6" stroke-linejoin="round"/></svg>`
