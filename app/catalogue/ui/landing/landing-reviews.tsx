import type { LandingReview } from '#catalogue/domain/landing-facts.ts'
import { reviewDateText } from '#platform/wording/dates.ts'
import { shortNameOf } from '#platform/wording/short-name.ts'
import { technicianName } from '#platform/wording/technician-name.ts'
import { ReviewCard } from '#reviews/ui/review-card.tsx'

interface LandingReviewsProps {
  reviews: readonly LandingReview[]
  today: string
}

export function LandingReviews({ reviews, today }: LandingReviewsProps) {
  if (reviews.length === 0) return null
  return (
    <section aria-labelledby="resenas" className="min-w-0">
      <h2 id="resenas" className="type-h2">
        Lo que cuentan
      </h2>
      <ul className="mt-4 grid gap-3.5">
        {reviews.map(review => (
          <li key={review.id} className="flex">
            <ReviewCard
              review={review}
              note={`a ${shortNameOf(technicianName(review.technicianName))} · ${reviewDateText(review.date, today)}`}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
