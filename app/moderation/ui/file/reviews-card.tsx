import type { ReviewFigures } from '#moderation/domain/file.ts'
import { FileCard, FileCardLink } from '#moderation/ui/file/file-card.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { numberText } from '#platform/wording/price.ts'
import { ratingText } from '#platform/wording/rating.ts'

const FIVE = [1, 2, 3, 4, 5] as const

export function ReviewsCard({ title, figures }: { title: string; figures: ReviewFigures }) {
  const { average, approved, waiting } = figures
  return (
    <FileCard
      title={title}
      aside={
        <span className="text-support font-bold text-petrol-600">
          {numberText(approved)}
          <span className="sr-only"> publicadas</span>
        </span>
      }
    >
      {approved > 0 ? (
        <p className="flex items-center gap-3">
          <span className="text-[2rem]/9 font-extrabold tracking-[-0.03em]">
            {ratingText(average, approved)}
            <span className="sr-only"> de 5</span>
          </span>
          <span aria-hidden="true" className="inline-flex gap-0.5">
            {FIVE.map(n => (
              <Icon
                key={n}
                of="star"
                size={18}
                className={
                  n <= Math.round(average)
                    ? 'fill-mango-500 stroke-mango-500'
                    : 'fill-paper-300 stroke-paper-300'
                }
              />
            ))}
          </span>
        </p>
      ) : (
        <p className="text-support text-ink-600">Sin reseñas publicadas.</p>
      )}
      {waiting > 0 && (
        <p className="mt-2 flex flex-wrap items-center gap-x-2 text-support text-ink-600">
          <Icon of="hourglass" size={16} className="text-amber-700" />
          {waiting === 1 ? '1 espera aprobación' : `${numberText(waiting)} esperan aprobación`}
          <span className="ml-auto py-2.5">
            <FileCardLink to="/admin/resenas">Ver reseñas</FileCardLink>
          </span>
        </p>
      )}
    </FileCard>
  )
}
