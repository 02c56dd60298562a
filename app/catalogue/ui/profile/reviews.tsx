import { Link, useNavigate, useNavigation } from 'react-router'
import { useWithSearchedWork } from '#catalogue/ui/card/searched-work.ts'
import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { buttonClasses } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { isUnmodifiedClick } from '#platform/ui/basics/is-unmodified-click.ts'
import { Stars } from '#platform/ui/basics/rating.tsx'
import { useFocusNextItem } from '#platform/ui/hooks/use-focus-next-item.ts'
import { photoAt } from '#platform/ui/photo/photo-sources.ts'
import { approvedReviewsText, ratingText } from '#platform/wording/counts.ts'
import { reviewDateText } from '#platform/wording/dates.ts'
import { firstNameOf, technicianName } from '#platform/wording/person-names.ts'
import type { ProfileReview, PublicReply } from '#reviews/domain/public-review.ts'
import type { QualityAverages } from '#reviews/domain/review-rating.ts'
import { QualityFigures } from '#reviews/ui/review-qualities.tsx'
import type { PublicTechnician } from '#technicians/domain/technician.ts'

interface ReviewsProps {
  technician: Pick<PublicTechnician, 'nombre' | 'fotoURL' | 'ratingPromedio' | 'resenasCount'>
  /** How many gave five stars, four, three, two and one. */
  distribution: readonly number[]
  qualities: QualityAverages
  reviews: readonly ProfileReview[]
  today: string
  /** How many reviews the next request would show; null when all are shown. */
  nextCount: number | null
}

export function Reviews(props: ReviewsProps) {
  const { technician, distribution, qualities, reviews, today, nextCount } = props
  const { ratingPromedio: average, resenasCount: count } = technician
  const { list, focusWhenAdded } = useFocusNextItem(reviews.length)
  if (count === 0) return <p className="text-ink-600">Aún no tiene reseñas</p>
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 border-b border-paper-200 pb-5 md:gap-x-10">
        <div className="md:w-50">
          <p className="text-56 font-extrabold tracking-[-0.04em]">
            <span className="sr-only">Promedio: </span>
            {ratingText(average, count)}
          </p>
          <AverageStars average={average} />
          <p className="mt-1.5 text-support text-ink-600">{approvedReviewsText(count)}</p>
        </div>
        <Distribution counts={distribution} />
      </div>
      <QualityFigures averages={qualities} />
      <ul ref={list}>
        {reviews.map((review, index) => (
          <Review key={review.id} index={index} review={review} technician={technician} today={today} />
        ))}
      </ul>
      {nextCount && <MoreReviews shown={reviews.length} nextCount={nextCount} onRequest={focusWhenAdded} />}
    </>
  )
}

interface MoreReviewsProps {
  shown: number
  nextCount: number
  onRequest: () => void
}

/** Without JavaScript the link opens the page at the first added review. */
function MoreReviews({ shown, nextCount, onRequest }: MoreReviewsProps) {
  const navigate = useNavigate()
  const search = useWithSearchedWork()(`?resenas=${nextCount}`)
  const busy = useNavigation().location?.search === search
  return (
    <Link
      to={`${search}#resena-${shown + 1}`}
      onClick={event => {
        if (!isUnmodifiedClick(event)) return
        event.preventDefault()
        if (busy) return
        onRequest()
        navigate({ search }, { replace: true, preventScrollReset: true })
      }}
      className={buttonClasses({ kind: 'white', className: 'mt-2' })}
    >
      {busy ? 'Cargando reseñas…' : 'Ver más reseñas'}
    </Link>
  )
}

const FIVE = [1, 2, 3, 4, 5] as const

function AverageStars({ average }: { average: number }) {
  return (
    <span aria-hidden="true" className="mt-1 flex gap-0.5">
      {FIVE.map(n => (
        <Icon
          of="star"
          key={n}
          size={18}
          className={
            n <= Math.round(average)
              ? 'fill-primary-500 stroke-primary-500'
              : 'fill-paper-300 stroke-paper-300'
          }
        />
      ))}
    </span>
  )
}

function Distribution({ counts }: { counts: readonly number[] }) {
  const total = Math.max(
    1,
    counts.reduce((sum, count) => sum + count, 0),
  )
  return (
    <ul aria-label="Cómo calificaron" className="grid flex-1 basis-24 gap-1">
      {counts.map((count, index) => {
        const stars = 5 - index
        const percent = Math.round((count / total) * 100)
        return (
          <li
            key={stars}
            className="grid grid-cols-[0.75rem_minmax(0,1fr)_2.75rem] items-center gap-2.5 text-support"
          >
            <span>
              {stars}
              <span className="sr-only"> {stars === 1 ? 'estrella' : 'estrellas'}:</span>
            </span>
            <svg aria-hidden="true" className="h-2 w-full overflow-hidden rounded-pill bg-paper-200">
              <rect width={`${percent}%`} height="8" className="fill-primary-400" />
            </svg>
            <span className="text-ink-600">{percent}%</span>
          </li>
        )
      })}
    </ul>
  )
}

interface ReviewProps extends Pick<ReviewsProps, 'technician' | 'today'> {
  index: number
  review: ProfileReview
}

function Review({ index, review, technician, today }: ReviewProps) {
  const { clienteNombre, rating, comentario, date, reply } = review
  return (
    <li
      id={`resena-${index + 1}`}
      tabIndex={-1}
      className="scroll-mt-14 border-b border-paper-200 py-4 last:border-b-0"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Avatar name={clienteNombre} className="size-11 rounded-pill text-label" />
        <div className="min-w-0 flex-1 basis-36">
          <h3 className="text-body font-bold">
            <bdi>{clienteNombre}</bdi>
          </h3>
          <p className="text-support text-ink-600">{reviewDateText(date, today)}</p>
        </div>
        <Stars rating={rating} />
      </div>
      {comentario && <p className="mt-2.5 max-w-[44rem] text-ink-800">{comentario}</p>}
      {reply && <ReviewReply reply={reply} technician={technician} today={today} />}
    </li>
  )
}

interface ReviewReplyProps {
  reply: PublicReply
  technician: { readonly nombre: string; readonly fotoURL: string | null }
  today: string
}

/** The technician's answer under a review. */
function ReviewReply({ reply, technician, today }: ReviewReplyProps) {
  const name = technicianName(technician.nombre)
  return (
    <div className="mt-3.5 rounded-12 bg-petrol-50 p-4 md:ml-14">
      <div className="flex items-center gap-2.5">
        <Avatar
          name={name}
          src={technician.fotoURL && photoAt(technician.fotoURL, 96, 96)}
          className="size-8 rounded-pill text-small"
        />
        <p className="min-w-0 text-support wrap-anywhere text-ink-600">
          <strong className="font-bold text-ink-900">Respuesta de {firstNameOf(name)}</strong>
          <span aria-hidden="true" className="max-md:hidden">
            {' '}
            ·{' '}
          </span>
          <span className="max-md:block">{reviewDateText(reply.date, today)}</span>
        </p>
      </div>
      <p className="mt-2 whitespace-pre-line wrap-anywhere text-ink-800">{reply.texto}</p>
    </div>
  )
}
