import { QUALITIES, type QualityAverages, type QualityRatings } from '#reviews/domain/review-rating.ts'
import { QUALITY_LABELS } from '#reviews/wording/quality-labels.ts'

/** Averages of the optional ratings in one line; nothing while none has enough of them. */
export function QualityFigures({ averages }: { averages: QualityAverages }) {
  const shown = QUALITIES.flatMap(quality => {
    const average = averages[quality]
    return average === null ? [] : [{ quality, average }]
  })
  if (shown.length === 0) return null
  return (
    <ul
      aria-label="Promedio por cualidad"
      className="flex flex-wrap gap-x-2 gap-y-1 pt-4 text-small text-ink-700 sm:gap-x-6 sm:text-label"
    >
      {shown.map(({ quality, average }) => (
        <li key={quality}>
          {QUALITY_LABELS[quality]} <strong className="font-bold text-ink-900">{average.toFixed(1)}</strong>
          <span className="sr-only"> de 5</span>
        </li>
      ))}
    </ul>
  )
}

/** 'Puntualidad 5', as far as the client rated it. */
export function QualityChips({ qualities }: { qualities: QualityRatings }) {
  const rated = QUALITIES.filter(quality => qualities[quality] !== null)
  if (rated.length === 0) return null
  return (
    <ul aria-label="Cualidades" className="mt-2.5 flex flex-wrap gap-1.5">
      {rated.map(quality => (
        <li
          key={quality}
          className="rounded-8 bg-paper-100 px-2.5 py-1 text-small font-semibold text-ink-800"
        >
          {QUALITY_LABELS[quality]} {qualities[quality]}
          <span className="sr-only"> de 5</span>
        </li>
      ))}
    </ul>
  )
}
