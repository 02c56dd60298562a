// What a technician earned in a week or a month, what is still owed, and the files for the accountant.
import { useEffect } from 'react'
import { data, redirect } from 'react-router'
import { earningsOf, monthsOf, periodFrom, weekOf, yearsOf } from '#agenda/domain/week.ts'
import {
  countVisitsOfTechnician,
  findFirstVisitToCome,
  findUndoableAct,
  listDebtsToTechnician,
  listEarningsOfTechnician,
} from '#agenda/persistence/week.server.ts'
import { WeekAccount } from '#agenda/ui/week/week-account.tsx'
import { WeekDebts } from '#agenda/ui/week/week-debts.tsx'
import { WeekEmpty } from '#agenda/ui/week/week-empty.tsx'
import { Earned, WeekTitle } from '#agenda/ui/week/week-head.tsx'
import { WeekNotice } from '#agenda/ui/week/week-notice.tsx'
import { WeekMeans, WeekMonths, WeekVisits } from '#agenda/ui/week/week-parts.tsx'
import { WEEK_TITLE } from '#agenda/wording/week.ts'
import { originContext, servicesContext } from '#app/services.ts'
import { WEEK_PATH } from '#bookings/domain/booking-paths.ts'
import { findNearDemand } from '#catalogue/persistence/near-demand.server.ts'
import { NearDemandRow } from '#demand/ui/near-demand-row.tsx'
import { requireViewer } from '#guards/guard.server.ts'
import { refused } from '#platform/domain/outcome.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { answerRefusal, formOf, refusedOnFailure, withCookies } from '#platform/http/request-form.server.ts'
import { takeFlash } from '#platform/http/site-cookies.server.ts'
import { BackLink } from '#platform/ui/basics/button.tsx'
import { FlashMessage, Message } from '#platform/ui/basics/message.tsx'
import { actionFallback, revalidateOnConflict } from '#platform/ui/basics/page-actions.ts'
import { PageError } from '#platform/ui/frame/page-error.tsx'
import { useSafeRevalidate } from '#platform/ui/hooks/use-safe-revalidate.ts'
import { useUnfoldedSections } from '#platform/ui/hooks/use-unfolded-sections.ts'
import { subscribe } from '#platform/ui/live/live-events.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { findOwnTechnician } from '#technicians/persistence/own-profile.server.ts'
import { technicianPath } from '#technicians/wording/technician-paths.ts'
import { REMINDER_UNDO_MS } from '#visits/domain/payment.ts'
import { PAID_BY, receiptNumberFrom } from '#visits/domain/receipt.ts'
import { findPaymentDetails } from '#visits/persistence/payment-details.server.ts'
import {
  denyPayment,
  notePayment,
  remindOfPayment,
  undoPayment,
  undoReminder,
} from '#visits/use-cases/payments.server.ts'
import { PAYMENT_REFUSALS } from '#visits/wording/payment.ts'
import { PAYMENT_DETAILS_SAVED, paymentDetailsText } from '#visits/wording/payment-details.ts'
import type { Route } from './+types/agenda-week'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { uid } = requireViewer(context)
  const { db, now: clock } = context.get(servicesContext)
  const now = clock()
  const today = bogotaDate(now)
  const technician = await findOwnTechnician(db, uid)
  if (!technician) throw data(null, 404)
  const period = periodFrom(new URL(request.url).searchParams, today)
  // Of the last days: nothing for a period that is over.
  const isNow = today >= period.from && today < period.until
  const [rows, near] = await Promise.all([
    listEarningsOfTechnician(db, uid),
    isNow ? findNearDemand(db, technician, today) : null,
  ])
  const { flash, cookies } = takeFlash(request, context.get(originContext), ['payment-details-saved'])
  const shared = { now, today, period, near, flash: flash && PAYMENT_DETAILS_SAVED }
  if (rows.length === 0)
    return data(
      {
        ...{ state: 'empty' as const, ...shared },
        next: await findFirstVisitToCome(db, uid, now),
        profilePath: technician.publicado ? technicianPath(technician.slug) : null,
      },
      withCookies(cookies),
    )
  const [debts, counts, said, paymentDetails] = await Promise.all([
    listDebtsToTechnician(db, uid),
    countVisitsOfTechnician(db, uid, period),
    findUndoableAct(db, uid, new Date(now.getTime() - REMINDER_UNDO_MS)),
    findPaymentDetails(db, uid),
  ])
  const week = period.kind === 'week' ? period : weekOf(today)
  const months = monthsOf(rows)
  const ofWeek = earningsOf(rows, week, today)
  return data(
    {
      ...{ state: 'earned' as const, ...shared, debts, counts, said, week, months },
      hasReceiptsInWeek: ofWeek.count > 0,
      earnings: period === week ? ofWeek : earningsOf(rows, period, today),
      years: yearsOf(rows),
      paymentDetails: paymentDetailsText(paymentDetails),
    },
    withCookies(cookies),
  )
}

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = requireViewer(context)
  const services = context.get(servicesContext)
  const fields = await formOf(request, ['act', 'comprobante', 'pago'])
  const id = receiptNumberFrom(fields.comprobante ?? '')
  const said =
    id === null
      ? refused('payment-unknown' as const)
      : await sayOfPayment(id).catch(
          refusedOnFailure(context, 'payment-failed', code => PAYMENT_REFUSALS[code][1]),
        )
  if (said.ok) throw redirect(WEEK_PATH + periodQuery(request))
  return answerRefusal(PAYMENT_REFUSALS, said, failure => ({ failure }))

  async function sayOfPayment(id: number) {
    switch (fields.act) {
      case 'recordar-pago':
        return remindOfPayment(services, viewer, id)
      case 'no-recordar':
        return undoReminder(services, viewer, id)
      case 'ya-me-pago':
        return notePayment(services, viewer, { id, pago: PAID_BY.find(each => each === fields.pago) })
      case 'no-me-pago':
        return undoPayment(services, viewer, id)
      case 'no-recibida':
        return denyPayment(services, viewer, id)
      default:
        return { ...refused('payment-failed' as const), kind: 'invalid' as const }
    }
  }
}

/** The period that was shown stays. */
function periodQuery(request: Request): string {
  const query = new URL(request.url).searchParams
  const kept = [...query].filter(([name]) => name === 'desde' || name === 'mes')
  return kept.length === 0 ? '' : `?${new URLSearchParams(kept)}`
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  actionFallback(serverAction(), { failure: PAYMENT_REFUSALS['payment-failed'][1] })

export const shouldRevalidate = revalidateOnConflict

export const meta = () => pageMeta(WEEK_TITLE)

export default function AgendaWeek({ loaderData, actionData }: Route.ComponentProps) {
  const { period, today, now, near } = loaderData
  const revalidate = useSafeRevalidate()
  useEffect(() => subscribe('bookings', revalidate), [revalidate])
  useUnfoldedSections()
  return (
    <div className="mx-auto w-full max-w-[71rem] px-(--gutter) pt-2 pb-4 md:pt-5">
      <BackLink to="/agenda">Agenda</BackLink>
      <WeekTitle period={period} today={today} />
      <div className="mt-4 grid gap-4 md:mt-5 md:gap-5">
        {actionData?.failure && <Message kind="error">{actionData.failure}</Message>}
        <FlashMessage text={loaderData.flash} />
        {loaderData.state === 'empty' ? (
          <WeekEmpty next={loaderData.next} profilePath={loaderData.profilePath} today={today}>
            {near && <NearDemandRow {...near} />}
          </WeekEmpty>
        ) : (
          <>
            <WeekNotice said={loaderData.said} now={now} />
            <Earned earnings={loaderData.earnings} period={period} today={today} />
            <WeekDebts debts={loaderData.debts} now={now} />
            {near && <NearDemandRow {...near} />}
            <div className="grid gap-4 tablet:grid-cols-2 tablet:items-start md:gap-5">
              <div className="contents tablet:grid tablet:gap-4 md:gap-5">
                <WeekVisits counts={loaderData.counts} period={period} />
                <div className="max-tablet:order-last">
                  <WeekAccount
                    key={period.from}
                    week={loaderData.week}
                    hasReceiptsInWeek={loaderData.hasReceiptsInWeek}
                    months={loaderData.months}
                    chosen={chosenPeriod(loaderData.months, period.from)}
                    today={today}
                  />
                </div>
              </div>
              <div className="contents tablet:grid tablet:gap-4 md:gap-5">
                <WeekMeans
                  byPayment={loaderData.earnings.byPayment}
                  paymentDetails={loaderData.paymentDetails}
                />
                <WeekMonths months={loaderData.months} years={loaderData.years} today={today} />
              </div>
            </div>
          </>
        )}
      </div>
    </div>
  )
}

/** The month of the period, else the newest with receipts. */
function chosenPeriod(months: readonly { readonly name: string }[], from: string): string {
  const month = from.slice(0, 7)
  return months.some(({ name }) => name === month) ? month : (months[0]?.name ?? from)
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />
}
