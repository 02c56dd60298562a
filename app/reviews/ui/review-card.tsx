import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { Stars } from '#platform/ui/basics/rating.tsx'
import type { PublicReview } from '#reviews/domain/public-review.ts'

interface ReviewCardProps {
  review: PublicReview
  /** A line under the client's name. */
  note?: string
}

export function ReviewCard({ review: { rating, comentario, clienteNombre }, note }: ReviewCardProps) {
  return (
    <figure className="flex w-full flex-col rounded-16 border border-paper-200 bg-white p-[1.125rem] shadow-1 md:p-5">
      <Stars rating={rating} />
      {comentario && (
        <blockquote className="mt-2.5 line-clamp-6 text-label/[1.4375rem] text-ink-700">
          {comentario}
        </blockquote>
      )}
      <figcaption className="mt-auto flex items-center gap-2.5 pt-5 text-support font-bold">
        <Avatar name={clienteNombre} />
        <span className="min-w-0">
          <bdi>{clienteNombre}</bdi>
          {note && <span className="block font-medium text-ink-600">{note}</span>}
        </span>
      </figcaption>
    </figure>
  )
}
