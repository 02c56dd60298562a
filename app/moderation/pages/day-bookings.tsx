// The bookings of one day, from the counter 'Reservas hoy' of the panel.
import { servicesContext } from '#app/services.ts'
import { listBookingsOfDay } from '#moderation/persistence/admin-bookings.server.ts'
import { BookingLine } from '#moderation/ui/booking-line.tsx'
import { listCursorFrom, listCursorText } from '#platform/domain/lists.ts'
import { addDays, bogotaDate, isDate } from '#platform/domain/time.ts'
import { BackLink, ButtonLink } from '#platform/ui/basics/button.tsx'
import { EmptyState } from '#platform/ui/basics/empty-state.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { ListPages } from '#platform/ui/list-pages.tsx'
import { capitalised, datedDayText } from '#platform/wording/dates.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
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
