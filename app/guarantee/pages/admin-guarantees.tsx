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
  STEP_LABELS,
} from '#guarantee/wording/guarantee.ts'
import { listCursorFrom, listCursorText } from '#platform/domain/lists.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { AvatarPair } from '#platform/ui/basics/avatar-pair.tsx'
import { Badge, type BadgeStyle } from '#platform/ui/basics/badge.tsx'
import { TextLink } from '#platform/ui/basics/button.tsx'
import { Dotted } from '#platform/ui/basics/dotted.tsx'
import { EmptyState } from '#platform/ui/basics/empty-state.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { ListPages } from '#platform/ui/list-pages.tsx'
import { useLivePanel } from '#platform/ui/live/use-live-panel.ts'
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

export const handle = { footer: 'line' }

export const meta = () => pageMeta('Garantías')

const PATH = '/admin/garantias'

export default function Guarantees({ loaderData }: Route.ComponentProps) {
  useLivePanel()
  const { rows, counts, next, before, now } = loaderData
  return (
    <div className="mx-auto w-full max-w-[calc(57.5rem+2*var(--gutter))] px-(--gutter) pt-5 pb-16 md:pt-8">
      <TextLink to="/admin">
        <Icon of="arrow-left" size={18} className="mr-1.5" />
        Panel administrador
      </TextLink>
      <h1 className="mt-1 type-h1">Garantías</h1>
      <p className="mt-1 text-label text-pretty text-ink-600">{QUEUE_INTRO}</p>
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
    </div>
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
  return (
    <li className="border-t border-paper-200 first:border-t-0">
      <Link
        to={adminCasePath(id)}
        className="flex items-center gap-x-2.5 px-4 py-3.5 hover:bg-paper-50 sm:gap-x-3.5 sm:px-5"
      >
        <AvatarPair first={{ name: clientName }} second={{ name: technicianName, src: technicianFotoURL }} />
        <span className="grid min-w-0 flex-1 gap-x-6 gap-y-1.5 sm:grid-cols-[minmax(0,1fr)_auto]">
          <span className="min-w-0">
            <span className="block font-bold wrap-anywhere">
              <bdi className="inline-block">{clientName}</bdi>{' '}
              <span className="font-normal text-ink-600">con</span>{' '}
              <bdi className="inline-block">{technicianName}</bdi>
            </span>
            <Dotted
              text={[`Caso ${caseNumber(id)}`, servicio].filter(Boolean).join(' · ')}
              className="text-support wrap-anywhere text-ink-600"
            />
          </span>
          <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 sm:block sm:text-right">
            <Badge {...badge} />
            <span className={`block text-support sm:mt-0.5 ${MOMENT_STYLES[urgency ?? 'none']}`}>
              {moment}
            </span>
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
  badge: BadgeStyle & { children: string }
  moment: string
  urgency?: DueText['urgency']
}

/** Under its heading a case to decide says how long it waits, others their step or outcome. */
function stateOf({ group, step, stepAt, dueAt, outcome, closedAt }: GuaranteeRow, now: Date): RowState {
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
  const { text, urgency } = dueAt
    ? queueDueText(dueAt, now)
    : { text: `Desde ${relativeDayText(bogotaDate(stepAt), today)}`, urgency: null }
  if (group === 'running')
    return { badge: { tone: 'petrol', icon: 'clock', children: STEP_LABELS[step] }, moment: text, urgency }
  return {
    badge: {
      tone: urgency === 'late' ? 'red' : 'amber',
      icon: 'hourglass',
      children: waitText(bogotaDate(stepAt), today),
    },
    moment: text,
    urgency,
  }
}
