import { Icon } from '#platform/ui/basics/icon.tsx'
import { ratingText, reviewCountText } from '#platform/wording/counts.ts'

/** One star, the average and the number of reviews. */
export function Rating({ average, count }: { average: number; count: number }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5 text-label max-[22rem]:gap-x-1">
      <Icon of="star" size={16} className="fill-primary-500 stroke-primary-500" />
      <span className="font-bold text-ink-900">
        <span className="sr-only">Calificación: </span>
        {ratingText(average, count)}
      </span>
      <span className="whitespace-nowrap text-ink-600">({reviewCountText(count)})</span>
    </span>
  )
}

const FIVE = [1, 2, 3, 4, 5] as const

/** The rating of one review as five stars, with the number beside. */
export function Stars({ rating, size = 17 }: { rating: number; size?: number }) {
  return (
    <span className={`inline-flex items-center text-label ${size < 17 ? 'gap-1' : 'gap-2'}`}>
      <span className="inline-flex gap-0.5" aria-hidden="true">
        {FIVE.map(n => (
          <Icon
            of="star"
            key={n}
            size={size}
            className={
              n <= Math.round(rating)
                ? 'fill-primary-500 stroke-primary-500'
                : 'fill-paper-300 stroke-paper-300'
            }
          />
        ))}
      </span>
      <span className="font-bold text-ink-900">
        {rating.toFixed(1)}
        <span className="sr-only"> de 5</span>
      </span>
    </span>
  )
}
