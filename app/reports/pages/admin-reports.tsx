// The queue of reports: open ones, with `ver` the decided ones or all.
import { data, redirect } from 'react-router'
import { originContext, servicesContext } from '#app/services.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { type ListCursor, listCursorFrom, listCursorText } from '#platform/domain/lists.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { answerRefusal, formOf, withCookies } from '#platform/http/request-form.server.ts'
import { flashCookie, takeFlash } from '#platform/http/site-cookies.server.ts'
import { actionFallback, revalidateOnConflict } from '#platform/ui/basics/page-actions.ts'
import { useLastKnown } from '#platform/ui/hooks/use-last-known.ts'
import { useLivePanel } from '#platform/ui/live/use-live-panel.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { REPORT_DECISIONS, REPORT_FILTERS, type ReportFilter } from '#reports/domain/report.ts'
import {
  countOpenReports,
  findReportDecision,
  listDecidedReports,
  listOpenReports,
} from '#reports/persistence/reports.server.ts'
import { ReportQueue } from '#reports/ui/report-queue.tsx'
import { decideReport } from '#reports/use-cases/decide-report.server.ts'
import {
  REPORT_REFUSALS,
  REPORT_SUCCESSES,
  type ReportRefusalCode,
  type ReportSuccess,
  reportRefusalText,
} from '#reports/wording/outcomes.ts'
import { DISMISSED_ANSWER, reportDecidedText } from '#reports/wording/reports.ts'
import type { Route } from './+types/admin-reports'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  const filter = REPORT_FILTERS.find(each => each === url.searchParams.get('ver')) ?? REPORT_FILTERS[0]
  const [since = null, before = null] = ['desde', 'antes'].map(name =>
    listCursorFrom(url.searchParams.get(name)),
  )
  const [open, decided, openCount] = await Promise.all([
    filter === 'decididos' ? null : listOpenReports(db, since),
    filter === 'abiertos' ? null : listDecidedReports(db, before),
    countOpenReports(db),
  ])
  const { flash, cookies } = takeFlash(request, context.get(originContext), [
    'report-acted',
    'report-dismissed',
  ])
  return data(
    {
      filter,
      open: open && { ...open, before: since?.shown ?? 0 },
      decided: decided && { ...decided, before: before?.shown ?? 0 },
      openCount,
      today: bogotaDate(now()),
      flash: flash && REPORT_SUCCESSES[flash],
    },
    withCookies(cookies),
  )
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const viewer = requireViewer(context)
  const services = context.get(servicesContext)
  const { id = '', act = '', respuesta = '' } = await formOf(request, ['id', 'act', 'respuesta'])
  const decision = REPORT_DECISIONS.find(each => each === act)
  const refuse = (outcome: { code: ReportRefusalCode }, earlier?: string) =>
    answerRefusal(REPORT_REFUSALS, outcome, text => ({
      failure: earlier ?? text,
      id,
      act,
      answer: respuesta,
    }))
  if (!decision || !/^[1-9]\d{0,14}$/.test(id)) return refuse({ code: 'moderation-failed' })
  const answer = respuesta.trim() === '' && decision === 'dismissed' ? DISMISSED_ANSWER : respuesta
  const outcome = await decideReport(services, viewer, { id: Number(id), decision, answer })
  if (outcome.ok) {
    const flash = flashCookie<ReportSuccess>(`report-${decision}`, context.get(originContext))
    throw redirect(`${url.pathname}${url.search}`, withCookies([flash]))
  }
  const decided = outcome.code === 'report-decided' && (await findReportDecision(services.db, Number(id)))
  if (!decided) return refuse(outcome)
  return refuse(outcome, reportDecidedText({ ...decided, isOwn: decided.decidedBy === viewer.uid }))
}

export const clientAction = async ({ serverAction, request }: Route.ClientActionArgs) => {
  const form = await request.clone().formData()
  const typed = (name: string) => String(form.get(name) ?? '')
  return actionFallback(serverAction(), {
    failure: reportRefusalText('moderation-failed'),
    id: typed('id'),
    act: typed('act'),
    answer: typed('respuesta'),
  })
}

export const shouldRevalidate = revalidateOnConflict

export const meta = () => pageMeta('Reportes')

export default function Reports({ loaderData, actionData }: Route.ComponentProps) {
  useLivePanel()
  // A live update drops the action data while somebody is still typing.
  const refusal = useLastKnown<NonNullable<typeof actionData> | null>(actionData ?? null, null)
  const { filter, open, decided } = loaderData
  return (
    <ReportQueue
      {...loaderData}
      refusal={refusal}
      nextOpen={open?.next ? pathWith(filter, 'desde', open.next) : null}
      nextDecided={decided?.next ? `${pathWith(filter, 'antes', decided.next)}#decididos` : null}
    />
  )
}

function pathWith(filter: ReportFilter, name: 'desde' | 'antes', cursor: ListCursor): string {
  const query = new URLSearchParams({ ver: filter, [name]: listCursorText(cursor) })
  return `/admin/reportes?${query}`
}
