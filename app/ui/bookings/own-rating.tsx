import { Stars } from '#ui/basics/stars.tsx'

/** What the client said of a visit, and whether others can read it yet. */
export function OwnRating({ rating, aprobada }: { rating: number; aprobada: boolean }) {
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-support text-ink-600">
      <span className="text-label font-bold text-ink-900">Tu calificación</span>
      <Stars rating={rating} />
      <span>{aprobada ? 'Publicada' : 'En revisión'}</span>
    </p>
  )
}
