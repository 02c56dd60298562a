// What a page by trade and city says about its technicians.

import type { CatalogueCard } from '#catalogue/domain/catalogue-card.ts'
import type { PriceRange } from '#catalogue/domain/catalogue-filters.ts'
import type { Tally } from '#platform/domain/lists.ts'
import { plainText } from '#platform/domain/plain-text.ts'
import type { PublicReview } from '#reviews/domain/public-review.ts'
import type { Slot } from '#technicians/domain/free-hours.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'

export interface LandingReview extends PublicReview {
  readonly technicianName: string
}

export interface LandingFacts {
  readonly tally: Tally
  /** Best first, at most LANDING_SAMPLE_SIZE. */
  readonly technicians: readonly CatalogueCard[]
  /** True when `technicians` are all that there are: only then sums over them are sums of the page. */
  readonly complete: boolean
  /** Null when nobody has a price. */
  readonly prices: PriceRange | null
  /** The cities, trades and barrios of `technicians`, most frequent first. */
  readonly cities: readonly string[]
  readonly trades: readonly SpecialtyLabel[]
  readonly barrios: readonly string[]
  /** Approved, with a comment, newest first. */
  readonly reviews: readonly LandingReview[]
}

/** Every card costs the computation of its free hours. With more technicians, figures over these say so. */
export const LANDING_SAMPLE_SIZE = 100

/** The mean of all approved reviews of these technicians; null without reviews. */
export function averageRatingOf(
  technicians: readonly Pick<CatalogueCard, 'ratingPromedio' | 'resenasCount'>[],
): { average: number; reviews: number } | null {
  const reviews = technicians.reduce((sum, { resenasCount }) => sum + resenasCount, 0)
  const stars = technicians.reduce(
    (sum, { ratingPromedio, resenasCount }) => sum + ratingPromedio * resenasCount,
    0,
  )
  return reviews === 0 ? null : { average: stars / reviews, reviews }
}

/** The earliest free hour and whose it is, in the order of the list; null when nobody has one. */
export function earliestFreeOf(
  technicians: readonly Pick<CatalogueCard, 'nombre' | 'nextFree'>[],
): { slot: Slot; names: string[] } | null {
  const free = technicians.flatMap(({ nombre, nextFree }) => (nextFree ? [{ nombre, slot: nextFree }] : []))
  const [first] = free.toSorted((a, b) => a.slot.date.localeCompare(b.slot.date) || a.slot.hour - b.slot.hour)
  if (!first) return null
  const isFirst = ({ slot }: { slot: Slot }) => slot.date === first.slot.date && slot.hour === first.slot.hour
  return { slot: first.slot, names: free.filter(isFirst).map(({ nombre }) => nombre) }
}

/** Most frequent first; of equals, the one met first. Spellings that differ in case and accents count as one. */
export function mostFrequent<Text extends string>(texts: readonly Text[]): Text[] {
  const counts = new Map<string, { text: Text; count: number }>()
  for (const text of texts) {
    const counted = counts.get(plainText(text))
    counts.set(plainText(text), { text: counted?.text ?? text, count: (counted?.count ?? 0) + 1 })
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count).map(({ text }) => text)
}
