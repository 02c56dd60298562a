import { BackLink } from '#platform/ui/basics/button.tsx'
// Every booking of a technician, from the dossier; `visita` starts at one of them.

import { data, Link } from 'react-router'
import { technicianDossierPath, userDossierPath } from '#accounts/domain/panel-paths.ts'
import { servicesContext } from '#app/services.ts'
import { BookingBadge } from '#bookings/ui/booking-badge.tsx'
import type { DossierBooking } from '#moderation/domain/person-dossier.ts'
import { listBookingsForAdmin } from '#moderation/persistence/admin-bookings.server.ts'
import { findTechnicianForAdmin } from '#moderation/persistence/person-dossiers.server.ts'
import { listCursorFrom, listCursorText } from '#platform/domain/lists.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { EmptyState } from '#platform/ui/basics/empty-state.tsx'
import { ListPages } from '#platform/ui/list-pages.tsx'
import { capitalised, datedDayText } from '#platform/wording/dates.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { technicianName } from '#platform/wording/person-names.ts'
import { agreedPriceText, hasPrice } from '#platform/wording/price.ts'
import { situationOf } from '#visits/domain/situation.ts'
import { panelText } from '#visits/wording/situation.ts'
import type { Route } from './+types/technician-bookings'

export async function loader({ params: { uid }, url, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  const found = await findTechnicianForAdmin(db, uid)
  if (!found) throw data(null, 404)
  const cursor = listCursorFrom(url.searchParams.get('desde'))
  const visit = url.searchParams.get('visita') ?? ''
  const first = /^[1-9]\d{0,14}$/.test(visit) ? Number(visit) : null
  const { rows, next } = await listBookingsForAdmin(db, uid, { cursor, first })
  const before = cursor?.shown ?? 0
  return {
    uid,
    name: technicianName(found.technician.nombre),
    now: now(),
    rows,
    next,
    before,
    first,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(loaderData ? `Reservas de ${loaderData.name}` : 'Ficha no encontrada')

export default function TechnicianBookings({ loaderData }: Route.ComponentProps) {
  const { uid, name, now, rows, next, before, first } = loaderData
  const path = `${technicianDossierPath(uid)}/reservas`
  return (
    <div className="container-57.5 pt-5 pb-16 md:pt-8">
      <BackLink to={technicianDossierPath(uid)}>
        <bdi>{name}</bdi>
      </BackLink>
      <h1 className="mt-1 mb-5 type-h1 wrap-anywhere">
        Reservas de <bdi>{name}</bdi>
      </h1>
      {rows.length === 0 ? (
        <div className="rounded-16 border border-paper-200 bg-white">
          <EmptyState
            drawing="closed-window"
            title="Sin reservas"
            text="Cuando un cliente reserve, aparecerá aquí."
          />
        </div>
      ) : (
        <>
          <ul className="overflow-hidden rounded-16 border border-paper-200 bg-white shadow-1">
            {rows.map(booking => (
              <BookingItem key={booking.key} booking={booking} now={now} isChosen={booking.key === first} />
            ))}
          </ul>
          <ListPages
            before={before}
            rows={rows.length}
            first={path}
            next={next && `${path}?desde=${listCursorText(next)}`}
          />
        </>
      )}
    </div>
  )
}

function BookingItem({ booking, now, isChosen }: { booking: DossierBooking; now: Date; isChosen: boolean }) {
  const { date, start, status, clientId, clientName, servicio, precio, description } = booking
  const today = bogotaDate(now)
  const state = panelText({ visit: booking, situation: situationOf(booking, now) })
  return (
    <li
      aria-current={isChosen || undefined}
      className="border-t border-paper-200 px-4 py-3.5 first:border-0 aria-[current]:bg-petrol-50 md:px-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="font-bold">{`${capitalised(datedDayText(date, today))}, ${start}`}</p>
        <BookingBadge status={status} seenBy="cliente" />
      </div>
      <p className="mt-0.5 dots text-support wrap-anywhere text-ink-600">
        <Link to={userDossierPath(clientId)} className="min-h-6 font-bold text-petrol-600 hover:underline">
          <bdi>{clientName}</bdi>
        </Link>
        {servicio && <span>{servicio}</span>}
        {hasPrice(precio) && <span>{agreedPriceText(precio)}</span>}
        {state && <span className="font-semibold text-ink-900">{state}</span>}
      </p>
      {description && <p className="mt-1 text-support wrap-anywhere text-ink-700">{description}</p>}
    </li>
  )
}
