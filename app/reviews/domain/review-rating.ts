// Section 1 and D15: one to five stars and an optional comment.

export const STARS = [1, 2, 3, 4, 5] as const
export type StarCount = (typeof STARS)[number]
export const COMMENT_MAX_LENGTH = 600

/** '4' → 4; null for anything else. */
export function starsFrom(text: string | undefined): StarCount | null {
  return STARS.find(stars => String(stars) === text) ?? null
}

export type RatingRefusal =
  | 'sign-in'
  | 'rating-required'
  | 'invalid-quality'
  | 'already-rated'
  | 'rating-failed'

// Optional ratings beside the stars of a review: what a client rates, and from when on averages are shown.

/** Stored fields and form names. */
export const QUALITIES = ['puntualidad', 'limpieza', 'precioAcordado'] as const
export type Quality = (typeof QUALITIES)[number]

/** Null where the client left it out. */
export type QualityRatings = Readonly<Record<Quality, StarCount | null>>

export const NO_QUALITIES: QualityRatings = { puntualidad: null, limpieza: null, precioAcordado: null }

/** Null when a field holds anything but 1 to 5 or nothing. */
export function qualitiesFrom(fields: Readonly<Record<string, string>>): QualityRatings | null {
  const entries = QUALITIES.map(quality => [quality, fields[quality] || undefined] as const)
  if (entries.some(([, text]) => text !== undefined && starsFrom(text) === null)) return null
  return Object.fromEntries(entries.map(([quality, text]) => [quality, starsFrom(text)])) as QualityRatings
}

/** Fewer ratings of a quality say too little to be averaged in public. */
const AVERAGED_MIN = 3

export interface QualityTotal {
  readonly sum: number
  readonly count: number
}

/** The quality's average over approved reviews; null below three ratings. */
export type QualityAverages = Readonly<Record<Quality, number | null>>

export function qualityAverages(totals: Readonly<Record<Quality, QualityTotal>>): QualityAverages {
  const averageOf = ({ sum, count }: QualityTotal) => (count >= AVERAGED_MIN ? sum / count : null)
  return {
    puntualidad: averageOf(totals.puntualidad),
    limpieza: averageOf(totals.limpieza),
    precioAcordado: averageOf(totals.precioAcordado),
  }
}
