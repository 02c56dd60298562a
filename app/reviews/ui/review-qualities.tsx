import { QUALITIES, type QualityAverages, type QualityRatings } from '#reviews/domain/review-rating.ts'
import { QUALITY_LABELS } from '#reviews/wording/quality-labels.ts'

/** Averages of the optional ratings; nothing while none has enough of them. */
export function QualityBars({ averages }: { averages: QualityAverages }) {
  const shown = QUALITIES.flatMap(quality => {
    const average = averages[quality]
    return average === null ? [] : [{ quality, average }]
  })
  if (shown.length === 0) return null
  return (
    <ul
      aria-label="Promedio por cualidad"
      className="grid gap-1.5 border-b border-paper-200 py-5 text-support"
    >
      {shown.map(({ quality, average }) => (
        <li key={quality} className="grid grid-cols-[7.5rem_minmax(0,1fr)_2rem] items-center gap-2.5">
          <span>{QUALITY_LABELS[quality]}</span>
          <svg aria-hidden="true" className="h-2 w-full overflow-hidden rounded-pill bg-paper-200">
            <rect width={`${(average / 5) * 100}%`} height="8" className="fill-petrol-400" />
          </svg>
          <span className="text-right font-bold text-ink-900">
            {average.toFixed(1)}
            <span className="sr-only"> de 5</span>
          </span>
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
