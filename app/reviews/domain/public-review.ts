// D15: approved reviews as the home page and public profiles show them.

export interface PublicReview {
  readonly id: number
  readonly rating: number
  readonly comentario: string
  readonly clienteNombre: string
  /** 'YYYY-MM-DD' in Bogotá. */
  readonly date: string
}

/** A review on the profile of its technician. */
export interface ProfileReview extends PublicReview {
  /** The technician's approved answer. */
  readonly reply: PublicReply | null
}

export interface PublicReply {
  readonly texto: string
  /** 'YYYY-MM-DD' in Bogotá. */
  readonly date: string
}

// How many reviews a profile page shows: three at first, then steps of thirty (query parameter `resenas`).

const FIRST_REVIEWS = 3
const STEP = 30
const REVIEWS_MAX = 900

/** The requested number, rounded up to whole steps. */
export function reviewLimitFrom(requested: string | null): number {
  if (requested === null) return FIRST_REVIEWS
  const steps = /^\d{1,4}$/.test(requested) ? Math.ceil(Number(requested) / STEP) : 1
  return Math.min(Math.max(steps, 1) * STEP, REVIEWS_MAX)
}

/** The limit of the next step; null when all are shown. */
export function nextReviewLimit(shown: number, count: number): number | null {
  if (count <= shown || shown >= REVIEWS_MAX) return null
  return shown < STEP ? STEP : shown + STEP
}
