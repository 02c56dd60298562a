import { QUALITIES, type Quality } from '#reviews/domain/qualities.ts'
import { STARS } from '#reviews/domain/review-rules.ts'
import { QUALITY_LABELS } from '#reviews/wording/review-qualities.ts'

interface QualityFieldsProps {
  /** What was sent before, for a page without script. */
  typed: Readonly<Record<string, string>> | undefined
}

/** Optional ratings from 1 to 5. The dash takes one back; it is a radio button of its own, so that no script is needed. */
export function QualityFields({ typed }: QualityFieldsProps) {
  return (
    <fieldset className="mb-1.5 grid gap-2">
      <legend className="mb-1.5 text-label font-bold">
        ¿Y en detalle? <span className="font-normal text-ink-600">(opcional, de 1 a 5)</span>
      </legend>
      {QUALITIES.map(quality => (
        <QualityField key={quality} quality={quality} chosen={typed?.[quality] ?? ''} />
      ))}
    </fieldset>
  )
}

function QualityField({ quality, chosen }: { quality: Quality; chosen: string }) {
  const isKnown = STARS.some(stars => String(stars) === chosen)
  return (
    <fieldset>
      <legend className="mb-1 text-support text-ink-800">{QUALITY_LABELS[quality]}</legend>
      <div className="flex rounded-12 border-[1.5px] border-ink-400 bg-white">
        <label className={CELL}>
          <input type="radio" name={quality} value="" defaultChecked={!isKnown} className={RADIO} />
          <span aria-hidden="true" className="text-ink-600">
            –
          </span>
          <span className="sr-only">Sin calificar</span>
        </label>
        {STARS.map(stars => (
          <label key={stars} className={CELL}>
            <input
              type="radio"
              name={quality}
              value={stars}
              defaultChecked={chosen === String(stars)}
              className={RADIO}
            />
            {stars}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const RADIO = 'absolute inset-0 cursor-pointer appearance-none outline-none'
// The dash stays white when it is chosen: nothing is rated.
const CELL =
  'relative grid min-h-11 flex-1 place-items-center border-l border-ink-200 text-label font-bold text-ink-800 first:rounded-l-[0.625rem] first:border-l-0 last:rounded-r-[0.625rem] hover:bg-petrol-50 has-[:checked:not([value=""])]:bg-petrol-600 has-[:checked:not([value=""])]:text-white has-focus-visible:z-10 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-petrol-600'
