// Anyone signed in reports a profile, a review or a visit of their own.
import { data, redirect } from 'react-router'
import { networkContext, originContext, servicesContext } from '#app/services.ts'
import { readBookingForm } from '#bookings/http/photo-form.server.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { answerRefusal, withCookies } from '#platform/http/request-form.server.ts'
import { flashCookie } from '#platform/http/site-cookies.server.ts'
import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { Dotted } from '#platform/ui/basics/dotted.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { actionFallback, revalidateOnConflict } from '#platform/ui/basics/page-actions.ts'
import { dayText, reviewDateText } from '#platform/wording/dates.ts'
import { formRefusal } from '#platform/wording/form-answer.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { parseReport, type Reportable, type ReportRefusal } from '#reports/domain/report.ts'
import { reportTargetFrom } from '#reports/domain/report-paths.ts'
import {
  findDisputableReceipt,
  findReportable,
  listReviewsToReport,
  type ReviewToReport,
} from '#reports/persistence/reportables.server.ts'
import { findOpenReport } from '#reports/persistence/reports.server.ts'
import { ReceiptInReport } from '#reports/ui/receipt-in-report.tsx'
import { ReportForm } from '#reports/ui/report-form.tsx'
import { ReviewChoice, type ReviewChoiceProps, WhatToReport } from '#reports/ui/review-choice.tsx'
import { sendReport } from '#reports/use-cases/send-report.server.ts'
import { REPORT_REFUSALS, type ReportSuccess, reportRefusalText } from '#reports/wording/outcomes.ts'
import { alreadyReportedText, disputedReceiptText, reportTitleText } from '#reports/wording/reports.ts'
import { nextReviewLimit, reviewLimitFrom } from '#reviews/domain/public-review.ts'
import { technicianPath } from '#technicians/wording/technician-paths.ts'
import type { Route } from './+types/report'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const viewer = requireViewer(context)
  const { db, now } = context.get(servicesContext)
  const kind = reportTargetFrom(params.kind)
  const target = kind && (await findReportable(db, viewer.uid, { kind, id: params.id }))
  if (!target) throw data(null, 404)
  const backTo = backPathOf(target)
  // Before the next line: technicians report reviews of their own profile.
  if (kind === 'technician' && url.searchParams.get('que') === 'resena') {
    const shown = reviewLimitFrom(url.searchParams.get('resenas') ?? '')
    const reviews = await listReviewsToReport(db, target.targetId, shown + 1)
    return data({ target, backTo, blocked: null, receipt: null, choice: reviewChoice(reviews, shown, now()) })
  }
  if (target.subjectId === viewer.uid)
    return data(
      { target, backTo, blocked: reportRefusalText('own-report'), receipt: null, choice: null },
      403,
    )
  const reportedAt = await findOpenReport(db, viewer.uid, target)
  const blocked = reportedAt && alreadyReportedText(reportedAt, now())
  const number = kind === 'booking' ? receiptNumberIn(url) : null
  const receipt =
    number === null
      ? null
      : await findDisputableReceipt(db, {
          key: Number(target.targetId),
          clientId: viewer.uid,
          number,
          now: now(),
        })
  return data({ target, backTo, blocked, receipt, choice: null })
}

/** The receipt of a visit that is reported with it: '?comprobante=418'. */
function receiptNumberIn(url: URL): number | null {
  const named = url.searchParams.get('comprobante') ?? ''
  return /^\d{1,12}$/.test(named) ? Number(named) : null
}

function reviewChoice(
  found: readonly ReviewToReport[],
  shown: number,
  now: Date,
): ReviewChoiceProps['choice'] {
  return {
    reviews: found.slice(0, shown).map(({ createdAt, ...review }) => ({
      ...review,
      day: reviewDateText(bogotaDate(createdAt), bogotaDate(now)),
    })),
    next: found.length > shown ? nextReviewLimit(shown, found.length) : null,
  }
}

const REPORT_FIELDS = ['motivo', 'detalle'] as const

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const viewer = requireViewer(context)
  const services = context.get(servicesContext)
  const kind = reportTargetFrom(params.kind)
  const target = kind && (await findReportable(services.db, viewer.uid, { kind, id: params.id }))
  if (!target) throw data(null, 404)
  const { fields, fotos: photos, photoRefusal } = await readBookingForm(request, context, REPORT_FIELDS)
  if (photoRefusal) return data({ ...photoRefusal, photos }, photoRefusal.status)
  const refuse = (outcome: { code: ReportRefusal }, field: string | null = null) =>
    answerRefusal(REPORT_REFUSALS, outcome, text => ({ ...formRefusal(text, fields, field), photos }))
  const parsed = parseReport(target.kind, fields)
  if (!parsed.ok) return refuse(parsed, parsed.field)
  const network = context.get(networkContext)
  const receipt = receiptNumberIn(url)
  const report = { kind: target.kind, id: params.id, network, photos, receipt, ...parsed.value }
  const outcome = await sendReport(services, viewer, report)
  if (!outcome.ok) return refuse(outcome)
  throw redirect(
    backPathOf(target),
    withCookies([flashCookie<ReportSuccess>('report-sent', context.get(originContext))]),
  )
}

/** Where the link to this screen stands. */
function backPathOf({ visit, slug }: Reportable): string {
  if (visit) return visit.reporterIs === 'client' ? '/mis-reservas' : '/agenda'
  return slug ? technicianPath(slug) : '/'
}

export const clientAction = async ({ serverAction, request }: Route.ClientActionArgs) => {
  const form = await request.clone().formData()
  const typed = Object.fromEntries(REPORT_FIELDS.map(name => [name, String(form.get(name) ?? '')]))
  const refusal = formRefusal(reportRefusalText('report-failed'), typed)
  return actionFallback(serverAction(), { ...refusal, photos: form.getAll('fotos').map(String) })
}

export const shouldRevalidate = revalidateOnConflict

export const meta = () => [...pageMeta('Reportar'), { name: 'robots', content: 'noindex' }]

export default function Report({ loaderData, actionData }: Route.ComponentProps) {
  const { target, backTo, blocked, receipt, choice } = loaderData
  return (
    <div className="container-page py-8 md:py-14">
      <div className="mx-auto max-w-xl rounded-20 border border-paper-200 bg-white p-5 shadow-2 sm:p-7">
        <h1 className="type-h2 break-words">
          {choice ? `Reportar una reseña sobre ${target.subjectName}` : reportTitleText(target)}
        </h1>
        <TargetText target={target} />
        {receipt && <ReceiptInReport receipt={receipt} />}
        {target.kind === 'technician' && target.slug && (
          <WhatToReport slug={target.slug} isReview={choice !== null} />
        )}
        {choice && target.slug ? (
          <ReviewChoice slug={target.slug} choice={choice} backTo={backTo} />
        ) : blocked ? (
          <div className="mt-5 grid gap-4">
            <Message kind="info">{blocked}</Message>
            <ButtonLink to={backTo} kind="white">
              Volver
            </ButtonLink>
          </div>
        ) : (
          <ReportForm
            target={target}
            refusal={actionData}
            backTo={backTo}
            initial={receipt && { reason: 'price', details: disputedReceiptText(receipt) }}
          />
        )}
      </div>
    </div>
  )
}

function TargetText({ target: { quote, visit } }: { target: Reportable }) {
  if (visit)
    return (
      <p className="mt-1.5 break-words text-ink-600">
        <Dotted
          text={[`${dayText(visit.date)}, ${visit.start}`, visit.servicio].filter(Boolean).join(' · ')}
        />
      </p>
    )
  if (!quote) return null
  return <blockquote className="mt-2 line-clamp-4 break-words text-ink-700">«{quote}»</blockquote>
}
