// SVG of the three windows of a façade: frames, people, sills and flower pots.
import { PEOPLE } from '#database/demo/drawings/marketing-people.ts'
import { portraitSvg } from '#database/demo/drawings/portrait.ts'

const FRAME = '#0F5C63'
const SILL = '#0C4B51'
const FRAME_WIDTH = 7
const SILL_OVERHANG = 7
const SILL_HEIGHT = 9
const POT_HEIGHT = 20
const GAP = 19
const SIDE = { width: 146, height: 183 }
const MIDDLE = { width: 170, height: 243 }

/** `people` are files of public/people, left to right; the middle window is taller. */
export interface FacadeWindows {
  readonly file: string
  readonly people: readonly [string, string, string]
}

export const FACADES: readonly FacadeWindows[] = [
  { file: 'day', people: ['luz-marina', 'carlos-andres', 'jhon-freddy'] },
  { file: 'night', people: ['night-helmet-woman', 'night-curly-man', 'night-grandfather'] },
  { file: 'neighbours', people: ['neighbour-paola', 'neighbour-maria-eugenia', 'neighbour-alvaro'] },
]

const WIDTH = 2 * SILL_OVERHANG + 2 * SIDE.width + 2 * GAP + MIDDLE.width
const SILL_TOP = MIDDLE.height
const HEIGHT = SILL_TOP + SILL_HEIGHT + POT_HEIGHT

export function facadeWindowsSvg({ people: [left, middle, right] }: FacadeWindows): string {
  const middleX = SILL_OVERHANG + SIDE.width + GAP
  const rightX = middleX + MIDDLE.width + GAP
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">`,
    window(left, SILL_OVERHANG, SIDE),
    window(middle, middleX, MIDDLE),
    window(right, rightX, SIDE),
    pot(SILL_OVERHANG + SIDE.width / 2),
    pot(rightX + SIDE.width / 2),
    '</svg>',
  ].join('')
}

function window(file: string, x: number, { width, height }: typeof SIDE): string {
  const { portrait, background } = findPerson(file)
  const top = SILL_TOP - height
  const inside = arch(x + FRAME_WIDTH, top + FRAME_WIDTH, width - 2 * FRAME_WIDTH)
  const svg = portraitSvg(portrait, { id: file, frame: 'arch', background })
  return [
    `<path d="${arch(x, top, width)}" fill="${FRAME}"/>`,
    `<clipPath id="${file}"><path d="${inside}"/></clipPath>`,
    `<g clip-path="url(#${file})">`,
    portraitIn(svg, x + FRAME_WIDTH, top + FRAME_WIDTH, width - 2 * FRAME_WIDTH, height - FRAME_WIDTH),
    '</g>',
    `<rect x="${x - SILL_OVERHANG}" y="${SILL_TOP}" width="${width + 2 * SILL_OVERHANG}" height="${SILL_HEIGHT}" rx="2" fill="${SILL}"/>`,
  ].join('')
}

function arch(x: number, y: number, width: number): string {
  const r = width / 2
  return `M${x} ${SILL_TOP}V${y + r}a${r} ${r} 0 0 1 ${width} 0V${SILL_TOP}z`
}

/** Scales and crops a portrait to a window, aligned to the sill. */
function portraitIn(svg: string, x: number, y: number, width: number, height: number): string {
  return svg.replace(
    /^<svg [^>]*?(viewBox="[^"]*")[^>]*>/,
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMax slice" $1>`,
  )
}

function pot(centre: number): string {
  return [
    `<g transform="translate(${centre} ${SILL_TOP + SILL_HEIGHT})">`,
    '<g fill="#2F6242"><path d="M-28-2c-10-8-12-16-8-24 9 5 13 13 12 24zM28-2c10-8 12-16 8-24-9 5-13 13-12 24z"/></g>',
    '<g fill="#3F7A52"><path d="M-16 0c-8-10-8-21 0-30 8 9 9 20 2 30zM16 0c8-10 8-21 0-30-8 9-9 20-2 30zM0 0c-7-11-7-24 0-34 7 10 7 23 0 34z"/></g>',
    '<g fill="#C8553D"><circle cx="-25" cy="-19" r="4.5"/><circle cx="8" cy="-25" r="4.5"/><circle cx="26" cy="-15" r="4.5"/></g>',
    '<circle cx="-8" cy="-15" r="4" fill="#FFB020"/>',
    `<path d="M-38 0h76l-6 ${POT_HEIGHT}h-64z" fill="#8E3524"/><path d="M-38 0h76l-1.6 5h-72.8z" fill="#A8442E"/></g>`,
  ].join('')
}

/** Carlos in a doorway: the third step of "how it works". */
export function doorwaySvg(): string {
  const { portrait } = findPerson('carlos-andres')
  return portraitSvg(portrait, { id: 'doorway', frame: 'arch', background: '#093B41' })
}

function findPerson(file: string) {
  const found = PEOPLE.find(each => each.file === file)
  if (!found) throw new Error(`Not in marketing-people.ts: ${file}`)
  return found
}
