// Guarantee cases for administrators: those that wait for them first.
import { Link } from 'react-router'
import { servicesContext } from '#app/services.ts'
import { adminCasePath, caseNumber, type GuaranteeRow } from '#guarantee/domain/guarantee-dossier.ts'
import { listGuaranteeQueue } from '#guarantee/persistence/guarantee-cases.server.ts'
import { dueDayText, OUTCOME_LABELS, STEP_LABELS } from '#guarantee/wording/guarantee.ts'
import { momentText } from '#guarantee/wording/guarantee-steps.ts'
import { listCursorFrom, listCursorText } from '#platform/domain/lists.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { Badge, type BadgeTone } from '#platform/ui/basics/badge.tsx'
import { TextLink } from '#platform/ui/basics/button.tsx'
import { Dotted } from '#platform/ui/basics/dotted.tsx'
import { EmptyState } from '#platform/ui/basics/empty-state.tsx'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { ListPages } from '#platform/ui/list-pages.tsx'
import { useLivePanel } from '#platform/ui/live/use-live-panel.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { waitText } from '#platform/wording/relative-day.ts'
import type { Route } from './+types/admin-guarantees'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  const cursor = listCursorFrom(url.searchParams.get('desde'))
  return { ...(await listGuaranteeQueue(db, cursor)), before: cursor?.shown ?? 0, now: now() }
}

export const handle = { footer: 'line' }

export const meta = () => pageMeta('Garantías')

const PATH = '/admin/garantias'

export default function Guarantees({ loaderData }: Route.ComponentProps) {
  useLivePanel()
  const { rows, next, before, now } = loaderData
  return (
    <div className="mx-auto w-full max-w-[calc(57.5rem+2*var(--gutter))] px-(--gutter) pt-5 pb-16 md:pt-8">
      <TextLink to="/admin">
        <Icon of="arrow-left" size={18} className="mr-1.5" />
        Panel administrador
      </TextLink>
      <h1 className="mt-1 type-h1">Garantías</h1>
      <p className="mt-1 mb-5 text-ink-600">Primero las que esperan tu decisión, desde la más antigua.</p>
      {rows.length > 0 ? (
        <>
          <ul className="overflow-hidden rounded-16 border border-paper-200 bg-white shadow-1">
            {rows.map(row => (
              <CaseRow key={row.id} row={row} now={now} />
            ))}
          </ul>
          <ListPages
            before={before}
            rows={rows.length}
            first={PATH}
            next={next && `${PATH}?desde=${listCursorText(next)}`}
          />
        </>
      ) : (
        <div className="rounded-16 border border-paper-200 bg-white">
          <EmptyState
            drawing="coffee-on-the-sill"
            title="No hay casos de garantía"
            text="Cuando un cliente abra un caso, aparecerá aquí."
          />
        </div>
      )}
    </div>
  )
}

function CaseRow({ row, now }: { row: GuaranteeRow; now: Date }) {
  const { id, clientName, technicianName, servicio } = row
  const { tone, icon, text, detail } = stateOf(row, now)
  return (
    <li className="border-t border-paper-200 first:border-t-0">
      <Link
        to={adminCasePath(id)}
        className="grid gap-x-6 gap-y-1 px-4 py-3.5 hover:bg-paper-50 sm:grid-cols-[4rem_minmax(0,1fr)_auto] sm:items-center sm:px-5"
      >
        <span className="text-label font-bold text-petrol-600">{caseNumber(id)}</span>
        <span className="min-w-0">
          <span className="block font-bold wrap-anywhere">
            <bdi className="inline-block">{clientName}</bdi>{' '}
            <span className="font-normal text-ink-600">con</span>{' '}
            <bdi className="inline-block">{technicianName}</bdi>
          </span>
          {servicio && <span className="block text-support wrap-anywhere text-ink-600">{servicio}</span>}
        </span>
        <span className="sm:text-right">
          <Badge tone={tone} icon={icon}>
            {text}
          </Badge>
          <Dotted text={detail} className="mt-0.5 text-support text-ink-600 sm:ml-auto sm:w-fit" />
        </span>
      </Link>
    </li>
  )
}

function stateOf(
  { step, turn, stepAt, dueAt, outcome, closedAt }: GuaranteeRow,
  now: Date,
): { tone: BadgeTone; icon: IconName; text: string; detail: string } {
  const today = bogotaDate(now)
  if (step === 'closed')
    return {
      tone: 'slate',
      icon: 'circle-check',
      text: outcome ? OUTCOME_LABELS[outcome] : STEP_LABELS.closed,
      detail: closedAt ? `Cerrado el ${momentText(closedAt, today)}` : '',
    }
  const isLate = dueAt !== null && dueAt <= now
  const until = dueAt && `${isLate ? 'Venció' : 'Hasta'} el ${dueDayText(dueAt, today)}`
  if (turn === 'admin')
    return {
      tone: isLate ? 'red' : 'amber',
      icon: 'hourglass',
      text: STEP_LABELS[step],
      detail: [waitText(bogotaDate(stepAt), today), until].filter(Boolean).join(' · '),
    }
  const since = `Desde el ${momentText(stepAt, today)}`
  return { tone: 'petrol', icon: 'clock', text: STEP_LABELS[step], detail: until ?? since }
}
