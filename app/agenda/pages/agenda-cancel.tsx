// The confirmation page that 'Cancelar' opens without JavaScript.
import { data, redirect } from 'react-router'
import { CANCEL_FORM_ID, CancelDetail, CancelFields, CancelForm } from '#agenda/ui/cancel-dialog.tsx'
import { cancelQuestionText } from '#agenda/wording/agenda.ts'
import { servicesContext } from '#app/services.ts'
import { offerableDays } from '#bookings/domain/cancellation.ts'
import { findBookableHours } from '#bookings/persistence/bookable-technicians.server.ts'
import {
  findBookingStateOfTechnician,
  findCancellableBooking,
} from '#bookings/persistence/bookings.server.ts'
import { bookingRefusalText } from '#bookings/wording/outcomes.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { pageMeta } from '#platform/wording/page-meta.ts'
import type { Route } from './+types/agenda-cancel'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { uid } = requireViewer(context)
  const { db, now, isHoliday } = context.get(servicesContext)
  const key = Number(params.key)
  if (!Number.isSafeInteger(key)) throw data(null, 404)
  const booking = await findCancellableBooking(db, key, uid, now())
  if (!booking) return notCancellable(await findBookingStateOfTechnician(db, key, uid), now())
  const { clientName, date, start, status, scheduledAt } = booking
  const hours = await findBookableHours(db, uid, { now: now(), isHoliday })
  return {
    offerable: hours ? offerableDays(hours.schedule, hours.calendar) : [],
    booking: { key, clientName, date, start, status },
    question: cancelQuestionText(scheduledAt, now()),
  }
}

/** The agenda with that button was out of date. */
function notCancellable(booking: { scheduledAt: Date } | null, now: Date) {
  if (!booking) throw data(null, 404)
  if (booking.scheduledAt > now) throw redirect('/agenda')
  return data({ booking: null, offerable: [], question: bookingRefusalText('past-booking') }, 409)
}

export const meta = () => pageMeta('Cancelar reserva')

export default function AgendaCancel({ loaderData }: Route.ComponentProps) {
  const { booking, question, offerable } = loaderData
  return (
    <div className="container-page py-10 md:py-16">
      <div className="mx-auto max-w-md rounded-20 bg-white p-6 shadow-3">
        <h1 className="text-20/6.75 font-extrabold tracking-[-0.022em]">{question}</h1>
        {booking && (
          <>
            <p className="mt-1.5 text-ink-600">
              <CancelDetail booking={booking} />
            </p>
            <CancelFields form={CANCEL_FORM_ID} clientName={booking.clientName} offerable={offerable} />
          </>
        )}
        <div className="mt-5 flex gap-2.5 *:flex-auto">
          <ButtonLink to="/agenda" kind="white">
            Volver
          </ButtonLink>
          {booking && <CancelForm booking={booking} />}
        </div>
      </div>
    </div>
  )
}
