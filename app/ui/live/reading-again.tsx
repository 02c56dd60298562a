import { useRevalidator } from 'react-router'
import { Spinner } from '#ui/basics/spinner.tsx'
import { useLate } from '#ui/home/use-late.ts'

const PATIENCE_MS = 1_000

/** A page that is read again says so only when that takes long; it floats, so that nothing moves. */
export function ReadingAgain({ text }: { text: string }) {
  const late = useLate(useRevalidator().state === 'loading', PATIENCE_MS)
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-5 z-20 flex justify-center px-(--gutter)"
    >
      {late && (
        <span className="flex items-center gap-2.5 rounded-pill bg-ink-900 px-4 py-2 text-label font-semibold text-white shadow-3">
          <Spinner />
          {text}
        </span>
      )}
    </div>
  )
}
