import type { ReactNode } from 'react'
import type { Day } from '#bookings/domain/timeline.ts'
import { ClientBookingCard } from '#bookings/ui/client-booking-card.tsx'
import { DayGroup } from '#bookings/ui/day-group.tsx'
import type { LinkedClientBooking } from '#bookings/ui/linked-bookings.ts'
import { RatingBox, type RatingBoxRefusal } from '#bookings/ui/rating-box.tsx'
import { Stars } from '#platform/ui/basics/stars.tsx'

export interface ClientDaysProps {
  days: readonly Day<LinkedClientBooking>[]
  state: 'upcoming' | 'current' | 'past'
  today: string
  changed: ReadonlySet<number>
  refusalOf: (booking: LinkedClientBooking) => RatingBoxRefusal | null
  /** The booking whose rating is asked for at the top of the page, and not again in its card. */
  ratedAbove: number | undefined
  /** To the guarantee case of a visit, or to the form that opens one. */
  caseLink: (booking: LinkedClientBooking, now: Date) => ReactNode
  now: Date
}

/** A client's bookings by day. */
export function ClientDays({
  days,
  state,
  today,
  changed,
  refusalOf,
  ratedAbove,
  caseLink,
  now,
}: ClientDaysProps) {
  return (
    <ul className="grid gap-6">
      {days.map(({ date, bookings }) => (
        <DayGroup key={date} date={date} today={today}>
          {bookings.map(booking => (
            <ClientBookingCard
              key={booking.key}
              booking={booking}
              state={state}
              today={today}
              changed={changed.has(booking.key)}
            >
              {booking.rating !== null && <OwnRating booking={booking} rating={booking.rating} />}
              {booking.status === 'completada' && booking.rating === null && booking.key !== ratedAbove && (
                <RatingBox
                  bookingKey={booking.key}
                  technicianName={booking.technicianName}
                  refusal={refusalOf(booking)}
                />
              )}
              {caseLink(booking, now)}
            </ClientBookingCard>
          ))}
        </DayGroup>
      ))}
    </ul>
  )
}

/** The client's own review and its moderation state. */
function OwnRating({
  booking: { aprobada, rejected },
  rating,
}: {
  booking: LinkedClientBooking
  rating: number
}) {
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-support text-ink-600">
      <span className="text-label font-bold text-ink-900">Tu calificación</span>
      <Stars rating={rating} />
      <span>{aprobada ? 'Publicada' : rejected ? 'No la publicamos' : 'En revisión'}</span>
    </p>
  )
}
