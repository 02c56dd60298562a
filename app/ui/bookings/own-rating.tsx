import { Stars } from '#ui/basics/stars.tsx'

/** What the client said of a visit, and whether others can read it yet. */
export function OwnRating({
  rating,
  aprobada,
  rejected,
}: {
  rating: number
  aprobada: boolean
  rejected: boolean
}) {
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-support text-ink-600">
      <span className="text-label font-bold text-ink-900">Tu calificación</span>
      <Stars rating={rating} />
      <span>{aprobada ? 'Publicada' : rejected ? 'No la publicamos' : 'En revisión'}</span>
    </p>
  )
}
