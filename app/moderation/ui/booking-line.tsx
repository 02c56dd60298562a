// A visit in the lists of the administrators.
import { Link } from 'react-router'
import { technicianDossierPath, userDossierPath } from '#accounts/domain/panel-paths.ts'
import { BookingBadge } from '#bookings/ui/booking-badge.tsx'
import type { AdminBooking } from '#moderation/domain/panel-rows.ts'
import { situationOf } from '#visits/domain/situation.ts'
import { panelText } from '#visits/wording/situation.ts'

interface BookingLineProps {
  booking: AdminBooking
  now: Date
  /** Above its hour, in a list of several days. */
  day?: string
}

export function BookingLine({ booking, now, day }: BookingLineProps) {
  const { start, status, servicio, clientId, clientName, technicianId, technicianName } = booking
  const state = panelText({ visit: booking, situation: situationOf(booking, now) })
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-x-3 border-t border-paper-200 px-4 py-2.5 first:border-t-0 md:grid-cols-[3.5rem_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)_8.5rem] md:px-5">
      <span className="font-extrabold tabular-nums">
        {day && (
          <span className="block text-support font-semibold whitespace-nowrap text-ink-600">{day}</span>
        )}
        {start}
      </span>
      <span className="justify-self-end md:order-last">
        <BookingBadge status={status} seenBy="cliente" />
      </span>
      <span className="text-label wrap-anywhere text-ink-700 max-md:col-span-full max-md:mt-1">
        {servicio || 'Sin servicio elegido'}
        {state && <span className="block text-support font-semibold text-ink-900">{state}</span>}
      </span>
      <PersonLink to={userDossierPath(clientId)} label="Cliente" name={clientName || clientId} />
      <PersonLink
        to={technicianDossierPath(technicianId)}
        label="Técnico"
        name={technicianName || technicianId}
      />
    </li>
  )
}

function PersonLink({ to, label, name }: { to: string; label: string; name: string }) {
  return (
    <Link
      to={to}
      className="group inline-flex min-h-11 min-w-0 items-center gap-2 max-md:col-span-full md:flex-col md:items-start md:gap-0"
    >
      <span className="text-support text-ink-600 max-md:w-14">{label}</span>
      <span className="min-w-0 font-semibold wrap-anywhere text-petrol-600 group-hover:underline">
        <bdi>{name}</bdi>
      </span>
    </Link>
  )
}
