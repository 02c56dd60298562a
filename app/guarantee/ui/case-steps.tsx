import type { ShownStep } from '#guarantee/wording/guarantee-steps.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'

const STATE_TEXTS: Record<ShownStep['state'], string> = { done: 'Hecho: ', now: 'Ahora: ', next: 'Después: ' }

/** 'Cómo va': done, now and next. */
export function CaseSteps({ steps, number }: { steps: readonly ShownStep[]; number: string }) {
  return (
    <section
      aria-labelledby="como-va"
      className="rounded-16 border border-paper-200 bg-white p-[1.125rem] shadow-1 sm:p-6"
    >
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="como-va" className="type-h3">
          Cómo va
        </h2>
        <p className="text-label text-ink-600">Caso {number}</p>
      </div>
      <ol className="mt-3.5">
        {steps.map(({ key, state, title, detail }, index) => (
          <li
            key={key}
            aria-current={state === 'now' ? 'step' : undefined}
            className="relative flex gap-3 pb-5 last:pb-0"
          >
            {index < steps.length - 1 && (
              <span
                aria-hidden="true"
                className={`absolute top-7 bottom-0 left-[0.8125rem] w-0.5 ${state === 'done' ? 'bg-green-200' : 'bg-paper-200'}`}
              />
            )}
            <StepDot state={state} />
            <div className="min-w-0 pt-0.5">
              <p className={`font-bold break-words ${state === 'next' ? 'text-ink-600' : ''}`}>
                <span className="sr-only">{STATE_TEXTS[state]}</span>
                {title}
              </p>
              {detail && <p className="text-label/6 break-words text-ink-600">{detail}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function StepDot({ state }: { state: ShownStep['state'] }) {
  const shape = 'relative grid size-7 shrink-0 place-items-center rounded-pill'
  if (state === 'done')
    return (
      <span aria-hidden="true" className={`${shape} bg-green-600 text-white`}>
        <Icon of="check" size={16} />
      </span>
    )
  if (state === 'now')
    return (
      <span aria-hidden="true" className={`${shape} bg-petrol-600 ring-4 ring-petrol-100`}>
        <span className="size-2.5 rounded-pill bg-white" />
      </span>
    )
  return <span aria-hidden="true" className={`${shape} border-2 border-paper-300 bg-white`} />
}
