// Section 2, public profile: what its page and the preview of administrators show.
import type { Services } from '#app/services.ts'
import { bogotaDate } from '#domain/bogota-time.ts'
import { freeDays, hoursAhead } from '#domain/bookings/free-hours.ts'
import { nextReviewLimit, reviewLimitFrom } from '#domain/reviews/review-limit.ts'
import { FREE_DAYS_SHOWN, type PublicTechnician } from '#domain/technicians/public-technician.ts'
import type { Technician } from '#domain/technicians/technician.ts'
import { digitsOf } from '#domain/users/phone-digits.ts'
import { listTakenHours } from '#persistence/bookings/bookings.server.ts'
import { findProfileTrust } from '#persistence/technicians/profile-trust.server.ts'
import { findReviewSummary, listApprovedReviewsOf } from '#persistence/technicians/public-profile.server.ts'

type Found = PublicTechnician & Pick<Technician, 'uid' | 'excepciones'>

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

/** Field by field, so that nothing else of the record leaves the server. */
function toPublicTechnician(found: PublicTechnician): PublicTechnician {
  return {
    uid: found.uid,
    slug: found.slug,
    nombre: found.nombre,
    ciudad: found.ciudad,
    barrio: found.barrio,
    fotoURL: found.fotoURL,
    verificado: found.verificado,
    disponible: found.disponible,
    ratingPromedio: found.ratingPromedio,
    resenasCount: found.resenasCount,
    aniosExperiencia: found.aniosExperiencia,
    tarifaBase: found.tarifaBase,
    bioCorta: found.bioCorta,
    especialidades: found.especialidades,
    servicios: found.servicios,
    certificaciones: found.certificaciones,
    licencias: found.licencias,
    zonasCobertura: found.zonasCobertura,
    horarios: found.horarios,
    disponibilidadTxt: found.disponibilidadTxt,
    telefono: digitsOf(found.telefono),
  }
}
