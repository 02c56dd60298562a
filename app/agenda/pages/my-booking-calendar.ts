// A confirmed booking of the client as an iCalendar file.
import { data } from 'react-router'
import { findListedBookingOfClient } from '#agenda/persistence/booking-lists.server.ts'
import { originContext, servicesContext } from '#app/services.ts'
import { calendarFile, clientCalendarEvent } from '#bookings/notifications/calendar-file.server.ts'
import { findConfirmedBookingOfClient } from '#bookings/persistence/bookings.server.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { situationOf } from '#visits/domain/situation.ts'
import type { Route } from './+types/my-booking-calendar'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { uid } = requireViewer(context)
  const key = Number(params.key)
  const { db, now } = context.get(servicesContext)
  if (!Number.isSafeInteger(key)) throw data(null, 404)
  const [booking, visit] = await Promise.all([
    findConfirmedBookingOfClient(db, key, uid),
    findListedBookingOfClient(db, key, uid),
  ])
  if (!booking || !visit) throw data(null, 404)
  const { endsAt } = situationOf(visit, now())
  const event = clientCalendarEvent({ ...booking, endsAt }, context.get(originContext))
  return new Response(calendarFile(BRAND.name, [event]), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="visita-${booking.date}.ics"`,
      'cache-control': 'private, no-store',
    },
  })
}
