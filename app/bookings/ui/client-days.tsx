import { type ReactNode, useState } from 'react'
import { visitId } from '#bookings/domain/booking-paths.ts'
import { type Day, isUnderWay, isUpcoming } from '#bookings/domain/timeline.ts'
import { HistoryRow, UpcomingCard } from '#bookings/ui/client-booking-card.tsx'
import type { LinkedClientBooking } from '#bookings/ui/linked-bookings.ts'
import { RatingBox, type RatingBoxRefusal, RatingThanks } from '#bookings/ui/rating-box.tsx'
import { DayGroup } from '#bookings/ui/timeline-parts.tsx'

/** D15: once per completed booking. */
export function mayRate({ status, rating }: Pick<LinkedClientBooking, 'status' | 'rating'>): boolean {
  return status === 'completada' && rating === null
}

export interface BookedVisit {
  readonly key: number
  /** Above and below its card. */
  readonly message: ReactNode
  readonly footer: ReactNode
}

export interface ClientDaysProps {
  days: readonly Day<LinkedClientBooking>[]
  today: string
  changed: ReadonlySet<number>
  refusalOf: (booking: LinkedClientBooking) => RatingBoxRefusal | null
  /** The booking whose rating is asked for at the top of the page, and not again in its entry. */
  asked: number | undefined
  booked: BookedVisit | null
  /** To the guarantee case of a visit, or to the form that opens one. */
  caseLink: (booking: LinkedClientBooking, now: Date) => ReactNode
  now: Date
}

/** A client's bookings by day: cards of those to come, one card per day of those that are over. */
export function ClientDays(props: ClientDaysProps) {
  const { days, today, changed, refusalOf, asked, booked, caseLink, now } = props
  return (
    <ul className="grid gap-5">
      {days.map(({ date, bookings }) => (
        <DayGroup
          key={date}
          date={date}
          today={today}
          {...(!bookings.every(booking => isUpcoming(booking, now)) && {
            past: true,
            className: HISTORY_DAY,
          })}
        >
          {bookings.map(booking => {
            const refusal = booking.key === asked ? null : refusalOf(booking)
            const entry = { booking, today, changed: changed.has(booking.key), open: refusal !== null }
            const isBooked = booking.key === booked?.key
            return (
              <li
                key={booking.key}
                id={visitId(booking.key)}
                tabIndex={-1}
                className="grid scroll-mt-10 gap-3 rounded-16"
              >
                {isBooked && booked.message}
                {isUpcoming(booking, now) ? (
                  <UpcomingCard {...entry}>{caseLink(booking, now)}</UpcomingCard>
                ) : (
                  <HistoryRow {...entry} underWay={isUnderWay(booking, now)}>
                    <EntryRating booking={booking} isAsked={booking.key === asked} refusal={refusal} />
                    {caseLink(booking, now)}
                  </HistoryRow>
                )}
                {isBooked && booked.footer}
              </li>
            )
          })}
        </DayGroup>
      ))}
    </ul>
  )
}

const HISTORY_DAY = 'divide-y divide-paper-200 rounded-16 border border-paper-200 bg-white shadow-1'

interface EntryRatingProps {
  booking: LinkedClientBooking
  /** Its form stands at the top of the page. */
  isAsked: boolean
  refusal: RatingBoxRefusal | null
}

/** The rating of a visit in its detail: the form, then the thanks in its place, later the review and its state. */
function EntryRating({ booking, isAsked, refusal }: EntryRatingProps) {
  const { rating, aprobada, rejected } = booking
  const hasForm = !isAsked && mayRate(booking)
  const [hadForm, setHadForm] = useState(hasForm)
  if (hasForm && !hadForm) setHadForm(true)
  if (hasForm) return <RatingBox booking={booking} refusal={refusal} />
  if (rating === null) return null
  return (
    <>
      {hadForm && <RatingThanks />}
      <p className="text-label text-ink-600">
        <span className="font-bold text-ink-900">Tu calificación:</span>{' '}
        <span>{aprobada ? 'Publicada' : rejected ? 'No la publicamos' : 'En revisión'}</span>
      </p>
    </>
  )
}
