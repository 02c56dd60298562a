import type { ReactNode } from 'react'
import { UpcomingCard } from '#agenda/ui/client-booking-card.tsx'
import { HistoryRow } from '#agenda/ui/client-history-row.tsx'
import { DayGroup } from '#agenda/ui/timeline-parts.tsx'
import { visitId } from '#bookings/domain/booking-paths.ts'
import { type Day, isUpcoming } from '#bookings/domain/timeline.ts'
import type { LinkedClientBooking } from '#visits/ui/linked-visit.ts'

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
  booked: BookedVisit | null
  /** Keys of the visits whose rescue stands above. */
  rescued: ReadonlySet<number>
  now: Date
}

/** A client's bookings by day: cards of those to come, one card per day of those that are over. */
export function ClientDays(props: ClientDaysProps) {
  const { days, today, changed, booked, rescued, now } = props
  return (
    <ul className={`grid items-start gap-5 ${TWO_COLUMNS}`}>
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
            const entry = { booking, today, now, changed: changed.has(booking.key) }
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
                  <UpcomingCard {...entry} hasRescue={rescued.has(booking.key)} />
                ) : (
                  <HistoryRow {...entry} />
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

// On a tablet days stand beside each other; one that is left over at the end has the row, and its cards the columns.
const TWO_COLUMNS =
  'tablet:max-md:has-[>:nth-child(2)]:grid-cols-2 tablet:max-md:[&>:last-child:nth-child(odd):not(:first-child)]:col-span-2 tablet:max-md:[&>:last-child:nth-child(odd):not(:first-child)>ul.grid]:grid-cols-2'

const HISTORY_DAY = 'divide-y divide-paper-200 rounded-16 border border-paper-200 bg-white shadow-1'
