/** How many of a total are met; the figure in the ring is the accessible text. */
export function ProgressRing({ met, total }: { met: number; total: number }) {
  return (
    <span className="relative grid size-16 shrink-0 place-items-center">
      <svg viewBox="0 0 64 64" aria-hidden="true" className="absolute inset-0 -rotate-90">
        <circle cx="32" cy="32" r="27" fill="none" strokeWidth="7" className="stroke-paper-200" />
        <circle
          cx="32"
          cy="32"
          r="27"
          fill="none"
          strokeWidth="7"
          strokeLinecap="round"
          pathLength={total}
          strokeDasharray={`${met} ${total}`}
          className={
            met === 0 ? 'stroke-transparent' : met === total ? 'stroke-green-600' : 'stroke-petrol-600'
          }
        />
      </svg>
      <span className="text-lead font-extrabold tracking-[-0.03em]">
        {met}/{total}
      </span>
    </span>
  )
}
