import { Icon } from '#platform/ui/basics/icon.tsx'
import { ratingText, reviewCountText } from '#platform/wording/rating.ts'

/** One star, the average and the number of reviews. */
export function Rating({ average, count }: { average: number; count: number }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5 text-label max-[22rem]:gap-x-1">
      <Icon of="star" size={16} className="fill-mango-500 stroke-mango-500" />
      <span className="font-bold text-ink-900">
        <span className="sr-only">Calificación: </span>
        {ratingText(average, count)}
      </span>
      <span className="whitespace-nowrap text-ink-600">({reviewCountText(count)})</span>
    </span>
  )
}
