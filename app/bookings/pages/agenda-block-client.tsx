// 'No acepto a este cliente': asks first and says what happens.
import { data, Form, redirect, useNavigation } from 'react-router'
import { originContext, type Services, servicesContext } from '#app/services.ts'
import {
  findClientOfBooking,
  isClientBlocked,
  listOpenVisits,
  type OpenVisit,
} from '#bookings/persistence/client-blocks.server.ts'
import { BookingBadge } from '#bookings/ui/booking-badge.tsx'
import { blockClient } from '#bookings/use-cases/blocked-clients.server.ts'
import {
  BLOCK_CONSEQUENCE_TEXT,
  blockQuestionText,
  cancelVisitsText,
  openVisitText,
} from '#bookings/wording/blocked-clients.ts'
import { BOOKING_REFUSALS, type BookingSuccess, bookingRefusalText } from '#bookings/wording/outcomes.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { answerRefusal, formEntriesOf, withCookies } from '#platform/http/request-form.server.ts'
import { flashCookie } from '#platform/http/site-cookies.server.ts'
import { Button, ButtonLink } from '#platform/ui/basics/button.tsx'
import { Checkbox } from '#platform/ui/basics/checkbox.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { actionFallback } from '#platform/ui/basics/page-actions.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import type { Route } from './+types/agenda-block-client'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { uid: technicianId } = requireViewer(context)
  const { db, now } = context.get(servicesContext)
  const { clientId, clientName } = await requireClient({ db }, params.key, technicianId)
  const pair = { technicianId, clientId }
  if (await isClientBlocked(db, pair)) throw redirect('/agenda/clientes')
  return { clientName, visits: await listOpenVisits(db, pair, now()) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const viewer = requireViewer(context)
  const services = context.get(servicesContext)
  await requireClient(services, params.key, viewer.uid)
  const entries = await formEntriesOf(request)
  const cancel = entries.flatMap(([name, value]) => (name === 'cancelar' ? [Number(value)] : []))
  const outcome = await blockClient(services, viewer, { key: Number(params.key), cancel })
  if (!outcome.ok) return answerRefusal(BOOKING_REFUSALS, outcome, failure => ({ failure }))
  throw redirect(
    '/agenda',
    withCookies([flashCookie<BookingSuccess>('client-blocked', context.get(originContext))]),
  )
}

/** Somebody else's booking does not exist. */
async function requireClient({ db }: Pick<Services, 'db'>, key: string, technicianId: string) {
  const number = Number(key)
  const client = Number.isSafeInteger(number) ? await findClientOfBooking(db, number, technicianId) : null
  if (!client) throw data(null, 404)
  return client
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  actionFallback(serverAction(), { failure: bookingRefusalText('client-not-blocked') })

export const meta = () => pageMeta('No aceptar a un cliente')

export default function AgendaBlockClient({ loaderData, actionData }: Route.ComponentProps) {
  const { clientName, visits } = loaderData
  const busy = useNavigation().formData !== undefined
  return (
    <div className="container-page py-8 md:py-14">
      <Form
        method="post"
        className="mx-auto max-w-lg rounded-20 border border-paper-200 bg-white p-5 shadow-2 sm:p-7"
        onSubmit={event => busy && event.preventDefault()}
      >
        <h1 className="type-h2 break-words">{blockQuestionText(clientName)}</h1>
        <p className="mt-1.5 text-ink-600">
          {BLOCK_CONSEQUENCE_TEXT} Puedes permitirle reservar de nuevo cuando quieras.
        </p>
        {actionData?.failure && (
          <div className="mt-4">
            <Message kind="error">{actionData.failure}</Message>
          </div>
        )}
        {visits.length > 0 && <OpenVisits visits={visits} clientName={clientName} />}
        <div className="mt-6 grid gap-2.5 sm:grid-cols-2">
          <Button
            type="submit"
            kind="danger-solid"
            size="large"
            busy={busy}
            busyText="Guardando…"
            className="sm:order-2"
          >
            No aceptarlo más
          </Button>
          <ButtonLink to="/agenda" kind="white" size="large">
            Volver
          </ButtonLink>
        </div>
      </Form>
    </div>
  )
}

/** Requests are ticked; a confirmed visit is a promise and stays unless it is ticked. */
function OpenVisits({ visits, clientName }: { visits: readonly OpenVisit[]; clientName: string }) {
  return (
    <fieldset className="mt-5 rounded-12 bg-paper-100 px-4 py-3">
      <legend className="sr-only">{cancelVisitsText(clientName)}</legend>
      <p aria-hidden="true" className="text-label font-bold">
        {cancelVisitsText(clientName)}
      </p>
      <ul className="mt-1.5 grid gap-1">
        {visits.map(visit => (
          <li key={visit.key}>
            <Checkbox
              name="cancelar"
              value={visit.key}
              defaultChecked={visit.status === 'solicitada'}
              label={
                <span className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1 py-1 wrap-anywhere">
                  {openVisitText(visit)}
                  <BookingBadge status={visit.status} seenBy="tecnico" />
                </span>
              }
            />
          </li>
        ))}
      </ul>
      <p className="mt-1 text-support text-ink-600">
        Le avisamos que la cancelaste, como siempre, y le mostramos quién más puede ir.
      </p>
    </fieldset>
  )
}
