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
