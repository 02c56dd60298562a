import { Link } from 'react-router'
import type { PanelCounts } from '#moderation/domain/panel-rows.ts'
import { tallyText } from '#moderation/wording/moderation.ts'
import type { Tally } from '#platform/domain/tally.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'

type WaitingCountersProps = Pick<PanelCounts, 'waitingReviews' | 'openReports' | 'waitingCases'>

/** The other queues of the administrators; those that are empty are not shown, but for the reviews. */
export function WaitingCounters({ waitingReviews, openReports, waitingCases }: WaitingCountersProps) {
  return (
    <div className="flex flex-wrap gap-x-6">
      {openReports.count > 0 && <Counter to="/admin/reportes" label="Reportes" tally={openReports} />}
      {waitingCases.count > 0 && <Counter to="/admin/garantias" label="Garantías" tally={waitingCases} />}
      <Counter to="/admin/resenas" label="Reseñas por aprobar" tally={waitingReviews} accented />
    </div>
  )
}

function Counter({
  to,
  label,
  tally,
  accented = false,
}: {
  to: string
  label: string
  tally: Tally
  /** One accent per view. */
  accented?: boolean
}) {
  const colour = accented ? 'bg-mango-400 text-ink-900' : 'bg-petrol-50 text-petrol-600'
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center gap-2 font-bold text-petrol-600 hover:underline"
    >
      {label}
      <span
        className={`grid min-w-6 place-items-center rounded-pill px-1.5 text-small/6 font-extrabold ${colour}`}
      >
        {tallyText(tally)}
      </span>
      {accented && <Icon of="arrow-right" size={18} />}
    </Link>
  )
}
