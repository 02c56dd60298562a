// A technician's agenda for calendar apps. They have no session: the token in the URL is the authorization.

import { createHash } from 'node:crypto'
import { data } from 'react-router'
import { type FeedBooking, listBookingsOfFeed } from '#agenda/persistence/booking-lists.server.ts'
import { originContext, servicesContext } from '#app/services.ts'
import { calendarFile, technicianCalendarEvent } from '#bookings/notifications/calendar-file.server.ts'
import { DAY_MS } from '#platform/domain/time.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { situationOf } from '#visits/domain/situation.ts'
import { endText } from '#visits/wording/situation.ts'
import type { Route } from './+types/agenda-calendar'

const DAYS_BACK = 90

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db, now: clock } = context.get(servicesContext)
  const now = clock()
  const since = new Date(now.getTime() - DAYS_BACK * DAY_MS)
  const bookings = await listBookingsOfFeed(db, params.token, { since, now })
  if (!bookings) throw data(null, 404)
  const origin = context.get(originContext)
  const events = bookings.map(booking => calendarEventOf(booking, { now, origin }))
  const file = calendarFile(`Agenda ${BRAND.name}`, events)
  const etag = `"${createHash('sha256').update(file).digest('base64url')}"`
  const headers = { etag, 'cache-control': 'private, no-cache' }
  if (matchesEtag(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers })
  return new Response(file, { headers: { ...headers, 'content-type': 'text/calendar; charset=utf-8' } })
}

function calendarEventOf(booking: FeedBooking, { now, origin }: { now: Date; origin: string }) {
  const situation = situationOf(booking, now)
  const ended = endText('technician', { visit: booking, situation, now, name: booking.clientName })
  return technicianCalendarEvent({ ...booking, endsAt: situation.endsAt, ended }, origin)
}

function matchesEtag(ifNoneMatch: string | null, etag: string): boolean {
  const etags = (ifNoneMatch ?? '').split(',').map(each => each.trim().replace(/^W\//, ''))
  return etags.includes(etag) || etags.includes('*')
}
