// Draws a portrait as SVG from a description of the person.
import {
  CAPS,
  type Cap,
  CLOTHES,
  type Cloth,
  HAIRS,
  type Hair,
  HELMETS,
  type Helmet,
  SKINS,
  type Skin,
  TINTS,
  type Tint,
} from '#database/demo/drawings/portrait-palette.ts'
import * as part from '#database/demo/drawings/portrait-parts.ts'

export interface Portrait {
  readonly skin: Skin
  readonly tint: Tint
  readonly hair: Hair
  readonly front: keyof typeof part.FRONT_HAIR
  readonly back?: keyof typeof part.BACK_HAIR
  /** The garment, its colour and its second colour (collar, straps, vest, pencil). */
  readonly wears: readonly [kind: keyof typeof part.CLOTHING, cloth: Cloth, second: Cloth]
  readonly eyes?: keyof typeof part.EYES
  readonly mouth?: keyof typeof part.MOUTHS
  readonly beard?: keyof typeof part.BEARDS
  readonly brow?: Hair
  readonly moustache?: true
  readonly lashes?: true
  readonly earrings?: true
  readonly glasses?: true
  readonly aged?: true
  readonly band?: true
  readonly cap?: Cap
  readonly helmet?: Helmet
}

/** View boxes: x, y, width, height. */
export const FRAMES = {
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
