// The confirmation page that 'Cancelar' opens without JavaScript.
import { data, redirect } from 'react-router'
import { cancelQuestion } from '#agenda/ui/cancel-dialog.tsx'
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
import { QuestionPage } from '#platform/ui/basics/dialog.tsx'
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
  const { booking, question: title, offerable } = loaderData
  const question = booking ? cancelQuestion(booking, title, offerable) : { title, answer: null }
  return <QuestionPage {...question} kind={null} back="/agenda" />
}
