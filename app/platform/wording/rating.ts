// D30: a rating reads '4.9'; without approved reviews, a dash and 0.
import { numberText } from '#platform/wording/price.ts'

export function ratingText(average: number, count: number): string {
  return count > 0 ? average.toFixed(1) : '–'
}

export function reviewCountText(count: number): string {
  return count === 1 ? '1 reseña' : `${numberText(count)} reseñas`
}

/** '1 reseña aprobada', '212 reseñas aprobadas' */
export function approvedReviewsText(count: number): string {
  return `${reviewCountText(count)} ${count === 1 ? 'aprobada' : 'aprobadas'}`
}
