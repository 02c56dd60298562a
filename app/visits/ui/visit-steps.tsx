import { StepDot, type StepState, StepStateText } from '#platform/ui/basics/step-state.tsx'
import { VISIT_STEPS, type VisitStep } from '#visits/domain/visit.ts'
import { MENDED_LABEL, nextStepText, STEP_LABELS } from '#visits/wording/visit.ts'

interface VisitStepsProps {
  /** Null: the visit was cancelled. */
  step: VisitStep | null
  /** What happened last, and what comes. */
  text: string
  /** In place of 'En camino'. */
  there?: string | undefined
  /** What follows, in place of the next step; null: nothing is known to follow. */
  follows?: string | null | undefined
  /** It ends with '¿Quedó bien?', not with stars. */
  isRepeat?: boolean
}

/** Phones write the present step and the next; wider screens all five. */
export function VisitSteps({ step, text, there, follows, isRepeat = false }: VisitStepsProps) {
  const labels = {
    ...STEP_LABELS,
    ...(there && { 'on-the-way': there }),
    ...(isRepeat && { rated: MENDED_LABEL }),
  }
  const current = step === null ? -1 : VISIT_STEPS.indexOf(step)
  const next = VISIT_STEPS[current + 1]
  return (
    <section aria-label="Cómo va la visita" className="mt-5">
      {step !== null && (
        <ol className="flex">
          {VISIT_STEPS.map((each, index) => (
            <li
              key={each}
              aria-current={index === current ? 'step' : undefined}
              className="relative min-w-0 not-last:flex-1"
            >
              {index < VISIT_STEPS.length - 1 && (
                <span
                  aria-hidden="true"
                  className={`absolute top-[0.6875rem] right-0 left-6 h-0.5 ${index < current ? 'bg-green-200' : 'bg-paper-200'}`}
                />
              )}
              <StepDot state={stateOf(index, current)} size="small" />
              <span
                className={`mt-2 block text-label max-md:sr-only ${index <= current ? 'font-bold' : 'text-ink-600'}`}
              >
                <StepStateText state={stateOf(index, current)} />
                {labels[each]}
              </span>
            </li>
          ))}
        </ol>
      )}
      <div className="mt-2.5 md:mt-1.5">
        {step !== null && (
          <p className="flex items-baseline justify-between gap-3 md:hidden" aria-hidden="true">
            <span className="text-label font-extrabold">{labels[step]}</span>
            {next && follows !== null && (
              <span className="text-support text-ink-600">
                {nextStepText(next, follows ?? (isRepeat && next === 'rated' ? MENDED_LABEL : undefined))}
              </span>
            )}
          </p>
        )}
        <p
          className={`text-label/6 break-words ${step === null ? 'font-semibold text-red-700' : 'text-ink-700'}`}
        >
          {text}
        </p>
      </div>
    </section>
  )
}

/** The visit itself is over with the last two, as soon as they are reached. */
function stateOf(index: number, current: number): StepState {
  if (index < current || (index === current && index >= VISIT_STEPS.indexOf('finished'))) return 'done'
  return index === current ? 'now' : 'next'
}
