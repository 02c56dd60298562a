// How a technician is paid, for the receipts that clients owe.
import { data, redirect } from 'react-router'
import { originContext, servicesContext } from '#app/services.ts'
import { WEEK_PATH } from '#bookings/domain/booking-paths.ts'
import { requireViewer } from '#guards/guard.server.ts'
import {
  answerRefusal,
  formOf,
  type Refused,
  refusedOnFailure,
  withCookies,
} from '#platform/http/request-form.server.ts'
import { flashCookie } from '#platform/http/site-cookies.server.ts'
import { BackLink } from '#platform/ui/basics/button.tsx'
import { actionFallback, revalidateOnConflict } from '#platform/ui/basics/page-actions.ts'
import { PageError } from '#platform/ui/frame/page-error.tsx'
import { formRefusal } from '#platform/wording/form-answer.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { findOwnTechnician } from '#technicians/persistence/own-profile.server.ts'
import {
  NO_PAYMENT_DETAILS,
  PAYMENT_DETAIL_FIELDS,
  type PaymentDetailsRefusal,
  parsePaymentDetails,
} from '#visits/domain/payment-details.ts'
import { findPaymentDetails } from '#visits/persistence/payment-details.server.ts'
import { PaymentDetailsForm } from '#visits/ui/payment-details-form.tsx'
import { changePaymentDetails } from '#visits/use-cases/payment-details.server.ts'
import { PAYMENT_DETAILS_REFUSALS, PAYMENT_DETAILS_TITLE } from '#visits/wording/payment-details.ts'
import type { Route } from './+types/payment-details'

export async function loader({ context }: Route.LoaderArgs) {
  const { uid } = requireViewer(context)
  const { db } = context.get(servicesContext)
  const [technician, details] = await Promise.all([findOwnTechnician(db, uid), findPaymentDetails(db, uid)])
  if (!technician) throw data(null, 404)
  return { details: details ?? NO_PAYMENT_DETAILS }
}

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = requireViewer(context)
  const { act, ...typed } = await formOf(request, ['act', ...PAYMENT_DETAIL_FIELDS])
  const refuse = (outcome: Refused<PaymentDetailsRefusal>, field: string | null = null) =>
    answerRefusal(PAYMENT_DETAILS_REFUSALS, outcome, text => ({ refusal: formRefusal(text, typed, field) }))
  if (act !== 'guardar-datos-de-pago') return refuse({ code: 'details-failed', kind: 'invalid' })
  const parsed = parsePaymentDetails(typed)
  if (!parsed.ok) return refuse(parsed, parsed.field)
  const changed = await changePaymentDetails(context.get(servicesContext), viewer, parsed.value).catch(
    refusedOnFailure<PaymentDetailsRefusal>(
      context,
      'details-failed',
      code => PAYMENT_DETAILS_REFUSALS[code][1],
    ),
  )
  if (!changed.ok) return refuse(changed)
  throw redirect(
    WEEK_PATH,
    withCookies([flashCookie<'payment-details-saved'>('payment-details-saved', context.get(originContext))]),
  )
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  actionFallback(serverAction(), { refusal: formRefusal(PAYMENT_DETAILS_REFUSALS['details-failed'][1], {}) })

export const shouldRevalidate = revalidateOnConflict

export const meta = () => pageMeta(PAYMENT_DETAILS_TITLE)

export default function PaymentDetailsPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="container-42 pt-5 pb-16 md:pt-8">
      <BackLink to={WEEK_PATH}>Tu semana</BackLink>
      <h1 className="mt-1 type-h1">{PAYMENT_DETAILS_TITLE}</h1>
      <p className="mt-1.5 mb-5 text-ink-600">
        Para que quien te debe sepa a dónde pagarte. No salen en tu perfil. Deja vacío lo que no uses.
      </p>
      <PaymentDetailsForm details={loaderData.details} refusal={actionData?.refusal} />
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />
}
