import { NO_MATCHES } from '#catalogue/wording/catalogue-texts.ts'
import { showingText } from '#platform/wording/counts.ts'

/** How many are shown and for which text, as a live region for screen readers. */
export function ResultsHeading({ shown, q }: { shown: number; q: string }) {
  return (
    <div role="status" className="text-body text-ink-600">
      <h2 className="inline font-bold text-ink-900">{shown === 0 ? NO_MATCHES : showingText(shown)}</h2>
      {q !== '' && <p className="inline"> · Filtrado por: "{q}"</p>}
    </div>
  )
}
