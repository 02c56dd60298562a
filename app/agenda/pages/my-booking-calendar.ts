// A confirmed booking of the client as an iCalendar file.
import { data } from 'react-router'
import { servicesContext } from '#app/services.ts'
import { calendarFile, clientCalendarEvent } from '#bookings/notifications/calendar-file.server.ts'
import { findConfirmedBookingOfClient } from '#bookings/persistence/bookings.server.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { BRAND } from '#platform/wording/brand.ts'
import type { Route } from './+types/my-booking-calendar'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { uid } = requireViewer(context)
  const key = Number(params.key)
  const { db } = context.get(servicesContext)
  const booking = Number.isSafeInteger(key) ? await findConfirmedBookingOfClient(db, key, uid) : null
  if (!booking) throw data(null, 404)
  return new Response(calendarFile(BRAND.name, [clientCalendarEvent(booking)]), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="visita-${booking.date}.ics"`,
      'cache-control': 'private, no-store',
    },
  })
}
