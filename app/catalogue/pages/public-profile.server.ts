// Section 2, public profile: what its page and the preview of administrators show.
import type { Services } from '#app/services.ts'
import { listTakenHours } from '#bookings/persistence/bookings.server.ts'
import {
  findProfileTrust,
  findReviewSummary,
  listApprovedReviewsOf,
} from '#catalogue/persistence/public-profile.server.ts'
import { digitsOf } from '#platform/domain/phone-digits.ts'
import { pick } from '#platform/domain/records.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { nextReviewLimit, reviewLimitFrom } from '#reviews/domain/public-review.ts'
import { freeDays, hoursAhead } from '#technicians/domain/free-hours.ts'
import {
  FREE_DAYS_SHOWN,
  PUBLIC_FIELDS,
  type PublicTechnician,
  type Technician,
} from '#technicians/domain/technician.ts'

type Found = PublicTechnician & Pick<Technician, 'uid' | 'excepciones' | 'horasBloqueadas'>

/** `requestedReviews` is the query parameter `resenas`. */
export async function openPublicProfile(
  { db, now: clock, isHoliday }: Services,
  found: Found,
  requestedReviews: string | null,
) {
  const now = clock()
  const shownReviews = reviewLimitFrom(requestedReviews)
  const [trust, reviews, { distribution, qualities }, taken] = await Promise.all([
    findProfileTrust(db, found.uid, now),
    listApprovedReviewsOf(db, found.uid, shownReviews),
    findReviewSummary(db, found.uid),
    listTakenHours(db, found.uid, hoursAhead(now)),
  ])
  const reviewCount = distribution.reduce((sum, count) => sum + count, 0)
  return {
    technician: toPublicTechnician(found),
    trust,
    days: freeDays(found, { taken, isHoliday, now }, FREE_DAYS_SHOWN),
    reviews,
    distribution,
    qualities,
    moreReviews: nextReviewLimit(shownReviews, reviewCount),
    today: bogotaDate(now),
  }
}

/** Only what the list of fields says is public leaves the server. */
function toPublicTechnician(found: PublicTechnician): PublicTechnician {
  return { ...pick(found, PUBLIC_FIELDS), telefono: digitsOf(found.telefono) }
}
