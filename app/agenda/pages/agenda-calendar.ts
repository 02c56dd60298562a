// A technician's agenda for calendar apps. They have no session: the token in the URL is the authorization.

import { createHash } from 'node:crypto'
import { data } from 'react-router'
import { listBookingsOfFeed } from '#agenda/persistence/booking-lists.server.ts'
import { servicesContext } from '#app/services.ts'
import { calendarFile, technicianCalendarEvent } from '#bookings/notifications/calendar-file.server.ts'
import { DAY_MS } from '#platform/domain/time.ts'
import { BRAND } from '#platform/wording/brand.ts'
import type { Route } from './+types/agenda-calendar'

const DAYS_BACK = 90

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db, now: clock } = context.get(servicesContext)
  const now = clock()
  const since = new Date(now.getTime() - DAYS_BACK * DAY_MS)
  const bookings = await listBookingsOfFeed(db, params.token, { since, now })
  if (!bookings) throw data(null, 404)
  const file = calendarFile(`Agenda ${BRAND.name}`, bookings.map(technicianCalendarEvent))
  const etag = `"${createHash('sha256').update(file).digest('base64url')}"`
  const headers = { etag, 'cache-control': 'private, no-cache' }
  if (matchesEtag(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers })
  return new Response(file, { headers: { ...headers, 'content-type': 'text/calendar; charset=utf-8' } })
}

function matchesEtag(ifNoneMatch: string | null, etag: string): boolean {
  const etags = (ifNoneMatch ?? '').split(',').map(each => each.trim().replace(/^W\//, ''))
  return etags.includes(etag) || etags.includes('*')
}
