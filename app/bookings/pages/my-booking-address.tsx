// D17: the client completes the address of an own visit until it begins.
import { data, Form, redirect, useNavigation } from 'react-router'
import { originContext, type Services, servicesContext } from '#app/services.ts'
import { ADDRESS_MAX_LENGTH, type Booking } from '#bookings/domain/booking.ts'
import { ADDRESS_COMPLETION, isAllowed } from '#bookings/domain/transitions.ts'
import { findBookingOfClient } from '#bookings/persistence/bookings.server.ts'
import { completeAddress } from '#bookings/use-cases/client-changes.server.ts'
import { BOOKING_REFUSALS, type BookingSuccess, bookingRefusalText } from '#bookings/wording/outcomes.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { answerRefusal, formOf, withCookies } from '#platform/http/request-form.server.ts'
import { flashCookie } from '#platform/http/site-cookies.server.ts'
import { Button, ButtonLink } from '#platform/ui/basics/button.tsx'
import { TextField } from '#platform/ui/basics/fields.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { actionFallback, revalidateOnConflict } from '#platform/ui/basics/page-actions.ts'
import { dayText } from '#platform/wording/dates.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { firstNameOf } from '#platform/wording/person-names.ts'
import type { Route } from './+types/my-booking-address'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { uid } = requireViewer(context)
  const services = context.get(servicesContext)
  const booking = await requireBooking(services, params.key, uid)
  const { technicianName, date, start, address } = booking
  const isOpen = isAllowed(ADDRESS_COMPLETION, booking, services.now())
  return data({ technicianName, date, start, address, isOpen }, isOpen ? 200 : 409)
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const viewer = requireViewer(context)
  const services = context.get(servicesContext)
  const { key } = await requireBooking(services, params.key, viewer.uid)
  const { address = '' } = await formOf(request, ['address'])
  const outcome = await completeAddress(services, viewer, { key, address })
  if (!outcome.ok) return answerRefusal(BOOKING_REFUSALS, outcome, error => ({ error, address }))
  return redirect(
    '/mis-reservas',
    withCookies([flashCookie<BookingSuccess>('address-completed', context.get(originContext))]),
  )
}

/** Somebody else's booking does not exist. */
async function requireBooking({ db }: Services, key: string, uid: string): Promise<Booking> {
  const number = Number(key)
  const booking = Number.isSafeInteger(number) ? await findBookingOfClient(db, number, uid) : null
  if (!booking) throw data(null, 404)
  return booking
}

export const clientAction = async ({ serverAction, request }: Route.ClientActionArgs) => {
  const address = String((await request.clone().formData()).get('address') ?? '')
  return actionFallback(serverAction(), { error: bookingRefusalText('address-not-saved'), address })
}

export const shouldRevalidate = revalidateOnConflict

export const meta = () => pageMeta('Dirección de la visita')

export default function MyBookingAddress({ loaderData, actionData }: Route.ComponentProps) {
  const { technicianName, date, start, address, isOpen } = loaderData
  return (
    <div className="container-page py-8 md:py-14">
      <div className="mx-auto max-w-lg rounded-20 border border-paper-200 bg-white p-5 shadow-2 sm:p-7">
        <h1 className="type-h2">¿A dónde llega {firstNameOf(technicianName)}?</h1>
        <p className="mt-1.5 break-words text-ink-600">
          Visita de <bdi>{technicianName}</bdi>, {dayText(date)}, {start}.
        </p>
        {isOpen ? (
          <AddressForm address={actionData?.address ?? address} error={actionData?.error} />
        ) : (
          <div className="mt-5 grid gap-4">
            <Message kind="warning">{bookingRefusalText('address-closed')}</Message>
            <ButtonLink to="/mis-reservas" kind="white">
              Volver a mis reservas
            </ButtonLink>
          </div>
        )}
      </div>
    </div>
  )
}

function AddressForm({ address, error }: { address: string; error: string | undefined }) {
  const busy = useNavigation().formData !== undefined
  return (
    <Form method="post" className="mt-5 grid gap-5" onSubmit={event => busy && event.preventDefault()}>
      <TextField
        label="Dirección"
        name="address"
        icon="map-pin"
        autoComplete="street-address"
        defaultValue={address}
        maxLength={ADDRESS_MAX_LENGTH}
        hint="Con calle y número: Cl. 65 Sur # 87-21, apto 302, Bosa."
        error={error}
      />
      <div className="grid gap-2.5 sm:grid-cols-2">
        <Button
          type="submit"
          kind="primary"
          size="large"
          busy={busy}
          busyText="Guardando…"
          className="sm:order-2"
        >
          Guardar dirección
        </Button>
        <ButtonLink to="/mis-reservas" kind="white" size="large">
          Volver
        </ButtonLink>
      </div>
    </Form>
  )
}
