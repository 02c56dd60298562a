// D17: the client completes the address of an own visit until it begins.
import { useState } from 'react'
import { data, Form, redirect, useNavigation } from 'react-router'
import { findAccountDetails } from '#accounts/persistence/users.server.ts'
import { originContext, type Services, servicesContext } from '#app/services.ts'
import { citiesFrom } from '#bookings/domain/address.ts'
import type { Booking } from '#bookings/domain/booking.ts'
import { placeForm } from '#bookings/domain/request-form.ts'
import { ADDRESS_COMPLETION, isAllowed } from '#bookings/domain/transitions.ts'
import type { VisitPlace } from '#bookings/domain/visit-place.ts'
import { findBookingOfClient } from '#bookings/persistence/bookings.server.ts'
import { PlaceBox } from '#bookings/ui/place-box.tsx'
import { completeAddress } from '#bookings/use-cases/client-changes.server.ts'
import { bothPartsText } from '#bookings/wording/bookings.ts'
import { BOOKING_REFUSALS, type BookingSuccess, bookingRefusalText } from '#bookings/wording/outcomes.ts'
import { AREAS_OF_VISITS } from '#catalogue/ui/barrio-field.tsx'
import { requireViewer } from '#guards/guard.server.ts'
import { answerRefusal, formOf, withCookies } from '#platform/http/request-form.server.ts'
import { flashCookie } from '#platform/http/site-cookies.server.ts'
import { Button, ButtonLink } from '#platform/ui/basics/button.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { actionFallback, revalidateOnConflict } from '#platform/ui/basics/page-actions.ts'
import { dayText } from '#platform/wording/dates.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { firstNameOf } from '#platform/wording/person-names.ts'
import type { Route } from './+types/my-booking-address'
import { readHomeArea } from './booking-start.server.ts'
import { CITIES_TEXT, placeToEdit, settledPlace } from './known-places.server.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { uid } = requireViewer(context)
  const services = context.get(servicesContext)
  const booking = await requireBooking(services, params.key, uid)
  const { technicianName, date, start } = booking
  const isOpen = isAllowed(ADDRESS_COMPLETION, booking, services.now())
  const account = await findAccountDetails(services.db, uid)
  const place = placeToEdit(booking, await readHomeArea(services, uid, account))
  return data({ technicianName, date, start, place, isOpen, cities: CITIES_TEXT }, isOpen ? 200 : 409)
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const viewer = requireViewer(context)
  const services = context.get(servicesContext)
  const { key, barrio, ciudad } = await requireBooking(services, params.key, viewer.uid)
  // A page of the version before sends the street alone.
  const place = placeForm.parse({ barrio, ciudad, ...(await formOf(request, Object.keys(placeForm.shape))) })
  const outcome = await completeAddress(services, viewer, { key, ...settledPlace(place) })
  if (!outcome.ok) return answerRefusal(BOOKING_REFUSALS, outcome, error => ({ error, place }))
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
  const place = placeForm.parse(Object.fromEntries(await request.clone().formData()))
  return actionFallback(serverAction(), { error: bookingRefusalText('address-not-saved'), place })
}

export const shouldRevalidate = revalidateOnConflict

export const meta = () => pageMeta('Dirección de la visita')

export default function MyBookingAddress({ loaderData, actionData }: Route.ComponentProps) {
  const { technicianName, date, start, place, isOpen, cities } = loaderData
  return (
    <div className="container-page py-8 md:py-14">
      <div className="mx-auto max-w-lg rounded-20 border border-paper-200 bg-white p-5 shadow-2 sm:p-7">
        <h1 className="type-h2">¿A dónde llega {firstNameOf(technicianName)}?</h1>
        <p className="mt-1.5 break-words text-ink-600">
          Visita de <bdi>{technicianName}</bdi>, {dayText(date)}, {start}.
        </p>
        {isOpen ? (
          <AddressForm
            start={actionData?.place ?? place}
            visitor={firstNameOf(technicianName)}
            cities={cities}
            error={actionData?.error}
          />
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

interface AddressFormProps {
  start: VisitPlace
  visitor: string
  /** As `citiesText` writes them. */
  cities: string
  error: string | undefined
}

function AddressForm({ start, visitor, cities, error }: AddressFormProps) {
  const busy = useNavigation().formData !== undefined
  const [place, setPlace] = useState(start)
  return (
    <Form method="post" className="mt-5 grid gap-5" onSubmit={event => busy && event.preventDefault()}>
      <PlaceBox
        place={place}
        onChange={changes => setPlace(before => ({ ...before, ...changes }))}
        gazetteer={{ ...AREAS_OF_VISITS, cities: citiesFrom(cities) }}
        hint={bothPartsText(visitor)}
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
