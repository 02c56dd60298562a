// Guarantee cases for administrators, by whether they wait for them, go on or are closed.
import { Link } from 'react-router'
import { servicesContext } from '#app/services.ts'
import {
  adminCasePath,
  caseNumber,
  GUARANTEE_GROUPS,
  type GuaranteeGroup,
  type GuaranteeRow,
} from '#guarantee/domain/guarantee-dossier.ts'
import { countGuaranteeGroups, listGuaranteeQueue } from '#guarantee/persistence/guarantee-cases.server.ts'
import {
  type DueText,
  GROUP_LABELS,
  OUTCOME_LABELS,
  QUEUE_INTRO,
  queueDueText,
  queueVisitText,
  STEP_LABELS,
} from '#guarantee/wording/guarantee.ts'
import { listCursorFrom, listCursorText } from '#platform/domain/lists.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { isLongWait } from '#platform/domain/waits.ts'
import { AvatarPair } from '#platform/ui/basics/avatar-pair.tsx'
import { Badge, type BadgeStyle } from '#platform/ui/basics/badge.tsx'
import { Dotted } from '#platform/ui/basics/dotted.tsx'
import { EmptyState } from '#platform/ui/basics/empty-state.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { Wait } from '#platform/ui/basics/wait.tsx'
import { ListPages } from '#platform/ui/list-pages.tsx'
import { useLivePanel } from '#platform/ui/live/use-live-panel.ts'
import { QueuePage } from '#platform/ui/queue-page.tsx'
import { tallyFigure } from '#platform/wording/counts.ts'
import { reviewDateText } from '#platform/wording/dates.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { relativeDayText, waitText } from '#platform/wording/relative-day.ts'
import type { Route } from './+types/admin-guarantees'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  const cursor = listCursorFrom(url.searchParams.get('desde'))
  const [page, counts] = await Promise.all([listGuaranteeQueue(db, cursor), countGuaranteeGroups(db)])
  return { ...page, counts, before: cursor?.shown ?? 0, now: now() }
}

export const meta = () => pageMeta('Garantías')

const PATH = '/admin/garantias'

export default function Guarantees({ loaderData }: Route.ComponentProps) {
  useLivePanel()
  const { rows, counts, next, before, now } = loaderData
  return (
    <QueuePage title="Garantías" intro={QUEUE_INTRO}>
      {GUARANTEE_GROUPS.map(group => (
        <CaseGroup
          key={group}
          group={group}
          count={tallyFigure(counts[group])}
          rows={rows.filter(row => row.group === group)}
          now={now}
        />
      ))}
      {rows.length === 0 && (
        <div className="mt-5 rounded-16 border border-paper-200 bg-white">
          <EmptyState
            drawing="coffee-on-the-sill"
            title="No hay casos de garantía"
            text="Cuando un cliente abra un caso, aparecerá aquí."
          />
        </div>
      )}
      {(next || before > 0) && (
        <ListPages
          before={before}
          rows={rows.length}
          first={PATH}
          next={next && `${PATH}?desde=${listCursorText(next)}`}
        />
      )}
    </QueuePage>
  )
}

interface CaseGroupProps {
  group: GuaranteeGroup
  /** Also of other pages. */
  count: string
  rows: readonly GuaranteeRow[]
  now: Date
}

function CaseGroup({ group, count, rows, now }: CaseGroupProps) {
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
  const { text, urgency } = dueAt
    ? queueDueText(dueAt, now)
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
