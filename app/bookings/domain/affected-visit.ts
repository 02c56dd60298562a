// Upcoming visits that an act of moderation cancels, listed before it is done.

export interface AffectedVisit {
  readonly key: number
  /** 'YYYY-MM-DD' in Bogotá. */
  readonly date: string
  /** '09:00' */
  readonly start: string
  readonly status: 'solicitada' | 'confirmada'
  /** The other side of the visit. */
  readonly name: string
}

/** At most this many visits are listed. */
export const LISTED_VISITS_MAX = 50
