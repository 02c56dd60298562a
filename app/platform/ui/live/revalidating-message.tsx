import { useRevalidator } from 'react-router'
import { Spinner } from '#platform/ui/basics/button.tsx'
import { useDelayedFlag } from '#platform/ui/hooks/loading-hooks.ts'

const DELAY_MS = 1_000

/** Shown while a revalidation takes longer than a second. It floats, so that the layout does not shift. */
export function RevalidatingMessage({ text }: { text: string }) {
  const visible = useDelayedFlag(useRevalidator().state === 'loading', DELAY_MS)
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-5 z-20 flex justify-center px-(--gutter)"
    >
      {visible && (
        <span className="flex items-center gap-2.5 rounded-pill bg-ink-900 px-4 py-2 text-label font-semibold text-white shadow-3">
          <Spinner />
          {text}
        </span>
      )}
    </div>
  )
}
