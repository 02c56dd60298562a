// The steps of something that goes on: what is done, what is now and what follows.
import { Icon } from '#platform/ui/basics/icon.tsx'

export type StepState = 'done' | 'now' | 'next'

const STATE_TEXTS: Record<StepState, string> = { done: 'Hecho', now: 'Ahora', next: 'Después' }

/** What the dot shows, in words: before the name of the step. */
export function StepStateText({ state }: { state: StepState }) {
  return <span className="sr-only">{STATE_TEXTS[state]}: </span>
}

const DOTS = { small: 'size-6', normal: 'size-7' }

interface StepDotProps {
  state: StepState
  size: keyof typeof DOTS
}

export function StepDot({ state, size }: StepDotProps) {
  const isSmall = size === 'small'
  const shape = `relative grid ${DOTS[size]} shrink-0 place-items-center rounded-pill`
  if (state === 'done')
    return (
      <span aria-hidden="true" className={`${shape} bg-green-600 text-white`}>
        <Icon of="check" size={isSmall ? 14 : 16} />
      </span>
    )
  if (state === 'now')
    return (
      <span aria-hidden="true" className={`${shape} bg-petrol-600 ring-4 ring-petrol-100`}>
        <span className={`${isSmall ? 'size-2' : 'size-2.5'} rounded-pill bg-white`} />
      </span>
    )
  return <span aria-hidden="true" className={`${shape} border-2 border-paper-300 bg-white`} />
}
