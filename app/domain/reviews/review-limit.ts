// How many reviews stand on a profile: the first few, then one step more with each wish, until all are there.

export const FIRST_REVIEWS = 3
const STEP = 30
/** A page has its bounds. */
const MOST = 900

/** From the address: how many were wished for, in whole steps. */
export function reviewLimitFrom(wished: string | null): number {
  if (wished === null) return FIRST_REVIEWS
  const steps = /^\d{1,4}$/.test(wished) ? Math.ceil(Number(wished) / STEP) : 1
  return Math.min(Math.max(steps, 1) * STEP, MOST)
}

/** What to wish for next; null when all are shown. */
export function nextReviewLimit(shown: number, count: number): number | null {
  if (count <= shown || shown >= MOST) return null
  return shown < STEP ? STEP : shown + STEP
}
