import type { Consequences } from '#moderation/domain/consequences.ts'
import { type ConsequenceLine, consequenceLines, visitText } from '#moderation/wording/consequences.ts'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { capitalised } from '#platform/wording/dates.ts'

const ICONS: Record<ConsequenceLine['about'], IconName> = {
  'cancelled-visits': 'calendar-x',
  'kept-visits': 'calendar',
  catalogue: 'eye-off',
  sessions: 'log-out',
  letter: 'mail',
}

/** What will happen, the most serious first. The visits unfold. */
export function ConsequenceList({ consequences }: { consequences: Consequences }) {
  const { act, visits } = consequences
  const lines = consequenceLines(consequences)
  if (lines.length === 0) return null
  return (
    <ul className="grid gap-3.5 rounded-12 bg-paper-100 p-4">
      {lines.map(({ about, title, detail }) => (
        <li key={about} className="flex items-start gap-3">
          <Icon of={ICONS[about]} className={act === 'review' ? 'text-amber-700' : 'text-red-600'} />
          <div className="min-w-0 flex-1">
            <p className="text-label font-bold text-ink-900">{title}</p>
            {about.endsWith('visits') && visits.count > 1 ? (
              <Visits consequences={consequences} detail={detail} />
            ) : (
              <p className="text-support wrap-anywhere text-ink-600">{detail}</p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

function Visits({ consequences, detail }: { consequences: Consequences; detail: string }) {
  const { visits, today } = consequences
  const more = visits.count - visits.first.length
  return (
    <details className="text-support text-ink-600">
      <summary className="-my-3 flex min-h-11 cursor-pointer flex-wrap items-center gap-x-1 rounded-8 [&::-webkit-details-marker]:hidden">
        {detail} <span className="font-bold text-ink-900 hover:underline">Ver las {visits.count}</span>
      </summary>
      <ul className="mt-3.5 grid gap-1">
        {visits.first.map(visit => (
          <li key={visit.key} className="wrap-anywhere">
            {capitalised(visitText(visit, today))}
          </li>
        ))}
        {more > 0 && <li>Y {more} más.</li>}
      </ul>
    </details>
  )
}
