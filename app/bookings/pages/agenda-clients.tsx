// The clients whom the technician does not accept, each can be allowed again.
import { data, Form, redirect, useNavigation } from 'react-router'
import { originContext, servicesContext } from '#app/services.ts'
import { type BlockedClient, listBlockedClients } from '#bookings/persistence/client-blocks.server.ts'
import { allowClient } from '#bookings/use-cases/blocked-clients.server.ts'
import {
  BOOKING_REFUSALS,
  BOOKING_SUCCESSES,
  type BookingSuccess,
  bookingRefusalText,
} from '#bookings/wording/outcomes.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { answerRefusal, formOf, withCookies } from '#platform/http/request-form.server.ts'
import { flashCookie, takeFlash } from '#platform/http/site-cookies.server.ts'
import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { BackLink, Button, ToPerson } from '#platform/ui/basics/button.tsx'
import { EmptyState } from '#platform/ui/basics/empty-state.tsx'
import { FlashMessage, Message } from '#platform/ui/basics/message.tsx'
import { actionFallback } from '#platform/ui/basics/page-actions.ts'
import { reviewDateText } from '#platform/wording/dates.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import type { Route } from './+types/agenda-clients'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { uid } = requireViewer(context)
  const { db, now } = context.get(servicesContext)
  const { flash, cookies } = takeFlash(request, context.get(originContext), ['client-allowed'])
  const clients = await listBlockedClients(db, uid)
  return data(
    { clients, today: bogotaDate(now()), flash: flash && BOOKING_SUCCESSES[flash] },
    withCookies(cookies),
  )
}

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = requireViewer(context)
  const { cliente = '' } = await formOf(request, ['cliente'])
  const outcome = await allowClient(context.get(servicesContext), viewer, cliente)
  if (!outcome.ok) return answerRefusal(BOOKING_REFUSALS, outcome, failure => ({ failure }))
  throw redirect(
    '/agenda/clientes',
    withCookies([flashCookie<BookingSuccess>('client-allowed', context.get(originContext))]),
  )
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  actionFallback(serverAction(), { failure: bookingRefusalText('client-not-allowed') })

export const meta = () => pageMeta('Clientes que no aceptas')

export default function AgendaClients({ loaderData, actionData }: Route.ComponentProps) {
  const { clients, today, flash } = loaderData
  return (
    <div className="container-42 pt-5 pb-16 md:pt-8">
      <BackLink to="/agenda">Mi agenda</BackLink>
      <h1 className="mt-1 type-h1">Clientes que no aceptas</h1>
      <p className="mt-1.5 mb-5 text-ink-600">No pueden reservarte. No se lo decimos.</p>
      <div className="mb-5 grid gap-3 empty:hidden">
        <FlashMessage text={flash} />
        {actionData?.failure && <Message kind="error">{actionData.failure}</Message>}
      </div>
      {clients.length > 0 ? (
        <ul className="grid gap-3">
          {clients.map(client => (
            <ClientRow key={client.clientId} client={client} today={today} />
          ))}
        </ul>
      ) : (
        <div className="rounded-16 border border-paper-200 bg-white">
          <EmptyState
            drawing="coffee-on-the-sill"
            title="Aceptas a todos"
            text="Si no quieres volver donde alguien, dilo en una de sus visitas de tu agenda."
          />
        </div>
      )}
    </div>
  )
}

function ClientRow({ client, today }: { client: BlockedClient; today: string }) {
  const { clientId, name, since, lastVisit } = client
  const { formData } = useNavigation()
  const busy = formData?.get('cliente') === clientId
  const days = [
    `Desde el ${reviewDateText(bogotaDate(since), today)}`,
    lastVisit && `última visita: ${reviewDateText(lastVisit, today)}`,
  ]
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-3 rounded-16 border border-paper-200 bg-white p-4 shadow-1">
      <Avatar name={name} className="size-11 rounded-pill text-support" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-bold wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="text-support text-ink-600">{days.filter(Boolean).join(', ')}</p>
      </div>
      <Form method="post" onSubmit={event => busy && event.preventDefault()}>
        <input type="hidden" name="cliente" value={clientId} />
        <Button type="submit" kind="white" busy={busy} busyText="Guardando…">
          <span>
            Permitir de nuevo
            <ToPerson name={name} />
          </span>
        </Button>
      </Form>
    </li>
  )
}
