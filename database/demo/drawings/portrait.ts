import { z } from 'zod'
import * as part from '#database/demo/drawings/portrait-parts.ts'

// Colours of the demo portraits.

/** base / shade / deep / lip */
const SKINS = {
  fair: ['#F0C49E', '#E3AE84', '#C98B60', '#B4624D'],
  wheat: ['#DDA477', '#CB8F62', '#A96C43', '#9A4B3C'],
  bronze: ['#B97B50', '#A66A42', '#86502F', '#7A3628'],
  brown: ['#8C5636', '#7A482B', '#5E341E', '#5C241C'],
  deep: ['#6A3F28', '#5B3320', '#422214', '#471A16'],
} as const

const HAIRS = {
  black: '#231A17',
  brown: '#3A2218',
  jet: '#17110F',
  chestnut: '#4A2A1B',
  grey: '#8B8A86',
  ash: '#A9A39A',
  white: '#C9C5BF',
} as const

/** background / arch behind */
const TINTS = {
  sand: ['#F3E3C3', '#EBD3A2'],
  water: ['#D5E7E7', '#B9D8D9'],
  sage: ['#DDE6DA', '#C4D5BE'],
  linen: ['#EADFD2', '#DDCBB6'],
  rose: ['#F3DCD2', '#E9C3B3'],
  steel: ['#DCE3EA', '#C4D0DB'],
  honey: ['#FBE7BE', '#F6D48C'],
  olive: ['#E4E6D6', '#D0D4BA'],
} as const

const CLOTHES = {
  petrol: '#0F5C63',
  pine: '#0A3A40',
  ink: '#10243E',
  slate: '#33475F',
  amber: '#FFB020',
  orange: '#F2762E',
  brick: '#C8553D',
  clay: '#8E3524',
  brown: '#7B4B33',
  cream: '#F4F1E8',
  sand: '#DCD5C4',
  blue: '#5D7A93',
  mist: '#6F9199',
  plum: '#8E5A7A',
} as const

/** crown / brim */
const CAPS = {
  petrol: ['#0F5C63', '#0A3A40'],
  slate: ['#33475F', '#10243E'],
  brick: ['#C8553D', '#8E3524'],
} as const

/** shell / rib */
const HELMETS = {
  amber: ['#FFB020', '#F09A00'],
  cream: ['#F4F1E8', '#DCD5C4'],
} as const

// Draws a portrait as SVG from a description of the person.

const keyOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) =>
  z.enum(Object.keys(table) as Key[])
const YES = z.literal(true).optional()

export const PORTRAIT = z.strictObject({
  skin: keyOf(SKINS),
  tint: keyOf(TINTS),
  hair: keyOf(HAIRS),
  front: keyOf(part.FRONT_HAIR),
  back: keyOf(part.BACK_HAIR).optional(),
  /** The garment, its colour and its second colour (collar, straps, vest, pencil). */
  wears: z.tuple([keyOf(part.CLOTHING), keyOf(CLOTHES), keyOf(CLOTHES)]),
  eyes: keyOf(part.EYES).optional(),
  mouth: keyOf(part.MOUTHS).optional(),
  beard: keyOf(part.BEARDS).optional(),
  brow: keyOf(HAIRS).optional(),
  moustache: YES,
  lashes: YES,
  earrings: YES,
  glasses: YES,
  aged: YES,
  band: YES,
  cap: keyOf(CAPS).optional(),
  helmet: keyOf(HELMETS).optional(),
})
export type Portrait = z.infer<typeof PORTRAIT>

/** View boxes: x, y, width, height. */
const FRAMES = {
  square: [0, 0, 320, 320],
  card: [-140, 6, 600, 310],
  arch: [16, 14, 288, 306],
  circle: [50, 30, 220, 220],
} as const
export type Frame = keyof typeof FRAMES

export interface Framing {
  /** Suffix of the clip path's id, unique in a document with several portraits. */
  readonly id: string
  readonly frame?: Frame
  /** Instead of the person's tint; null is transparent. */
  readonly background?: string | null
  readonly arch?: boolean
}

export function portraitSvg(person: Portrait, framing: Framing): string {
  const [x, y, width, height] = FRAMES[framing.frame ?? 'square']
  const [tint, archTint] = TINTS[person.tint]
  const background = framing.background === undefined ? tint : framing.background
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}" aria-hidden="true">`,
    background && `<path fill="${background}" d="M${x} ${y}h${width}v${height}H${x}z"/>`,
    framing.arch && part.archBehind(archTint),
    `<g transform="translate(0 10)">${figure(person, `head-${framing.id}`)}</g></svg>`,
  ]
    .filter(Boolean)
    .join('')
}

function figure(person: Portrait, clipId: string): string {
  const [skin, shade, deep, lip] = SKINS[person.skin]
  const hair = HAIRS[person.hair]
  const [kind, cloth, second] = person.wears
  const underHat = person.cap !== undefined || person.helmet !== undefined
  return [
    person.back && part.BACK_HAIR[person.back](hair),
    part.shouldersAndNeck(CLOTHES[cloth], skin, deep),
    part.CLOTHING[kind](CLOTHES[second]),
    part.head(skin, shade, clipId, person.beard ? part.BEARDS[person.beard](hair) : ''),
    part.cheeks(lip),
    part.brows(HAIRS[person.brow ?? person.hair]),
    part.EYES[person.eyes ?? 'open'],
    person.lashes && part.LASHES,
    part.nose(deep),
    part.MOUTHS[person.mouth ?? 'open'](lip),
    person.moustache && part.moustache(hair),
    person.glasses && part.GLASSES,
    person.aged && part.ageLines(deep),
    person.earrings && part.EARRINGS,
    part.FRONT_HAIR[underHat ? 'bald' : person.front](hair),
    person.cap && part.cap(CAPS[person.cap]),
    person.helmet && part.helmet(HELMETS[person.helmet]),
    person.band && part.BAND,
  ]
    .filter(Boolean)
    .join('')
}
