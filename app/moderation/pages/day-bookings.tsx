// The bookings of one day, from the counter 'Reservas hoy' of the panel.
import { Link } from 'react-router'
import { technicianDossierPath, userDossierPath } from '#accounts/domain/panel-paths.ts'
import { servicesContext } from '#app/services.ts'
import { BookingBadge } from '#bookings/ui/booking-badge.tsx'
import type { AdminBooking } from '#moderation/domain/panel-rows.ts'
import { listBookingsOfDay } from '#moderation/persistence/admin-bookings.server.ts'
import { listCursorFrom, listCursorText } from '#platform/domain/lists.ts'
import { addDays, bogotaDate, isDate } from '#platform/domain/time.ts'
import { BackLink, ButtonLink } from '#platform/ui/basics/button.tsx'
import { EmptyState } from '#platform/ui/basics/empty-state.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { ListPages } from '#platform/ui/list-pages.tsx'
import { capitalised, datedDayText } from '#platform/wording/dates.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { situationOf } from '#visits/domain/situation.ts'
import { panelText } from '#visits/wording/situation.ts'
import type { Route } from './+types/day-bookings'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now: clock } = context.get(servicesContext)
  const now = clock()
  const today = bogotaDate(now)
  const asked = url.searchParams.get('dia') ?? ''
  const date = isDate(asked) ? asked : today
  const cursor = listCursorFrom(url.searchParams.get('desde'))
  const { rows, next } = await listBookingsOfDay(db, date, cursor)
  return { now, today, date, rows, next, before: cursor?.shown ?? 0 }
}

export const meta = () => pageMeta('Reservas del día')

const pathOf = (date: string) => `/admin/reservas?dia=${date}`

export default function DayBookings({
  loaderData: { now, today, date, rows, next, before },
}: Route.ComponentProps) {
  return (
    <div className="container-57.5 pt-5 pb-16 md:pt-8">
      <BackLink to="/admin">Panel administrador</BackLink>
      <h1 className="mt-1 type-h1">{date === today ? 'Reservas de hoy' : 'Reservas del día'}</h1>
      <div className="mt-1 mb-5 flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-600">{capitalised(datedDayText(date, today))}, sin las canceladas</p>
        <nav aria-label="Días" className="flex gap-2.5 max-sm:w-full max-sm:*:flex-1 max-sm:*:px-2">
          <ButtonLink kind="white" to={pathOf(addDays(date, -1))}>
            <Icon of="arrow-left" size={18} />
            Día anterior
          </ButtonLink>
          <ButtonLink kind="white" to={pathOf(addDays(date, 1))}>
            Día siguiente
            <Icon of="arrow-right" size={18} />
          </ButtonLink>
        </nav>
      </div>
      {rows.length === 0 ? (
        <div className="rounded-16 border border-paper-200 bg-white">
          <EmptyState
            drawing="coffee-on-the-sill"
            title="Sin reservas"
            text="Nadie tiene una visita ese día."
          />
        </div>
      ) : (
        <>
          <ul className="overflow-hidden rounded-16 border border-paper-200 bg-white shadow-1">
            {rows.map(booking => (
              <BookingLine key={booking.key} booking={booking} now={now} />
            ))}
          </ul>
          <ListPages
            before={before}
            rows={rows.length}
            first={pathOf(date)}
            next={next && `${pathOf(date)}&desde=${listCursorText(next)}`}
          />
        </>
      )}
    </div>
  )
}

function BookingLine({ booking, now }: { booking: AdminBooking; now: Date }) {
  const { start, status, servicio, clientId, clientName, technicianId, technicianName } = booking
  const state = panelText({ visit: booking, situation: situationOf(booking, now) })
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-x-3 border-t border-paper-200 px-4 py-2.5 first:border-t-0 md:grid-cols-[3.5rem_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)_8.5rem] md:px-5">
      <span className="font-extrabold tabular-nums">{start}</span>
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
