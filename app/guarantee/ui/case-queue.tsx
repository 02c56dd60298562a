import { Link } from 'react-router'
import {
  adminCasePath,
  caseNumber,
  type GuaranteeGroup,
  type GuaranteeRow,
} from '#guarantee/domain/guarantee-dossier.ts'
import { isDecisionOverdue } from '#guarantee/domain/overdue-decision.ts'
import {
  type DueText,
  GROUP_LABELS,
  OUTCOME_LABELS,
  queueDecisionText,
  queueDueText,
  queueVisitText,
  STEP_LABELS,
} from '#guarantee/wording/guarantee.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { isLongWait } from '#platform/domain/waits.ts'
import { AvatarPair } from '#platform/ui/basics/avatar-pair.tsx'
import { Badge, type BadgeStyle } from '#platform/ui/basics/badge.tsx'
import { Dotted } from '#platform/ui/basics/dotted.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { Wait } from '#platform/ui/basics/wait.tsx'
import { reviewDateText } from '#platform/wording/dates.ts'
import { relativeDayText, waitText } from '#platform/wording/relative-day.ts'

interface CaseGroupProps {
  group: GuaranteeGroup
  /** Also of other pages. */
  count: string
  rows: readonly GuaranteeRow[]
  now: Date
}

/** A part of the administrators' list; nothing when it is empty. */
export function CaseGroup({ group, count, rows, now }: CaseGroupProps) {
  if (rows.length === 0) return null
  return (
    <section aria-labelledby={group} className="mt-6">
      <h2 id={group} className="mb-2.5 type-h3">
        {GROUP_LABELS[group]} <span className="ml-1 font-semibold text-ink-600">{count}</span>
      </h2>
      <ul className="overflow-hidden rounded-16 border border-paper-200 bg-white shadow-1">
        {rows.map(row => (
          <CaseRow key={row.id} row={row} now={now} />
        ))}
      </ul>
    </section>
  )
}

function CaseRow({ row, now }: { row: GuaranteeRow; now: Date }) {
  const { id, clientName, technicianName, technicianFotoURL, servicio } = row
  const { badge, moment, urgency } = stateOf(row, now)
  const [since, today] = [bogotaDate(row.stepAt), bogotaDate(now)]
  // Two plain texts in one line on phones.
  const dot =
    badge || isLongWait(since, today) ? '' : "max-sm:-ml-1.5 max-sm:before:mr-1 max-sm:before:content-['·']"
  return (
    <li className="border-t border-paper-200 first:border-t-0">
      <Link
        to={adminCasePath(id)}
        className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2.5 gap-y-1.5 px-4 py-3.5 hover:bg-paper-50 sm:grid-cols-[auto_minmax(0,1fr)_auto_auto] sm:gap-x-3.5 sm:px-5"
      >
        <AvatarPair first={{ name: clientName }} second={{ name: technicianName, src: technicianFotoURL }} />
        <span className="min-w-0">
          <span className="block font-bold wrap-anywhere">
            <bdi className="inline-block">{clientName}</bdi>{' '}
            <span className="font-normal text-ink-600">con</span>{' '}
            <bdi className="inline-block">{technicianName}</bdi>
          </span>
          <Dotted
            text={`Caso ${caseNumber(id)} · ${servicio || 'sin servicio'}`}
            className="text-support wrap-anywhere text-ink-600"
          />
        </span>
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 max-sm:col-span-full max-sm:row-start-2 sm:block sm:text-right">
          {badge ? <Badge {...badge} /> : <Wait since={since} today={today} />}
          <span className={`text-support sm:mt-0.5 sm:block ${dot} ${MOMENT_STYLES[urgency ?? 'none']}`}>
            {moment}
          </span>
        </span>
        <Icon of="chevron-down" size={18} className="-mr-1 -rotate-90 text-ink-500" />
      </Link>
    </li>
  )
}

const MOMENT_STYLES = {
  late: 'font-bold text-red-600',
  today: 'font-bold text-amber-700',
  none: 'text-ink-600',
}

interface RowState {
  /** Null: how long it waits. */
  badge: (BadgeStyle & { children: string }) | null
  moment: string
  urgency?: DueText['urgency']
}

/** Under its heading a case to decide says how long it waits, others their step or outcome. */
function stateOf(row: GuaranteeRow, now: Date): RowState {
  const { group, step, stepAt, dueAt, repeatDate, outcome, closedAt } = row
  const today = bogotaDate(now)
  if (group === 'closed')
    return {
      badge: {
        tone: 'slate',
        icon: 'circle-check',
        children: outcome ? OUTCOME_LABELS[outcome] : STEP_LABELS.closed,
      },
      moment: closedAt ? reviewDateText(bogotaDate(closedAt), today) : '',
    }
  if (step === 'repeat-booked' && repeatDate)
    return { badge: runningBadge(step), moment: queueVisitText(repeatDate, today) }
  const isLate = isDecisionOverdue({ turn: group === 'deciding' ? 'admin' : null, stepAt }, now)
  const { text, urgency } = dueAt
    ? isLate
      ? queueDecisionText({ stepAt, dueAt }, now)
      : queueDueText(dueAt, now)
    : { text: `Desde ${relativeDayText(bogotaDate(stepAt), today)}`, urgency: null }
  if (group === 'running') return { badge: runningBadge(step), moment: text, urgency }
  const late = {
    tone: 'red',
    icon: 'hourglass',
    children: waitText(bogotaDate(stepAt), today),
  } as const
  return { badge: urgency === 'late' ? late : null, moment: text, urgency }
}

const runningBadge = (step: GuaranteeRow['step']) =>
  ({ tone: 'petrol', icon: 'clock', children: STEP_LABELS[step] }) as const
