import type { Viewer } from '#accounts/domain/role.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { truncateText } from '#platform/domain/sanitize-text.ts'
import {
  COMMENT_MAX_LENGTH,
  QUALITIES,
  type QualityRatings,
  type RatingRefusal,
  type StarCount,
} from '#reviews/domain/review-rating.ts'
import { findReviewOfBooking, insertReview } from '#visits/persistence/ratings.server.ts'

interface NewRating {
  readonly key: number
  readonly rating: StarCount | null
  readonly comentario: string
  /** Null when one of them is neither empty nor 1 to 5. */
  readonly qualities: QualityRatings | null
}

/** D15, D55: one review per completed booking. The same one sent again succeeds; a different one is refused. */
export async function rateBooking(
  { db, now }: Services,
  viewer: Viewer,
  { key, rating, comentario, qualities }: NewRating,
): Promise<Outcome<void, RatingRefusal>> {
  if (rating === null) return refused('rating-required')
  if (qualities === null) return refused('invalid-quality')
  const text = truncateText(comentario.trim(), COMMENT_MAX_LENGTH)
  const review = { key, clientId: viewer.uid, rating, comentario: text, qualities, now: now() }
  if (await insertReview(db, review)) return accepted()
  const existing = await findReviewOfBooking(db, key, viewer.uid)
  if (!existing) return refused('rating-failed')
  const isSame =
    existing.rating === rating &&
    existing.comentario === text &&
    QUALITIES.every(quality => existing[quality] === qualities[quality])
  return isSame ? accepted() : refused('already-rated')
}
