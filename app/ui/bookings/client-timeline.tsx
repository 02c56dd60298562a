import type { ReactNode } from 'react'
import { bogotaDate } from '#domain/bogota-time.ts'
import { type Day, timelineOf } from '#domain/bookings/timeline.ts'
import { ButtonLink } from '#ui/basics/button.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { Message } from '#ui/basics/message.tsx'
import { Stars } from '#ui/basics/stars.tsx'
import { ClientBookingCard, type LinkedClientBooking } from '#ui/bookings/client-booking-card.tsx'
import { Counters } from '#ui/bookings/counters.tsx'
import { DayGroup } from '#ui/bookings/day-group.tsx'
import { MoreHistory } from '#ui/bookings/more-history.tsx'
import { RatingBox } from '#ui/bookings/rating-box.tsx'
import { useLiveBookings } from '#ui/hooks/use-live-bookings.ts'
import { useServerClock } from '#ui/hooks/use-server-clock.ts'
import { BOOKING_LABELS } from '#wording/booking-status.ts'

interface ClientTimelineProps {
  bookings: readonly LinkedClientBooking[]
  total: number
  now: Date
  refusal: { readonly key: string; readonly text: string; readonly comentario: string } | null
  /** Messages above the lists. */
  children?: ReactNode
}

/** Section 2, Mis reservas: upcoming bookings and history by day, updated live. */
export function ClientTimeline({ bookings, total, now: serverNow, refusal, children }: ClientTimelineProps) {
  const now = useServerClock(serverNow)
  const changed = useLiveBookings(bookings)
  const { upcoming, history, upcomingCount } = timelineOf(bookings, now, 'oldest-first')
  const days = { today: bogotaDate(now), changed, refusal }
  const isShownAtBooking = bookings.some(
    ({ key, ...booking }) => String(key) === refusal?.key && mayRate(booking),
  )
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <h1 className="type-h1">Mis reservas</h1>
        <Counters upcoming={upcomingCount} history={total - upcomingCount} />
      </div>
      {children}
      {refusal && !isShownAtBooking && <Message kind="error">{refusal.text}</Message>}
      <p role="status" className="sr-only">
        {bookings
          .filter(({ key }) => changed.has(key))
          .map(({ technicianName, status }) => `${technicianName}: ${BOOKING_LABELS.cliente[status]}.`)
          .join(' ')}
      </p>
      <section aria-labelledby="proximas" className="mt-8">
        <h2 id="proximas" className="mb-4 scroll-mt-16 type-h2">
          Próximas
        </h2>
        {upcoming.length > 0 ? (
          <Days days={upcoming} {...days} />
        ) : (
          <div className="rounded-16 border border-paper-200 bg-white">
            <EmptyState
              drawing="coffee-on-the-sill"
              title="Todo en orden"
              text="No tienes reservas próximas."
            >
              <ButtonLink to="/tecnicos">Buscar un técnico</ButtonLink>
            </EmptyState>
          </div>
        )}
      </section>
      <section aria-labelledby="historial" className="mt-10">
        <h2 id="historial" className="mb-4 scroll-mt-16 type-h2">
          Historial
        </h2>
        {history.length > 0 ? (
          <Days days={history} past {...days} />
        ) : (
          <p className="rounded-16 border border-paper-200 bg-white p-5 text-ink-600">
            Aún no tienes historial.
          </p>
        )}
        <MoreHistory shown={bookings.length} total={total} />
      </section>
    </>
  )
}

/** D15: once per completed booking. */
function mayRate({ status, rating }: Pick<LinkedClientBooking, 'status' | 'rating'>): boolean {
  return status === 'completada' && rating === null
}

interface DaysProps extends Pick<ClientTimelineProps, 'refusal'> {
  days: readonly Day<LinkedClientBooking>[]
  today: string
  changed: ReadonlySet<number>
  past?: boolean
}

function Days({ days, today, changed, refusal, past = false }: DaysProps) {
  return (
    <ul className="grid gap-6">
      {days.map(({ date, bookings }) => (
        <DayGroup key={date} date={date} today={today}>
          {bookings.map(booking => (
            <ClientBookingCard
              key={booking.key}
              booking={booking}
              past={past}
              changed={changed.has(booking.key)}
            >
              {booking.rating !== null && (
                <OwnRating
                  rating={booking.rating}
                  aprobada={booking.aprobada ?? false}
                  rejected={booking.rejected}
                />
              )}
              {mayRate(booking) && (
                <RatingBox
                  bookingKey={booking.key}
                  technicianName={booking.technicianName}
                  refusal={refusal?.key === String(booking.key) ? refusal : null}
                />
              )}
            </ClientBookingCard>
          ))}
        </DayGroup>
      ))}
    </ul>
  )
}

/** The client's own review and its moderation state. */
function OwnRating({ rating, aprobada, rejected }: { rating: number; aprobada: boolean; rejected: boolean }) {
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-support text-ink-600">
      <span className="text-label font-bold text-ink-900">Tu calificación</span>
      <Stars rating={rating} />
      <span>{aprobada ? 'Publicada' : rejected ? 'No la publicamos' : 'En revisión'}</span>
    </p>
  )
}
