import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { UNREADABLE_PART } from '#moderation/wording/channels.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { numberText } from '#platform/wording/price.ts'

interface ReportCardProps {
  id: string
  title: ReactNode
  note?: ReactNode
  /** At the right of the title. */
  act?: ReactNode
  /** Null: it could not be read. */
  children: ReactNode | null
}

/** A part of /admin/avisos or of the board. */
export function ReportCard({ id, title, note, act, children }: ReportCardProps) {
  return (
    <section
      aria-labelledby={`${id}-titulo`}
      id={id}
      className="flex scroll-mt-16 flex-col overflow-hidden rounded-16 border border-paper-200 bg-white shadow-1"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 px-4 pt-4 pb-3 md:px-6 md:pt-5">
        <div className="min-w-0">
          <h2 id={`${id}-titulo`} className="text-lead/6 font-extrabold tracking-[-0.03em] md:text-20/6">
            {title}
          </h2>
          {note && <p className="text-support text-ink-600">{note}</p>}
        </div>
        {act}
      </div>
      {children ?? (
        <p className="flex items-center gap-2 px-4 pb-5 text-label font-semibold text-primary-800 md:px-6">
          <Icon of="triangle-alert" size={18} />
          {UNREADABLE_PART}
        </p>
      )}
    </section>
  )
}

/** Of the tables: a row of titles. */
export const HEAD_ROW = 'bg-paper-100 text-small text-ink-700 md:text-support'
const HEAD_CELL = 'px-2 py-2.5 text-left font-bold first:pl-4 last:pr-4 md:px-3 md:first:pl-6 md:last:pr-6'
export const CELL = 'px-2 py-2 first:pl-4 last:pr-4 md:px-3 md:first:pl-6 md:last:pr-6'
export const FIGURE_CELL = `${CELL} text-right tabular-nums`

interface HeadCellProps {
  /** Over figures, which stand on the right. */
  isFigure?: boolean
  className?: string
  children: ReactNode
}

/** The title of a column. */
export function HeadCell({ isFigure = false, className = '', children }: HeadCellProps) {
  return (
    <th scope="col" className={`${HEAD_CELL} ${isFigure ? 'text-right!' : ''} ${className}`}>
      {children}
    </th>
  )
}

interface LinkedFigureProps {
  count: number
  /** Of what it counts. */
  to: string
  /** 'enviados por WhatsApp' */
  of: string
  isRed?: boolean
}

/** A number that leads to what it counts, over the whole of its cell, which is `relative`; a zero leads nowhere. */
export function LinkedFigure({ count, to, of, isRed = false }: LinkedFigureProps) {
  if (count === 0) return <span className="text-ink-600">0</span>
  return (
    <Link
      to={to}
      preventScrollReset
      className={`font-bold tabular-nums after:absolute after:inset-0 hover:underline ${isRed ? 'text-red-600' : 'text-petrol-600'}`}
      aria-label={`${numberText(count)} ${of}: ver`}
    >
      {numberText(count)}
    </Link>
  )
}
