import type { Services } from '#app/services.ts'
import type { RatingRefusal } from '#domain/bookings/refusals.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { COMMENT_MAX_LENGTH, type StarCount } from '#domain/reviews/review-rules.ts'
import { truncateText } from '#domain/sanitize-text.ts'
import type { Viewer } from '#domain/users/viewer.ts'
import { hasReview, insertReview } from '#persistence/reviews/review-writes.server.ts'

/** D15: one review per completed booking. A repeated submission succeeds and changes nothing. */
export async function rateBooking(
  { db, now }: Services,
  viewer: Viewer,
  { key, rating, comentario }: { key: number; rating: StarCount | null; comentario: string },
): Promise<Outcome<void, RatingRefusal>> {
  if (rating === null) return refused('rating-required')
  const text = truncateText(comentario.trim(), COMMENT_MAX_LENGTH)
  const review = { key, clientId: viewer.uid, rating, comentario: text, now: now() }
  if (await insertReview(db, review)) return accepted()
  return (await hasReview(db, key, viewer.uid)) ? accepted() : refused('rating-failed')
}
