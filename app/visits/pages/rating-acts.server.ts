import { redirect } from 'react-router'
import { refusedOnFailure } from '#platform/http/request-form.server.ts'
import { qualitiesFrom, starsFrom } from '#reviews/domain/review-rating.ts'
import { REVIEW_REFUSALS, reviewRefusalText } from '#reviews/wording/outcomes.ts'
import { type ActHandler, refuseAct } from '#visits/pages/visit-act.server.ts'
import { rateBooking } from '#visits/use-cases/rate-booking.server.ts'

export const postRating: ActHandler = async posted => {
  const { context, services, viewer, key, path, form } = posted
  const { rating, comentario = '' } = form.fields
  const review = { key, rating: starsFrom(rating), comentario, qualities: qualitiesFrom(form.fields) }
  const outcome = await rateBooking(services, viewer, review).catch(
    refusedOnFailure(context, 'rating-failed', reviewRefusalText),
  )
  if (outcome.ok) return redirect(path)
  return refuseAct(posted, REVIEW_REFUSALS, outcome)
}
