// What the cards of the board share.
import type { ReactNode } from 'react'
import type { Compared } from '#board/domain/board.ts'
import { LinkedFigure } from '#moderation/ui/report-card.tsx'
import { numberText } from '#platform/wording/price.ts'

export function EmptyPart({ children }: { children: ReactNode }) {
  return <p className="px-4 pb-5 text-label text-ink-600 md:px-6">{children}</p>
}

/** In place of a figure, with why there is none. */
export function Dash({ children }: { children: ReactNode }) {
  return (
    <span className="text-ink-600">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{children}</span>
    </span>
  )
}

interface ComparedCellsProps extends Compared {
  /** Of what it counts. */
  to: string
  of: string
  isRed?: boolean
}

/** The number with its link, and the one before: 'antes 17' on narrow screens, where its column has no title. */
export function ComparedCells({ times, before, to, of, isRed = false }: ComparedCellsProps) {
  return (
    <>
      <td className="relative h-11 py-1 pr-1 pl-2 text-right tabular-nums md:px-3">
        <LinkedFigure count={times} to={to} of={of} isRed={isRed} />
      </td>
      <td className="w-20 py-1 pr-4 text-right whitespace-nowrap text-ink-600 tabular-nums md:w-25 md:pr-6">
        <span className="text-support md:hidden">antes </span>
        <span className="max-md:text-support">{numberText(before)}</span>
      </td>
    </>
  )
}

interface ShareBarProps {
  share: number
  /** A dark line. */
  before: number | null
  className?: string
}

/** Its number stands beside it. */
export function ShareBar({ share, before, className = '' }: ShareBarProps) {
  return (
    <svg width="100%" height="12" aria-hidden="true" className={className}>
      <rect y="2" width="100%" height="8" rx="2" className="fill-paper-100" />
      <rect y="2" width={`${100 * share}%`} height="8" rx="2" className="fill-petrol-300" />
      {before !== null && <rect x={`${98 * before}%`} width="2" height="12" className="fill-ink-700" />}
    </svg>
  )
}
